@testable import Transforms

extension NameLookupMemberTests {
  static let conditions: [Sample<String>] = [
    Sample(
      "a property inside #if counts",
      """
      struct A {
        #if os(iOS)
          @Environment(\\.horizontalSizeClass) private var x
        #endif
        func f() { _ = ⟪x⟫ }
      }
      """, "property A.x 3"),
    Sample(
      "both clauses count outside, the fitting one inside",
      """
      struct A {
        #if os(iOS)
          var x = 1
        #else
          var x = "a"
        #endif
        func f() {
          _ = ⟪x⟫
          #if os(iOS)
            _ = ⟪x⟫
          #elseif DEBUG
            _ = ⟪x⟫
          #else
            _ = ⟪self.x⟫
          #endif
          #if os(macOS)
            _ = ⟪x⟫
          #endif
        }
      }
      """, "property A.x 3; property A.x 5", "property A.x 3", "property A.x 5", "property A.x 5",
      "property A.x 5"),
    Sample(
      "conditions of several parts and negated ones",
      """
      #if os(iOS) && !DEBUG
        let x = 1
      #elseif !os(tvOS)
        let x = 2
      #else
        let x = 3
      #endif
      #if DEBUG
        let a = ⟪x⟫
      #endif
      #if os(tvOS)
        let b = ⟪x⟫
      #endif
      """, "global x 4; global x 6", "global x 6"),
    Sample(
      "locals inside #if",
      """
      func f() {
        #if os(iOS)
          let x = 1
        #else
          let x = 2
        #endif
        _ = ⟪x⟫
      }
      """, "local x 3; local x 5"),
    Sample(
      "a type declared once per platform is one type",
      """
      #if os(iOS)
        struct A { let x = 1 }
      #else
        struct A { let x = 2 }
      #endif
      extension A { func f() { _ = ⟪x⟫ } }
      """, "property A.x 2; property A.x 4"),
    Sample(
      "cases and modifiers inside #if",
      """
      func f(value: E) {
        switch value {
        #if os(iOS)
          case .a(let x): _ = ⟪x⟫
        #endif
        default: break
        }
        view
          #if os(iOS)
            .modifier { y in ⟪y⟫ }
          #endif
      }
      """, "pattern x 4", "closureParameter y 10"),
  ]
}
