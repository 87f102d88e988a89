import Foundation
import Testing

@Suite struct ApplyTests {
  @Test func writesTheChangesAndSaysWhichFiles() throws {
    let sandbox = try Sandbox(committing: [
      "App/Banner.swift": Sample.banner, "App/Forced.swift": Sample.forced,
      "App/Plain.swift": Sample.plain,
    ])
    let before = try sandbox.snapshot()
    let apply = try sandbox.refold(safely: "apply", "-t", Sample.adviser)
    #expect(apply.status == 0)
    #expect(apply.output == "")
    #expect(
      apply.errors == "changed App/Banner.swift (1 change)\n1 change in 1 file; 1 left for you\n"
        + Sample.wayBack)
    #expect(try sandbox.read("App/Banner.swift") == Sample.bannerAfter)
    let after = try sandbox.snapshot()
    let record = ".git/refold"
    #expect(before.keys.sorted() == after.keys.filter { !$0.hasPrefix(record) }.sorted())
    for path in ["App/Forced.swift", "App/Plain.swift"] { #expect(before[path] == after[path]) }
  }

  @Test func aSecondRunHasNothingToDo() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    try sandbox.refold(safely: "apply")
    try sandbox.commit()
    let before = try sandbox.snapshot()
    let again = try sandbox.refold(safely: "apply", "--exit-code")
    #expect(again.status == 0)
    #expect(again.errors == "Nothing to do in 1 file\n")
    #expect(try sandbox.snapshot()["Banner.swift"] == before["Banner.swift"])
  }

  @Test func exitCodeTellsThatSomethingChanged() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    #expect(try sandbox.refold(safely: "apply", "--exit-code").status == 1)
  }

  @Test func prints() throws {
    for (format, start) in [("diff", "diff --git"), ("text", "Banner.swift:6:8: "), ("json", "{")] {
      let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
      let preview = try sandbox.refold(safely: "preview", "--format", format)
      let apply = try sandbox.refold(safely: "apply", "--format", format, "-q")
      #expect(apply.errors == "")
      #expect(apply.output.hasPrefix(start))
      #expect(
        apply.output
          == preview.output
          .replacing("outcome  would be applied", with: "outcome  applied")
          .replacing("\"command\": \"preview\"", with: "\"command\": \"apply\""))
    }
  }

  @Test func keepsTheModeOfAFile() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    let path = sandbox.url("Banner.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    try sandbox.commit()
    try sandbox.refold(safely: "apply")
    #expect(try sandbox.snapshot()["Banner.swift"]?.permissions == 0o755)
  }

  @Test func aFileThatDoesNotParseDoesNotKeepTheOthersBack() throws {
    let broken = "struct A {\n  let a = Color.edgesIgnoringSafeArea(\n}\n"
    let sandbox = try Sandbox(committing: ["A.swift": broken, "B.swift": Sample.banner])
    let apply = try sandbox.refold(safely: "apply", "--exit-code")
    #expect(apply.status == 3)
    #expect(apply.errors.contains("A.swift:2:39: error: parse error: "))
    #expect(try sandbox.read("A.swift") == broken)
    #expect(try sandbox.read("B.swift") == Sample.bannerAfter)
  }

  @Test func aReadOnlyFileIsNamedAndTheOthersAreDone() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Sample.banner])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: sandbox.url("A.swift").path)
    let apply = try sandbox.refold(safely: "apply", "--format", "json")
    #expect(apply.status == 3)
    #expect(apply.errors.contains("A.swift: error: not written: read-only"))
    #expect(apply.errors.hasSuffix("1 change in 1 file; 1 file not done\n" + Sample.wayBack))
    #expect(try sandbox.read("A.swift") == Sample.banner)
    #expect(try sandbox.read("B.swift") == Sample.bannerAfter)
    #expect(!apply.output.contains("\"path\": \"A.swift\",\n      \"line\": 6"))
  }

  @Test func aHardLinkIsNamedAndLeftAlone() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner])
    try FileManager.default.linkItem(at: sandbox.url("A.swift"), to: sandbox.url("other"))
    let apply = try sandbox.refold(safely: "apply")
    #expect(apply.status == 3)
    #expect(apply.errors.contains("A.swift: error: not written: has more than one hard link"))
    #expect(try sandbox.read("other") == Sample.banner)
  }

  @Test func whatAKilledRunLeftBehindIsTakenAway() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, ".gitignore": "*.tmp\n"])
    try sandbox.write("half", to: ".refold-999999999-00000000000000ff.tmp")
    try sandbox.write("mine", to: ".refold-notes.tmp")
    #expect(try sandbox.refold(safely: "apply").status == 0)
    #expect(!sandbox.exists(".refold-999999999-00000000000000ff.tmp"))
    #expect(sandbox.exists(".refold-notes.tmp"))
  }

  @Test func ctrlCStopsBetweenTwoFilesAndSaysWhichWereChanged() throws {
    let sandbox = try Sandbox()
    try sandbox.initialize()
    let count = 300
    for number in 0..<count {
      try sandbox.write(
        Sample.view("V\(number)", ".edgesIgnoringSafeArea(.all)"), to: "V\(number).swift")
    }
    try sandbox.commit()
    // The first file that is said to be changed sets off the signal.
    let outcome = try sandbox.shell(
      """
      $REFOLD apply -t safe-areas --unsafe 2>errors & run=$!
      until grep -q changed errors; do kill -0 $run || break; done
      kill -INT $run; wait $run; echo $?; cat errors >&2; rm errors
      """)
    let old = try (0..<count).filter {
      try sandbox.read("V\($0).swift") == Sample.view("V\($0)", ".edgesIgnoringSafeArea(.all)")
    }
    let new = try (0..<count).filter {
      try sandbox.read("V\($0).swift") == Sample.view("V\($0)", ".ignoresSafeArea()")
    }
    #expect(old.count + new.count == count)
    #expect(!new.isEmpty)
    // A fast machine may have written everything before the signal came.
    if outcome.output == "130\n" {
      #expect(!old.isEmpty)
      #expect(
        outcome.errors.contains(
          "Error: Interrupted. \(new.count) of \(count) files were changed:\n"))
      let named = outcome.errors.split(separator: "\n").filter { $0.hasPrefix("  V") }
      #expect(Set(named) == Set(new.map { "  V\($0).swift" }))
    } else {
      #expect(outcome.output == "0\n" && old.isEmpty)
    }
    #expect(try sandbox.git("status", "--porcelain").split(separator: "\n").count == new.count)
  }
}
