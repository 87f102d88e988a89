/// What is allowed and asked for when files are written.
struct WriteOptions: Sendable {
  let allowsDirty: Bool
  let allowsNoVCS: Bool
  /// The branch that is made and worked on.
  let branch: String?
  /// Whether each transform becomes a commit.
  let commits: Bool
  /// Whether commits pass the user's hooks by.
  let skipsHooks: Bool
  /// A line for the shell that must succeed after each transform.
  let verify: String?
  let timeout: Duration?

  init(_ invocation: Invocation) throws(Failure) {
    let (arguments, command) = (invocation.arguments, invocation.command)
    allowsDirty = arguments.has(.allowDirty)
    allowsNoVCS = arguments.has(.allowNoVCS)
    branch = arguments.last(.branch)
    commits = arguments.has(.commit)
    skipsHooks = arguments.has(.noVerify)
    verify = arguments.last(.verify)
    timeout = try arguments.last(.verifyTimeout).map { (text) throws(Failure) in
      guard let seconds = Double(text), seconds > 0, seconds < 1e9 else {
        throw .invalid(text, for: .verifyTimeout, "it must be a number above 0", command)
      }
      return .seconds(seconds)
    }
    if skipsHooks, !commits { throw Self.lonely(.noVerify, without: .commit, command) }
    if timeout != nil, verify == nil {
      throw Self.lonely(.verifyTimeout, without: .verify, command)
    }
    if let verify, verify.allSatisfy(\.isWhitespace) {
      throw .invalid(verify, for: .verify, "it is no command", command)
    }
  }

  /// Whether transforms are carried out one by one.
  var isInStages: Bool { commits || verify != nil }

  /// The options that were given and work in one repository only.
  var repositoryOptions: [String] {
    (branch == nil ? [] : [Option.branch.name]) + (commits ? [Option.commit.name] : [])
  }

  private static func lonely(
    _ option: Option, without other: Option, _ command: Command
  ) -> Failure {
    .usage("'\(option.usage)' needs '\(other.usage)'.", of: command)
  }
}

extension OptionGroup {
  /// How files are written.
  static let git = OptionGroup(
    title: "GIT",
    options: [
      .branch, .commit, .noVerify, .verify, .verifyTimeout, .allowDirty, .allowNoVCS,
    ])
}

extension Option {
  static let branch = Option(
    "branch", value: "name", "Make this branch at HEAD and work on it.")
  static let commit = Option(
    "commit", "Commit what each transform changed, and nothing else.")
  static let noVerify = Option(
    "no-verify", "Commit without the repository's hooks, as 'git commit --no-verify' does.")
  static let verify = Option(
    "verify", value: "command",
    "Run this in the shell before and after each transform; take back what makes it fail.")
  static let verifyTimeout = Option(
    "verify-timeout", value: "seconds", "How long the command of --verify may take.")
  static let allowDirty = Option(
    "allow-dirty", "Write files with uncommitted changes too, and in the middle of a merge.")
  static let allowNoVCS = Option(
    "allow-no-vcs", "Write files that are in no git repository too.")
}
