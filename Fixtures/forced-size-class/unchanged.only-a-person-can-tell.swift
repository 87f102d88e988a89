import SwiftUI

struct Shelf: View {
  var body: some View {
    VStack {
      Text("Books")
        .environment(\.horizontalSizeClass, .regular)  // expect: left alone: only a person can tell
      Text("Music")
        // Two columns, always.
        .environment(\EnvironmentValues.verticalSizeClass, nil)  // expect: left alone: only a person can tell
    }
    .transformEnvironment(\.horizontalSizeClass) { $0 = .compact }  // expect: left alone: only a person can tell
    .environment(\.colorScheme, .dark)
    .environment(\.locale, Locale(identifier: "SizeClass"))
  }
}

struct Shelf_Previews: PreviewProvider {
  static var previews: some View {
    Shelf().environment(\.horizontalSizeClass, .regular)
  }
}

#Preview {
  Shelf().environment(\.horizontalSizeClass, .compact)
}
