// targets: iOS 16.4
import SwiftUI

struct Place: Identifiable {
  let id: Int
  var name = ""
}

struct Map: View {
  @State private var selected: Place?

  var body: some View {
    ZStack(alignment: .bottom) {  // expect: unsafe
      List {
        Button("Harbour") { selected = Place(id: 1) }
      }
    }
    .sheet(item: $selected) { place in
      VStack {
        Text(place.name)
        Button("Close") { selected = nil }
      }
      .frame(maxWidth: .infinity)
      .presentationDetents([.height(240)])
      .presentationDragIndicator(.visible)
      .presentationCornerRadius(16)
      .presentationBackground(Color.white)
    }
    .navigationTitle("Map")
  }
}

final class Trip: Identifiable { var title = "" }

final class Trips: ObservableObject { @Published var open: Trip? }

struct Trail: View {
  @ObservedObject var trips: Trips

  var body: some View {
    // expect: unsafe
    ScrollView { Button("Open") { trips.open = Trip() } }
      .sheet(item: $trips.open) { open in
        Text(open.title)
          .onTapGesture { trips.open = nil }
          .presentationDetents([.medium, .large])
          .interactiveDismissDisabled()
      }
  }
}
