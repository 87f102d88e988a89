import Platforms
import Rewriting
import Testing

@testable import Transforms

/// The table of symbols keeps its own rules.
@Suite struct SymbolsTableTests {
  @Test func namesAreSpelledLikeSymbols() {
    for name in SymbolName.releases.keys {
      #expect(SymbolSpelling.isRight(name), "\(name)")
    }
    for name in ["", "Plus", "plus.", ".plus", "plus..circle", "square and pencil", "plus_circle"] {
      #expect(!SymbolSpelling.isRight(name), "\(name)")
    }
  }

  @Test func everySymbolHasItsVersion() {
    for symbol in SymbolTable.rules.flatMap(\.symbols) {
      #expect(SymbolName.releases[symbol] != nil, "\(symbol)")
    }
    for (symbol, older) in SymbolName.older {
      #expect(SymbolName.releases[symbol] != nil, "\(symbol)")
      #expect(SymbolName.releases[older] == .iOS13, "\(older)")
    }
  }

  @Test func noVersionIsStatedForASymbolThatNothingUses() {
    let used = Set(SymbolTable.rules.flatMap(\.symbols)).union(SymbolName.older.values)
    #expect(Set(SymbolName.releases.keys).subtracting(used) == [])
    let all = SymbolName.named.flatMap(\.1)
    #expect(all.count == Set(all).count)
  }

  @Test func noPhraseHasTwoRules() {
    let phrases = SymbolTable.rules.flatMap(\.phrases)
    let twice = Dictionary(grouping: phrases) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(twice.sorted() == [])
    #expect(phrases.count >= 400)
    #expect(SymbolTable.rules.filter { !$0.symbols.isEmpty }.count >= 150)
  }

  @Test func everyPhraseFindsItsRule() {
    for rule in SymbolTable.rules {
      for phrase in rule.phrases {
        let found = SymbolTable.rule(for: phrase.split(separator: " ").map(String.init))
        #expect(found?.phrases == rule.phrases, "\(phrase)")
      }
    }
  }

  @Test func whatIsNewerThanATargetIsNotOffered() {
    #expect(SymbolName.symbol("gearshape", on: [.iOS: 14]) == "gearshape")
    #expect(SymbolName.symbol("gearshape", on: [.iOS: 13]) == "gear")
    #expect(SymbolName.symbol("chevron.backward", on: [.iOS: 13, .macOS: 12]) == "chevron.left")
    let filter = "line.3.horizontal.decrease.circle"
    #expect(SymbolName.symbol(filter, on: [.iOS: 15]) == filter)
    #expect(SymbolName.symbol(filter, on: [.iOS: 16, .macOS: 12, .watchOS: 9]) == filter)
    let older = "line.horizontal.3.decrease.circle"
    #expect(SymbolName.symbol(filter, on: [.iOS: 14]) == older)
    #expect(SymbolName.symbol(filter, on: [.iOS: 16, .watchOS: 7]) == older)
    #expect(SymbolName.symbol(filter, on: .unknown) == older)
    #expect(SymbolName.symbol("checklist", on: [.iOS: 15]) == "checklist")
    #expect(SymbolName.symbol("checklist", on: [.iOS: 14]) == nil)
    #expect(SymbolName.symbol("xmark", on: [.macOS: Version(10, 15)]) == nil)
    #expect(SymbolName.symbol("no.such.symbol", on: [.iOS: 26]) == nil)
  }
}
