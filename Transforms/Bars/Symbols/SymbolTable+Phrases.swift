/// Whole titles, among them those whose words mean something else together than apart.
extension SymbolTable {
  static let phrases: [SymbolRule] = [
    SymbolRule(
      .phrase, "checkmark", for: "yes", "got it", "all done", "i agree", "set"),
    SymbolRule(
      .phrase, "xmark",
      for: "no", "not now", "later", "maybe later", "no thanks", "nevermind", "never mind"),
    SymbolRule(
      .phrase, "chevron.backward", for: "back", "previous", "prev", "return", "previous page",
      "previous chapter"),
    SymbolRule(
      .phrase, "chevron.forward", for: "next", "next page", "next chapter", "go forward"),
    SymbolRule(.phrase, ["arrowshape.turn.up.right", "chevron.forward"], for: ["forward"]),
    SymbolRule(.phrase, "forward.end", for: "next track", "next song", "next episode"),
    SymbolRule(.phrase, "backward.end", for: "previous track", "previous song"),
    SymbolRule(.phrase, "forward", for: "fast forward"),
    SymbolRule(.phrase, "backward", for: "rewind"),

    SymbolRule(
      .phrase, "square.and.pencil", for: "new message", "new post", "new note", "new email",
      "new mail", "new chat", "create post", "add note", "write", "new entry", "start chat",
      "new conversation"),
    SymbolRule(
      .phrase, "folder.badge.plus", for: "new folder", "add folder", "create folder",
      "create new folder"),
    SymbolRule(.phrase, "doc.badge.plus", for: "new document", "new file", "add file"),
    SymbolRule(.phrase, "calendar.badge.plus", for: "add event", "new event", "add to calendar"),
    SymbolRule(
      .phrase, "person.badge.plus", for: "add friend", "add friends", "add person", "add people",
      "add member", "add members", "add user", "add contact", "new contact", "invite friends"),
    SymbolRule(.phrase, "text.badge.plus", for: "add to playlist", "add to queue", "add to list"),
    SymbolRule(.phrase, "cart.badge.plus", for: "add to cart", "add to basket"),
    SymbolRule(
      .phrase, ["star", "heart"],
      for: ["add to favorites", "add to favourites", "add favorite", "mark as favorite"]),
    SymbolRule(
      .phrase, ["star.slash", "heart.slash"],
      for: ["remove from favorites", "remove from favourites", "remove favorite"]),
    SymbolRule(.phrase, "bookmark", for: "save for later", "add bookmark", "read later"),
    SymbolRule(.phrase, "photo", for: "add photo", "choose photo", "select photo", "add image"),
    SymbolRule(.phrase, "paperclip", for: "add attachment", "add attachments"),
    SymbolRule(.phrase, "link", for: "add link", "insert link"),
    SymbolRule(.phrase, "camera", for: "take photo", "take picture"),
    SymbolRule(
      .phrase, "square.and.arrow.down",
      for: "save image", "save photo", "save video", "save file", "save to photos",
      "save to files", "save pdf", "save as pdf"),

    SymbolRule(
      .phrase, "trash", for: "move to trash", "clear history", "empty trash",
      "empty bin"),
    SymbolRule(.phrase, "archivebox", for: "move to archive"),
    SymbolRule(.phrase, "folder", for: "move", "move to", "move to folder"),
    SymbolRule(.phrase, "arrow.up", for: "move up"),
    SymbolRule(.phrase, "arrow.down", for: "move down"),
    SymbolRule(.phrase, "arrow.forward", for: "continue", "proceed", "get started"),
    SymbolRule(
      .phrase, "rectangle.portrait.and.arrow.right",
      for: "leave", "leave group", "leave team", "leave game", "leave room", "leave chat"),
    SymbolRule(.phrase, "play", for: "start workout", "start game", "start timer"),
    SymbolRule(.phrase, ["play", "arrow.forward"], for: ["start", "begin"]),
    SymbolRule(.phrase, "envelope.open", for: "mark as read", "mark all as read", "mark read"),
    SymbolRule(.phrase, "envelope.badge", for: "mark as unread", "mark unread"),
    SymbolRule(
      .phrase, "checkmark.circle", for: "mark as done", "mark as complete", "mark as completed",
      "mark complete", "complete"),
    SymbolRule(.phrase, "arrowshape.turn.up.left.2", for: "reply all"),
    SymbolRule(
      .phrase, "text.bubble", for: "send feedback", "share feedback", "give feedback",
      "leave feedback", "add comment", "new comment"),
    SymbolRule(
      .phrase, "envelope", for: "contact", "contact us", "contact support", "send email"),
    SymbolRule(.phrase, "location", for: "share location"),
    SymbolRule(.phrase, "square.and.arrow.up", for: "share link", "share list"),
    SymbolRule(.phrase, "star", for: "rate", "rate app", "rate us", "add review", "write review"),
    SymbolRule(.phrase, "bell", for: "set reminder", "add reminder"),
    SymbolRule(.phrase, "alarm", for: "add alarm"),
    SymbolRule(.phrase, "key", for: "reset password", "change password", "forgot password"),
    SymbolRule(.phrase, "creditcard", for: "add card", "add payment method"),

    SymbolRule(.phrase, "qrcode.viewfinder", for: "scan qr code", "scan qr", "scan code"),
    SymbolRule(.phrase, "barcode.viewfinder", for: "scan barcode"),
    SymbolRule(.phrase, "doc.text.viewfinder", for: "scan document", "scan documents"),
    SymbolRule(.phrase, "safari", for: "open in safari"),
    SymbolRule(.phrase, "globe", for: "open in browser", "visit website"),
    SymbolRule(.phrase, "eye", for: "show password", "show hidden"),
    SymbolRule(.phrase, "keyboard.chevron.compact.down", for: "hide keyboard", "dismiss keyboard"),
    SymbolRule(.phrase, "arrow.up.left.and.arrow.down.right", for: "full screen", "fullscreen"),
    SymbolRule(
      .phrase, "arrow.down.right.and.arrow.up.left", for: "exit full screen", "exit fullscreen"),
    SymbolRule(
      .phrase, "slider.horizontal.3", for: "view options", "display options"),
    SymbolRule(.phrase, "arrow.up.arrow.down", for: "sort options", "change order"),
    SymbolRule(.phrase, "line.3.horizontal.decrease.circle", for: "filter options", "edit filters"),
    SymbolRule(.phrase, "arrow.clockwise", for: "check for updates", "restore purchases"),
    SymbolRule(
      .phrase, "arrow.triangle.turn.up.right.diamond", for: "directions", "get directions"),
    SymbolRule(.phrase, "shuffle", for: "random", "randomize", "surprise me"),
    SymbolRule(.phrase, "text.alignleft", for: "align left"),
    SymbolRule(.phrase, "text.aligncenter", for: "align center", "align centre"),
    SymbolRule(.phrase, "text.alignright", for: "align right"),
    SymbolRule(.phrase, "character.bubble", for: "translate", "translation"),

    // Two actions in one, and what looks like another title.
    SymbolRule(
      .phrase, [],
      for: [
        "add ons", "get", "set up", "setup", "new features", "close account", "start trial",
        "clear filter", "clear filters", "reset filters", "save draft",
        "delete all", "clear all", "remove all",
      ]),
  ]
}
