// A whole export as values: what the importer keeps between reading a file and committing it.

internal import BooksTrackAPI

/// The books of a file, and what else its summary needs.
struct ExportContents: Sendable {
  /// A file that was read to its end.
  enum Reading: Sendable {
    case export(ExportContents)
    case needsMapping(MappingRequest)
  }

  let fileName: String
  let match: HeaderMatch
  let books: [BookDraft]
  let rejected: [RejectedRow]
  let cellProblems: [CellProblem]
  let cellProblemCount: Int

  /// Reads a file to its end; an error anywhere in it is thrown, and nothing of it is kept.
  static func read(
    _ source: inout some ImportSource, fileName: String, rules: ImportRules
  ) async throws -> Reading {
    try rules.fileTypes.check(fileName)
    var reader = ExportReader(formats: rules.formats, limits: rules.limits)
    var match: HeaderMatch?
    var batch = ExportBatch()
    var isAtEnd = false
    while !isAtEnd {
      try Task.checkCancellation()
      if let chunk = try await source.next() {
        try reader.append(chunk)
      } else {
        try reader.finish()
        isAtEnd = true
      }
      if match == nil, let event = try reader.next() {
        if case .needsMapping(let request) = event { return .needsMapping(request) }
        if case .header(let header, _) = event { match = header }
      }
      try reader.readRows(into: &batch)
    }
    guard let match else { throw ImportError.emptyFile }
    return .export(
      ExportContents(
        fileName: fileName, match: match, books: batch.books, rejected: batch.rejected,
        cellProblems: reader.cellProblems, cellProblemCount: reader.cellProblemCount))
  }

  /// A planner for the books of this file.
  func planner(
    on library: Library, strategy: DuplicateStrategy, rules: ImportRules, now: Timestamp
  ) -> ImportPlanner {
    ImportPlanner(library: library, format: match.format, strategy: strategy, rules: rules, now: now)
  }

  /// Closes a plan in which all books are staged.
  func finish(_ planner: inout ImportPlanner) {
    planner.finish(rejected: rejected, fileName: fileName)
    planner.summary.header = match.header
    planner.summary.cellProblems = cellProblems
    planner.summary.cellProblemCount = cellProblemCount
  }
}
