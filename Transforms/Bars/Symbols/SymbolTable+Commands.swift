/// Verbs that are nothing else. What Apple's guidelines name a standard symbol for has that one.
extension SymbolTable {
  static let commands: [SymbolRule] = [
    // To end what a screen is for.
    SymbolRule(
      .command, "checkmark",
      for: "done", "save", "ok", "okay", "apply", "confirm", "accept", "agree", "approve", "allow",
      "finish"),
    SymbolRule(
      .command, "xmark",
      for: "cancel", "close", "dismiss", "decline", "reject", "deny", "exit", "quit", "abort"),
    SymbolRule(.command, ["xmark", "trash"], for: ["discard"]),
    SymbolRule(.command, ["checkmark", "arrow.clockwise"], for: ["update"]),
    SymbolRule(.command, ["paperplane", "checkmark"], for: ["submit"]),
    SymbolRule(.command, "chevron.backward", for: "go back"),

    // To make and to change.
    SymbolRule(.command, "plus", for: "add", "create", "insert", "append"),
    SymbolRule(.command, "plus", for: "new"),
    SymbolRule(.command, "plus", for: "increase", "increment"),
    SymbolRule(.command, "minus", for: "decrease", "decrement"),
    SymbolRule(.command, "square.and.pencil", for: "compose", "write new"),
    SymbolRule(.command, "pencil", for: "edit", "rename", "modify"),
    SymbolRule(.command, "trash", for: "delete", "erase"),
    SymbolRule(.command, ["trash", "minus.circle"], for: ["remove"]),
    SymbolRule(.command, ["trash", "xmark.circle"], for: ["clear"]),
    SymbolRule(.command, "plus.square.on.square", for: "duplicate"),
    SymbolRule(.command, "arrow.counterclockwise", for: "reset", "restore", "revert", "start over"),
    SymbolRule(
      .command, "arrow.clockwise", for: "refresh", "reload", "retry", "try again", "rescan"),
    SymbolRule(.command, "arrow.triangle.2.circlepath", for: "sync", "synchronize", "sync now"),
    SymbolRule(.command, "slider.horizontal.3", for: "customize", "customise", "configure"),
    SymbolRule(.command, "arrow.up.arrow.down", for: "reorder", "rearrange", "sort by"),
    SymbolRule(.command, "line.3.horizontal.decrease.circle", for: "filter by"),
    SymbolRule(.command, "arrow.left.arrow.right", for: "swap"),
    SymbolRule(.command, "rotate.right", for: "rotate"),
    SymbolRule(.command, "wand.and.stars", for: "enhance"),
    SymbolRule(.command, "sparkles", for: "generate"),

    // To move in and out.
    SymbolRule(.command, "square.and.arrow.down", for: "import", "save to", "save copy"),
    SymbolRule(.command, "square.and.arrow.up", for: "export", "export as", "export to"),
    SymbolRule(.command, "doc.on.clipboard", for: "paste"),
    SymbolRule(.command, "paperclip", for: "attach"),
    SymbolRule(.command, "paperplane", for: "send", "publish", "send to"),
    SymbolRule(.command, "tray.and.arrow.up", for: "unarchive"),

    // To choose, to show, to allow.
    SymbolRule(.command, "eye.slash", for: "hide"),
    SymbolRule(.command, "lock.open", for: "unlock"),
    SymbolRule(.command, "pin.slash", for: "unpin"),
    SymbolRule(.command, ["bell", "speaker.wave.2"], for: ["unmute"]),
    SymbolRule(.command, "bookmark.slash", for: "unbookmark", "remove bookmark"),
    SymbolRule(.command, ["star.slash", "heart.slash"], for: ["unfavorite", "unfavourite"]),
    SymbolRule(.command, "flag.slash", for: "unflag"),
    SymbolRule(.command, "hand.thumbsdown", for: "dislike", "downvote"),
    SymbolRule(.command, "arrow.up.left.and.arrow.down.right", for: "expand", "maximize"),
    SymbolRule(.command, "arrow.down.right.and.arrow.up.left", for: "collapse", "minimize"),

    // People.
    SymbolRule(.command, "person.badge.plus", for: "invite", "follow"),
    SymbolRule(.command, "person.badge.minus", for: "unfollow"),
    SymbolRule(
      .command, "rectangle.portrait.and.arrow.right",
      for: "log out", "logout", "sign out", "signout"),

    // Time.
    SymbolRule(.command, "play", for: "resume"),
    SymbolRule(.command, "stop", for: "stop"),
    SymbolRule(.command, "arrow.uturn.backward", for: "undo"),
    SymbolRule(.command, "arrow.uturn.forward", for: "redo"),
    SymbolRule(.command, "bell", for: "remind", "remind me"),

    // What nothing stands for, and for which neither a role nor a placement would say the right.
    SymbolRule(
      .command, [],
      for: [
        "skip", "end", "disconnect", "connect", "pair", "unpair", "unlink", "unsubscribe", "revoke",
        "kick", "switch", "switch to", "change", "verify", "validate", "detach", "eject",
        "uninstall",
        "install", "disable", "enable", "deactivate", "activate", "turn off", "turn on", "convert",
        "merge", "split", "show more", "show less", "load more", "demote", "promote", "transfer",
        "withdraw", "redeem", "upgrade", "compare", "group by", "ungroup", "open",
        "select", "deselect", "unselect", "sign up", "signup", "register",
        "create account", "create new account", "new account", "recalculate", "save as",
        "log in", "login", "sign in", "signin", "back to", "return to",
      ]),
  ]
}
