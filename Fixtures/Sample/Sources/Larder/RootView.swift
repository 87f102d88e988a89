import SwiftUI

/// Two columns where there is room for them, one stack where there is not.
struct RootView: View {
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.verticalSizeClass) private var height
  @State private var selection: Recipe?

  private var isSpacious: Bool {
    width != .compact && height != .compact
  }

  var body: some View {
    if width != .compact {
      NavigationSplitView {
        RecipeList(selection: $selection)
      } detail: {
        if let selection {
          RecipeDetail(recipe: selection)
        } else {
          Placeholder(isLarge: isSpacious)
        }
      }
    } else {
      TabView {
        NavigationStack {
          RecipeList(selection: $selection)
        }
        .tabItem { Text("Recipes") }

        ShoppingList()
          .tabItem { Label("Shopping", systemImage: "cart") }

        SettingsScreen()
          .tabItem { Text("Settings") }
      }
    }
  }
}

struct Placeholder: View {
  let isLarge: Bool

  var body: some View {
    ZStack {
      LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom)
        .edgesIgnoringSafeArea(.all)
      Text("Choose a recipe")
        .font(isLarge ? .largeTitle : .title)
    }
  }
}
