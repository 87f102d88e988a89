/// A file or folder that is left alone, and why.
public struct Skip: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path as people type it from the working directory.
  public let path: Path
  /// Why it is left alone.
  public let reason: Reason

  /// Why a file or folder is left alone.
  public enum Reason: Hashable, Sendable {
    case missing
    case notSwift
    /// A package manifest or a project file: it says what is built, and is never written.
    case manifest
    case notRegularFile
    case nameNotUTF8
    /// A symbolic link, or a file behind one: `link` is the link.
    case symbolicLink(link: Path)
    case submodule(root: Path)
    case nestedRepository(root: Path)
    case insideGitFolder
    /// `marker` is what says so: the line of its header, its name, or the attribute.
    case generated(marker: String)
    /// `folder` is the folder of other people's code that it lies in.
    case vendored(folder: String)
    case gitIgnored
    case hidden
    /// The same file is taken under another name.
    case sameFile(as: Path)
    /// `--exclude` or `--include` leaves it out.
    case filtered
    case hardLinked
    case readOnly
    case outside(root: Path)
    case unreadable(SystemError)
  }

  init(_ path: Path, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  /// As in "Pods/A.swift: vendored (Pods)".
  public var description: String { "\(path): \(reason)" }
}

extension Skip.Reason: CustomStringConvertible {
  /// Whether naming the file on the command line overrides it.
  public var yieldsToName: Bool {
    switch self {
    case .generated, .vendored, .gitIgnored: true
    default: false
    }
  }

  /// A few words, as for a list.
  public var description: String {
    switch self {
    case .missing: "no such file or folder"
    case .notSwift: "not a Swift source"
    case .manifest: "a package or project manifest, which is never changed"
    case .notRegularFile: "not a regular file"
    case .nameNotUTF8: "the name is not UTF-8"
    case .symbolicLink(let link): "symbolic link (\(link))"
    case .submodule(let root): "in the submodule \(root); run refold there"
    case .nestedRepository(let root): "in the repository \(root) of its own; run refold there"
    case .insideGitFolder: "inside a git folder"
    case .generated(let marker): "generated (\(marker))"
    case .vendored(let folder): "vendored (\(folder))"
    case .gitIgnored: "ignored by git"
    case .hidden: "hidden"
    case .sameFile(let other): "the same file as \(other)"
    case .filtered: "left out by --include or --exclude"
    case .hardLinked: "has more than one hard link"
    case .readOnly: "read-only"
    case .outside(let root): "outside of \(root)"
    case .unreadable(let error): error.reason
    }
  }
}

/// Something about the files that a person should know, and that stops nothing.
public enum DiscoveryWarning: Hashable, Sendable, CustomStringConvertible {
  /// A file is taken because it was named, although it would be left alone otherwise.
  case takenByName(Skip)
  /// There is a repository and no `git` to ask, so that ignore rules do not hold.
  case gitMissing
  /// A pattern of `--include` or `--exclude` that no file matches.
  case unmatchedPattern(String)

  /// One line without a full stop.
  public var description: String {
    switch self {
    case .takenByName(let skip): "\(skip); taken because it was named"
    case .gitMissing: "git was not found, so files that git ignores are not told apart"
    case .unmatchedPattern(let pattern): "no file matches the pattern \(pattern)"
    }
  }
}
