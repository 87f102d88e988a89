import Reports
import Rewriting
import Worktree

extension Delivery {
  /// Takes back the changes of a stage with which the command fails, and no others.
  mutating func verify(_ stage: Stage) throws(Failure) {
    guard let verification, var problem = try verification.run(stage.name) else { return }
    var standing = stage.changes.filter { files[$0.file].problem == nil }
    var bisection = Bisection()
    while !standing.isEmpty {
      let culprits = try bisection.smallestFailure(among: standing.count) {
        (indices) throws(Failure) in
        try put(indices.map { standing[$0] }, of: stage)
        guard let failure = try verification.run(stage.name) else { return false }
        problem = failure
        return true
      }
      let broken = culprits.map { standing[$0] }
      say(broken, of: stage, problem, verification)
      standing = standing.indices.filter { !culprits.contains($0) }.map { standing[$0] }
      revise(stage, takingBack: broken, keeping: standing)
      try put(standing, of: stage)
      // Without any change of the stage the project is as it was verified before.
      guard !standing.isEmpty, let next = try verification.run(stage.name) else { return }
      problem = next
    }
  }

  /// Brings the files of a stage to what they are with some of its changes alone.
  private mutating func put(_ changes: [StagedChange], of stage: Stage) throws(Failure) {
    let kept = Dictionary(grouping: changes, by: \.file).mapValues { Set($0.map(\.id)) }
    let all = Dictionary(grouping: stage.changes, by: \.file).mapValues { Set($0.map(\.id)) }
    var targets: [(file: Int, bytes: [UInt8])] = []
    for (index, before) in zip(stage.files, stage.before) where files[index].problem == nil {
      switch kept[index] {
      case nil: targets.append((index, before))
      case let ids? where ids == all[index]:
        targets.append((index, files[index].pass(stage.name)?.after ?? before))
      case let ids?:
        var verdicts = files[index].verdicts
        verdicts.keep(ids, of: stage.name)
        let pass = rework(files[index], verdicts).passes.first { $0.transform == stage.name }
        targets.append((index, pass?.after ?? before))
      }
    }
    try write(targets)
    if Interruption.isRequested { throw Failure.interrupted }
    if let file = targets.map({ files[$0.file] }).first(where: { $0.problem != nil }) {
      throw Failure(
        .incomplete,
        "\(file.planned.shownPath) is no longer what was written while \(stage.name) was verified.")
    }
  }

  /// Works out what comes of the files without the changes that were taken back.
  private mutating func revise(
    _ stage: Stage, takingBack broken: [StagedChange], keeping standing: [StagedChange]
  ) {
    for index in Set(broken.map(\.file)) {
      var verdicts = files[index].verdicts
      verdicts.takeBack(Set(broken.filter { $0.file == index }.map(\.id)))
      verdicts.keep(Set(standing.filter { $0.file == index }.map(\.id)), of: stage.name)
      files[index].revise(verdicts, rework(files[index], verdicts))
    }
  }

  private func say(
    _ changes: [StagedChange], of stage: Stage, _ problem: Verification.Problem,
    _ verification: Verification
  ) {
    let list = changes.map { change in
      let (path, place) = (files[change.file].planned.shownPath, change.entry.candidate.placeOnDisk)
      return "  \(path):\(place.line): \(change.entry.change?.title ?? "")\n"
    }
    console.warn(
      """
      \(counted(changes.count, "change")) of \(stage.name) taken back: the command of --verify \
      fails with \(changes.count == 1 ? "it" : "them") (\(problem.end))
      \(list.joined())\(verification.quoted(problem))
      """)
  }
}
