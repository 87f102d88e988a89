@testable import Transforms

/// Size classes that reach their use through another name.
extension SizeClassNameTests {
  static let followed: [Sample<String>] = [
    Sample(
      "locals that hold one, unwrapped and not",
      """
      struct A: View {
        @Environment(\\.horizontalSizeClass) private var h
        func f(metrics: Metrics) {
          let a = h
          let b = h ?? .compact
          guard let c = a, let h else { return }
          let (d, e) = (h, 1)
          let f = metrics.raw as? UserInterfaceSizeClass
          let g = flag ? self.h : nil
          if case let i? = f, case .some(let j) = g { _ = (⟪i⟫, ⟪j⟫) }
          _ = (⟪a⟫, ⟪b⟫, ⟪c⟫, ⟪d⟫, ⟪e⟫, ⟪f⟫, ⟪g⟫, ⟪h⟫)
        }
      }
      """, "unknown swiftUI", "horizontal swiftUI", "horizontal swiftUI?", "horizontal swiftUI",
      "horizontal swiftUI", "horizontal swiftUI", "'e' is of type 'Int'", "unknown swiftUI?",
      "horizontal swiftUI?", "horizontal swiftUI"),
    Sample(
      "closures that are handed one",
      """
      struct A: View {
        @Environment(\\.verticalSizeClass) private var v
        var body: some View {
          Text("").onChange(of: v) { old, new in _ = (⟪old⟫, ⟪new⟫) }
            .onChange(of: v) { _ = ⟪$0⟫ }
            .onChange(of: v, perform: { value in _ = ⟪value⟫ })
          let narrow = v.map { ⟪$0⟫ == .compact }
        }
      }
      """, "vertical swiftUI?", "vertical swiftUI?", "vertical swiftUI?", "vertical swiftUI?",
      "vertical swiftUI"),
    Sample(
      "setters, captures, associated values",
      """
      enum Change { case width(UserInterfaceSizeClass?, animated: Bool) }
      struct A {
        @Environment(\\.horizontalSizeClass) var h
        var s: UserInterfaceSizeClass? { get { nil } set { _ = ⟪newValue⟫ } }
        func f(change: Change) {
          run { [h] in ⟪h⟫ }
          run { [w = h] in ⟪w⟫ }
          switch change { case .width(let w, let animated): _ = (⟪w⟫, ⟪animated⟫) }
        }
      }
      """, "unknown swiftUI?", "horizontal swiftUI?", "horizontal swiftUI?", "unknown swiftUI?",
      "'animated' is of type 'Bool'"),
  ]
}
