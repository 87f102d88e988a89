import Foundation

/// The states that a checkout can be in when `refold` is started in it.
enum CheckoutState: String, CaseIterable, Sendable {
  case clean, stagedOnly, unstagedInScope, unstagedElsewhere, untrackedInScope, mergeInProgress
  case detached, linkedWorktree, bare, shallow, submodule, noRepository, gitMissing

  /// Why nothing is written as things are; nil when nothing speaks against it.
  var refusal: String? {
    switch self {
    case .clean, .unstagedElsewhere, .detached, .linkedWorktree, .shallow, .submodule: nil
    case .stagedOnly: "  Banner.swift (staged)\n"
    case .unstagedInScope: "  Banner.swift (unstaged)\n"
    case .untrackedInScope: "  Banner.swift (untracked)\n"
    case .mergeInProgress: "merge in progress"
    case .bare, .noRepository: "not in a git repository:\n  Banner.swift\n"
    case .gitMissing: "git was not found"
    }
  }

  /// The option that allows to write all the same.
  var remedy: String? {
    switch self {
    case .stagedOnly, .unstagedInScope, .untrackedInScope, .mergeInProgress: "--allow-dirty"
    case .bare, .noRepository, .gitMissing: "--allow-no-vcs"
    default: nil
    }
  }

  /// Whether git can be asked about the folder.
  var hasRepository: Bool { ![.bare, .noRepository, .gitMissing].contains(self) }
}

/// A checkout in one of the states, with `Banner.swift` and `Plain.swift` in it.
struct Checkout {
  let sandbox: Sandbox
  let state: CheckoutState
  /// Where the files are, from the folder of the sandbox.
  let folder: String
  /// What `Banner.swift` holds.
  let banner: String

  init(_ state: CheckoutState) throws {
    self.state = state
    sandbox = try Sandbox()
    let files = ["Banner.swift": Sample.banner, "Plain.swift": Sample.plain]
    var folder = ""
    var banner = Sample.banner
    if state != .noRepository { try sandbox.initialize() }
    for (path, text) in files where state != .untrackedInScope || path == "Plain.swift" {
      try sandbox.write(text, to: path)
    }
    if state != .noRepository { try sandbox.commit() }
    switch state {
    case .clean, .noRepository, .gitMissing: break
    case .stagedOnly, .unstagedInScope:
      banner += "// mine\n"
      try sandbox.write(banner, to: "Banner.swift")
      if state == .stagedOnly { try sandbox.git("add", "-A") }
    case .unstagedElsewhere: try sandbox.write(Sample.plain + "// mine\n", to: "Plain.swift")
    case .untrackedInScope: try sandbox.write(Sample.banner, to: "Banner.swift")
    case .mergeInProgress: try sandbox.makeConflict()
    case .detached: try sandbox.git("checkout", "-q", "--detach")
    case .linkedWorktree:
      folder = "../linked"
      try sandbox.git("worktree", "add", "-q", "-b", "linked", folder)
    case .bare:
      folder = "../bare.git"
      try sandbox.git("init", "-q", "--bare", folder)
      for (path, text) in files { try sandbox.write(text, to: "\(folder)/\(path)") }
    case .shallow:
      folder = "../shallow"
      try sandbox.write("more\n", to: "notes")
      try sandbox.commit()
      try sandbox.git("clone", "-q", "--depth", "1", "file://\(sandbox.folder.path)", folder)
    case .submodule:
      folder = "../outer/inner"
      try sandbox.git("init", "-q", "-b", "main", "../outer")
      try sandbox.git(
        "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", sandbox.folder.path,
        "inner", in: "../outer")
      try sandbox.git("commit", "-q", "-m", "State", in: "../outer")
    }
    self.folder = folder
    self.banner = banner
  }

  /// Runs `refold` where the files are.
  func refold(_ words: String...) throws -> Sandbox.Outcome { try refold(words) }

  /// Runs `refold` where the files are.
  func refold(_ words: [String]) throws -> Sandbox.Outcome {
    let named = words[0] == "undo" ? [] : ["-t", Sample.transform, "--deployment-target", "iOS=15"]
    return try sandbox.run(
      try Sandbox.executable(), [words[0]] + named + words.dropFirst(), in: folder,
      environment: state == .gitMissing ? ["PATH": sandbox.folder.path] : [:])
  }

  func git(_ words: String...) throws -> String { try sandbox.git(words, in: folder) }

  func read(_ path: String) throws -> String {
    try sandbox.read(folder.isEmpty ? path : "\(folder)/\(path)")
  }

  /// What git says about the checkout, but for objects; nil where there is none to ask.
  func summary() throws -> [String]? {
    guard state.hasRepository else { return nil }
    return [
      try git("status", "--porcelain=v2", "--branch"), try git("for-each-ref"),
      try git("ls-files", "--stage", "-v"), try git("stash", "list"), try git("reflog"),
    ]
  }
}

extension Sandbox {
  /// Leaves a merge unfinished, in which `notes` is in conflict.
  func makeConflict() throws {
    try git("checkout", "-q", "-b", "side")
    try write("b\n", to: "notes")
    try commit()
    try git("checkout", "-q", "main")
    try write("c\n", to: "notes")
    try commit()
    _ = try shell("git merge -q side")
  }
}
