import Reports

extension Session {
  /// The report that `--format` asks for.
  /// - Parameter applied: What a report for people says of a change that is made.
  func report(applied: String) -> any Report {
    switch options.output.format {
    case .diff: DiffReport(hasColor: paint.isOn)
    case .json:
      JSONReport(command: command.name, workingDirectory: tree.workingDirectory.description)
    case .text where command.name == "check": WarningReport(paint)
    case .text: TextReport(applied: applied, paint)
    case nil: NoReport()
    }
  }

  /// Colour is for the terminal, not for a file.
  private var paint: Paint {
    options.output.file == nil ? console.outputPaint : Paint(isOn: false)
  }
}

/// What `apply` prints when nobody asks for a report.
private struct NoReport: Report {
  func text(of file: FileReport) -> [UInt8] { [] }
}
