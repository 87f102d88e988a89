extension Path {
  /// The path as people type it: from the working directory, through `..` up to `top` at most.
  public func displayed(from workingDirectory: Path, top: Path?) -> Path {
    if let inside = relative(to: workingDirectory) {
      return inside.bytes.isEmpty ? Path(".") : inside
    }
    guard let top, isInside(top) else { return self }
    var ancestor = workingDirectory
    var up = Path("")
    while let next = Optional(ancestor.parent), next.isInside(top) {
      ancestor = next
      up = up.appending(Path(".."))
      if let rest = relative(to: ancestor) { return up.appending(rest) }
    }
    return self
  }
}
