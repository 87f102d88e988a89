extension Git {
  /// The editor that git would open, as a line for the shell; nil when it names none.
  public func editor(in folder: Path) -> String? {
    guard let line = try? run(["var", "GIT_EDITOR"], in: folder).firstLine else { return nil }
    return line.isEmpty ? nil : line
  }
}
