import Testing

/// `--shard`: the path of a file decides which part it belongs to.
@Suite struct ShardTests {
  private func paths(_ outcome: Sandbox.Outcome) -> [String] {
    outcome.output.split(separator: "\n").compactMap {
      $0.split(separator: ":").first.map(String.init)
    }
  }

  @Test func thePartsAreAllFilesAndShareNone() throws {
    let files = (0..<30).map { "App/V\($0).swift" }
    let sandbox = try Sandbox(
      committing: Dictionary(uniqueKeysWithValues: files.map { ($0, Sample.banner) }))
    let parts = try (1...4).map { paths(try sandbox.refold(safely: "check", "--shard", "\($0)/4")) }
    #expect(parts.allSatisfy { !$0.isEmpty })
    #expect(parts.flatMap(\.self).sorted() == files.sorted())
    // Neither other files nor the working directory make a difference.
    try sandbox.write(Sample.banner, to: "Another.swift")
    let second = try sandbox.refold(safely: "check", "--shard", "2/4", in: "App")
    #expect(paths(second).map { "App/\($0)" } == parts[1])
  }

  @Test(arguments: ["0/4", "5/4", "2", "a/b", "1/0", "1/2/3", "-1/4", ""])
  func whatIsNoPartIsAnError(text: String) throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    let outcome = try sandbox.refold(safely: "check", "--shard=\(text)")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("a part is written such as 2/8"))
  }

  @Test func aPartWithoutFilesSaysSo() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    let outcomes = try (1...2).map { try sandbox.refold(safely: "check", "--shard", "\($0)/2") }
    let empty = try #require(outcomes.first { $0.status == 0 })
    #expect(outcomes.count { $0.status == 1 } == 1)
    #expect(empty.errors.hasPrefix("Nothing is selected: none of 1 Swift file is in the part "))
  }

  @Test func anIDOfAnotherPartIsNoError() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Sample.banner])
    let preview = try sandbox.refold(safely: "preview", "--format", "text").output
    let ids = preview.split(separator: "\n").filter { $0.hasPrefix("  id ") }
      .compactMap { $0.split(separator: " ").last.map(String.init) }
    let outcomes = try (1...2).map {
      try sandbox.refold(safely: "preview", "--only", ids[0], "--shard", "\($0)/2")
    }
    #expect(outcomes.map(\.status) == [0, 0])
    #expect(outcomes.count { $0.output.contains("+++ b/A.swift") } == 1)
    #expect(outcomes.allSatisfy { !$0.output.contains("B.swift") })
  }
}
