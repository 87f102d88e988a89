import SwiftUI

struct Home: View {
  @Environment(\.horizontalSizeClass) private var width
  @SwiftUI.Environment(\.verticalSizeClass) var h
  @Environment(\.horizontalSizeClass)
  private var hSize: UserInterfaceSizeClass?

  private var isWide: Bool { width != .compact }  // expect: safe

  var body: some View {
    VStack {
      if width != .compact {  // expect: safe
        Text("Columns")
      }
      if width != .compact && h != .compact || isWide {  // expect: safe
        Text("Both")
      }
      if .compact != hSize {  // expect: safe
        Text("Turned around")
      }
      if width != UserInterfaceSizeClass.compact {  // expect: safe
        Text("Spelled out")
      }
      if !(width == .compact) {  // expect: safe
        Text("Negated")
      }
      if !((.compact == self.width)), isWide {  // expect: safe
        Text("Negated twice")
      }
      Text("Ternary").padding(width != .compact ? 32 : 16)  // expect: safe
      Text("Nested").padding(
        h != .compact  // expect: safe
          ? 8
          : (width != .compact ? 4 : 2)  // expect: safe
      )
    }
    .opacity(width  /* why */ != /* not */ .compact ? 1 : 0)  // expect: safe
  }

  private func columns(in sizeClass: UserInterfaceSizeClass?) -> Int {
    guard sizeClass != .compact else { return 1 }  // expect: safe
    while sizeClass != .compact { break }  // expect: safe
    return [1, 2, 3].first { $0 > 1 && sizeClass != .compact } ?? 3  // expect: safe
  }

  static func spacing(_ v: UserInterfaceSizeClass?) -> Double {
    let isRoomy = v != .compact  // expect: safe
    return isRoomy ? 16 : 8
  }

  private func local() -> Bool {
    let narrow = Density.compact
    let copy = width
    var flag = false
    flag = copy != .compact  // expect: safe
    return flag && narrow != .compact
  }

  private func optional() -> Bool {
    if let width {
      return width != .compact  // expect: safe
    }
    return false
  }
}

extension Home {
  var isRoomy: Bool {
    !(h == .compact) && hSize != .compact  // expect: safe
  }

  fileprivate var isOdd: Bool { !(h == .compact) == isRoomy }  // expect: safe
}

#if os(iOS)
  struct Shelf: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      Text("Shelf").font(sizeClass != .compact ? .title : .body)  // expect: safe
    }
  }
#endif

#Preview {
  let sizeClass: UserInterfaceSizeClass? = nil
  Text(sizeClass != .compact ? "Wide" : "Narrow")  // expect: safe
}

enum Density {
  case compact, comfortable
}
