import Foundation

/// Something that happens to a review.
enum ReviewEvent: Sendable {
  case key(Key)
  /// What was typed to an `ask`; nil when it was called off.
  case text(String?)
  /// What the editor left of an `edit`.
  case edited(Data)
  /// Why there is no text from the editor.
  case notEdited(String)
  /// What had to be saved is; now what follows from it is worked out.
  case saved
  /// There is nothing more to read.
  case endOfInput
}

/// A key, or a line that was typed for one.
enum Key: Hashable, Sendable {
  case letter(Character)
  case tab
  case enter
  case escape
  case up
  case down
  /// A key that means nothing.
  case other
}

/// What a review wants done.
enum ReviewEffect: Hashable, Sendable {
  /// Show the question that stands, and ask it.
  case show
  /// Ask again what is shown.
  case prompt
  /// Tell the person something.
  case say(String)
  /// Put a reply where a crash does not reach it, then tell `saved`.
  case save(Reply)
  /// Put there that the last reply was taken back, then tell `saved`.
  case saveUndo
  /// Ask for a text; the prompt ends with a blank.
  case ask(String)
  /// Have a text edited.
  case edit(Data)
  /// Explain the transform.
  case explain
  /// List the keys.
  case listKeys
  /// The questions about a file are answered, as far as it was gone through.
  case settle(file: Int)
  case end(Ending)
}

/// How a review ends.
enum Ending: Hashable, Sendable {
  /// Everything is decided.
  case decided
  /// What was accepted is written, the rest waits.
  case quit
  /// Nothing is written.
  case abandoned
  /// Nothing more can be asked; what was accepted is written.
  case endOfInput
}
