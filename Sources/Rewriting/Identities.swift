/// Gives each change of a step its identity.
struct Identities {
  private let transform: String
  private let path: String
  private let origin: Origin
  private var given: Set<ChangeID>
  /// The hashes of the lines on disk that were asked for.
  private var lines: [Int: UInt64] = [:]

  /// - Parameter used: The identities of the changes that earlier rounds applied; none is given
  ///   again.
  init(transform: String, path: String, origin: Origin, used: Set<ChangeID>) {
    self.transform = transform
    self.path = path
    self.origin = origin
    given = used
  }

  /// One identity for each change of a finding, or for the finding itself when it has none.
  mutating func next(_ finding: Finding, declaration: [String]) -> [ChangeID] {
    let titles = finding.changes.isEmpty ? [finding.message] : finding.changes.map(\.title)
    return titles.map { title in
      var hash = base(finding, declaration: declaration)
      // The place tells twins apart, and stays the same while other changes come and go.
      hash.combine(String(origin.offset(of: finding.offset)))
      hash.combine(title)
      var ordinal = 0
      while true {
        var numbered = hash
        numbered.combine(String(ordinal))
        let id = ChangeID(change: numbered.value, content: origin.content)
        if given.insert(id).inserted { return id }
        ordinal += 1
      }
    }
  }

  /// The identity without place, title and content.
  mutating func fingerprint(_ finding: Finding, declaration: [String]) -> String {
    ChangeID(change: base(finding, declaration: declaration).value, content: 0).change
  }

  private mutating func base(_ finding: Finding, declaration: [String]) -> StableHash {
    var hash = StableHash(transform.utf8)
    hash.combine(path)
    hash.combine(declaration.joined(separator: "."))
    hash.combine(String(lineHash(at: finding.offset)))
    return hash
  }

  private mutating func lineHash(at offset: Int) -> UInt64 {
    let line = origin.place(of: offset).line
    if let hash = lines[line] { return hash }
    let hash = StableHash(origin.text(ofLine: line)).value
    lines[line] = hash
    return hash
  }
}
