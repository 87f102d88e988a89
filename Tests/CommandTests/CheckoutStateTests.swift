import Testing

/// `apply`, `--branch`, `--commit` and `undo` in every state that a checkout can be in: they do all
/// of it, or refuse and touch nothing.
@Suite struct CheckoutStateTests {
  enum Mode: String, CaseIterable, Sendable {
    case plain, branch, commit, both

    var options: [String] {
      (self == .branch || self == .both ? ["--branch", "topic"] : [])
        + (self == .commit || self == .both ? ["--commit"] : [])
    }
  }

  @Test(arguments: CheckoutState.allCases, Mode.allCases)
  func apply(state: CheckoutState, mode: Mode) throws {
    let checkout = try Checkout(state)
    let before = try checkout.summary()
    let outcome = try checkout.refold(["apply"] + mode.options)
    guard let refusal = state.refusal else {
      #expect(outcome.status == 0, "\(outcome.errors)")
      try expectApplied(checkout, mode, outcome)
      return try expectUndone(checkout, mode, before)
    }
    #expect(outcome.status == 4)
    #expect(outcome.errors.contains("Error: Nothing was written.\n"), "\(outcome.errors)")
    #expect(outcome.errors.contains(refusal))
    #expect(try checkout.read("Banner.swift") == checkout.banner)
    #expect(try checkout.summary() == before)
    let remedy = try #require(state.remedy)
    let isAllowed =
      mode == .plain || (mode == .branch && state.hasRepository && state != .mergeInProgress)
    let allowed = try checkout.refold(["apply", remedy] + mode.options)
    #expect(outcome.errors.contains("or allow it with \(remedy).") == isAllowed)
    if isAllowed {
      #expect(allowed.status == 0, "\(allowed.errors)")
      #expect(try checkout.read("Banner.swift").contains(".ignoresSafeArea()"))
      #expect(
        allowed.errors.contains("'refold undo' cannot take this back") == !state.hasRepository)
    } else {
      #expect(allowed.status == 4)
      #expect(try checkout.read("Banner.swift") == checkout.banner)
      #expect(try checkout.summary() == before)
    }
  }

  private func expectApplied(
    _ checkout: Checkout, _ mode: Mode, _ outcome: Sandbox.Outcome
  ) throws {
    #expect(try checkout.read("Banner.swift") == Sample.bannerAfter)
    let commits = mode == .commit || mode == .both
    #expect(try checkout.git("diff", "--name-only", "HEAD").contains("Banner") == !commits)
    #expect(try checkout.git("stash", "list") == "")
    let branch = try checkout.git("branch", "--show-current")
    if mode == .branch || mode == .both {
      #expect(branch == "topic\n")
      #expect(outcome.errors.contains(checkout.state == .detached ? "--detach" : "git switch "))
    } else {
      #expect((branch == "") == (checkout.state == .detached))
    }
    if commits {
      #expect(try checkout.git("show", "--name-only", "--format=%an", "HEAD").hasPrefix("Tester"))
      #expect(
        try checkout.git("diff", "--name-only", "HEAD~1", "HEAD", "--", ":/") == "Banner.swift\n")
    }
    if checkout.state == .unstagedElsewhere {
      #expect(try checkout.read("Plain.swift") == Sample.plain + "// mine\n")
      #expect(try checkout.git("status", "--porcelain").contains(" M Plain.swift\n"))
    }
  }

  private func expectUndone(_ checkout: Checkout, _ mode: Mode, _ before: [String]?) throws {
    let undo = try checkout.refold("undo")
    guard mode == .commit || mode == .both else {
      #expect(undo.status == 0, "\(undo.errors)")
      #expect(undo.errors.hasPrefix("restored Banner.swift\n1 file as before the run\n"))
      #expect(try checkout.read("Banner.swift") == Sample.banner)
      if mode == .plain { #expect(try checkout.summary() == before) }
      return
    }
    #expect(undo.status == 4)
    #expect(undo.errors.contains("  git revert --no-edit \(try checkout.git("rev-parse", "HEAD"))"))
    #expect(try checkout.read("Banner.swift") == Sample.bannerAfter)
    let commits = try checkout.refold("undo", "--commits")
    #expect(commits.status == 0, "\(commits.errors)")
    #expect(try checkout.read("Banner.swift") == Sample.banner)
    #expect(try checkout.git("diff", "--name-only", "HEAD~2", "HEAD") == "")
    #expect(try checkout.refold("undo").errors.hasPrefix("There is no run to take back in "))
  }

  @Test(arguments: CheckoutState.allCases) func undoOfNothing(state: CheckoutState) throws {
    let checkout = try Checkout(state)
    let before = try checkout.summary()
    let undo = try checkout.refold("undo")
    #expect(undo.status == (state.hasRepository ? 0 : 4))
    #expect(try checkout.read("Banner.swift") == checkout.banner)
    #expect(try checkout.summary() == before)
  }
}
