import Foundation
import Platforms

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The modules of each platform, built once and kept in `.build/oracle/<compiler>/<platform>`.
///
/// `library` has the standard library, `stubs-<hash>` what is in `Stubs`, by the hash of its text. A
/// module knows the path of the text that it was built from, so that a folder cannot be built
/// elsewhere and renamed: it counts once `complete` lies in it. A lock lets one process build while
/// the others, and the other tests of this one, wait for it.
struct ModuleCache: Sendable {
  /// Counts the ways in which this code has built modules: raise it when it does so differently.
  private static let edition = 1

  private let toolchain: Toolchain
  private let compiler: Compiler
  private let compilerVersion: String
  private let folder: URL

  init(toolchain: Toolchain) throws(OracleError) {
    self.toolchain = toolchain
    compiler = Compiler(executable: toolchain.frontend)
    compilerVersion = try toolchain.interface(of: "Swift").compilerVersion
    let allowed = compilerVersion.drop { $0 != "(" }.filter {
      $0.isLetter || $0.isNumber || "-.".contains($0)
    }
    folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: ".build/oracle/\(allowed)")
  }

  /// What the compiler needs to find the modules, all of them built; the first call for a platform
  /// builds.
  func arguments(for platform: Platform) throws(OracleError) -> [String] {
    try searchPaths(for: platform).flatMap { ["-I", $0] } + ["-module-cache-path", clangModules]
  }

  /// Where the compiler may keep what it makes of the C modules of the standard library.
  private var clangModules: String { folder.appending(path: "clang").path }

  private func searchPaths(for platform: Platform) throws(OracleError) -> [String] {
    let platform = platform.modulePlatform
    let target = Target(platform, platform.firstWithSwiftUI)
    let home = folder.appending(path: platform.name)
    let stubs = try StubModule.all(for: platform).map { stub throws(OracleError) in
      (stub.name, try stub.interface(for: target, compilerVersion: compilerVersion))
    }
    let library = home.appending(path: "library")
    let built = home.appending(path: "stubs-" + ModuleCache.hash(stubs.map(\.1)))
    if ![library, built].allSatisfy(isComplete) {
      try locked(home) { () throws(OracleError) in
        try build(library) { () throws(OracleError) in
          try buildLibrary(for: target, in: library)
        }
        removeStubs(in: home, except: built)
        try build(built) { () throws(OracleError) in
          for (name, text) in stubs {
            try compile(name, text, for: target, in: built, searching: [library.path])
          }
        }
      }
    }
    return [library.path, built.path]
  }

  /// Whether the folder was built to its end, there where it is and as this code builds it.
  private func isComplete(_ place: URL) -> Bool {
    let mark = try? String(contentsOf: place.appending(path: "complete"), encoding: .utf8)
    return mark == ModuleCache.mark(for: place)
  }

  private static func mark(for place: URL) -> String { "\(edition) \(place.path)\n" }

  private func buildLibrary(for target: Target, in place: URL) throws(OracleError) {
    for module in LibraryInterface.modules {
      let interface = try toolchain.interface(of: module)
      try compile(
        module, interface.retargeted(to: target), for: target, in: place, searching: [],
        interface.arguments)
    }
  }

  private func compile(
    _ module: String, _ text: String, for target: Target, in place: URL, searching paths: [String],
    _ more: [String] = []
  ) throws(OracleError) {
    // The text lies apart, or a compiler that cannot read the module would build it from the text.
    let sources = place.appending(path: "interfaces")
    let file = sources.appending(path: module + ".swiftinterface")
    do {
      try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    } catch {
      throw .file(path: file.path)
    }
    let output = place.appending(path: module + ".swiftmodule").path
    let result = try compiler.run(
      ["-compile-module-from-interface", file.path, "-target", target.triple]
        + ["-module-name", module, "-module-cache-path", clangModules, "-o", output]
        + (paths + [place.path]).flatMap { ["-I", $0] } + more)
    guard result.status == 0 else {
      throw .moduleFailed(module: "\(module) for \(target)", output: result.output)
    }
  }

  /// Makes the folder with the function, unless it is complete; what a broken run left goes first.
  private func build(_ place: URL, _ make: () throws(OracleError) -> Void) throws(OracleError) {
    if isComplete(place) { return }
    try? FileManager.default.removeItem(at: place)
    try make()
    do {
      try Data(ModuleCache.mark(for: place).utf8).write(to: place.appending(path: "complete"))
    } catch {
      throw .file(path: place.path)
    }
  }

  /// Earlier stubs are of no use any more: the text that they were built from is gone.
  private func removeStubs(in home: URL, except place: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: home.path)) ?? []
    for name in names where name.hasPrefix("stubs-") && name != place.lastPathComponent {
      try? FileManager.default.removeItem(at: home.appending(path: name))
    }
  }

  private func locked(
    _ home: URL, _ body: () throws(OracleError) -> Void
  ) throws(OracleError) {
    let path = home.appending(path: "lock").path
    try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    let descriptor = open(path, O_CREAT | O_RDWR, 0o644)
    guard descriptor >= 0 else { throw .file(path: path) }
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .file(path: path) }
    }
    try body()
  }

  /// FNV-1a of the texts, with a mark between them.
  private static func hash(_ texts: [String]) -> String {
    var value: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in texts {
      for byte in text.utf8 { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
      value = (value ^ 0xff) &* 0x100_0000_01b3
    }
    return String(value, radix: 16)
  }
}
