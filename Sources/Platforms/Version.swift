/// A version of a platform; it compares number by number, so that 26.0 is 26 and 10.9 is before 10.15.
public struct Version: Sendable, Hashable, Comparable {
  /// The first number: 17 of 17.2.1.
  public let major: Int
  /// The second number: 2 of 17.2.1, 0 of 17.
  public let minor: Int
  /// The third number: 1 of 17.2.1, 0 of 17.2.
  public let patch: Int

  /// A version of up to three numbers; those that are not given are 0.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `17`, `17.2` or `10.15.4`, and nothing else: no blanks, no sign, no fourth number.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count) else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
        let number = Int(part)
      else { return nil }
      numbers.append(number)
    }
    numbers += [0, 0]
    self.init(numbers[0], numbers[1], numbers[2])
  }

  /// Compares the first numbers that differ.
  public static func < (lhs: Version, rhs: Version) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}

extension Version: ExpressibleByIntegerLiteral {
  /// `17` is 17.0.0.
  public init(integerLiteral major: Int) { self.init(major) }
}

extension Version: CustomStringConvertible {
  /// The shortest form: `26`, `17.2`, `10.15.4`.
  public var description: String {
    if patch != 0 { return "\(major).\(minor).\(patch)" }
    return minor != 0 ? "\(major).\(minor)" : "\(major)"
  }
}
