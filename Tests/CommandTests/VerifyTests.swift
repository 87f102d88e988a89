import Testing

/// `apply --verify`: a script plays the compiler that fails for chosen changes.
@Suite struct VerifyTests {
  /// A repository of `count` files with a change each, and a compiler that fails with the changes of
  /// some of them together.
  private func sandbox(_ count: Int = 20, failing sets: [[Int]] = []) throws -> Sandbox {
    var files: [String: String] = [:]
    for number in 0..<count { files[name(number)] = Sample.banner }
    // It counts its runs, and prints what it saw.
    var script = "#!/bin/sh\necho run >> .git/runs\n"
    for set in sets {
      let tests = set.map { "grep -q ignoresSafeArea \(name($0))" }.joined(separator: " && ")
      script += "\(tests) && { echo \"error: \(set)\"; exit 65; }\n"
    }
    files["compiler.sh"] = script + "exit 0\n"
    return try Sandbox(committing: files)
  }

  private func name(_ number: Int) -> String { "V\(number < 10 ? "0" : "")\(number).swift" }

  private func changed(_ sandbox: Sandbox, _ count: Int = 20) throws -> [Int] {
    try (0..<count).filter { try sandbox.read(name($0)) == Sample.bannerAfter }
  }

  private func runs(_ sandbox: Sandbox) throws -> Int {
    try sandbox.read(".git/runs").split(separator: "\n").count
  }

  static let failures: [[[Int]]] = [
    [], [[7]], [[0]], [[19]], [[3], [4]], [[2, 17]], [[0, 19]], [[1, 8, 9]], [[5], [6, 12]],
    [[2, 9], [11, 15]], (0..<20).map { [$0] },
  ]

  @Test(arguments: failures) func findsExactlyWhatFails(sets: [[Int]]) throws {
    let sandbox = try sandbox(failing: sets)
    let outcome = try sandbox.refold(safely: "apply", "--verify", "sh compiler.sh")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let broken = Set(sets.flatMap(\.self))
    #expect(try changed(sandbox) == (0..<20).filter { !broken.contains($0) })
    #expect(outcome.errors.split(separator: "\n").count { $0.contains("warning: ") } == sets.count)
    for set in sets {
      #expect(outcome.errors.contains("  | error: \(set)\n"))
      let list = set.map { "  \(name($0)):6: Replace edgesIgnoringSafeArea(.all)" }
      #expect(list.allSatisfy(outcome.errors.contains))
    }
    if !broken.isEmpty {
      #expect(outcome.errors.contains("; \(broken.count) taken back because --verify failed\n"))
    }
    // Before, after, and for each set as often as the changes can be halved for each one in it.
    let most = 2 + sets.reduce(0) { $0 + $1.count * 6 + 1 }
    #expect(try runs(sandbox) <= most)
  }

  @Test func whatStandsIsCommittedAndWhatIsTakenBackIsNot() throws {
    let sandbox = try sandbox(4, failing: [[1]])
    try sandbox.write(
      "struct S {\n  let a = sizeClass != .compact\n}\n" + Sample.banner, to: name(1))
    try sandbox.commit()
    let outcome = try sandbox.refold(
      "apply", "-t", "size-classes", "-t", "safe-areas", "--unsafe", "--commit", "--verify",
      "sh compiler.sh", "--format", "json")
    #expect(outcome.status == 0)
    #expect(try sandbox.git("show", "--name-only", "--format=") == [0, 2, 3].map(name).lines)
    #expect(try sandbox.git("status", "--porcelain") == "")
    #expect(outcome.output.contains("\"outcome\": \"taken-back\""))
    #expect(outcome.output.contains("\"applied\": 4,"))
    #expect(try sandbox.read(name(1)).contains("edgesIgnoringSafeArea(.all)"))
  }

  @Test func laterTransformsRunOnWhatStands() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": """
      import SwiftUI

      struct Home: View {
        @Environment(\\.horizontalSizeClass) var sizeClass

        var body: some View {
          if sizeClass != .compact {
            Color.red.edgesIgnoringSafeArea(.all)
          }
          if sizeClass != .compact {
            Color.red.edgesIgnoringSafeArea(.top)
          }
        }
      }

      """
    ])
    let outcome = try sandbox.refold(
      "apply", "-t", "size-classes", "-t", "safe-areas", "--unsafe", "--commit", "--verify",
      "! sed -n 7p A.swift | grep regular && ! sed -n 11p A.swift | grep ignoresSafe")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.contains("2 changes in 1 file; 2 taken back"))
    let lines = try sandbox.read("A.swift").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[6] == "    if sizeClass != .compact {")
    #expect(lines[7] == "      Color.red.ignoresSafeArea()")
    #expect(lines[9] == "    if sizeClass == .regular {")
    #expect(lines[10] == "      Color.red.edgesIgnoringSafeArea(.top)")
    #expect(try sandbox.git("rev-list", "--count", "HEAD") == "3\n")
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func aProjectThatIsBrokenAlreadyIsRefused() throws {
    let sandbox = try sandbox(2)
    let before = try sandbox.snapshot()
    let outcome = try sandbox.refold(
      safely: "apply", "--branch", "topic", "--commit", "--verify", "seq 100; echo end; exit 2")
    #expect(outcome.status == 4)
    #expect(
      outcome.errors.hasPrefix(
        "Error: Nothing was written: 'seq 100; echo end; exit 2' fails before anything is changed "
          + "(exit status 2).\n  | 82\n"))
    #expect(outcome.errors.hasSuffix("\n  | 100\n  | end\n"))
    #expect(try sandbox.snapshot() == before)
  }

  @Test func aCommandThatTakesTooLongHasFailed() throws {
    let sandbox = try sandbox(2)
    let outcome = try sandbox.refold(
      safely: "apply", "--verify", "grep -q ignoresSafeArea V01.swift && sleep 60; true",
      "--verify-timeout", "1")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("fails with it (timed out)"))
    #expect(try changed(sandbox, 2) == [0])
  }

  @Test func aBranchOnWhichNothingStandsIsSaid() throws {
    let sandbox = try sandbox(1, failing: [[0]])
    let outcome = try sandbox.refold(
      safely: "apply", "--branch", "topic", "--commit", "--verify", "sh compiler.sh")
    #expect(outcome.status == 0)
    #expect(
      outcome.errors.hasSuffix(
        "The branch topic holds nothing new; go back with 'git switch main'.\n"))
    #expect(try sandbox.git("rev-list", "--count", "HEAD") == "1\n")
    #expect(try sandbox.git("status", "--porcelain") == "")
  }

  @Test func aCommandThatChangesWhatWasWrittenStopsTheRun() throws {
    let sandbox = try sandbox(3)
    let outcome = try sandbox.refold(
      safely: "apply", "--verify",
      "grep -q ignoresSafeArea V00.swift || exit 0; echo '// mine' >> V01.swift; exit 1")
    #expect(outcome.status == 3)
    #expect(outcome.errors.contains("V01.swift is no longer what was written while"))
    #expect(try changed(sandbox, 3) == [])
    #expect(try sandbox.read("V01.swift") == Sample.bannerAfter + "// mine\n")
  }

  @Test func ctrlCTakesBackWhatIsNotVerified() throws {
    let sandbox = try sandbox(5)
    // The first change that is seen sets off the signal.
    let outcome = try sandbox.shell(
      """
      $REFOLD apply -t not-compact-to-regular -t \(Sample.transform) --unsafe --verify \
        'grep -q ignoresSafeArea V00.swift && { touch .git/seen; sleep 60; }; true' 2>errors &
      run=$!; until test -e .git/seen; do kill -0 $run || break; sleep 0.02; done
      kill -INT $run; wait $run; echo $?; cat errors >&2; rm errors
      """)
    #expect(outcome.output == "130\n")
    #expect(
      outcome.errors
        == "Error: Interrupted at \(Sample.transform), of which nothing stands. "
        + "No file is changed.\n")
    #expect(try sandbox.git("status", "--porcelain") == "")
  }
}

extension [String] {
  /// The texts with a line break behind each.
  fileprivate var lines: String { map { "\($0)\n" }.joined() }
}
