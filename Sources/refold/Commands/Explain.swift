import Reports
import Rewriting
import Transforms

extension Command {
  /// `refold explain TRANSFORM`
  static let explain = Command(
    name: "explain", overview: "Explain a transform: what, why, before and after, and its limits.",
    operand: Operand(
      name: "transform", help: "The name of a transform.", isRequired: true, repeats: false),
    groups: [OptionGroup(title: "OUTPUT", options: [.color])]
  ) { (invocation) throws(Failure) in
    let console = invocation.console
    let name = invocation.arguments.operands[0]
    guard let transform = Suite.transforms.first(where: { $0.name == name }) else {
      throw .usage(
        "There is no transform '\(name)'.\(didYouMean(name, among: Suite.transforms.map(\.name)))\n"
          + "'refold list' lists those that there are.")
    }
    let page = ManualPage(transform, paint: console.outputPaint, width: console.width)
    console.print(page.text)
    return .done
  }
}

extension Transform {
  /// How far its changes can be trusted: `safe`, `safe, unsafe`, `advice`, `unsafe, on request`.
  var levelText: String {
    let levels = documentation.levels.sorted().map(\.rawValue)
    return ((levels.isEmpty ? ["advice"] : levels) + (runsOnlyOnRequest ? ["on request"] : []))
      .joined(separator: ", ")
  }
}

/// The documentation of a transform, laid out for reading.
struct ManualPage {
  let text: String

  init(_ transform: any Transform, paint: Paint, width: Int) {
    let documentation = transform.documentation
    let example = documentation.example
    func prose(_ text: String) -> String { indented(wrapped(text, to: width - 2), by: 2) }
    func section(_ title: String, _ body: String) -> String { "\(paint(title, .heading))\n\(body)" }
    var sections = [
      "\(paint(transform.name, .name)) (\(transform.levelText))\n" + prose(documentation.title),
      section("Why", prose(documentation.why)),
    ]
    if transform.runsOnlyOnRequest {
      let request = """
        Only when it is named itself, with the place: -t \(transform.name) --in TYPE[.MEMBER]. A \
        group leaves it out.
        """
      sections.append(section("Runs on request", prose(request)))
    }
    if example.before == example.after {
      sections.append(section("Example", indented(example.before, by: 4)))
    } else {
      sections.append(section("Before", indented(example.before, by: 4)))
      sections.append(section("After", indented(example.after, by: 4)))
    }
    if !documentation.leftAlone.isEmpty {
      let items = documentation.leftAlone.map {
        "  - " + indented(wrapped($0, to: width - 4), by: 4).dropFirst(4)
      }
      sections.append(section("Left alone", items.joined()))
    }
    sections.append(section("Safety", prose(documentation.safety)))
    sections.append(section("Availability", prose(documentation.availability)))
    let sources = documentation.sources.map(\.rawValue).joined(separator: "\n")
    sections.append(section("From", indented(sources, by: 2)))
    text = sections.joined(separator: "\n")
  }
}

/// The lines of a text with blanks in front, without empty lines at the end, closed by a line end.
private func indented(_ text: String, by count: Int) -> String {
  let blanks = String(repeating: " ", count: count)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    .reversed().drop(while: \.isEmpty).reversed()
  return lines.map { $0.isEmpty ? "\n" : "\(blanks)\($0)\n" }.joined()
}
