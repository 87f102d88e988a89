/// Which symbols stand for the words of a title, in English.
enum SymbolTable {
  /// Every rule; a phrase stands in one of them.
  static let rules: [SymbolRule] = commands + actions + things + phrases

  /// The rule for the words of a title, in lower case; nil where none fits the whole of it.
  ///
  /// A longer phrase comes before a shorter one, so that "mark as read" is not what reads. What is
  /// done to something comes before what that is: "edit profile" edits.
  static func rule(for title: [String]) -> SymbolRule? {
    let words = title.filter { !articles.contains($0) }
    guard !words.isEmpty else { return nil }
    if let whole = rulesByPhrase[words.joined(separator: " ")] { return whole }
    let opened = Array(words.drop { opening.contains($0) })
    if opened.count < words.count, let thing = rulesByPhrase[opened.joined(separator: " ")],
      thing.kind == .thing
    {
      return thing
    }
    for count in stride(from: words.count - 1, to: 0, by: -1) {
      guard let rule = rulesByPhrase[words[..<count].joined(separator: " ")],
        rule.kind == .command || rule.kind == .action
      else { continue }
      return rule.takes(words[count...], behind: words[..<count]) ? rule : nil
    }
    return thing(describedIn: words)
  }

  /// The rule of a name in code by its words. A verb that is a noun too takes one word there: names
  /// say in many words where a title stands.
  static func rule(forName words: [String]) -> SymbolRule? {
    if let rule = rule(for: words), rule.kind != .action || words.count <= 2 { return rule }
    return rule(endingName: words)
  }

  /// The rule of a name in code, such as `accountActionDelete`, whose last words are the title and
  /// whose first say where it stands.
  private static func rule(endingName words: [String]) -> SymbolRule? {
    for start in words.indices.dropFirst() {
      let context = words[..<start]
      guard context.count <= 5, context.allSatisfy({ !isCommand($0) && !negations.contains($0) }),
        let rule = rule(for: Array(words[start...])), rule.kind != .thing,
        rule.kind != .action || start == words.count - 1
      else { continue }
      return rule
    }
    return nil
  }

  /// What kind of verb the words are; nil when they are anything else or more.
  static func verb(_ words: [String]) -> SymbolRule.Kind? {
    let kind = rulesByPhrase[words.joined(separator: " ")]?.kind
    return kind == .command || kind == .action ? kind : nil
  }

  /// Stands in a title for something that is filled in when the app runs.
  static let placeholder = "_"

  private static let rulesByPhrase: [String: SymbolRule] = Dictionary(
    rules.flatMap { rule in rule.phrases.map { ($0, rule) } }
  ) { first, _ in first }

  /// "App settings", "all notes": a noun behind words that tell it from others of its kind.
  private static func thing(describedIn words: [String]) -> SymbolRule? {
    for start in words.indices.dropFirst() {
      guard let rule = rulesByPhrase[words[start...].joined(separator: " ")], rule.kind == .thing
      else { continue }
      let isDescribed = words[..<start].allSatisfy { word in
        describing.contains(word) || (rule.phrases.contains("settings") && verb([word]) == nil)
      }
      return isDescribed && start <= 2 ? rule : nil
    }
    return nil
  }

  private static let articles: Set<String> = [
    "the", "a", "an", "my", "your", "our", "this", "that", "these", "please",
  ]
  private static let opening: Set<String> = [
    "open", "show", "view", "see", "go", "to", "manage", "browse", "all",
  ]
  private static let describing: Set<String> = [
    "all", "app", "general", "user", "advanced", "other", "recent", "main",
  ]
  fileprivate static let joining: Set<String> = [
    "and", "or", "then", "but", "not", "without", "before", "after", "if", "instead", "later",
  ]
  private static let negations: Set<String> = [
    "not", "no", "never", "dont", "cannot", "cant", "un", "without", "failed", "did", "is", "has",
    "was", "are", "should", "can", "will", "error", "success", "on", "about", "to", "and", "or",
    "before", "after", "auto",
  ]
  /// Words of a message about something, which is not what a control does.
  fileprivate static let reporting: Set<String> = [
    "unavailable", "failed", "error", "errors", "required", "invalid", "already", "exists",
    "warning", "success", "successful", "description", "placeholder", "hint", "subtitle", "footer",
    "prompt", "enabled", "disabled", "completed", "explanation", "count",
  ]
  /// Behind "save", these are what goes into a file.
  fileprivate static let files: Set<String> = [
    "file", "files", "image", "images", "photo", "photos", "picture", "video", "pdf", "copy", "log",
    "logs", "audio", "attachment", "attachments", "as", "to", "document",
  ]
  /// Behind a verb that is a noun too, these are what the title is about.
  fileprivate static let described: Set<String> = [
    "settings", "preferences", "options", "history", "menu", "filters", "order", "queue", "log",
    "logs", "library", "help", "info", "details", "store", "center", "centre", "code", "page",
    "screen", "template", "type", "mode", "speed", "name", "view", "context", "bar",
  ]
}

extension SymbolRule {
  /// Whether the rest of a title is what the verb is done to, and not a second action, a message, or
  /// what makes another thing of the verb.
  fileprivate func takes(_ object: ArraySlice<String>, behind verb: ArraySlice<String>) -> Bool {
    guard object.count <= 4, let last = object.last,
      object.allSatisfy({
        !SymbolTable.joining.contains($0) && !SymbolTable.reporting.contains($0)
          && !SymbolTable.isCommand($0)
      })
    else { return false }
    switch verb.joined(separator: " ") {
    // What leaves a screen is not what calls off something else: "Cancel Subscription".
    case "cancel", "close", "stop": return false
    case "new":
      // "New Arrivals" makes none.
      return !last.hasSuffix("s") || last.hasSuffix("ss")
    case "save": return object.allSatisfy { !SymbolTable.files.contains($0) }
    default: return kind != .action || !SymbolTable.described.contains(last)
    }
  }
}

extension SymbolTable {
  fileprivate static func isCommand(_ word: String) -> Bool { verb([word]) == .command }
}
