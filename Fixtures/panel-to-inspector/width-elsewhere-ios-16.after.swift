// targets: iOS 16

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false

  var body: some View {
    // expect: unsafe
    Text("Page")
      .inspectorOrColumn(isPresented: $showsSettings, width: 300) {
        settingsPanel
      }
  }

  private var settingsPanel: some View {
    VStack {
      Text("Settings")
    }
  }
}

struct Reader: View {
  @State private var showsNotes = false

  var body: some View {
    // expect: unsafe
    Text("Chapter")
      .inspectorOrColumn2(isPresented: $showsNotes, min: 200, ideal: 260) {
        notesPanel
      }
  }

  private var notesPanel: some View {
    Text("Notes")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color.gray)
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
    min: CGFloat,
    ideal: CGFloat,
    @ViewBuilder panel: () -> Panel
  ) -> some View {
    if #available(iOS 17, *) {
      inspector(isPresented: isPresented) {
        panel()
          .inspectorColumnWidth(min: min, ideal: ideal)
      }
    } else {
      HStack {
        self
        if isPresented.wrappedValue {
          panel()
            .frame(minWidth: min, idealWidth: ideal)
        }
      }
    }
  }
}
