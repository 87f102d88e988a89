import Foundation
import Platforms
import Testing

/// Holds the table against the figures as they were gathered: `availability.tsv`, beside this file.
@Suite struct AvailabilityTableTests {
  static let figures = Figures.read()

  @Test(arguments: API.all)
  func `each row says what the figures say`(api: API) throws {
    let row = try #require(Self.figures[api.name], "no row for \(api.name)")
    #expect(api.since == row.since)
  }

  @Test(arguments: API.all)
  func `each row names an Apple page that its figures come from`(api: API) throws {
    let row = try #require(Self.figures[api.name])
    #expect(row.pages.contains(api.documentation), "\(row.pages)")
  }

  @Test func `no row occurs twice`() {
    #expect(Set(API.all.map(\.name)).count == API.all.count)
    #expect(API.all.count > 80)
  }

  /// R51 of the reported cases: an API was taken from a beta that had another name for it.
  @Test func `no row bears a name that only a beta had`() {
    let names = API.all.map(\.name) + Self.figures.keys
    #expect(names.contains("View.safeAreaBar(edge:alignment:spacing:content:)"))
    #expect(!names.contains { $0.contains("scrollEdgeEffectDisabled") })
  }

  @Test func `the figures are read whole`() {
    #expect(Self.figures.count == 146)
    #expect(
      Self.figures["View.safeAreaInset(edge:alignment:spacing:content:)"]?.since[.macOS] == 12)
    #expect(Self.figures["View.glassEffect(_:in:)"]?.since[.visionOS] == nil)
  }
}

/// One row of `availability.tsv`.
struct Figures {
  var since: [Platform: Version] = [:]
  var pages: [String] = []

  /// The rows by the first declaration that each names.
  static func read() -> [String: Figures] {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "availability.tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    guard let header = lines.first else { return [:] }
    var rows: [String: Figures] = [:]
    for cells in lines.dropFirst() {
      var row = Figures()
      for (title, cell) in zip(header, cells) {
        if let platform = Platform(rawValue: title) {
          row.since[platform] = Version(cell.prefix { $0 != " " })
        } else if title == "source" {
          row.pages = cell.components(separatedBy: " ; ").compactMap(page(of:))
        }
      }
      rows[firstDeclaration(of: cells[0])] = row
    }
    return rows
  }

  /// `View.safeAreaPadding(_:_:)` of `View.safeAreaPadding(_:_:) / (_: EdgeInsets)`, `Tab` of `Tab (struct)`.
  private static func firstDeclaration(of cell: String) -> String {
    let ends = [" / ", " [", " (.", " (struct", " (typealias", " (if ", " ."]
    return ends.reduce(cell) { name, end in name.components(separatedBy: end)[0] }
  }

  /// Apple's address of a source: without `.md`, and not that of the copy in a public repository.
  private static func page(of source: String) -> String? {
    let root = "https://developer.apple.com/documentation/swiftui/"
    guard let end = source.range(of: ".md") else { return nil }
    let path = source[..<end.lowerBound].replacing("/tutorials/data", with: "")
    if path.hasPrefix(root) { return String(path) }
    guard let start = path.range(of: "/md/swiftui-") else { return nil }
    return root + path[start.upperBound...].replacing("-", with: "/", maxReplacements: 1)
  }
}
