extension OptionGroup {
  /// What is rewritten.
  static let selection = OptionGroup(
    title: "SELECTION",
    options: [
      .transform, .unsafe, .declaration, .lines, .since, .baseline, .shard, .only, .skip,
      .deploymentTarget,
    ])
}

extension Option {
  static let transform = Option(
    "transform", short: "t", value: "name", repeats: true,
    "A transform, or a group such as safe-areas/*. Can be repeated.")
  static let unsafe = Option("unsafe", "Include the changes that a person must agree to.")
  static let declaration = Option(
    "in", value: "type[.member]", repeats: true,
    "Only inside this declaration; * stands for any letters. Can be repeated.")
  static let lines = Option(
    "lines", value: "file:a-b[,c-d]", repeats: true,
    "Only changes that lie wholly within these lines. Can be repeated.")
  static let since = Option(
    "since", value: "rev",
    "Only changes on lines that are not in this commit; the working tree counts.")
  static let baseline = Option(
    "baseline", value: "file", "Leave alone the findings that this file lists.")
  static let writeBaseline = Option(
    "write-baseline", "Write all findings to the file of --baseline.")
  static let shard = Option(
    "shard", value: "i/n",
    "Only the i-th of n parts of the files, such as 2/8: the same for a path on every machine.")
  static let only = Option(
    "only", value: "id", repeats: true, "Only the change with this id. Can be repeated.")
  static let skip = Option(
    "skip", value: "id", repeats: true, "All but the change with this id. Can be repeated.")
  static let deploymentTarget = Option(
    "deployment-target", value: "targets",
    "What the files ship on, such as iOS=16.0,macOS=13, in place of what the project says.")
  static let jobs = Option(
    "jobs", short: "j", value: "n", "How many files are worked on at once (default: all cores).")
}
