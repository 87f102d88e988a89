import SwiftUI

enum Density {
  case compact, comfortable
}

struct Row: View {
  @Environment(\.horizontalSizeClass) private var width
  let sizeClass: UserInterfaceSizeClass
  let density: Density

  var body: some View {
    if sizeClass == .compact { Text("Narrow") } else { Text("Wide") }
    Text("Row").padding(density == .compact ? 4 : 8)
    if width == .compact { Text("Only here") }
    if let width {
      Text("Known").padding(width == .compact ? 4 : 8)
    }
    switch width {
    case .compact: Text("Narrow")
    case .regular: Text("Wide")
    default: Text("Neither")
    }
    switch density {
    case .compact: Text("Narrow")
    default: Text("Wide")
    }
  }

  func guarded() -> Int {
    guard width == .compact else { return 4 }
    return 2
  }
}
