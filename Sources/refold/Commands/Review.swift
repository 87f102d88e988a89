import Rewriting
import Synchronization
import Worktree

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

extension Command {
  /// `refold review`
  static let review = Command(
    name: "review",
    overview: "Ask about each change of the named transforms, and make those that you accept.",
    discussion: """
      Every change is asked about, also the unsafe ones. Nothing is written before the end; each \
      answer is saved as it is given, in the git folder. '?' lists the keys. 'refold undo' takes the \
      run back.
      """,
    operand: .paths,
    groups: [
      .selection, .files, .git,
      OptionGroup(title: "REVIEW", options: [.resume, .writeAsYouGo]),
      OptionGroup(title: "OUTPUT", options: [.color, .quiet, .verbose, .jobs]),
    ]
  ) { (invocation) throws(Failure) in
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO) else {
      throw .usage(
        "review asks questions: standard input and standard output must be a terminal.\n"
          + "Without one there are 'refold preview' and 'refold apply'.")
    }
    let review = try ReviewRun(invocation)
    // Everything that walks a tree wants a large stack, and the dialog does all the time.
    return try withLargeStack { () -> Result<ExitStatus, Failure> in
      Result { () throws(Failure) in try review.run() }
    }.get()
  }
}

extension Option {
  static let resume = Option(
    "resume", "Go on with the review that was left, with its transforms and files.")
  static let writeAsYouGo = Option(
    "write-as-you-go", "Write each file as soon as all about it is answered.")
}
