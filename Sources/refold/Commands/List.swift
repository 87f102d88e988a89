import Reports
import Transforms

extension Command {
  /// `refold list`
  static let list = Command(
    name: "list", overview: "List the transforms that there are.",
    groups: [OptionGroup(title: "OUTPUT", options: [.listFormat, .color])]
  ) { (invocation) throws(Failure) in
    let console = invocation.console
    if invocation.arguments.last(.listFormat) == "json" {
      console.print(TransformList().json)
    } else {
      console.print(TransformList().text(console.outputPaint))
    }
    return .done
  }
}

extension Option {
  fileprivate static let listFormat = format(.text, .json, default: "text")
}

/// Every transform of the suite, by group.
private struct TransformList {
  private var groups: [Suite.Group] { Suite.groups.filter { !$0.transforms.isEmpty } }

  func text(_ paint: Paint) -> String {
    let names = groups.flatMap(\.transforms).map(\.name)
    let width = names.map(\.count).max() ?? 0
    return groups.map { group in
      paint("\(group.name)/*", .heading) + "\n"
        + group.transforms.map { transform in
          let padding = String(repeating: " ", count: width - transform.name.count)
          return "  \(paint(transform.name, .name))\(padding)  \(transform.documentation.title)"
            + " \(paint("(\(transform.levelText))", .quiet))\n"
        }.joined()
    }.joined(separator: "\n")
  }

  var json: String {
    let transforms = groups.flatMap { group in
      group.transforms.map { transform -> JSON in
        let documentation = transform.documentation
        return [
          "name": .string(transform.name),
          "group": .string(group.name),
          "title": .string(documentation.title),
          "levels": .array(documentation.levels.map { .string($0.rawValue) }),
          "runsOnlyOnRequest": .bool(transform.runsOnlyOnRequest),
          "documents": .array(documentation.sources.map { .string($0.rawValue) }),
        ]
      }
    }
    let list: JSON = ["version": .number(1), "transforms": .array(transforms)]
    return list.text() + "\n"
  }
}
