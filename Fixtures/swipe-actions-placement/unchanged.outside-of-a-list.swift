// targets: iOS 27
import SwiftUI

struct Inbox: View {
  var body: some View {
    ScrollView {
      LazyVStack {
        Text("Letter")
          .swipeActions {  // expect: left alone: use a List
            Button("Delete", role: .destructive) {}
          }
        pinned
      }
    }
  }

  private var pinned: some View {
    Text("Pinned")
      .swipeActions(edge: .leading) { Button("Unpin") {} }  // expect: left alone: use a List
  }

  private var listed: some View {
    List {
      Text("Letter").swipeActions { Button("Archive") {} }
      shared
    }
  }

  private var scrolled: some View { ScrollView { shared } }

  private var shared: some View {
    Text("Shown in both").swipeActions { Button("Archive") {} }
  }

  private var contained: some View {
    ScrollView {
      Text("Letter").swipeActions { Button("Archive") {} }
    }
    .swipeActionsContainer()
  }
}

struct Row: View {
  var body: some View {
    Text("Whoever shows this row decides").swipeActions { Button("Archive") {} }
  }
}

/// Actions of a builder of the app's own appear wherever it shows them.
struct Own: View {
  var body: some View {
    ScrollView {
      Text("Letter").swipeActions { ShareAction(symbol: "square.and.arrow.up") }
    }
  }
}
