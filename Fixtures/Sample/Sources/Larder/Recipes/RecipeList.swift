import SwiftUI

struct RecipeList: View {
  @EnvironmentObject private var pantry: Pantry
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Binding var selection: Recipe?
  @State private var density = Density.compact

  var body: some View {
    List(pantry.recipes, selection: $selection) { recipe in
      NavigationLink(value: recipe) {
        RecipeRow(recipe: recipe, showsTime: density != .compact)
      }
    }
    .padding(.bottom, 64)
    .overlay(alignment: .bottom) {
      FilterBar(density: $density)
        .frame(height: 64)
    }
    .navigationTitle("Recipes")
    .toolbar {
      ToolbarItem(placement: .navigationBarTrailing) {
        Button("Add") { pantry.recipes.append(Recipe.samples[0]) }
      }
      ToolbarItem(placement: .navigationBarLeading) {
        if !(sizeClass == .compact) {
          Button("Edit", action: {})
        }
      }
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe
  let showsTime: Bool

  var body: some View {
    HStack {
      Text(recipe.name)
      Spacer()
      if showsTime {
        Text("\(recipe.minutes) min")
          .foregroundColor(.secondary)
      }
    }
    .onTapGesture {}
  }
}

/// How close the rows stand. Not a size class, although it has a case of the same name.
enum Density {
  case compact, comfortable
}

struct FilterBar: View {
  @Binding var density: Density

  var body: some View {
    HStack {
      Button("Closer") { density = .compact }
        .disabled(density == .compact)
      Spacer()
      Button("Wider") { density = .comfortable }
        .disabled(density != .compact)
    }
    .padding(.horizontal)
    .background(.thinMaterial)
  }
}
