import Testing

/// Which files a run is about.
@Suite struct FilesTests {
  /// The paths that the check finds something in.
  private func found(_ check: Sandbox.Outcome) -> [String] {
    check.output.split(separator: "\n").map { String($0.prefix { $0 != ":" }) }
  }

  @Test func pathsGlobsAndIgnoredFiles() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "App/B.swift": Sample.banner, "App/Deep/C.swift": Sample.banner,
      "Tests/D.swift": Sample.banner, ".gitignore": "Ignored.swift\n",
      "notes.txt": "edgesIgnoringSafeArea",
    ])
    try sandbox.write(Sample.banner, to: "Ignored.swift")
    #expect(
      found(try sandbox.refold(safely: "check")) == [
        "A.swift", "App/B.swift", "App/Deep/C.swift", "Tests/D.swift",
      ])
    #expect(
      found(try sandbox.refold(safely: "check", "App", "A.swift", "./App/B.swift")) == [
        "A.swift", "App/B.swift", "App/Deep/C.swift",
      ])
    #expect(
      found(try sandbox.refold(safely: "check", "--include", "App/**")) == [
        "App/B.swift", "App/Deep/C.swift",
      ])
    #expect(
      found(try sandbox.refold(safely: "check", "--exclude", "Tests", "--exclude", "C.swift")) == [
        "A.swift", "App/B.swift",
      ])
    let ignored = try sandbox.refold(safely: "check", "Ignored.swift")
    #expect(found(ignored) == ["Ignored.swift"])
    #expect(
      ignored.errors.contains(
        "warning: Ignored.swift: ignored by git; taken because it was named\n"))
  }

  @Test func filesFromAFileAndFromStandardInput() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "B C.swift": Sample.banner, "D.swift": Sample.banner,
    ])
    try sandbox.write("A.swift\nB C.swift\n", to: "list")
    #expect(
      found(try sandbox.refold(safely: "check", "--files-from", "list")) == [
        "A.swift", "B C.swift",
      ])
    let lines = try sandbox.refold(
      safely: "check", "--files-from", "-", input: "D.swift\r\nA.swift")
    #expect(found(lines) == ["A.swift", "D.swift"])
    let zeros = try sandbox.refold(safely: "check", "--files-from=-", input: "D.swift\0B C.swift\0")
    #expect(found(zeros) == ["B C.swift", "D.swift"])
    let nothing = try sandbox.refold(safely: "check", "--files-from", "-", input: "")
    #expect(nothing.status == 0)
    #expect(nothing.errors == "No Swift file to look at\n")
    let piped = try sandbox.shell(
      "git ls-files -z | $REFOLD check -t \(Sample.transform) --files-from - --exclude A.swift")
    #expect(found(piped) == ["B C.swift", "D.swift"])
  }

  @Test func manifestsAndProjectFilesAreNeverWrittenEvenWhenNamed() throws {
    let names = [
      "Package.swift", "Package@swift-6.swift", "Project.swift", "Workspace.swift", "Tuist.swift",
      "Tuist/Config.swift", "App.xcodeproj/project.pbxproj", "Base.xcconfig", "Info.plist",
      "project.yml",
    ]
    let sandbox = try Sandbox(
      committing: Dictionary(uniqueKeysWithValues: names.map { ($0, Sample.banner) }))
    let before = try sandbox.snapshot()
    for name in names {
      let apply = try sandbox.refold(safely: "apply", name, "--unsafe", "--allow-dirty")
      #expect(apply.status == 0)
      #expect(apply.errors.hasPrefix("skipped \(name): "), "\(apply.errors)")
      #expect(apply.errors.contains("No Swift file to look at\n"))
    }
    #expect(try sandbox.refold(safely: "apply").status == 0)
    let after = try sandbox.snapshot()
    for name in names { #expect(after[name] == before[name]) }
  }

  @Test func symbolicLinksAreLeftAloneAndNamed() throws {
    let sandbox = try Sandbox(committing: ["Real/Banner.swift": Sample.banner])
    try sandbox.link("Link.swift", to: "Real/Banner.swift")
    try sandbox.link("Folder", to: "Real")
    try sandbox.link("Dangling.swift", to: "nowhere.swift")
    try sandbox.commit()
    let check = try sandbox.refold(safely: "check")
    #expect(found(check) == ["Real/Banner.swift"])
    #expect(check.errors.contains("skipped Link.swift: symbolic link"))
    let named = try sandbox.refold(safely: "apply", "Link.swift", "Folder/Banner.swift")
    #expect(named.errors.contains("skipped Link.swift: symbolic link"))
    #expect(named.errors.contains("skipped Folder: symbolic link"))
    #expect(try sandbox.read("Real/Banner.swift") == Sample.banner)
  }

  @Test func generatedFilesAreLeftAloneUnlessNamed() throws {
    let header = "// Generated using a tool — DO NOT EDIT\n"
    let sandbox = try Sandbox(committing: [
      "Assets.swift": header + Sample.banner, "Model.pb.swift": Sample.banner,
      "Plain.swift": header + Sample.plain,
    ])
    let all = try sandbox.refold(safely: "apply", "-v")
    #expect(all.errors.contains("skipped Assets.swift: generated"))
    #expect(all.errors.contains("skipped Model.pb.swift: generated"))
    #expect(
      all.errors.hasSuffix("Nothing to do in 2 files; 2 skipped, listed with --verbose\n"))
    let named = try sandbox.refold(safely: "apply", "Assets.swift")
    #expect(named.errors.contains("warning: Assets.swift: generated"))
    #expect(try sandbox.read("Assets.swift") == header + Sample.bannerAfter)
  }

  @Test func aFileThatCannotBeReadIsNamed() throws {
    let sandbox = try Sandbox(committing: ["A.swift": Sample.banner, "B.swift": Sample.banner])
    let locked = try sandbox.shell("chmod 000 A.swift; test -r A.swift")
    // The superuser reads everything.
    guard locked.status != 0 else { return }
    let check = try sandbox.refold(safely: "check")
    #expect(check.status == 3)
    #expect(check.errors.contains("A.swift: error: Permission denied"))
    #expect(found(check) == ["B.swift"])
  }

  @Test func severalRepositoriesAtOnce() throws {
    let sandbox = try Sandbox()
    for name in ["one", "two"] {
      try sandbox.write(Sample.banner, to: "\(name)/Banner.swift")
      try sandbox.git("init", "-q", in: name)
      try sandbox.git("add", "-A", in: name)
      try sandbox.git("commit", "-q", "-m", "State", in: name)
    }
    let apply = try sandbox.refold(safely: "apply", "one", "two")
    #expect(apply.status == 0, "\(apply.errors)")
    for name in ["one", "two"] {
      #expect(try sandbox.read("\(name)/Banner.swift") == Sample.bannerAfter)
    }
  }
}
