@testable import Transforms

extension NameLookupTests {
  static let patterns: [Sample<String>] = [
    Sample(
      "if let holds in its block and in later conditions, not in else",
      """
      struct A {
        let x: Int?
        func f() {
          if let x = ⟪x⟫, ⟪x⟫ > 0 { _ = ⟪x⟫ } else { _ = ⟪x⟫ }
        }
      }
      """, "property A.x 2", "pattern x 4", "pattern x 4", "property A.x 2"),
    Sample(
      "else if starts afresh",
      """
      func f(x: Int?) {
        if let x { _ = ⟪x⟫ } else if let y = ⟪x⟫ { _ = (⟪x⟫, ⟪y⟫) }
      }
      """, "pattern x 2", "parameter x 1", "parameter x 1", "pattern y 2"),
    Sample(
      "guard let holds after the statement, not in its else",
      """
      struct A {
        let x: Int?
        func f() {
          guard let x, ⟪x⟫ > 0 else { _ = ⟪x⟫; return }
          _ = ⟪x⟫
        }
      }
      """, "pattern x 4", "property A.x 2", "pattern x 4"),
    Sample(
      "while let and case let",
      """
      func f(x: Int?) {
        while let x = next(⟪x⟫) { _ = ⟪x⟫ }
        if case let .some(y) = x { _ = ⟪y⟫ }
        if case .other(let z, _)? = x, ⟪z⟫ { _ = ⟪z⟫ }
        guard case (let a, let b) = pair else { _ = ⟪a⟫; return }
        _ = ⟪b⟫
      }
      """, "parameter x 1", "pattern x 2", "pattern y 3", "pattern z 4", "pattern z 4",
      "unresolved",
      "pattern b 5"),
    Sample(
      "for in: not in the sequence, but in where and in the body",
      """
      func f(x: [Int]) {
        for x in ⟪x⟫ where ⟪x⟫ > 0 { _ = ⟪x⟫ }
        for (i, y) in pairs { _ = ⟪y⟫ }
        for case let .some(z) in x { _ = ⟪z⟫ }
        for case let w? in x { _ = ⟪w⟫ }
        _ = ⟪x⟫
      }
      """, "parameter x 1", "pattern x 2", "pattern x 2", "pattern y 3", "pattern z 4",
      "pattern w 5", "parameter x 1"),
    Sample(
      "catch",
      """
      func f() {
        do {} catch let e as Failure where ⟪e⟫.isFatal { _ = ⟪e⟫ }
        do {} catch Failure.code(let code) { _ = (⟪code⟫, ⟪error⟫) }
        catch { _ = ⟪error⟫ }
      }
      """, "pattern e 2", "pattern e 2", "pattern code 3", "unresolved", "implicit error 4"),
    Sample(
      "switch",
      """
      func f(x: E) {
        switch x {
        case .a(let x) where ⟪x⟫ > 0: _ = ⟪x⟫
        case let .b(x, y: y), let .c(x, y): _ = ⟪y⟫
        case let x as Int: _ = ⟪x⟫
        case (_, let (p, q)): _ = ⟪q⟫
        default: let z = 1; _ = (⟪x⟫, ⟪z⟫)
        }
        _ = ⟪z⟫
      }
      """, "pattern x 3", "pattern x 3", "pattern y 4", "pattern x 5", "pattern q 6",
      "parameter x 1", "local z 7", "unresolved"),
    Sample(
      "tuples",
      """
      func f() {
        let (a, (b, _)) = (1, (2, 3))
        _ = (⟪a⟫, ⟪b⟫)
      }
      """, "local a 2", "local b 2"),
  ]
}
