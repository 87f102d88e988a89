/// Lets a person type a line of text on a terminal that hands over each key at once.
struct LineEditor {
  let keys: KeyReader
  let prompt: String
  let write: (String) -> Void

  /// How the line ended.
  enum End: Equatable {
    case text(String)
    case calledOff
    case signal(Int32)
    case end
  }

  /// Reads until Enter. Escape calls it off, Ctrl-U clears the line.
  ///
  /// - Parameter text: what was typed before something came in between.
  mutating func read(_ text: inout String) -> End {
    show(text)
    while true {
      switch keys.byte() {
      case .signal(let signal)?: return .signal(signal)
      case .end?, nil, .value(0x04)?: return .end
      case .value(UInt8(ascii: "\n"))?, .value(UInt8(ascii: "\r"))?: return .text(text)
      case .value(0x1B)?:
        // An arrow or the like is passed over whole.
        guard case .value(let next)? = keys.byte(within: 50) else { return .calledOff }
        guard next == UInt8(ascii: "[") || next == UInt8(ascii: "O") else { continue }
        while case .value(let next)? = keys.byte(within: 50), !(0x40...0x7E).contains(next) {}
      case .value(0x7F)?, .value(0x08)?:
        if !text.isEmpty { text.removeLast() }
        show(text)
      case .value(0x15)?:
        text = ""
        show(text)
      case .value(let first)?:
        guard let character = keys.character(from: first), first >= 0x20 else { continue }
        text.append(character)
        write(printable(String(character)))
      }
    }
  }

  private func show(_ text: String) {
    write("\r\u{1B}[K\(prompt)\(printable(text))")
  }
}
