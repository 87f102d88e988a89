import SwiftSyntax

/// A change that lacks one value which only a person can give, such as the name of a symbol.
///
/// `apply` never takes one: a finding that has nothing else on offer is left for the developer.
public struct Blank: Sendable, Hashable {
  /// What is to be typed, as a question names it: `symbol name`.
  public var name: String
  /// The change, with `mark` in its texts wherever the value goes.
  public var change: Change
  /// A regular expression that the whole value must match.
  public var form: String
  /// What the form is, for somebody whose value does not have it: `lower-case words and dots`.
  public var formText: String

  /// What stands in the texts of the change for the value. It is no Swift, so that a change in which
  /// it was left can never pass the gates.
  public static let mark = "<#value#>"

  /// A change, and what is to be typed to complete it.
  public init(_ name: String, in change: Change, form: String, formText: String) {
    self.name = name
    self.change = change
    self.form = form
    self.formText = formText
  }

  /// The change with a value, which also completes its title; nil when it does not have the form.
  public func filled(with value: String) -> Change? {
    guard let form = try? Regex(form), value.wholeMatch(of: form) != nil else { return nil }
    func filled(_ edit: SourceEdit) -> SourceEdit {
      let text = edit.replacementBytes
      return SourceEdit(edit.offsets, text.replacing(Self.mark.utf8, with: Array(value.utf8)))
    }
    return Change(
      change.title.replacing(Self.mark, with: value), change.applicability,
      edits: change.edits.map(filled),
      supports: change.supports.map { Support(name: $0.name, edit: filled($0.edit)) })
  }
}
