import Platforms

extension API {
  /// The oldest compiler that comes with an SDK that has the declaration; nil where that is not
  /// known, as for 27.1, whose SDK a compiler version cannot tell from the one before.
  var compiler: Version? {
    guard let newest = since.values.max() else { return nil }
    return Self.compilers[newest]
  }

  private static let compilers: [Version: Version] = [26: Version(6, 2), 27: Version(6, 4)]
}
