// targets: iOS 16.4
import SwiftUI

struct Place: Identifiable {
  let id: Int
  var name = ""
}

struct Map: View {
  @State private var selected: Place?
  @State private var drag: CGFloat = 0

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Harbour") { selected = Place(id: 1) }
      }

      if let place = selected {
        Color.black.opacity(0.4)
          .ignoresSafeArea()
          .onTapGesture { withAnimation { selected = nil } }

        VStack {
          Capsule()
            .frame(width: 40, height: 5)
          Text(place.name)
          Button("Close") { selected = nil }
        }
        .frame(maxWidth: .infinity)
        .frame(height: 240)
        .background(Color.white)
        .cornerRadius(16)
        .offset(y: drag)
        .gesture(
          DragGesture()
            .onChanged { drag = max(0, $0.translation.height) }
            .onEnded(dragEnded)
        )
        .transition(.move(edge: .bottom))
      }
    }
    .navigationTitle("Map")
  }

  private func dragEnded(_ value: DragGesture.Value) {
    if value.translation.height > 80 { selected = nil }
    drag = 0
  }
}

final class Trip: Identifiable { var title = "" }

final class Trips: ObservableObject { @Published var open: Trip? }

struct Trail: View {
  @ObservedObject var trips: Trips

  var body: some View {
    // expect: unsafe
    ZStack {
      ScrollView { Button("Open") { trips.open = Trip() } }
      if trips.open != nil {
        Color.black.opacity(0.3)
      }
      if let open = trips.open {
        VStack {
          Spacer()
          Text(open.title)
            .onTapGesture { trips.open = nil }
        }
        .transition(.move(edge: .bottom))
      }
    }
  }
}
