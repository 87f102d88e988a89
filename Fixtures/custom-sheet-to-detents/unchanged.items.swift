// targets: iOS 17
import SwiftUI

struct Place: Identifiable {
  var id = 0
  var name = ""
}

struct Unwraps: View {
  @State private var selected: Place?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the panel reads selected on line 17, which is nil while a sheet closes
      Text("Page")
      if selected != nil {
        Color.black.opacity(0.4).onTapGesture { selected = nil }
        Text(selected!.name).transition(.move(edge: .bottom))
      }
    }
  }
}

struct UnwrapsInside: View {
  @State private var selected: Place?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: selected is read for other layout too
      List { if let selected { Text(selected.name) } }
      if selected != nil {
        Color.black.opacity(0.4).onTapGesture { selected = nil }
        VStack { Text("Panel") }.transition(.move(edge: .bottom))
      }
    }
  }
}

struct Replaces: View {
  @State private var selected: Place?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: the tap on the scrim sets selected to something else than nil
      Text("Page")
      if let place = selected {
        Color.black.opacity(0.4).onTapGesture { selected = Place() }
        Text(place.name).transition(.move(edge: .bottom))
      }
    }
  }
}

struct Given: View {
  let selected: Place?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: selected, which shows the panel, gives no binding
      Text("Page")
      if let selected {
        Color.black.opacity(0.4)
        Text(selected.name).transition(.move(edge: .bottom))
      }
    }
  }
}

struct Several: View {
  @State private var selected: Place?
  @State private var isShown = false

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: what shows the panel is a condition that no binding stands for
      Text("Page")
      if isShown, let place = selected {
        Color.black.opacity(0.4).onTapGesture { selected = nil }
        Text(place.name).transition(.move(edge: .bottom))
      }
    }
  }

  var both: some View {
    ZStack(alignment: .bottom) {  // expect: left alone: what shows the panel is a condition that no binding stands for
      Text("Page")
      if isShown && selected != nil {
        Color.black.opacity(0.4).onTapGesture { isShown = false }
        Text("Panel").transition(.move(edge: .bottom))
      }
    }
  }

  /// Not shown while it is there, and something else shown while it is not.
  var others: some View {
    ZStack(alignment: .bottom) {
      Text("Page")
      if let selected {
        Text(selected.name).transition(.move(edge: .bottom))
      } else {
        Color.black.opacity(0.4)
        Text("None").transition(.move(edge: .bottom))
      }
    }
  }
}
