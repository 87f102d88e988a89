/// What `--include` and `--exclude` say about paths.
struct PathFilter {
  private let include: [Glob]
  private let exclude: [Glob]
  private var matched: Set<Glob> = []

  init(_ request: Discovery.Request) throws(GlobError) {
    func globs(_ patterns: [String]) throws(GlobError) -> [Glob] {
      var globs: [Glob] = []
      for pattern in patterns { globs.append(try Glob(pattern)) }
      return globs
    }
    include = try globs(request.include)
    exclude = try globs(request.exclude)
  }

  /// Patterns of `--include` that no path has matched yet.
  var unmatched: [String] { include.filter { !matched.contains($0) }.map(\.pattern) }

  /// Whether there are no patterns.
  var takesAll: Bool { include.isEmpty && exclude.isEmpty }

  /// Whether a pattern includes the path, if there are such, and none excludes it.
  mutating func takes(_ path: Path) -> Bool {
    if takesAll { return true }
    let components = path.components.map { Array($0.description) }
    let including = include.filter { $0.matches(components) }
    matched.formUnion(including)
    guard include.isEmpty || !including.isEmpty else { return false }
    return !exclude.contains { $0.matches(components) }
  }
}
