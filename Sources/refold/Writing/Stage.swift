import Rewriting

/// One transform on its way into the files: the changes that it makes in all of them.
struct Stage {
  let transform: any Transform
  /// The indices of the files that it changes, ascending.
  let files: [Int]
  /// What they hold before it, in the same order.
  let before: [[UInt8]]
  /// Its changes, by file and then by place.
  let changes: [StagedChange]

  var name: String { transform.name }

  /// Nil when the transform has nothing to change any more.
  init?(_ transform: any Transform, in all: [PlannedFile]) {
    self.transform = transform
    files = all.indices.filter { all[$0].pass(transform.name) != nil }
    guard !files.isEmpty else { return nil }
    before = files.map { all[$0].content }
    changes = files.flatMap { index in
      (all[index].pass(transform.name)?.entries ?? []).compactMap { entry in
        entry.appliedID.map { StagedChange(file: index, id: $0, entry: entry) }
      }
    }
  }
}

/// A change of a stage.
struct StagedChange {
  /// The index of the file.
  let file: Int
  let id: ChangeID
  let entry: Entry
}
