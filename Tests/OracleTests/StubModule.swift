import Foundation
import Platforms

/// A module of Apple's that views import, written as declarations only: `Stubs/<name>/*.swiftinterface`.
///
/// The files of a folder are the parts of one textual interface. A declaration without `@available`
/// is as old as SwiftUI; `@available(SDK 15, *)` is a macro for what came with iOS 15, macOS 12 and
/// so on, `releases` has them; another line with `@available` narrows that for one platform. Nothing
/// may be looser than Apple's: what is not known for sure is left out.
struct StubModule: Sendable {
  /// What came out together, by the version of iOS.
  static let releases: [(name: String, versions: String)] = [
    ("14", "iOS 14.0, macOS 11.0, tvOS 14.0, watchOS 7.0, visionOS 1.0"),
    ("15", "iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, visionOS 1.0"),
    ("16", "iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, visionOS 1.0"),
    ("16.4", "iOS 16.4, macOS 13.3, tvOS 16.4, watchOS 9.4, visionOS 1.0"),
    ("17", "iOS 17.0, macOS 14.0, tvOS 17.0, watchOS 10.0, visionOS 1.0"),
    ("17.5", "iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.0"),
    ("18", "iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0"),
    ("26", "iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0"),
    ("27", "iOS 27.0, macOS 27.0, tvOS 27.0, watchOS 27.0, visionOS 27.0"),
  ]

  let name: String
  /// The lines with which the module imports others.
  let imports: [String]

  /// The modules of a platform, each after those that it imports.
  ///
  /// `import SwiftUI` brings Foundation, Combine, Observation and the platform's UIKit or AppKit with
  /// it, as Apple's does.
  static func all(for platform: Platform) -> [StubModule] {
    var modules = [
      StubModule(name: "CoreGraphics", imports: []),
      StubModule(name: "Dispatch", imports: []),
      StubModule(name: "Combine", imports: []),
      StubModule(
        name: "Foundation",
        imports: [
          "@_exported import CoreGraphics", "@_exported import Dispatch", "import Combine",
        ]),
    ]
    var below = "Foundation"
    if let userInterface = platform.userInterfaceModule {
      modules.append(
        StubModule(name: userInterface, imports: ["@_exported import Foundation"]))
      below = userInterface
    }
    modules.append(
      StubModule(
        name: "SwiftUI",
        imports: [
          "@_exported import \(below)", "@_exported import Combine",
          "@_exported import Observation",
        ]))
    modules.append(StubModule(name: "MapKit", imports: ["import SwiftUI"]))
    return modules
  }

  /// The interface that the compiler reads: its parts, each with its own file name and lines.
  func interface(for target: Target, compilerVersion: String) throws(OracleError) -> String {
    let folder = StubModule.folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    guard !names.isEmpty else { throw .file(path: folder.path) }
    var text = header(for: target, compilerVersion: compilerVersion)
    for name in names.sorted() {
      let file = folder.appending(path: name)
      guard let part = try? String(contentsOf: file, encoding: .utf8)
      else { throw .file(path: file.path) }
      text += "#sourceLocation(file: \"\(name)\", line: 1)\n" + part
    }
    return target.platform == .visionOS ? VisionOSAvailability.added(to: text) : text
  }

  private func header(for target: Target, compilerVersion: String) -> String {
    let macros = StubModule.releases.map { release in
      " -define-availability \"SDK \(release.name):\(release.versions)\""
    }
    return """
      // swift-interface-format-version: 1.0
      // swift-compiler-version: \(compilerVersion)
      // swift-module-flags: -target \(target.triple) -module-name \(name) -swift-version 5 \
      -enable-library-evolution\(macros.joined())
      import Swift
      import _Concurrency
      import _StringProcessing
      \(imports.joined(separator: "\n"))

      """
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Stubs")
}
