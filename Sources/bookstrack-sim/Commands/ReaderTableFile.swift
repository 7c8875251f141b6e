// `run --readers FILE`: a table with one row per reader, written as cells end.

import LabWorld

/// A table of readers in progress.
struct ReaderTableFile: Sendable {
  let file: RowFile

  /// Creates the requested table; nil if none was requested.
  ///
  /// - Parameter report: The report of the run, which must be another file.
  init?(_ arguments: ParsedArguments, beside report: OutputFile) throws {
    guard let path = arguments.text("readers") else { return nil }
    guard !report.isSameFile(as: path) else {
      throw UsageError("--readers and the report name the same file \(path)")
    }
    file = try RowFile("readers", OutputFile(path))
    file.append(ReaderTable.header)
  }

  /// Appends the readers of a cell.
  func append(_ readers: [ReaderFigures], of world: UInt64) {
    file.append(ReaderTable.lines(readers, of: world))
  }
}
