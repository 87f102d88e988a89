import Rewriting
import SwiftSyntax

/// The screens of a file that have a background extension, with the lines of it.
struct ExtendedScreens {
  private var lines: [SyntaxIdentifier: Int] = [:]

  /// Finds the effect, also where a function of the file applies it.
  init(_ file: SourceFile, uses: ViewUses, index: DeclarationIndex) {
    for modifier in file.modifierCalls(named: file.names(ofHelpersFor: Self.effect)) {
      let place = ImagePlace(of: modifier, uses: uses, index: index, hasVerticalBars: false)
      add(place.screens, line: file.lines.line(of: modifier.nameToken.offsets.lowerBound))
    }
  }

  mutating func add(_ screens: Set<SyntaxIdentifier>, line: Int) {
    for screen in screens { lines[screen] = min(lines[screen] ?? line, line) }
  }

  /// The one-based line of the effect in the first of the screens that has one.
  func line(in screens: Set<SyntaxIdentifier>) -> Int? {
    screens.compactMap { lines[$0] }.min()
  }

  private static let effect = "backgroundExtensionEffect"
}
