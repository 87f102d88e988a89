// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    HStack(alignment: .top, spacing: 0) {
      Text("Outline")
        .frame(width: 200)
      Text("Page")
    }
    .inspectorOrColumn(isPresented: $showsSettings, width: 300) {
      Text("Settings")
    }
    .navigationTitle("Editor")
  }
}

private extension View {
  /// Shows a panel in an inspector where the system has one, and in a column before.
  @ViewBuilder
  func inspectorOrColumn<Panel: View>(
    isPresented: Binding<Bool>,
    width: CGFloat,
    @ViewBuilder panel: () -> Panel
  ) -> some View {
    if #available(iOS 17, *) {
      inspector(isPresented: isPresented) {
        panel()
          .inspectorColumnWidth(width)
      }
    } else {
      HStack(alignment: .top, spacing: 0) {
        self
        Divider()
        if isPresented.wrappedValue {
          panel()
            .frame(width: width)
        }
      }
    }
  }
}
