// `--readers FILE`: the table with a row for each reader, written while cells end.

import Lab

/// A table of readers on its way to a file.
struct ReaderTableFile: Sendable {
  let file: RowFile

  /// Begins the table that was asked for, if one was.
  ///
  /// - Parameter report: The other file that the run writes.
  init?(_ arguments: ParsedArguments, beside report: OutputFile) throws {
    guard let path = arguments.text("readers") else { return nil }
    guard !report.isSameFile(as: path) else {
      throw UsageError("--readers and the report name the same file \(path)")
    }
    file = try RowFile("readers", OutputFile(path))
    file.append(ReaderTable.header)
  }

  /// Adds the readers of a cell.
  func append(_ readers: [ReaderFigures], of world: UInt64) {
    file.append(ReaderTable.lines(readers, of: world))
  }
}
