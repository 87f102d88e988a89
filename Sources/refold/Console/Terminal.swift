#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is known of the terminal, if there is one.
enum Terminal {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Whether the terminal cannot move its cursor, or does not say what it is.
  static var isDumb: Bool { environment("TERM") ?? "dumb" == "dumb" }

  /// The width of the terminal; nil when there is none.
  static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A variable of the environment; nil when it is not set or empty.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// When output is coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// Whether a stream is coloured. `--color` counts before `NO_COLOR`, that before `CLICOLOR_FORCE`,
  /// and that before what the terminal can do.
  func holds(for descriptor: Int32) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      if Terminal.environment("NO_COLOR") != nil {
        false
      } else if let force = Terminal.environment("CLICOLOR_FORCE"), force != "0" {
        true
      } else {
        Terminal.isTerminal(descriptor) && !Terminal.isDumb
      }
    }
  }
}
