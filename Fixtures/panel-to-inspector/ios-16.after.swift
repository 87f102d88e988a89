// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    Image("page")
      .background(Color.white)
      .inspectorOrColumn(isPresented: $showsSettings, width: 300) {
        Settings(name: "Page")
          .padding()
      }
      .navigationTitle("Editor")
  }

  private var player: some View {
    // expect: unsafe
    Text("Video")
      .inspectorOrColumn2(isPresented: $showsSettings, width: 280) {
        Settings(name: "Chat")
      }
  }

  private var reader: some View {
    // expect: unsafe
    Text("Chapter")
      .inspectorOrColumn(isPresented: $showsSettings, width: 280) {
        Settings(name: "Notes")
      }
  }
}

struct Settings: View {
  let name: String

  var body: some View {
    Text(name)
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
      HStack(spacing: 0) {
        self
        if isPresented.wrappedValue {
          Divider()
          panel()
            .frame(width: width)
            .transition(.move(edge: .trailing))
        }
      }
    }
  }
}

private extension View {
  /// Shows a panel in an inspector where the system has one, and in a column before.
  @ViewBuilder
  func inspectorOrColumn2<Panel: View>(
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
      HStack {
        self
        if isPresented.wrappedValue {
          panel()
            .frame(width: width)
        }
      }
    }
  }
}
