import SwiftUI

@main
struct LarderApp: App {
  @StateObject private var pantry = Pantry()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environmentObject(pantry)
    }
  }
}

final class Pantry: ObservableObject {
  @Published var recipes: [Recipe] = Recipe.samples
  @Published var shopping: [String] = ["Flour", "Butter", "Lemons"]
  @Published var isTimerShown = false
}

struct Recipe: Identifiable, Hashable {
  let id: Int
  let name: String
  let minutes: Int
  let steps: [String]

  static let samples = [
    Recipe(id: 1, name: "Lemon cake", minutes: 50, steps: ["Whisk", "Fold", "Bake"]),
    Recipe(id: 2, name: "Flat bread", minutes: 20, steps: ["Knead", "Rest", "Fry"]),
  ]
}
