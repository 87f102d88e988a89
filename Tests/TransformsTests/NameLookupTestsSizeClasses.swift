import SwiftSyntax
import Testing

@testable import Transforms

struct SizeClassNameTests {
  @Test(arguments: sizeClasses + uiKit + followed)
  func evidence(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    let found = source.marked.map { describe(source.index.sizeClassEvidence(for: $0)) }
    #expect(found == sample.expected)
  }

  @Test(arguments: falseFriends)
  func notSizeClass(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    let found = source.marked.map { describe(source.index.sizeClassEvidence(for: $0)) }
    #expect(found == sample.expected)
    #expect(!found.contains { $0.contains("swiftUI") || $0.contains("uiKit") })
  }

  /// Each pair of marked expressions is a comparison.
  @Test(arguments: comparisons)
  func comparison(_ sample: Sample<String>) throws {
    let source = try MarkedSource(sample.text)
    let starts = stride(from: 0, to: source.marked.count, by: 2)
    for (left, right) in [(0, 1), (1, 0)] {
      let found = starts.map {
        describe(
          source.index.comparesSizeClass(source.marked[$0 + left], source.marked[$0 + right]))
      }
      #expect(found == sample.expected)
    }
  }

  func describe(_ evidence: SizeClassEvidence) -> String {
    switch evidence {
    case .sizeClass(let axis, let framework, let isOptional):
      "\(axis) \(framework)\(isOptional ? "?" : "")"
    case .somethingElse(let reason): reason
    case .looksLikeSizeClass: "looks like it"
    case .unknown: "unknown"
    }
  }

  static let sizeClasses: [Sample<String>] = [
    Sample(
      "environment properties, whatever their names",
      """
      struct A: View {
        @Environment(\\.horizontalSizeClass) private var horizontalSizeClass
        @Environment(\\.verticalSizeClass)
        var v
        @SwiftUI.Environment(\\.horizontalSizeClass) var h
        @Environment(\\EnvironmentValues.verticalSizeClass) var w: UserInterfaceSizeClass?
        var body: some View {
          if ⟪horizontalSizeClass⟫ != .compact || ⟪v⟫ != .compact, ⟪self.h⟫ != .compact { ⟪(w)⟫ }
        }
      }
      """, "horizontal swiftUI?", "vertical swiftUI?", "horizontal swiftUI?", "vertical swiftUI?"),
    Sample(
      "the spellings of the type",
      """
      import SwiftUI
      typealias Width = UserInterfaceSizeClass?
      func f(
        a: UserInterfaceSizeClass?, b: SwiftUI.UserInterfaceSizeClass?,
        c: Optional<UserInterfaceSizeClass>, d: Swift.Optional<SwiftUI.UserInterfaceSizeClass>,
        e: UserInterfaceSizeClass!, f: inout UserInterfaceSizeClass, g: (UserInterfaceSizeClass)?,
        h: Width, i: UserInterfaceSizeClass = .compact
      ) {
        _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪f⟫, ⟪g⟫, ⟪h⟫, ⟪i⟫, ⟪a!⟫)
      }
      """, "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI?",
      "unknown swiftUI?", "unknown swiftUI", "unknown swiftUI?", "unknown swiftUI?",
      "unknown swiftUI", "unknown swiftUI"),
    Sample(
      "parameters of static and free functions, and their results",
      """
      struct Grid {
        static func columns(for width: UserInterfaceSizeClass?) -> Int { ⟪width⟫ == .compact ? 1 : 2 }
        static func sizeClass() -> UserInterfaceSizeClass? { nil }
        func f() { _ = (⟪Grid.sizeClass()⟫, ⟪self.other()⟫) }
        func other() -> UserInterfaceSizeClass { .regular }
      }
      func spacing(_ verticalSizeClass: UserInterfaceSizeClass?) { _ = ⟪verticalSizeClass⟫ }
      """, "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI", "vertical swiftUI?"),
    Sample(
      "properties with a type: state, binding, computed, stored, lazy",
      """
      struct A {
        @State private var a: UserInterfaceSizeClass?
        @Binding var b: UserInterfaceSizeClass?
        var c: UserInterfaceSizeClass? { a }
        let d, e: UserInterfaceSizeClass?
        var f: Binding<UserInterfaceSizeClass?>
        func g() { _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪self.e⟫, ⟪f.wrappedValue⟫) }
      }
      """, "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI?",
      "unknown swiftUI?", "unknown swiftUI?"),
    Sample(
      "a property of a value whose type the file declares",
      """
      struct Metrics { var width: UserInterfaceSizeClass?; static var shared = Metrics() }
      struct A {
        let metrics: Metrics
        var maybe: Metrics?
        func f() { _ = (⟪metrics.width⟫, ⟪maybe?.width⟫, ⟪Metrics.shared.width⟫) }
      }
      """, "unknown swiftUI?", "unknown swiftUI?", "unknown swiftUI?"),
    Sample(
      "declared inside #if, used outside",
      """
      struct A: View {
        #if os(iOS) || os(visionOS)
          @Environment(\\.horizontalSizeClass) private var sizeClass
        #endif
        var body: some View { Text(⟪sizeClass⟫ == .compact ? "a" : "b") }
      }
      """, "horizontal swiftUI?"),
    Sample(
      "the other clause has one of the same type, or of another",
      """
      struct A: View {
        #if os(iOS)
          @Environment(\\.horizontalSizeClass) private var a
          @Environment(\\.horizontalSizeClass) private var b
        #else
          private let a: UserInterfaceSizeClass = .regular
          private let b = Width.regular
        #endif
        var body: some View { Text(⟪a⟫ == .compact ? "" : "", ⟪b⟫ == .compact) }
        #if os(iOS)
          var only: Bool { ⟪b⟫ == .compact }
        #endif
      }
      enum Width { case compact, regular }
      """, "unknown swiftUI?", "'b' is of type 'Width'", "horizontal swiftUI?"),
    Sample(
      "the environment itself",
      """
      func f(environment: EnvironmentValues, other: SwiftUI.EnvironmentValues) {
        _ = (⟪environment.horizontalSizeClass⟫, ⟪other.verticalSizeClass⟫)
      }
      struct A: UIViewRepresentable {
        @Environment(\\.self) var all
        func updateUIView(_ view: UIView, context: Context) {
          _ = (⟪context.environment.horizontalSizeClass⟫, ⟪all.verticalSizeClass⟫)
        }
      }
      """, "horizontal swiftUI?", "vertical swiftUI?", "horizontal swiftUI?", "vertical swiftUI?"),
    Sample(
      "keys that the file adds to the environment",
      """
      extension EnvironmentValues {
        @Entry var width: UserInterfaceSizeClass? = nil
        var pane: PaneSize { get { self[PaneKey.self] } set { self[PaneKey.self] = newValue } }
      }
      struct A {
        @Environment(\\.width) var a
        @Environment(\\.pane) var b
        func f(values: EnvironmentValues) { _ = (⟪a⟫, ⟪b⟫, ⟪values.width⟫) }
      }
      """, "unknown swiftUI?", "'b' is of type 'PaneSize'", "unknown swiftUI?"),
    Sample(
      "not said, but called so; not said at all",
      """
      struct A: View {
        let model: Model
        var body: some View {
          _ = (⟪model.sizeClass⟫, ⟪inheritedSizeClass⟫, ⟪currentSizeClass()⟫, ⟪model.size⟫, ⟪h⟫)
          run { sizeClass in ⟪sizeClass⟫ == .compact || ⟪$0⟫ == .compact }
          if let hSizeClass = model.width { _ = ⟪hSizeClass⟫ }
          let width = model.sizeClass
          _ = (⟪width⟫, ⟪sizes[0]⟫, ⟪.compact⟫, ⟪nil⟫)
        }
      }
      """, "looks like it", "looks like it", "looks like it", "unknown", "unknown",
      "looks like it", "unknown", "looks like it", "looks like it", "unknown", "unknown",
      "unknown"),
  ]

  static let uiKit: [Sample<String>] = [
    Sample(
      "trait collections, inherited and declared",
      """
      class A: UIViewController {
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          _ = ⟪traitCollection.horizontalSizeClass⟫ == .compact
          _ = ⟪self.traitCollection.verticalSizeClass⟫
          _ = ⟪previousTraitCollection?.horizontalSizeClass⟫
          _ = ⟪view.window?.traitCollection.horizontalSizeClass⟫
          _ = ⟪UIScreen.main.traitCollection.verticalSizeClass⟫
          _ = ⟪UITraitCollection.current.horizontalSizeClass⟫
          for traits in [UITraitCollection.current] { _ = ⟪traits.horizontalSizeClass⟫ }
        }
        func f(traits: UITraitCollection, s: UIUserInterfaceSizeClass) {
          _ = (⟪traits.verticalSizeClass⟫, ⟪s⟫, ⟪traits.userInterfaceIdiom⟫)
        }
      }
      """, "horizontal uiKit", "vertical uiKit", "horizontal uiKit?", "horizontal uiKit?",
      "vertical uiKit", "horizontal uiKit", "horizontal uiKit", "vertical uiKit", "unknown uiKit",
      "unknown"),
    Sample(
      "handed to a closure",
      """
      registerForTraitChanges([]) { (self: Self, previousTraitCollection: UITraitCollection) in
        _ = ⟪previousTraitCollection.horizontalSizeClass⟫
      }
      run { traitCollection in _ = ⟪traitCollection.verticalSizeClass⟫ }
      """, "horizontal uiKit", "vertical uiKit"),
    Sample(
      "constants and conversions",
      """
      _ = ⟪UserInterfaceSizeClass.compact⟫
      _ = ⟪UIUserInterfaceSizeClass.unspecified⟫
      _ = ⟪SwiftUI.UserInterfaceSizeClass.regular⟫
      _ = ⟪UserInterfaceSizeClass(traits.horizontalSizeClass)⟫
      import SwiftUI
      """, "unknown swiftUI", "unknown uiKit", "unknown swiftUI", "horizontal swiftUI?"),
  ]
}
