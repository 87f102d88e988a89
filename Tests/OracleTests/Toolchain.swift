import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The toolchain that built these tests: SwiftSyntax is loaded from its `usr/lib/swift/host`.
struct Toolchain: Sendable {
  /// The folder that has `usr`, without a slash at the end.
  let root: String

  /// The compiler proper, without the driver in front of it.
  var frontend: String { root + "/usr/bin/swift-frontend" }
  /// The libraries with the macros of the standard library, such as `@Observable`.
  var plugins: String { root + "/usr/lib/swift/host/plugins" }

  /// Finds it on the list of loaded images, as `Package.swift` does.
  init() throws(OracleError) {
    let marker = "/usr/lib/swift/host/"
    for image in Toolchain.loadedImages() {
      guard let start = image.firstIndex(of: "/") else { continue }
      let path = image[start...]
      if let range = path.firstRange(of: marker) {
        root = String(path[..<range.lowerBound])
        return
      }
    }
    throw .noToolchain
  }

  /// The textual interface of a module of the standard library, as it is for this machine.
  func interface(of module: String) throws(OracleError) -> LibraryInterface {
    let folder = root + "/usr/lib/swift/linux/\(module).swiftmodule"
    let suffix = ".swiftinterface"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let name = names.sorted().first {
      $0.hasSuffix(suffix) && !$0.hasSuffix(".private" + suffix)
    }
    guard let name, let text = try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)
    else { throw .noInterface(module: module) }
    return LibraryInterface(module: module, triple: String(name.dropLast(suffix.count)), text: text)
  }

  #if os(Linux)
    private static func loadedImages() -> [String] {
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
    private static func loadedImages() -> [String] {
      (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0).map { String(cString: $0) } }
    }
  #endif
}
