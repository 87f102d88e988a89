@testable import Transforms

/// What must not be taken for a size class, and what two sides of a comparison say together.
extension SizeClassNameTests {
  static let falseFriends: [Sample<String>] = [
    Sample(
      "an app's own enum, called sizeClass",
      """
      enum Density { case compact, regular }
      struct A: View {
        @State private var sizeClass = Density.compact
        let hSizeClass: Density
        @Environment(\\.density) var verticalSizeClass: Density
        var width: Density?
        func f() { _ = (⟪sizeClass⟫, ⟪hSizeClass⟫, ⟪verticalSizeClass⟫, ⟪self.width⟫) }
      }
      """, "'sizeClass' is of type 'Density'", "'hSizeClass' is of type 'Density'",
      "'verticalSizeClass' is of type 'Density'", "'self.width' is of type 'Density?'"),
    Sample(
      "a type of another file, and what is built from one",
      """
      struct A: View {
        let sizeClass: RowDensity
        let horizontalSizeClass = RowDensity(width: 3)
        @AppStorage("sizeClass") var v = Layouts.SizeClass()
        func f() { _ = (⟪sizeClass⟫, ⟪horizontalSizeClass⟫, ⟪v⟫) }
      }
      """, "'sizeClass' is of type 'RowDensity'", "'horizontalSizeClass' is of type 'RowDensity'",
      "'v' is of type 'Layouts.SizeClass'"),
    Sample(
      "the file's own type of that name, nested too",
      """
      enum UserInterfaceSizeClass { case compact, regular }
      func f(sizeClass: UserInterfaceSizeClass?) {
        _ = (⟪sizeClass⟫, ⟪UserInterfaceSizeClass.compact⟫)
      }
      struct A {
        enum UIUserInterfaceSizeClass { case compact }
        let sizeClass: UIUserInterfaceSizeClass
        var g: Bool { ⟪sizeClass⟫ == .compact }
      }
      """, "'sizeClass' is of type 'UserInterfaceSizeClass?'",
      "'UserInterfaceSizeClass.compact' is of type 'UserInterfaceSizeClass'",
      "'sizeClass' is of type 'A.UIUserInterfaceSizeClass'"),
    Sample(
      "another module's type of that name",
      """
      import Shims
      func f(sizeClass: Shims.UserInterfaceSizeClass, other: Kit.UserInterfaceSizeClass) {
        _ = (⟪sizeClass⟫, ⟪other⟫)
      }
      """, "'sizeClass' is of type 'Shims.UserInterfaceSizeClass'",
      "'other' is of type 'Kit.UserInterfaceSizeClass'"),
    Sample(
      "other environment keys, another Environment, objects",
      """
      struct A: View {
        @Environment(\\.sizeClass) var sizeClass
        @Environment(SizeModel.self) var hSizeClass
        @Environment(\\.horizontalSizeClass) var h: Density
        @Environment(\\.colorScheme) var vSizeClass
        func f() { _ = (⟪sizeClass⟫, ⟪hSizeClass⟫, ⟪h⟫, ⟪vSizeClass⟫, ⟪_h⟫) }
      }
      """, "'sizeClass' is the environment value 'sizeClass'",
      "'hSizeClass' is of type 'SizeModel'", "'h' is of type 'Density'",
      "'vSizeClass' is the environment value 'colorScheme'",
      "it is the property wrapper of 'h'"),
    Sample(
      "the file's own property wrapper called Environment",
      """
      @propertyWrapper struct Environment<T> { var wrappedValue: T }
      struct A { @Environment(\\.horizontalSizeClass) var h; func f() { _ = ⟪h⟫ } }
      """, "'h' is the environment value 'horizontalSizeClass'"),
    Sample(
      "an environment whose key the file declares otherwise",
      """
      extension EnvironmentValues { @Entry var horizontalSizeClass = Width.regular }
      enum Width { case compact, regular }
      struct A { @Environment(\\.horizontalSizeClass) var h; func f() { _ = ⟪h⟫ } }
      """, "'h' is of type 'Width'"),
    Sample(
      "shadowed by something else",
      """
      enum Width { case compact }
      struct A: View {
        @Environment(\\.horizontalSizeClass) private var sizeClass
        func f(sizeClass: Width) { _ = ⟪sizeClass⟫ }
        func g() { let sizeClass = Width.compact; run { _ = ⟪sizeClass⟫ } }
        func h() { for sizeClass in Width.allCases { _ = ⟪sizeClass⟫ } }
        var body: some View { ForEach(Width.allCases, id: \\.self) { sizeClass in _ = ⟪sizeClass⟫ } }
      }
      struct B { var sizeClass: Width; func f() { _ = ⟪sizeClass⟫ } }
      """, "'sizeClass' is of type 'Width'", "'sizeClass' is of type 'Width'",
      "'sizeClass' is of type 'Width'", "'sizeClass' is of type 'Width'",
      "'sizeClass' is of type 'Width'"),
    Sample(
      "generic parameters, associated types, opaque types",
      """
      protocol P { associatedtype Size; var sizeClass: Size { get } }
      extension P { func f() { _ = ⟪sizeClass⟫ } }
      func f<UserInterfaceSizeClass>(sizeClass: UserInterfaceSizeClass, hSizeClass: some Sized) {
        _ = (⟪sizeClass⟫, ⟪hSizeClass⟫)
      }
      """, "'sizeClass' is of type 'Size'", "'sizeClass' is of type 'UserInterfaceSizeClass'",
      "'hSizeClass' is of type 'Sized'"),
    Sample(
      "members of an app's own types",
      """
      enum Width { case compact }
      class Base { var hSizeClass = Width.compact }
      class Leaf: Base { func f() { _ = ⟪hSizeClass⟫ } }
      struct Theme { var sizeClass: Width; static func sizeClass(_ x: Int) -> Width { .compact } }
      struct A {
        let theme: Theme
        func f() { _ = (⟪theme.sizeClass⟫, ⟪Theme.sizeClass(1)⟫) }
        func g(traitCollection: Theme) { _ = ⟪traitCollection.sizeClass⟫ }
      }
      enum Event { case resized(Width) }
      func h(event: Event) { if case .resized(let sizeClass) = event { _ = ⟪sizeClass⟫ } }
      """, "'hSizeClass' is of type 'Width'", "'theme.sizeClass' is of type 'Width'",
      "'Theme.sizeClass(1)' is of type 'Width'", "'traitCollection.sizeClass' is of type 'Width'",
      "'sizeClass' is of type 'Width'"),
    Sample(
      "two meanings by #if",
      """
      #if os(iOS)
        typealias Width = UserInterfaceSizeClass
      #else
        typealias Width = Density
      #endif
      func f(sizeClass: Width) { _ = ⟪sizeClass⟫ }
      """, "'sizeClass' is of type 'Width'"),
    Sample(
      "functions, closures, tuples and projections",
      """
      struct A {
        @Binding var sizeClass: UserInterfaceSizeClass?
        let hSizeClass: () -> UserInterfaceSizeClass?
        func vSizeClass() {}
        func f() { _ = (⟪$sizeClass⟫, ⟪hSizeClass⟫, ⟪vSizeClass⟫, ⟪Binding<Width>.self⟫) }
      }
      """, "it is the property wrapper of 'sizeClass'",
      "'hSizeClass' is of type '() -> UserInterfaceSizeClass?'", "'vSizeClass' is a function",
      "unknown"),
  ]

  static let comparisons: [Sample<String>] = [
    Sample(
      "one side is enough",
      """
      enum Density { case compact }
      struct A {
        @Environment(\\.horizontalSizeClass) var h
        let sizeClass: Density
        let foreign: Alias
        func f() {
          _ = ⟪h⟫ == ⟪.compact⟫
          _ = ⟪h⟫ != ⟪UserInterfaceSizeClass.compact⟫
          _ = ⟪model.width⟫ == ⟪UserInterfaceSizeClass.compact⟫
          _ = ⟪model.sizeClass⟫ == ⟪UIUserInterfaceSizeClass.compact⟫
          _ = ⟪foreign⟫ == ⟪SwiftUI.UserInterfaceSizeClass.compact⟫
          _ = ⟪sizeClass⟫ == ⟪.compact⟫
          _ = ⟪sizeClass⟫ == ⟪Density.compact⟫
          _ = ⟪model.sizeClass⟫ == ⟪Density.compact⟫
          _ = ⟪model.sizeClass⟫ == ⟪.compact⟫
          _ = ⟪model.width⟫ == ⟪.compact⟫
        }
      }
      import SwiftUI
      """, "horizontal swiftUI?", "horizontal swiftUI?", "unknown swiftUI?", "unknown uiKit?",
      "unknown swiftUI?", "'sizeClass' is of type 'Density'", "'sizeClass' is of type 'Density'",
      "'Density.compact' is of type 'Density'", "looks like it", "unknown")
  ]
}
