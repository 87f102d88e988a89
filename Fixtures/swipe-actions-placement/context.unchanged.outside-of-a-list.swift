import SwiftUI

struct ShareAction { var symbol = "" }

extension View {
  func swipeActions(_ action: () -> ShareAction) -> some View { self }
}
