extension SymbolName {
  /// The release that brought each symbol of the table.
  static let releases: [String: SymbolRelease] = Dictionary(
    named.flatMap { release, names in names.map { ($0, release) } }
  ) { first, _ in first }

  /// The older symbol for the same, where a target is too old for the one of the table: what it was
  /// called before, or the one that looks alike.
  static let older = [
    "arrow.forward": "arrow.right",
    "arrow.uturn.backward": "arrow.uturn.left",
    "arrow.uturn.forward": "arrow.uturn.right",
    "chevron.backward": "chevron.left",
    "chevron.forward": "chevron.right",
    "gearshape": "gear",
    "line.3.horizontal": "line.horizontal.3",
    "line.3.horizontal.decrease.circle": "line.horizontal.3.decrease.circle",
    "sidebar.leading": "sidebar.left",
    "speaker.wave.2": "speaker.2",
  ]

  /// Each symbol once.
  static let named: [(SymbolRelease, [String])] = [
    (
      .iOS13,
      [
        "alarm", "archivebox", "arrow.clockwise", "arrow.counterclockwise", "arrow.down",
        "arrow.down.circle", "arrow.down.right.and.arrow.up.left", "arrow.right", "arrow.up",
        "arrow.up.arrow.down", "arrow.up.circle", "arrow.up.left.and.arrow.down.right",
        "arrow.uturn.left", "arrow.uturn.right", "arrowshape.turn.up.left",
        "arrowshape.turn.up.left.2", "arrowshape.turn.up.right", "at", "backward", "backward.end",
        "bag", "barcode.viewfinder", "bell", "bell.slash", "bold", "bookmark", "bubble.left",
        "bubble.left.and.bubble.right", "calendar", "calendar.badge.plus", "camera",
        "captions.bubble", "cart", "cart.badge.plus", "chart.bar", "checkmark", "checkmark.circle",
        "chevron.left", "chevron.right", "clock", "creditcard", "crop", "doc.on.clipboard",
        "doc.on.doc", "doc.text", "doc.text.viewfinder", "ellipsis", "ellipsis.circle", "envelope",
        "envelope.badge", "envelope.open", "exclamationmark.bubble", "eye", "eye.slash",
        "eyeglasses", "film", "flag", "flag.slash", "folder", "folder.badge.plus", "forward",
        "forward.end", "gamecontroller", "gear", "gift", "globe", "hand.raised", "hand.thumbsdown",
        "hand.thumbsup", "heart", "heart.slash", "house", "info.circle", "italic",
        "keyboard.chevron.compact.down", "lightbulb", "line.horizontal.3",
        "line.horizontal.3.decrease.circle", "link", "list.bullet", "list.number", "location",
        "lock", "lock.open", "magnifyingglass", "map", "minus", "minus.circle",
        "minus.magnifyingglass", "music.note", "music.note.list", "paintbrush", "paperclip",
        "paperplane", "pause", "pencil", "person.2", "person.3", "person.badge.minus",
        "person.badge.plus", "person.crop.circle", "person.crop.circle.badge.xmark", "phone",
        "photo", "photo.on.rectangle", "pin",
        "pin.slash", "play", "play.rectangle", "plus", "plus.magnifyingglass",
        "plus.square.on.square", "printer", "qrcode", "qrcode.viewfinder", "questionmark.circle",
        "quote.bubble", "repeat", "rosette", "rotate.right", "safari", "scissors", "scribble",
        "shuffle", "sidebar.left", "sidebar.right", "slider.horizontal.3", "sparkles", "speaker.2",
        "speaker.slash", "speedometer", "square.and.arrow.down", "square.and.arrow.up",
        "square.and.pencil", "square.grid.2x2", "star", "star.slash", "stop", "strikethrough",
        "tag", "text.aligncenter", "text.alignleft", "text.alignright", "text.badge.plus",
        "text.bubble", "textformat", "textformat.size", "timer", "trash", "tray",
        "tray.and.arrow.up", "tv", "underline", "viewfinder", "wand.and.stars", "xmark",
        "xmark.circle",
      ]
    ),
    (
      .iOS14,
      [
        "arrow.forward", "arrow.left.arrow.right", "arrow.triangle.2.circlepath",
        "arrow.triangle.turn.up.right.diamond", "arrow.uturn.backward", "arrow.uturn.forward",
        "bookmark.slash", "books.vertical", "chevron.backward", "chevron.forward",
        "clock.arrow.circlepath", "doc.badge.plus", "gearshape", "key", "ladybug", "newspaper",
        "note.text", "paintpalette", "record.circle", "sidebar.leading", "speaker.wave.2",
        "terminal",
      ]
    ),
    (
      .iOS14_5,
      [
        "character.bubble"
      ]
    ),
    (
      .iOS15,
      [
        "checklist", "line.3.horizontal", "line.3.horizontal.decrease.circle",
        "rectangle.portrait.and.arrow.right",
      ]
    ),
  ]
}
