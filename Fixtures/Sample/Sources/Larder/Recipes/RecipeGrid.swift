import SwiftUI

/// The same recipes as tiles.
struct RecipeGrid: View {
  let recipes: [Recipe]

  @Environment(\.horizontalSizeClass) private var horizontalSizeClass

  var body: some View {
    ScrollView {
      VStack {
        ForEach(recipes) { recipe in
          Tile(title: recipe.name)
        }
      }
      .padding(.horizontal, columns(in: horizontalSizeClass) > 2 ? 32 : 16)
    }
    .edgesIgnoringSafeArea([.leading, .trailing])
    .background(background.edgesIgnoringSafeArea(.bottom))
  }

  private var background: some View {
    Color(white: 0.95)
  }

  private func columns(in sizeClass: UserInterfaceSizeClass?) -> Int {
    if sizeClass == .compact {
      return 2
    } else {
      return 4
    }
  }
}

struct Tile: View {
  let title: String

  var body: some View {
    Text(title)
      .frame(maxWidth: .infinity, minHeight: 120)
      .background(RoundedRectangle(cornerRadius: 12).fill(Color.white))
  }
}

struct RecipeGrid_Previews: PreviewProvider {
  static var previews: some View {
    RecipeGrid(recipes: Recipe.samples)
      .environment(\.horizontalSizeClass, .regular)
  }
}
