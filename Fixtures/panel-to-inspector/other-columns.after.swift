// targets: iOS 16, macOS 13, visionOS 1

import SwiftUI

struct Editor: View {
  @State private var showsSettings = false
  @AppStorage("notes") private var showsNotes = false

  var body: some View {
    // expect: unsafe
    Text("Page")
      .inspectorOrColumn(isPresented: $showsSettings, min: 200, ideal: 260) {
        Text("Settings")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
  }

  private var reader: some View {
    // expect: unsafe
    Text("Chapter")
      .inspectorOrColumn2(isPresented: $showsNotes, width: 280) {
        Text("Notes").frame(maxWidth: .infinity).background(Color.gray)
      }
  }
}

private extension View {
  /// Shows a panel in an inspector where the system has one, and in a column before.
  @ViewBuilder
  func inspectorOrColumn<Panel: View>(
    isPresented: Binding<Bool>,
    min: CGFloat,
    ideal: CGFloat,
    @ViewBuilder panel: () -> Panel
  ) -> some View {
    #if !os(visionOS)
    if #available(iOS 17, macOS 14, *) {
      inspector(isPresented: isPresented) {
        panel()
          .inspectorColumnWidth(min: min, ideal: ideal)
      }
    } else {
      HStack(spacing: 0) {
        self
        if isPresented.wrappedValue {
          panel()
            .frame(minWidth: min, idealWidth: ideal)
        }
      }
    }
    #else
    HStack(spacing: 0) {
      self
      if isPresented.wrappedValue {
        panel()
          .frame(minWidth: min, idealWidth: ideal)
      }
    }
    #endif
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
    #if !os(visionOS)
    if #available(iOS 17, macOS 14, *) {
      inspector(isPresented: isPresented) {
        panel()
          .inspectorColumnWidth(width)
      }
    } else {
      HStack {
        self
        Divider().padding(.vertical)
        if isPresented.wrappedValue {
          panel()
            .frame(width: width)
        }
      }
    }
    #else
    HStack {
      self
      Divider().padding(.vertical)
      if isPresented.wrappedValue {
        panel()
          .frame(width: width)
      }
    }
    #endif
  }
}
