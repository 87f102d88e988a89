extension RandomAccessCollection where Index == Int {
  /// The end of the elements at the start that fit, by binary search: those that fit must all stand
  /// before those that do not.
  func endOfPrefix(where fits: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if fits(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
