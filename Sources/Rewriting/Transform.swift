import Platforms
import SwiftSyntax

/// One named rewrite: a stateless value that reads a file and proposes, and never applies.
public protocol Transform: Sendable {
  /// What `refold explain` prints; its example is run as a test.
  static var documentation: Documentation { get }
  /// The bytes without which a file has no candidate.
  static var trigger: Trigger { get }
  /// Whether the transform runs only when it is named itself, together with `--in`.
  static var runsOnlyOnRequest: Bool { get }

  init()

  /// Every place in the file that the transform has something to say about, in source order.
  /// A pure function of the context.
  func findings(in context: Context) -> [Finding]
}

extension Transform {
  /// Most transforms run whenever a name or a group asks for them.
  public static var runsOnlyOnRequest: Bool { false }

  /// The name on the command line: the words of the type's name, in lower case, with hyphens.
  public static var name: String {
    var name = ""
    for character in String(describing: Self.self) {
      if character.isUppercase, !name.isEmpty { name.append("-") }
      name.append(character.lowercased())
    }
    return name
  }

  /// The name of the type.
  public var name: String { Self.name }
  /// The documentation of the type.
  public var documentation: Documentation { Self.documentation }
  /// The trigger of the type.
  public var trigger: Trigger { Self.trigger }
  /// Whether the type runs only on request.
  public var runsOnlyOnRequest: Bool { Self.runsOnlyOnRequest }
}

/// What a transform may read.
public struct Context: Sendable {
  /// The file as it is now.
  public var file: SourceFile
  /// What the file ships on, as read from the project or given on the command line.
  public var targets: DeploymentTargets
  /// What the project wants of new code.
  public var preferences: Preferences

  /// A file and where it ships.
  public init(
    file: SourceFile, targets: DeploymentTargets, preferences: Preferences = Preferences()
  ) {
    self.file = file
    self.targets = targets
    self.preferences = preferences
  }
}

/// The manual page of a transform.
public struct Documentation: Sendable {
  /// What the transform does, imperative, without a full stop.
  public var title: String
  /// Why, in a sentence or two, for somebody who has not read the documents.
  public var why: String
  /// Code before and after, run as a test.
  public var example: Example
  /// What the transform recognises and does not touch.
  public var leftAlone: [String]
  /// Which changes are safe, which are not, and what can differ afterwards.
  public var safety: String
  /// Which API versions the result needs, and what happens below them.
  public var availability: String
  /// The documents that ask for the rewrite.
  public var sources: [Source]
  /// What the transform can offer; empty for advice.
  public var levels: [Applicability]

  /// States all parts of the page.
  public init(
    title: String, why: String, example: Example, leftAlone: [String], safety: String,
    availability: String, sources: [Source], levels: [Applicability]
  ) {
    self.title = title
    self.why = why
    self.example = example
    self.leftAlone = leftAlone
    self.safety = safety
    self.availability = availability
    self.sources = sources
    self.levels = levels
  }

  /// A file before and after the transform, unsafe changes included.
  public struct Example: Sendable {
    /// A whole file.
    public var before: String
    /// Equal to `before` for a transform that only advises.
    public var after: String
    /// The deployment targets that the example is for.
    public var targets: DeploymentTargets

    /// Without targets nothing is known of where the example ships.
    public init(before: String, after: String, targets: DeploymentTargets = .unknown) {
      self.before = before
      self.after = after
      self.targets = targets
    }

    /// Code that a transform only advises about.
    public static func unchanged(
      _ code: String, targets: DeploymentTargets = .unknown
    ) -> Example {
      Example(before: code, after: code, targets: targets)
    }
  }

  /// A document that a rule comes from.
  public enum Source: String, Sendable, CaseIterable {
    case resizableWindows = "Resizable windows and adaptive layouts"
    case layoutComponents = "Layout components"
    case layoutReference = "Layout API reference"
    case ownRule = "a rule of Refold's own"
  }
}
