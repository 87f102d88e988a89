/// Finds which of many changes make a check fail.
struct Bisection {
  /// How many changes at the start of the list are known to pass together.
  private var passing = 0

  /// The smallest set that fails: without any one of it the rest passes, so far as adding changes to
  /// a set that fails does not make it pass.
  ///
  /// Of `count` changes all together fail and none passes. One change is found in as many checks as
  /// their number can be halved, each further one that it takes in as many again.
  ///
  /// Asked again about a list without what was found, it does not begin anew.
  ///
  /// - Parameter fails: Whether the changes of these ascending indices fail together.
  /// - Returns: ascending indices.
  mutating func smallestFailure<Stop: Error>(
    among count: Int, fails: ([Int]) throws(Stop) -> Bool
  ) throws(Stop) -> [Int] {
    var found: [Int] = []
    // All of these and what was found fail together; what was found with `low` of them passes.
    var high = count
    // A check that does not give the same answer twice may have passed more than there is.
    var low = passing < count ? passing : 0
    while true {
      while high - low > 1 {
        let middle = low + (high - low) / 2
        if try fails(Array(0..<middle) + found) { high = middle } else { low = middle }
      }
      if found.isEmpty { passing = high - 1 }
      found.insert(high - 1, at: 0)
      high -= 1
      // With nothing before it, the set is what failed last.
      guard high > 0, try !fails(found) else {
        passing -= found.count - 1
        return found
      }
      low = 0
    }
  }
}
