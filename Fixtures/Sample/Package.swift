// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Larder",
  platforms: [.iOS(.v16)],
  targets: [.executableTarget(name: "Larder")]
)
