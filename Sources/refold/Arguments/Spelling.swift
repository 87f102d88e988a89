/// ` Did you mean 'x'?` for the candidate nearest to a mistyped word; empty when none is near.
func didYouMean(_ word: String, among candidates: some Sequence<String>) -> String {
  nearest(to: word, among: candidates).map { " Did you mean '\($0)'?" } ?? ""
}

/// The candidate with the fewest typing mistakes, the first one of equals; nil when every candidate
/// differs in more than a third of its letters.
func nearest(to word: String, among candidates: some Sequence<String>) -> String? {
  let typed = Array(word.lowercased())
  var best: (candidate: String, mistakes: Int)?
  for candidate in candidates {
    let meant = Array(candidate.lowercased())
    let mistakes = mistakes(typed, meant)
    guard mistakes <= max(1, max(meant.count, typed.count) / 3) else { continue }
    if best.map({ mistakes < $0.mistakes }) ?? true { best = (candidate, mistakes) }
  }
  return best?.candidate
}

/// How many letters were left out, added, mixed up, or swapped with their neighbour.
private func mistakes(_ typed: [Character], _ meant: [Character]) -> Int {
  var rows = [Array(0...meant.count)]
  for (i, letter) in typed.enumerated() {
    var row = [i + 1]
    for (j, other) in meant.enumerated() {
      var cost = min(rows[i][j + 1] + 1, row[j] + 1, rows[i][j] + (letter == other ? 0 : 1))
      if i > 0, j > 0, letter == meant[j - 1], typed[i - 1] == other {
        cost = min(cost, rows[i - 1][j - 1] + 1)
      }
      row.append(cost)
    }
    rows.append(row)
  }
  return rows[typed.count][meant.count]
}
