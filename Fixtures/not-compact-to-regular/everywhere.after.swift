import SwiftUI

struct Home: View {
  @Environment(\.horizontalSizeClass) private var width
  @SwiftUI.Environment(\.verticalSizeClass) var h
  @Environment(\.horizontalSizeClass)
  private var hSize: UserInterfaceSizeClass?

  private var isWide: Bool { width == .regular }  // expect: safe

  var body: some View {
    VStack {
      if width == .regular {  // expect: safe
        Text("Columns")
      }
      if width == .regular && h == .regular || isWide {  // expect: safe
        Text("Both")
      }
      if .regular == hSize {  // expect: safe
        Text("Turned around")
      }
      if width == UserInterfaceSizeClass.regular {  // expect: safe
        Text("Spelled out")
      }
      if width == .regular {  // expect: safe
        Text("Negated")
      }
      if .regular == self.width, isWide {  // expect: safe
        Text("Negated twice")
      }
      Text("Ternary").padding(width == .regular ? 32 : 16)  // expect: safe
      Text("Nested").padding(
        h == .regular  // expect: safe
          ? 8
          : (width == .regular ? 4 : 2)  // expect: safe
      )
    }
    .opacity(width  /* why */ == /* not */ .regular ? 1 : 0)  // expect: safe
  }

  private func columns(in sizeClass: UserInterfaceSizeClass?) -> Int {
    guard sizeClass == .regular else { return 1 }  // expect: safe
    while sizeClass == .regular { break }  // expect: safe
    return [1, 2, 3].first { $0 > 1 && sizeClass == .regular } ?? 3  // expect: safe
  }

  static func spacing(_ v: UserInterfaceSizeClass?) -> Double {
    let isRoomy = v == .regular  // expect: safe
    return isRoomy ? 16 : 8
  }

  private func local() -> Bool {
    let narrow = Density.compact
    let copy = width
    var flag = false
    flag = copy == .regular  // expect: safe
    return flag && narrow != .compact
  }

  private func optional() -> Bool {
    if let width {
      return width == .regular  // expect: safe
    }
    return false
  }
}

extension Home {
  var isRoomy: Bool {
    h == .regular && hSize == .regular  // expect: safe
  }

  fileprivate var isOdd: Bool { (h == .regular) == isRoomy }  // expect: safe
}

#if os(iOS)
  struct Shelf: View {
    @Environment(\.horizontalSizeClass) private var sizeClass

    var body: some View {
      Text("Shelf").font(sizeClass == .regular ? .title : .body)  // expect: safe
    }
  }
#endif

#Preview {
  let sizeClass: UserInterfaceSizeClass? = nil
  Text(sizeClass == .regular ? "Wide" : "Narrow")  // expect: safe
}

enum Density {
  case compact, comfortable
}
