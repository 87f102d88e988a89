import SwiftSyntax

/// What a piece of view code is for, as far as its file shows.
enum ContentRole: Sendable, Hashable {
  /// Something to operate; by what, such as "a Button" or "ComposerBar, by its name".
  case controlBar(String)
  /// Something to read, and nothing to operate.
  case notice
  /// Nothing to read either: a color, a gradient, a shape, an image, space.
  case decoration
  /// Nobody can tell without another file; what it depends on.
  case unknown(String)
}

extension DeclarationIndex {
  /// The role of the statements of a view builder, with every branch of them, or of one view.
  ///
  /// Views and properties that the file declares are followed into their bodies. One control makes
  /// the whole a bar of controls; what a sheet, menu or alert holds is not part of it.
  func role(of content: some SyntaxProtocol) -> ContentRole {
    var reader = ContentReader(index: self)
    reader.push(content)
    return reader.role()
  }
}
