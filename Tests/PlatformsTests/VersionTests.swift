import Platforms
import Testing

@Suite struct VersionTests {
  @Test(arguments: [
    ("17", Version(17)), ("17.0", 17), ("17.2", Version(17, 2)), ("10.15", Version(10, 15)),
    ("10.15.4", Version(10, 15, 4)), ("26.0.0", 26), ("19", 19), ("25.3", Version(25, 3)),
  ])
  func `reads a version`(text: String, version: Version) {
    #expect(Version(text) == version)
  }

  @Test(arguments: ["", ".", "17.", ".2", "1.2.3.4", "17.x", "-1", "+1", " 17", "17 ", "١٧", "v17"])
  func `reads nothing else`(text: String) {
    #expect(Version(text) == nil)
  }

  @Test func `compares number by number`() {
    let sorted: [Version] = [
      Version(10, 9), Version(10, 15), Version(10, 15, 1), 13, 26, Version(26, 1),
    ]
    #expect(sorted.shuffled().sorted() == sorted)
    #expect(Set([Version(26), Version(26, 0), Version(26, 0, 0)]).count == 1)
  }

  @Test func `prints the shortest form`() {
    #expect("\(Version(26, 0, 0))" == "26")
    #expect("\(Version(17, 2))" == "17.2")
    #expect("\(Version(10, 0, 1))" == "10.0.1")
  }

  @Test func `platforms are named as the compiler names them`() {
    #expect(
      Platform.allCases.map(\.name) == [
        "iOS", "macCatalyst", "macOS", "tvOS", "watchOS", "visionOS",
      ])
    #expect(Platform.allCases.sorted() == Platform.allCases)
    #expect(Platform.macCatalyst.conditionName == "iOS")
    #expect(Platform.visionOS.conditionName == "visionOS")
    #expect(PlatformVersion(.macOS, Version(10, 15)).description == "macOS 10.15")
  }
}
