// targets: iOS 17

import SwiftUI

struct Editor: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @State private var showsPanel = false
  @State private var isHidden = false
  @State private var width: CGFloat = 240
  @State private var selection: Int?
  @Environment(Model.self) private var model
  @Namespace private var space
  let isShown: Bool

  var body: some View {
    VStack {
      HStack {  // expect: left alone: it is at the leading edge
        if showsPanel {
          Text("Outline").frame(width: 240)
        }
        Text("Page")
      }
      HStack {  // expect: left alone: the panel shows an item
        Text("Page")
        if let selection {
          Text("Details \(selection)").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: its condition is no Boolean that can be bound
        Text("Page")
        if !isHidden {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: isShown is no state
        Text("Page")
        if isShown {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: @Environment gives no binding to model.showsPanel
        Text("Page")
        if model.showsPanel {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: its condition is more than one Boolean
        Text("Page")
        if showsPanel && isHidden {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: it is hidden in a narrow window
        Text("Page")
        if showsPanel, horizontalSizeClass == .regular {
          Text("Details").frame(width: 240)
        }
      }
    }
  }

  private var others: some View {
    VStack {
      HStack {  // expect: left alone: a comment says why it is no inspector
        Text("Page")
        // Not in .inspector, which breaks the preview beside it.
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: nothing is beside it
        Spacer()
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: nothing here says how wide it is
        Text("Page")
        if showsPanel {
          Text("Details")
        }
      }
      HStack {  // expect: left alone: its frame only limits its width
        Text("Page")
        if showsPanel {
          Text("Details").frame(maxWidth: 300)
        }
      }
      HStack {  // expect: left alone: another view that comes and goes is beside it
        Text("Page")
        if isHidden {
          Text("Notes").frame(width: 240)
        }
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
      HStack {  // expect: left alone: its width changes at run time
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: width)
        }
      }
      HStack {  // expect: left alone: its frame has a height
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240, height: 300)
        }
      }
      HStack {  // expect: left alone: matchedGeometryEffect ties it to another view
        Text("Page")
        if showsPanel {
          Text("Details").matchedGeometryEffect(id: 1, in: space).frame(width: 240)
        }
      }
      HStack {  // expect: left alone: the same Boolean also shows a sheet
        Text("Page")
        if showsPanel {
          Text("Details").frame(width: 240)
        }
      }
      .sheet(isPresented: $showsPanel) { Text("Details") }
    }
  }
}

@Observable final class Model {
  var showsPanel = false
}
