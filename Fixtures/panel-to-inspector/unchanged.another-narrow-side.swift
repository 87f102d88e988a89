// targets: iOS 17

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsPanel = false
  @State private var showsSheet = false

  @ViewBuilder
  var body: some View {
    if horizontalSizeClass == .regular {
      HStack {  // expect: left alone: the sheet shows another panel
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Page").sheet(isPresented: $showsPanel) { NavigationStack { Text("Details") } }
    }
    if horizontalSizeClass == .regular {
      HStack {  // expect: left alone: the narrow side shows other content
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Small page").sheet(isPresented: $showsPanel) { Text("Details") }
    }
    if horizontalSizeClass == .regular {
      HStack {  // expect: left alone: the sheet of the narrow side has another binding
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Page").sheet(isPresented: $showsSheet) { Text("Details") }
    }
    if horizontalSizeClass == .regular {
      HStack {  // expect: left alone: the sheet does something when it is dismissed
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Page").sheet(isPresented: $showsPanel, onDismiss: { showsSheet = false }) {
        Text("Details")
      }
    }
    if horizontalSizeClass == .regular {
      HStack {  // expect: left alone: the narrow side does not show it in a sheet
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Page")
    }
    if horizontalSizeClass == .compact {
      HStack {  // expect: left alone: the column is for narrow windows alone
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
    } else {
      Text("Page")
    }
  }
}
