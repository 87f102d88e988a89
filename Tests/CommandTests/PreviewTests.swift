import Testing

@Suite struct PreviewTests {
  @Test func printsTheDiffAndSaysTheSums() throws {
    let sandbox = try Sandbox(committing: [
      "Banner.swift": Sample.banner, "Plain.swift": Sample.plain,
    ])
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0)
    #expect(
      preview.output == """
        diff --git a/Banner.swift b/Banner.swift
        --- a/Banner.swift
        +++ b/Banner.swift
        @@ -3,6 +3,6 @@
         struct Banner: View {
           var body: some View {
             Color.red
        -      .edgesIgnoringSafeArea(.all)
        +      .ignoresSafeArea()
           }
         }

        """)
    #expect(preview.errors == "1 change in 1 file\n")
  }

  @Test func writesNothingAnywhere() throws {
    let sandbox = try Sandbox(committing: [
      "Banner.swift": Sample.banner,
      "Sub/Other.swift": Sample.view("Other", ".edgesIgnoringSafeArea(.top)"),
      "Forced.swift": Sample.forced, "Broken.swift": "struct {",
      "Package.swift": "// swift-tools-version: 6.0\n",
    ])
    try sandbox.write(Sample.banner, to: "Untracked.swift")
    let before = try sandbox.snapshot()
    for format in ["diff", "text", "json"] {
      let preview = try sandbox.refold(
        safely: "preview", "-t", Sample.adviser, "--unsafe", "--format", format, "--verbose")
      #expect(!preview.outputBytes.isEmpty)
    }
    #expect(try sandbox.refold(safely: "check").status == 1)
    #expect(try sandbox.refold("targets").status == 0)
    #expect(try sandbox.snapshot() == before)
  }

  @Test func namesWhatIsHiddenAndWhatIsLeft() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": Sample.banner, "B.swift": Sample.forced,
      "C.swift": Sample.view(
        "C", ".edgesIgnoringSafeArea(.all) // refold:ignore \(Sample.transform)"),
    ])
    let preview = try sandbox.refold("preview", "-t", Sample.transform, "-t", Sample.adviser)
    #expect(preview.status == 0)
    #expect(preview.output == "")
    let remarks = preview.errors.split(separator: "\n").last ?? ""
    #expect(remarks.hasPrefix("Nothing to do; "))
    #expect(remarks.contains("1 suppressed by ignore comments"))
    #expect(remarks.contains("1 unsafe change hidden, see them with --unsafe"))
    #expect(remarks.contains("1 left for you"))
    let unsafe = try sandbox.refold("preview", "-t", Sample.transform, "--unsafe")
    #expect(unsafe.output.contains("+      .ignoresSafeArea()\n"))
    #expect(unsafe.errors == "1 change in 1 file; 1 suppressed by ignore comments\n")
  }

  @Test func saysThatThereIsNothingToDo() throws {
    let sandbox = try Sandbox(committing: ["Plain.swift": Sample.plain])
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0)
    #expect(preview.output == "")
    #expect(preview.errors == "Nothing to do in 1 file\n")
  }

  @Test func verboseSaysWhereAndWhy() throws {
    let sandbox = try Sandbox(committing: [
      "Forced.swift": Sample.forced, "Model.pb.swift": Sample.plain,
    ])
    let preview = try sandbox.refold("preview", "-t", Sample.adviser, "-v")
    #expect(preview.errors.contains("Forced.swift:6:8: "))
    #expect(preview.errors.contains("[\(Sample.adviser)]: "))
    #expect(preview.errors.contains("skipped Model.pb.swift: generated (.pb.swift)\n"))
    let usual = try sandbox.refold("preview", "-t", Sample.adviser)
    #expect(
      usual.errors == "Nothing to do; 1 left for you; 1 skipped, listed with --verbose\n")
  }

  @Test func quietSaysNothing() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    let preview = try sandbox.refold(safely: "preview", "--quiet")
    #expect(preview.errors == "")
    #expect(preview.output.hasPrefix("diff --git"))
  }

  @Test func exitCodeTellsWhetherThereIsAChange() throws {
    let sandbox = try Sandbox(committing: ["Banner.swift": Sample.banner])
    #expect(try sandbox.refold(safely: "preview", "--exit-code").status == 1)
    // An unsafe change that nobody asked for is no part of the diff.
    #expect(try sandbox.refold("preview", "-t", Sample.transform, "--exit-code").status == 0)
    try sandbox.write(Sample.plain, to: "Banner.swift")
    #expect(try sandbox.refold(safely: "preview", "--exit-code").status == 0)
  }

  @Test func aFileThatDoesNotParseIsNamedAndTheOthersAreDone() throws {
    let sandbox = try Sandbox(committing: [
      "A.swift": "struct A {\n  let a = Color.edgesIgnoringSafeArea(\n}\n",
      "B.swift": Sample.banner,
      "C.swift": "struct {",
    ])
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 3)
    #expect(preview.output.contains("+++ b/B.swift\n"))
    #expect(preview.errors.contains("A.swift:2:39: error: parse error: "))
    #expect(preview.errors.contains("correct it and run again\n"))
    #expect(preview.errors.hasSuffix("1 change in 1 file; 1 file not done\n"))
    // A file without a trigger is never parsed.
    #expect(!preview.errors.contains("C.swift"))
  }

  @Test func pathsStartAtTheRootOfTheRepository() throws {
    let sandbox = try Sandbox(committing: ["App/Views/Banner.swift": Sample.banner])
    let preview = try sandbox.refold(safely: "preview", in: "App")
    #expect(preview.output.contains("+++ b/App/Views/Banner.swift\n"))
    let text = try sandbox.refold(safely: "preview", "--format", "text", in: "App")
    #expect(text.output.hasPrefix("Views/Banner.swift:6:8: "))
    let up = try sandbox.refold(safely: "check", "..", in: "App/Views")
    #expect(up.output.hasPrefix("Banner.swift:6:8: "))
  }

  @Test func worksWithoutARepository() throws {
    let sandbox = try Sandbox()
    try sandbox.write(Sample.banner, to: "App/Banner.swift")
    try sandbox.write(Sample.banner, to: "App/.build/Copy.swift")
    let preview = try sandbox.refold(safely: "preview")
    #expect(preview.status == 0)
    #expect(preview.output.hasPrefix("diff --git a/App/Banner.swift b/App/Banner.swift\n"))
    #expect(preview.errors.hasPrefix("1 change in 1 file"))
    let patched = try sandbox.shell(
      "$REFOLD preview -q -t \(Sample.transform) --deployment-target iOS=15 | patch -s -p1")
    #expect(patched.status == 0)
    #expect(try sandbox.read("App/Banner.swift") == Sample.bannerAfter)
  }
}
