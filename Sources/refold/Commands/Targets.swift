import Availability
import Platforms
import Reports

extension Command {
  /// `refold targets`
  static let targets = Command(
    name: "targets",
    overview: "Show the deployment targets of the files as they are read, and from where.",
    discussion: """
      A '#available' check is only added for what the targets do not guarantee. Where the project \
      says nothing, 'unknown' means that every newer API is guarded.
      """,
    operand: .paths,
    groups: [
      OptionGroup(title: "TARGETS", options: [.deploymentTarget]), .files,
      OptionGroup(
        title: "OUTPUT",
        options: [.format(.text, .json, default: "text"), .color, .quiet, .verbose]),
    ]
  ) { (invocation) throws(Failure) in
    let arguments = invocation.arguments
    let override = try arguments.last(.deploymentTarget).map { (text) throws(Failure) in
      try DeploymentTargets(option: text, of: invocation.command)
    }
    let tree = try SourceTree(FileOptions(arguments), listsIgnored: false)
    let list = TargetList(tree, try ProjectSettings(override: override, files: tree.files))
    let console = invocation.console
    if arguments.last(.format) == "json" {
      console.print(list.json)
    } else {
      console.print(list.text(console.outputPaint, listsFiles: console.level >= .verbose))
    }
    if tree.files.isEmpty { console.note("No Swift file to look at") }
    return .done
  }
}

/// The files of a run by what they ship on; files for which the same places say the same stand
/// together.
private struct TargetList {
  private var groups: [(resolved: ResolvedTargets, files: [String])] = []

  init(_ tree: SourceTree, _ settings: ProjectSettings) {
    var indices: [ResolvedTargets: Int] = [:]
    for file in tree.files {
      let resolved = settings.targets(for: file)
      if let index = indices[resolved] {
        groups[index].files.append(file.displayPath.description)
      } else {
        indices[resolved] = groups.count
        groups.append((resolved, [file.displayPath.description]))
      }
    }
  }

  func text(_ paint: Paint, listsFiles: Bool) -> String {
    groups.map { group in
      let files =
        group.files.count == 1 ? group.files[0] : "\(group.files.count) files, \(group.files[0]) …"
      var text = "\(paint("\(group.resolved.targets)", .heading)) (\(files))\n"
      for evidence in group.resolved.evidence { text += "  \(evidence)\n" }
      for problem in group.resolved.problems {
        text += "  \(paint("note:", .warning)) \(problem)\n"
      }
      if listsFiles { text += group.files.map { "  \(paint($0, .quiet))\n" }.joined() }
      return text
    }.joined(separator: "\n")
  }

  var json: String {
    let groups = groups.map { group -> JSON in
      [
        "targets": .object(
          group.resolved.targets.minimums.map {
            ($0.platform.name, .string($0.version.description))
          }),
        "evidence": .array(
          group.resolved.evidence.map { evidence in
            [
              "path": .string(evidence.path),
              "line": evidence.line.map { .number($0) } ?? .null,
              "text": .string(evidence.text),
            ]
          }),
        "problems": .array(group.resolved.problems.map(JSON.string)),
        "files": .array(group.files.map(JSON.string)),
      ]
    }
    let list: JSON = ["version": .number(1), "groups": .array(groups)]
    return list.text() + "\n"
  }
}
