// swift-tools-version: 6.2
import PackageDescription

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

// SwiftSyntax comes from the toolchain that builds this package, so there is nothing to download.
let syntaxModules = toolchainFolder() + "/usr/lib/swift/host"
let usesSyntax: [SwiftSetting] = [.unsafeFlags(["-I", syntaxModules])]
let linksSyntax: [LinkerSetting] = [
  .unsafeFlags(["-L", syntaxModules, "-Xlinker", "-rpath", "-Xlinker", syntaxModules])
]

let package = Package(
  name: "refold",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "refold", targets: ["refold"])],
  targets: [
    .target(name: "Platforms"),
    .target(name: "Rewriting", dependencies: ["Platforms"], swiftSettings: usesSyntax),
    .target(
      name: "Availability", dependencies: ["Platforms", "Rewriting"], swiftSettings: usesSyntax),
    .target(
      name: "Transforms", dependencies: ["Platforms", "Rewriting", "Availability"],
      path: "Transforms", swiftSettings: usesSyntax),
    .target(name: "Diff"),
    .target(name: "Worktree"),
    .target(name: "Reports", dependencies: ["Rewriting", "Diff"], swiftSettings: usesSyntax),
    .executableTarget(
      name: "refold",
      dependencies: [
        "Platforms", "Rewriting", "Availability", "Transforms", "Diff", "Worktree", "Reports",
      ],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
    .testTarget(
      name: "PlatformsTests", dependencies: ["Platforms"], exclude: ["availability.tsv"]),
    .testTarget(
      name: "RewritingTests", dependencies: ["Platforms", "Rewriting"], swiftSettings: usesSyntax,
      linkerSettings: linksSyntax),
    .testTarget(
      name: "AvailabilityTests", dependencies: ["Platforms", "Rewriting", "Availability"],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
    .testTarget(
      name: "TransformsTests", dependencies: ["Platforms", "Rewriting", "Transforms"],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
    .testTarget(name: "DiffTests", dependencies: ["Diff"]),
    .testTarget(name: "WorktreeTests", dependencies: ["Worktree"]),
    .testTarget(
      name: "ReportsTests", dependencies: ["Platforms", "Rewriting", "Reports"],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
    .testTarget(
      name: "CommandTests",
      dependencies: ["Platforms", "Rewriting", "Transforms", "Reports", "refold"],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
    .testTarget(
      name: "OracleTests",
      dependencies: ["Platforms", "Rewriting", "Availability", "Transforms"],
      exclude: ["Stubs"],
      swiftSettings: usesSyntax, linkerSettings: linksSyntax),
  ],
  swiftLanguageModes: [.v6]
)

/// The toolchain whose package manager evaluates this manifest: it has loaded `PackageDescription`
/// from `usr/lib/swift/pm`, so the path is on the list of loaded images.
func toolchainFolder() -> String {
  let marker = "/usr/lib/swift/pm/"
  for image in loadedImages() {
    guard let root = image.firstIndex(of: "/") else { continue }
    let path = image[root...]
    if let range = path.firstRange(of: marker) {
      return String(path[..<range.lowerBound])
    }
  }
  fatalError("no loaded library lies in a toolchain's \(marker); is this a swift.org toolchain?")
}

#if os(Linux)
  func loadedImages() -> [String] {
    guard let maps = fopen("/proc/self/maps", "r") else { return [] }
    defer { fclose(maps) }
    var images: [String] = []
    var line: UnsafeMutablePointer<CChar>? = nil
    var capacity = 0
    defer { free(line) }
    while getline(&line, &capacity, maps) > 0, let text = line {
      images.append(String(cString: text).filter { $0 != "\n" })
    }
    return images
  }
#else
  func loadedImages() -> [String] {
    (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
  }
#endif
