enum Elsewhere {
  enum Action { static let share = "Share" }
}
