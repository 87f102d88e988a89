import SwiftUI

struct RecipeDetail: View {
  let recipe: Recipe

  @EnvironmentObject private var pantry: Pantry
  @Environment(\.horizontalSizeClass) var hSize: UserInterfaceSizeClass?

  var body: some View {
    ZStack(alignment: .bottom) {
      ScrollView {
        VStack(alignment: .leading, spacing: 16) {
          PhotoHeader(name: recipe.name)
          ForEach(recipe.steps, id: \.self) { step in
            Text(step)
          }
        }
        .padding(.bottom, 88)
      }

      // Start and share, always within reach.
      HStack {
        Button("Start timer") { pantry.isTimerShown = true }
        Spacer()
        Button("Share") {}
      }
      .padding()
      .padding(.bottom, 34) // home indicator
      .background(Color.white)
    }
    .navigationTitle(recipe.name)
    .font(font(for: hSize))
  }

  private func font(for sizeClass: UserInterfaceSizeClass?) -> Font {
    guard sizeClass != .compact else { return .body }
    return .title3
  }
}

struct PhotoHeader: View {
  let name: String

  @Environment(\.verticalSizeClass) private var verticalSizeClass

  var body: some View {
    Image(name)
      .resizable()
      .frame(height: verticalSizeClass == .compact ? 120 : 240)
      .edgesIgnoringSafeArea(.top)
  }
}
