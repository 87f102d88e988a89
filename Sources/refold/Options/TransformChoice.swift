import Rewriting
import Transforms

/// The transforms that were named.
struct TransformChoice: Sendable {
  /// In the order of the suite, each once.
  let transforms: [any Transform]
  /// The names of those that a named group holds and that run only when they are named themselves.
  let leftOut: [String]

  /// Reads names of transforms and of groups, these with or without `/*` at the end.
  /// - Parameters:
  ///   - groups: What there is to choose from.
  ///   - namesPlace: Whether `--in` was given, without which nothing runs on request.
  init(
    _ names: [String], from groups: [Suite.Group] = Suite.groups, namesPlace: Bool,
    of command: Command
  ) throws(Failure) {
    let all = groups.flatMap(\.transforms)
    guard !names.isEmpty else {
      throw .usage("No transform is named.\n\(Self.list(of: groups))", of: command)
    }
    var chosen: Set<String> = []
    var leftOut: [String] = []
    for name in names {
      if let transform = all.first(where: { $0.name == name }) {
        guard !transform.runsOnlyOnRequest || namesPlace else {
          throw .usage(
            "'\(name)' runs only on request: say with --in TYPE[.MEMBER] where.", of: command)
        }
        chosen.insert(name)
      } else if let group = groups.first(where: { $0.isMeant(by: name) }) {
        for transform in group.transforms {
          if transform.runsOnlyOnRequest {
            leftOut.append(transform.name)
          } else {
            chosen.insert(transform.name)
          }
        }
      } else {
        let names = all.map(\.name) + groups.flatMap { [$0.name, "\($0.name)/*"] }
        let hint = didYouMean(name, among: names)
        throw .usage(
          "There is no transform '\(name)'.\(hint)\n\(Self.list(of: groups))", of: command)
      }
    }
    transforms = all.filter { chosen.contains($0.name) }
    self.leftOut = leftOut.filter { !chosen.contains($0) }
  }

  /// What there is, for somebody who named nothing or something else.
  private static func list(of groups: [Suite.Group]) -> String {
    let lines = groups.filter { !$0.transforms.isEmpty }.flatMap { group in
      ["  \(group.name)/*\n"]
        + group.transforms.map { transform in
          "    \(transform.name)\(transform.runsOnlyOnRequest ? " (with --in)" : "")\n"
        }
    }
    return "Name one with -t:\n\(lines.joined())'refold list' says what each does."
  }
}

extension Suite.Group {
  /// Whether a name on the command line stands for the group. `/*` need not be typed, since a shell
  /// may take it for files.
  fileprivate func isMeant(by name: String) -> Bool {
    name == self.name || name == "\(self.name)/*"
  }
}
