import Reports
import Rewriting

/// The message of the commit of one transform: its title, its changes with file and line,
/// and its name in a form that git's own tools read.
struct CommitMessage {
  let title: String
  let text: String

  /// - Parameter passes: what the transform did, by the path of the file from the root.
  init(_ transform: any Transform, _ passes: [(path: String, pass: Run.Pass)]) {
    title = transform.documentation.title
    let changes = passes.flatMap { path, pass in
      pass.entries.compactMap { entry -> String? in
        guard entry.outcome == .applied, let change = entry.change else { return nil }
        return "- \(path):\(entry.candidate.place.line): \(change.title)\n"
      }
    }
    text = "\(title)\n\n\(changes.joined())\nRefold-Transform: \(transform.name)\n"
  }
}
