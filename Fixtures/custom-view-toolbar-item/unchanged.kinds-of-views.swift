// targets: iOS 18
import SwiftUI

struct Inbox: View {
  @State private var text = ""
  @State private var isBusy = false
  @State private var turns = 0

  var body: some View {
    Text("Letters")
      .toolbar {
        ToolbarItem {
          Section { Button("Sort", systemImage: "arrow.up.arrow.down") {} }
        }
        // expect: left alone: only a person can tell whether it is a title
        ToolbarItem {
          Section { Text("3 new") }
        }
        // expect: left alone: let the control in it be the item
        ToolbarItem {
          PhaseAnimator([0, 1], trigger: turns) { phase in
            Button("Refresh", systemImage: "arrow.clockwise") { turns += 1 }
              .opacity(Double(phase))
          }
        }
        // expect: left alone: give it a Label with a title and a symbol
        ToolbarItem(placement: .navigation) {
          Button {} label: {
            HStack(spacing: 4) { Image(systemName: "chevron.backward"); Text("Back") }
          }
        }
        // expect: left alone: give it a Label with a title and a symbol
        ToolbarItem {
          Menu {
            Button("Edit") {}
          } label: {
            ZStack { Image(systemName: "bell"); Circle().frame(width: 8) }
          }
        }
      }
  }

  var declared: some View {
    Text("Letters")
      .toolbar {
        ToolbarItem { badge }  // expect: left alone: make it a Button with a title
        ToolbarItem { UnreadBadge() }  // expect: left alone: make it a Button with a title
        ToolbarItem { AvatarView() }  // expect: left alone: if it does something
        ToolbarItem { ComposeButton() }
        ToolbarItem { Composer() }
        ToolbarItem { filter }
      }
  }

  var stacks: some View {
    Text("Letters")
      .toolbar {
        // expect: left alone: make each control an item of its own
        ToolbarItem {
          HStack { filter; EditButton() }
        }
        // expect: left alone: make each control an item of its own
        ToolbarItem {
          HStack { ForEach(0..<2) { number in Button("\(number)") {} } }
        }
        // expect: left alone: let the control be the item, and its placement
        ToolbarItem(placement: .bottomBar) {
          HStack { Button("Delete", systemImage: "trash") {}; Spacer() }
        }
        // expect: left alone: let the control be the item, and the rest
        ToolbarItem(placement: .bottomBar) {
          HStack { Text("3 new"); Button("Read", systemImage: "envelope.open") {} }
        }
        // expect: left alone: only a person can tell what becomes of the TextField
        ToolbarItem(placement: .bottomBar) {
          HStack { Image(systemName: "magnifyingglass"); TextField("Search", text: $text) }
        }
        ToolbarItem { TextField("Search", text: $text) }  // expect: left alone: only a person can tell whether searchable
      }
  }

  /// Progress in the place of a control is no item of its own.
  var saving: some View {
    Text("Letters")
      .toolbar {
        ToolbarItem {
          if isBusy { AvatarView() } else { Button("Save", systemImage: "checkmark") {} }
        }
        ToolbarItem { Button {} label: { if isBusy { ProgressView() } else { Text("Save") } } }
      }
  }

  var groups: some View {
    Text("Letters")
      .toolbar {
        ToolbarItemGroup(placement: .bottomBar) {
          Image(systemName: "person")  // expect: left alone: make it a Button
          Spacer()
          Button("Sort", systemImage: "arrow.up.arrow.down") {}
        }
        Letterhead()
      }
  }

  var bare: some View {
    Text("Letters")
      .toolbar {
        if isBusy { Text("Busy") }  // expect: left alone: only a person can tell
        ComposeButton()
        AvatarView()
      }
  }

  private var badge: some View { Circle().frame(width: 8, height: 8) }

  @ViewBuilder private var filter: some View {
    if isBusy { ProgressView() } else { Button("Filter", systemImage: "camera.filters") {} }
  }
}

struct UnreadBadge: View {
  var body: some View {
    Image(systemName: "circle.fill")
  }
}

struct Letterhead: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem { Text("3 new") }  // expect: left alone: only a person can tell
  }
}
