import Availability
import Platforms
import Rewriting
import SwiftSyntax

/// A hand-made sheet of a file that ships where there are no detents too: the sheet behind a check, and
/// all of the original, in a private member, on the other side.
///
/// The original keeps its state and methods, so nothing outside of it changes.
struct SheetFallback {
  let edits: [SourceEdit]
  let supports: [Support]

  /// - Parameters:
  ///   - modifiers: Those of the sheet's content.
  ///   - names: The names of members that the type around the place has, or will have.
  /// - Throws: Where the original cannot move, or too much would be written twice.
  init(
    _ plan: SheetPlan, _ modifiers: [String], behind check: Check, names: inout Names,
    in context: Context
  ) throws(Refusal) {
    guard let site = plan.layers.form.site else { throw Refusal("nothing shows the panel") }
    if !plan.dismissal.duplicates.isEmpty {
      throw Refusal(
        "what runs when the panel is hidden would run twice, since other code that does it stays")
    }
    let file = context.file
    var parts: [SheetPart] = []
    for code in plan.sharedCode {
      if let part = try SheetPart(code, names: &names, in: context) { parts.append(part) }
    }
    let replaced = parts.map(\.edit)
    let references = Set(parts.map(\.name))
    let original: MovedMember
    do throws(Refusal) {
      original = try context.member(
        "layeredSheet", holding: site, names: &names, passesValues: true
      ) { old, new in
        // Names in the place of views are no parse error.
        MovedCode(of: site, applying: replaced, in: file)?.text(from: old, to: new, references)
          ?? Layout(file).moved(site, from: old, to: new)
      }
    } catch {
      let system = check.items.first.map(\.description) ?? "the system that has detents"
      throw Refusal(
        "below \(system) the layers would move into a member of their own, and \(error.reason)")
    }
    let sheet = try SheetEdits(plan, modifiers, sharing: replaced, in: file)
    let inside = sheet.edits.filter {
      site.offsets.lowerBound <= $0.offsets.lowerBound
        && $0.offsets.upperBound <= site.offsets.upperBound
    }
    guard let newer = MovedCode(of: site, applying: inside, in: file) else {
      throw Refusal("the sheet cannot be written beside the original")
    }
    let old = Layout(file).indentation(at: site.offsets.lowerBound)
    edits = try context.arms(check, replacing: site, older: original.reference) {
      newer.text(from: old, to: $0, references)
    }
    supports = parts.map(\.support) + [original.support]
  }
}

/// Code that the sheet and the original both show, in a private member.
private struct SheetPart {
  let name: String
  let support: Support
  /// Puts the name of the member in the place of the code.
  let edit: SourceEdit

  /// Nil for code that is written twice: it is short, or only its place has what it uses.
  ///
  /// - Throws: Where it is too long for that.
  init?(_ code: SharedSheetCode, names: inout Names, in context: Context) throws(Refusal) {
    let lines = context.file.lines
    let range = code.offsets
    let height = lines.line(of: range.upperBound) - lines.line(of: range.lowerBound) + 1
    if height <= Self.shortest { return nil }
    let member: MovedMember
    do throws(Refusal) {
      switch code.form {
      case .statements(let statements):
        member = try context.member(
          code.name, holding: statements, names: &names, passesValues: true)
      case .view(let view):
        member = try context.member(
          code.name, holding: view, names: &names, passesValues: true)
      case .unshared: throw Refusal("not every statement in it is a view")
      }
    } catch {
      if height <= Self.longest { return nil }
      throw Refusal(
        "the \(code.isPanel ? "panel" : "content") would be written twice, since \(error.reason)")
    }
    name = member.support.name
    support = member.support
    edit = SourceEdit(member.range, member.reference)
  }

  /// The number of lines that are written twice without a second thought.
  private static let shortest = 3
  /// The number of lines that can be written twice where they cannot be shared.
  private static let longest = 20
}

/// Code of a hand-made sheet that is part of the sheet as it stands.
private struct SharedSheetCode {
  enum Form {
    /// Statements that follow one another, all of them views.
    case statements([CodeBlockItemSyntax])
    case view(ExprSyntax)
    /// Statements of which some are no views, and some are not part of both.
    case unshared(CodeBlockItemListSyntax)
  }

  let form: Form
  let isPanel: Bool

  /// The name of a member that holds it.
  var name: String { isPanel ? "sheetContent" : "coveredContent" }

  /// The UTF-8 offsets.
  var offsets: Range<Int> {
    switch form {
    case .statements(let statements):
      statements[0].offsets.lowerBound..<statements[statements.count - 1].offsets.upperBound
    case .view(let view): view.offsets
    case .unshared(let statements): statements.offsets
    }
  }
}

extension SheetPlan {
  /// What both sides show.
  fileprivate var sharedCode: [SharedSheetCode] {
    var forms: [SharedSheetCode.Form]
    switch layers.form {
    case .stack(let call, let conditional):
      forms = call.onlyClosure?.statements.shared(without: conditional) ?? []
    case .overlay(let modifier): forms = modifier.base.map { [.view($0)] } ?? []
    case .component: forms = []
    }
    let covered = forms.map { SharedSheetCode(form: $0, isPanel: false) }
    if let use {
      switch use.content {
      case .builder(let statements): forms = statements.shared(without: [])
      case .view(let view): forms = [.view(view)]
      }
      return covered + forms.map { SharedSheetCode(form: $0, isPanel: true) }
    }
    let root = ViewChain(panel.view).root
    // What the sheet takes over inside of the content is not the same on both sides.
    func loses(_ node: some SyntaxProtocol) -> Bool {
      panel.removed.contains { node.offsets.contains($0.offsets.lowerBound) }
    }
    let closure = root.as(FunctionCallExprSyntax.self).flatMap { call in
      call.calledName.map(Self.containers.contains) == true ? call.onlyClosure : nil
    }
    if let closure, closure.signature == nil {
      let left = Array(closure.statements).filter(loses)
      forms = closure.statements.shared(without: left + [panel.grabber].compactMap { $0 })
    } else {
      forms = loses(root) ? [] : [.view(root)]
    }
    return covered + forms.map { SharedSheetCode(form: $0, isPanel: true) }
  }

  /// Containers that show the views of a member as they show views of their own.
  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "ScrollView", "List", "Form", "Group",
    "NavigationView", "NavigationStack",
  ]
}

extension CodeBlockItemListSyntax {
  /// The longest sequences of statements that leave some out.
  fileprivate func shared(without left: [CodeBlockItemSyntax]) -> [SharedSheetCode.Form] {
    let gone = Set(left.map(\.id))
    let all = Array(self)
    let areViews = all.allSatisfy { statement in
      gone.contains(statement.id) || statement.view != nil
        || statement.item.is(IfConfigDeclSyntax.self)
    }
    guard areViews else { return [.unshared(self)] }
    return all.split { gone.contains($0.id) }.map { .statements(Array($0)) }
  }
}

extension SheetLayers.Form {
  /// What becomes the two sides: the stack, or the view with the overlay.
  fileprivate var site: ExprSyntax? {
    switch self {
    case .stack(let call, _): ExprSyntax(call)
    case .overlay(let modifier): ExprSyntax(modifier.call)
    case .component: nil
    }
  }
}
