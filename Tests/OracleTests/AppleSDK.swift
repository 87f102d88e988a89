import Foundation
import Platforms

#if os(macOS)
  /// On a Mac the modules are Apple's own: those of the SDKs of the selected Xcode.
  typealias Modules = AppleSDK

  /// The SDKs that `xcrun` finds.
  struct AppleSDK: Sendable {
    init(toolchain: Toolchain) throws(OracleError) {}

    /// What the compiler needs to find the modules of the platform.
    func arguments(for platform: Platform) throws(OracleError) -> [String] {
      let name =
        switch platform {
        case .iOS: "iphoneos"
        case .macOS, .macCatalyst: "macosx"
        case .tvOS: "appletvos"
        case .watchOS: "watchos"
        case .visionOS: "xros"
        }
      let path = try AppleSDK.path(of: name)
      let support = path + "/System/iOSSupport"
      return ["-sdk", path]
        + (platform == .macCatalyst
          ? [
            "-I", support + "/usr/lib/swift", "-Fsystem", support + "/System/Library/Frameworks",
          ] : [])
    }

    private static func path(of sdk: String) throws(OracleError) -> String {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/xcrun")
      process.arguments = ["--sdk", sdk, "--show-sdk-path"]
      let output = Pipe()
      process.standardOutput = output
      do {
        try process.run()
        let data = try output.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        let path = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
        if process.terminationStatus == 0, !path.isEmpty { return path }
      } catch {
        throw .compilerFailed(output: "xcrun: \(error)")
      }
      throw .compilerFailed(output: "xcrun has no SDK \(sdk)")
    }
  }
#else
  /// Elsewhere they are built from the toolchain's interfaces and the stubs.
  typealias Modules = ModuleCache
#endif
