import Platforms

/// Availability that names iOS and not visionOS.
///
/// With Apple's SDK the compiler takes the version of visionOS that goes with the one of iOS; without
/// it, the number of iOS itself, which no visionOS has reached. So the version is written out.
enum VisionOSAvailability {
  /// The text with a version of visionOS in every list of versions that has one of iOS only.
  static func added(to text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(added(toLine:)).joined(separator: "\n")
  }

  private static func added(toLine line: Substring) -> Substring {
    guard line.contains("available("), !line.contains("visionOS"),
      let name = line.firstRange(of: "iOS "), let end = line.firstRange(of: ", *)"),
      let version = Version(line[name.upperBound...].prefix { $0.isNumber || $0 == "." })
    else { return line }
    return line[..<end.lowerBound] + ", visionOS \(matching(version))" + line[end.lowerBound...]
  }

  /// The visionOS of the same time as an iOS: the first came with 17, and 26 is 26.
  private static func matching(_ version: Version) -> Version {
    switch (version.major, version.minor) {
    case (26..., _): version
    case (18..., let minor): Version(2, minor)
    case (17, 4...): Version(1, version.minor - 3)
    default: 1
    }
  }
}
