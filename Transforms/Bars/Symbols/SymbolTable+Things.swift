/// Nouns: what a control opens.
extension SymbolTable {
  static let things: [SymbolRule] = [
    // The app and its screens.
    SymbolRule(.thing, "gearshape", for: "settings", "preferences", "setting"),
    SymbolRule(.thing, ["ellipsis.circle", "slider.horizontal.3"], for: ["options", "actions"]),
    SymbolRule(.thing, "ellipsis", for: "more", "more options", "more actions", "overflow"),
    SymbolRule(.thing, "line.3.horizontal", for: "menu"),
    SymbolRule(.thing, "sidebar.leading", for: "sidebar", "toggle sidebar", "hide sidebar"),
    SymbolRule(.thing, "sidebar.right", for: "inspector", "toggle inspector", "hide inspector"),
    SymbolRule(.thing, "house", for: "home"),
    SymbolRule(.thing, "questionmark.circle", for: "help", "faq"),
    SymbolRule(
      .thing, "info.circle", for: "info", "about", "information", "details", "learn more",
      "more info"),
    SymbolRule(.thing, "paintpalette", for: "theme", "themes", "colors", "colours", "color"),
    SymbolRule(.thing, "paintbrush", for: "appearance"),
    SymbolRule(.thing, "globe", for: "language", "languages", "website", "browser"),
    SymbolRule(.thing, "ladybug", for: "debug", "debug menu", "bug", "report bug"),
    SymbolRule(.thing, "terminal", for: "console", "terminal"),
    SymbolRule(.thing, "lightbulb", for: "tips", "ideas", "hint", "hints"),
    SymbolRule(.thing, "sparkles", for: "whats new"),
    SymbolRule(.thing, "line.3.horizontal.decrease.circle", for: "filters"),
    SymbolRule(.thing, "arrow.up.arrow.down", for: "sort order", "sorting"),

    // People and what they say.
    SymbolRule(.thing, "person.crop.circle", for: "profile", "account", "accounts", "user", "me"),
    SymbolRule(
      .thing, "person.2", for: "people", "friends", "members", "contacts", "users", "participants",
      "followers", "team", "close friends"),
    SymbolRule(.thing, "person.3", for: "community", "communities"),
    SymbolRule(.thing, "tray", for: "inbox"),
    SymbolRule(.thing, "bubble.left.and.bubble.right", for: "chat", "chats", "conversations"),
    SymbolRule(.thing, "bubble.left", for: "messages"),
    SymbolRule(.thing, "text.bubble", for: "comments", "feedback"),
    SymbolRule(.thing, "bell", for: "notifications", "alerts", "reminder", "reminders"),
    SymbolRule(.thing, "person.crop.circle.badge.xmark", for: "blocked users", "blocked accounts"),

    // Collections.
    SymbolRule(.thing, ["star", "heart"], for: ["favorites", "favourites"]),
    SymbolRule(.thing, "bookmark", for: "bookmarks", "saved"),
    SymbolRule(.thing, "heart", for: "wishlist", "wish list"),
    SymbolRule(.thing, "eyeglasses", for: "reading list"),
    SymbolRule(.thing, "books.vertical", for: "library"),
    SymbolRule(.thing, "folder", for: "folder", "folders", "files"),
    SymbolRule(.thing, "doc.text", for: "document", "documents", "log", "logs"),
    SymbolRule(.thing, "tag", for: "tags", "labels"),
    SymbolRule(.thing, "paperclip", for: "attachment", "attachments"),
    SymbolRule(.thing, "link", for: "link", "links"),
    SymbolRule(.thing, "arrow.down.circle", for: "downloads"),
    SymbolRule(
      .thing, "list.bullet", for: "list", "lists", "queue", "up next", "table of contents"),
    SymbolRule(.thing, "square.grid.2x2", for: "grid"),
    SymbolRule(.thing, "trash", for: "trash", "bin"),
    SymbolRule(.thing, "note.text", for: "notes", "note"),
    SymbolRule(.thing, "newspaper", for: "news"),
    SymbolRule(.thing, "checklist", for: "checklist", "tasks", "todos"),
    SymbolRule(.thing, "chart.bar", for: "statistics", "stats", "charts", "analytics", "metrics"),
    SymbolRule(.thing, "list.number", for: "leaderboard", "leaderboards"),
    SymbolRule(.thing, "rosette", for: "achievements"),

    // Time and place.
    SymbolRule(.thing, "clock.arrow.circlepath", for: "history"),
    SymbolRule(.thing, "clock", for: "recents", "recent"),
    SymbolRule(.thing, "calendar", for: "calendar", "today", "events"),
    SymbolRule(.thing, "timer", for: "timer", "sleep timer"),
    SymbolRule(.thing, "alarm", for: "alarm", "alarms"),
    SymbolRule(.thing, "map", for: "map", "maps"),
    SymbolRule(.thing, "location", for: "location", "current location", "locate me"),

    // Media.
    SymbolRule(.thing, "camera", for: "camera"),
    SymbolRule(.thing, "photo", for: "photo", "photos", "image", "images"),
    SymbolRule(.thing, "photo.on.rectangle", for: "gallery", "photo library", "albums"),
    SymbolRule(.thing, "play.rectangle", for: "videos"),
    SymbolRule(.thing, "film", for: "movies", "movie"),
    SymbolRule(.thing, "tv", for: "tv", "tv shows"),
    SymbolRule(.thing, "music.note", for: "music", "songs"),
    SymbolRule(.thing, "music.note.list", for: "playlist", "playlists"),
    SymbolRule(.thing, "captions.bubble", for: "subtitles", "captions"),
    SymbolRule(.thing, "speaker.wave.2", for: "volume", "sound", "sounds"),
    SymbolRule(.thing, "gamecontroller", for: "games"),
    SymbolRule(.thing, "qrcode", for: "qr code", "qr"),
    SymbolRule(.thing, "speedometer", for: "playback speed"),

    // Money.
    SymbolRule(.thing, "cart", for: "cart", "basket", "checkout", "shopping cart"),
    SymbolRule(.thing, "bag", for: "store"),
    SymbolRule(.thing, "creditcard", for: "payment", "payments"),
    SymbolRule(.thing, "gift", for: "gift", "gifts"),

    // Text.
    SymbolRule(.thing, "textformat", for: "format", "font", "fonts"),
    SymbolRule(.thing, "textformat.size", for: "text size", "font size"),
    SymbolRule(.thing, "bold", for: "bold"),
    SymbolRule(.thing, "italic", for: "italic"),
    SymbolRule(.thing, "underline", for: "underline"),
    SymbolRule(.thing, "strikethrough", for: "strikethrough"),
  ]
}
