import Platforms
import Rewriting
import SwiftSyntax

extension Finding {
  static func offered(_ plan: LayeredBarPlan, _ change: Change, in context: Context) -> Finding {
    Finding(
      at: plan.layering.candidate.name,
      message(plan.layering.role, over: "the \(plan.content.container)"),
      consequence: plan.consequences(in: context).joined(separator: "; "), change: change)
  }

  static func leftAlone(_ layering: Layering, _ reason: String) -> Finding {
    Finding(
      at: layering.candidate.name, message(layering.role, over: "what scrolls"),
      leftAlone: reason)
  }

  static func refused(_ candidate: LayeringCandidate, _ refusal: LayeringRefusal) -> Finding {
    Finding(
      at: candidate.name, message(.controlBar(refusal.evidence), over: "the content"),
      leftAlone: refusal.reason)
  }

  private static func message(_ role: ContentRole, over content: String) -> String {
    switch role {
    case .controlBar(let evidence): "a bar of controls (\(evidence)) is layered over \(content)"
    case .notice: "a notice is layered over \(content)"
    case .decoration, .unknown: "a view is layered over \(content)"
    }
  }
}

extension LayeredBarPlan {
  /// What the user of the app will see change, and what a person should look at.
  fileprivate func consequences(in context: Context) -> [String] {
    let rests = layering.bar.edge == .bottom ? "comes to rest above" : "starts below"
    var texts = ["what scrolls \(rests) the bar instead of behind it"]
    if isControl {
      texts.append(
        "from iOS 26 on, what runs under the bar gets the system's scroll edge effect: soft with "
          + "the SDK of 26, hard with that of 27")
    }
    if layering.bar.edge == .bottom { texts.append("with a keyboard the bar rides on it") }
    for part in clearance.removed { texts.append(text(of: part, in: context)) }
    for view in clearance.kept {
      texts.append("\(short(view)) on line \(line(view, context)) stays, as a margin of the design")
    }
    if !clearance.elsewhere.isEmpty {
      let names = clearance.elsewhere.joined(separator: " and ")
      texts.append("if \(names) leaves space for the bar in its own file, take that out too")
    }
    switch indicator {
    case .none: break
    case .guess(let padding):
      texts.append(
        "\(short(padding)) of the bar goes, since the safe area clears the home indicator; if a "
          + "view in another file ignores that area around this one, keep it")
    case .needed(let padding, let isCertain):
      let reason =
        isCertain
        ? "the bottom safe area is ignored around it"
        : "another file may ignore the bottom safe area"
      texts.append("\(short(padding)) of the bar stays, since \(reason)")
    }
    return texts
  }

  private func text(of part: Clearance.Part, in context: Context) -> String {
    let line = line(part.node, context)
    switch part.form {
    case .modifier(let modifier):
      return "\(short(modifier)) on line \(line) goes, since the bar takes its own space"
    case .statement(let statement):
      let view = statement.view.map { short($0) } ?? "the space"
      return "\(view) on line \(line) goes, since the bar takes its own space"
    case .amount(let amount, let rest):
      return "of the space of \(amount.trimmedDescription) on line \(line) \(rest) stays"
    }
  }

  private func line(_ node: some SyntaxProtocol, _ context: Context) -> Int {
    let end = node.as(FunctionCallExprSyntax.self).flatMap { ModifierCall($0)?.nameToken }
    return context.file.lines.line(
      of: end?.offsets.lowerBound ?? node.offsets.lowerBound)
  }

  /// A modifier without what it is applied to, on one line.
  private func short(_ modifier: ModifierCall) -> String {
    let base = modifier.base?.trimmedDescription.count ?? 0
    return Self.oneLine(String(modifier.call.trimmedDescription.dropFirst(base)))
  }

  private func short(_ view: ExprSyntax) -> String {
    if let modifier = view.as(FunctionCallExprSyntax.self).flatMap({ ModifierCall($0) }),
      ["padding", "safeAreaPadding", "contentMargins"].contains(modifier.name)
    {
      return short(modifier)
    }
    return Self.oneLine(view.trimmedDescription)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ").replacing(" .", with: ".")
  }
}
