import Platforms
import Rewriting
import SwiftSyntax

/// A symbol, or two of which a condition picks one, as the argument of `systemImage:`.
struct SymbolOffer: Sendable, Hashable {
  /// The code of the argument.
  var argument: String
  /// How people call it: the name, or both.
  var names: String
  /// Why it is this one, such as `its role is cancel`.
  var evidence: String
  /// Whether the configuration names it.
  var isConfigured: Bool

  /// A symbol that a person is asked for.
  static let blank = SymbolOffer(
    argument: "\"\(Blank.mark)\"", names: Blank.mark, evidence: "as you name it",
    isConfigured: false)
}

/// What was found for a title.
enum SymbolAnswer: Sendable, Hashable {
  /// Alternatives, at least one.
  case offers([SymbolOffer])
  /// None, and why: lower case, no full stop.
  case none(String)
}

/// Finds symbols: by the configuration, by the words of a title, by the role of a button, by the
/// placement of an item, in this order.
struct SymbolSearch {
  let targets: DeploymentTargets
  /// Symbols by titles, as the configuration has them.
  let configured: [String: String]
  /// What the control does, as far as its code says so.
  var effects: Set<ControlEffect> = []

  /// The symbols for a title.
  /// - Parameters:
  ///   - text: The title's code.
  ///   - hints: What else stands for a symbol where the words do not.
  func answer(_ title: Title, text: String, hints: [SymbolHint] = []) -> SymbolAnswer {
    switch title {
    case .fixed(let words):
      switch candidates(for: words, text: text, hints) {
      case .found(let symbols): return .offers(symbols.map(\.offer))
      case .refused(let reason): return .none(reason)
      case .unknown:
        return byHint(hints) ?? .none("no symbol is known for its title")
      }
    case .unreadable:
      if let symbol = configured[text] {
        return .offers([Candidate(configured: symbol).offer])
      }
      return byHint(hints) ?? .none("its title is not known before the app runs")
    case .changing: return .none("its title changes, and the condition cannot be repeated")
    case .choice(let condition, let first, let second):
      guard case .fixed(let one) = first, case .fixed(let other) = second else {
        return .none("it has several titles, of which not all are known before the app runs")
      }
      var search = self
      search.effects.insert(.startsMode)
      guard case .found(let ones) = search.candidates(for: one, besides: other, hints),
        case .found(let others) = search.candidates(for: other, besides: one, hints)
      else { return .none("it has two titles, and no symbol is known for both") }
      if let both = ones.first(where: { one in others.contains { $0.symbol == one.symbol } }) {
        return .offers([both.offer])
      }
      // Several symbols go together only in pairs: a star and no star, a heart and no heart.
      guard ones.count == others.count else {
        return .none("it has two titles, and one of them has several symbols")
      }
      return .offers(zip(ones, others).map { $0.orElse($1, condition) })
    }
  }

  private enum Candidates {
    case found([Candidate])
    case refused(String)
    case unknown
  }

  private func candidates(
    for words: TitleWords, text: String, _ hints: [SymbolHint]
  ) -> Candidates {
    if let symbol = configuredSymbol(for: words, text: text) {
      return .found([Candidate(configured: symbol)])
    }
    guard let rule = words.rule else { return .unknown }
    if rule.symbols.isEmpty { return .refused("no symbol stands for its title") }
    if words.isFilledIn {
      return .refused("its title tells a number or a name, which no symbol does")
    }
    if rule.edits, effects.contains(.startsMode) {
      return .refused("it starts to edit a list, for which a title is usual and no symbol")
    }
    let wanted = rule.symbols(with: hints, effects)
    let symbols = wanted.compactMap { SymbolName.symbol($0, on: targets) }
    if symbols.isEmpty {
      return .refused("the symbol for its title, \(wanted[0]), is newer than the deployment target")
    }
    return .found(symbols.map { Candidate($0, "its title says so") })
  }

  /// The candidates for one of two titles, of which one may say that the other is under way.
  private func candidates(
    for words: TitleWords, besides other: TitleWords, _ hints: [SymbolHint]
  ) -> Candidates {
    let found = candidates(for: words, text: "", hints)
    if case .unknown = found, words.isProgress(of: other) {
      return candidates(for: other, text: "", hints)
    }
    return found
  }

  private func configuredSymbol(for words: TitleWords, text: String) -> String? {
    if let symbol = configured[text] { return symbol }
    let phrases = words.phrases
    let named = configured.filter { title, _ in
      !phrases.isDisjoint(with: TitleWords(literal: title).phrases)
    }
    return named.min { $0.key < $1.key }?.value
  }

  private func byHint(_ hints: [SymbolHint]) -> SymbolAnswer? {
    hints.first.flatMap { hint in
      SymbolName.symbol(hint.symbol, on: targets).map {
        .offers([Candidate($0, hint.evidence).offer])
      }
    }
  }
}

extension SymbolRule {
  /// Whether the title edits, which is also what starts the editing of a list.
  fileprivate var edits: Bool { symbols == ["pencil"] }

  /// The symbols where something else stands for one: that one, where it is among them. What makes
  /// something may also end the form for it, and what is done may also cancel.
  fileprivate func symbols(
    with hints: [SymbolHint], _ effects: Set<ControlEffect>
  ) -> [String] {
    let hinted = symbols.filter { symbol in hints.contains { $0.symbol == symbol } }
    if !hinted.isEmpty { return hinted }
    guard let only = symbols.first, symbols.count == 1 else { return symbols }
    let (confirms, cancels) = ("checkmark", "xmark")
    if only == confirms, hints.first?.symbol == cancels { return [confirms, cancels] }
    let makes = only == "plus" || only.hasSuffix(".plus")
    let ends = effects.contains(.dismisses) || hints.first?.symbol == confirms
    return makes && ends ? [only, confirms] : symbols
  }
}

/// What stands for a symbol apart from a title.
struct SymbolHint: Sendable, Hashable {
  var symbol: String
  var evidence: String

  /// What a role of a button stands for.
  init?(role: String?) {
    switch role {
    case "cancel", "close": self.init(symbol: "xmark", evidence: "its role is \(role ?? "")")
    case "destructive": self.init(symbol: "trash", evidence: "its role is destructive")
    case "confirm": self.init(symbol: "checkmark", evidence: "its role is confirm")
    default: return nil
    }
  }

  /// What a placement in a toolbar stands for.
  init?(placement: String?) {
    switch placement {
    case "cancellationAction":
      self.init(symbol: "xmark", evidence: "its placement is cancellationAction")
    case "confirmationAction":
      self.init(symbol: "checkmark", evidence: "its placement is confirmationAction")
    case "destructiveAction":
      self.init(symbol: "trash", evidence: "its placement is destructiveAction")
    default: return nil
    }
  }

  private init(symbol: String, evidence: String) {
    self.symbol = symbol
    self.evidence = evidence
  }
}

private struct Candidate {
  let symbol: String
  let evidence: String
  let isConfigured: Bool

  init(_ symbol: String, _ evidence: String) {
    self.symbol = symbol
    self.evidence = evidence
    isConfigured = false
  }

  init(configured symbol: String) {
    self.symbol = symbol
    evidence = "the configuration names it"
    isConfigured = true
  }

  var offer: SymbolOffer {
    SymbolOffer(
      argument: "\"\(symbol)\"", names: symbol, evidence: evidence, isConfigured: isConfigured)
  }

  func orElse(_ other: Candidate, _ condition: String) -> SymbolOffer {
    if other.symbol == symbol { return offer }
    return SymbolOffer(
      argument: "\(condition) ? \"\(symbol)\" : \"\(other.symbol)\"",
      names: "\(symbol) or \(other.symbol)", evidence: evidence,
      isConfigured: isConfigured && other.isConfigured)
  }
}
