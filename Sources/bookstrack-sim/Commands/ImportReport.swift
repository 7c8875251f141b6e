// The complete report of an import as JSON, for programs.

import BooksTrack
import Foundation

/// The report of an import or of a plan of one.
struct ImportReport: Encodable {
  struct Duplicate: Encodable {
    let row: Int
    let title: String
    let tier: String
    let reason: String
    /// Absent if the book was already in the library.
    let sameAsRow: Int?
    let effect: String
    let addedEdition: Bool
    let taken: [String]
    let kept: [String]

    init(_ row: DuplicateRow) {
      self.row = row.row
      title = row.title
      tier = row.tier.rawValue
      reason = row.reason.description
      sameAsRow = row.firstRow
      effect = row.effect.rawValue
      addedEdition = row.addedEdition
      taken = row.account.taken
      kept = row.account.left
    }
  }

  struct ImportedRow: Encodable {
    let row: Int
    let title: String
  }

  struct Rejected: Encodable {
    let row: Int
    let line: Int
    let reason: String
    let fields: [String]
  }

  /// A cell that was left out.
  struct Problem: Encodable {
    let row: Int
    let line: Int
    let column: String
    let value: String
    let expected: String

    init(_ problem: CellProblem) {
      row = problem.row
      line = problem.line
      column = problem.column
      value = problem.found
      expected = problem.expected
    }
  }

  struct Column: Encodable {
    let name: String
    /// Absent if the column was not imported.
    let field: String?
  }

  struct Placed: Encodable {
    let series: String
    let position: String?
  }

  struct Shelf: Encodable {
    let name: String
    /// Absent if the series has several authors.
    let author: String?
    let stage: String
    let owned: Int
    let read: Int
    /// Absent if unknown.
    let total: Int?
    let percentage: Int?
    let missing: [Int]
    /// Absent if nothing is known to be left.
    let next: String?

    init(_ line: ImportedSeries.Line) {
      name = line.shelf.name
      author = line.shelf.author
      stage = line.shelf.stage.rawValue
      owned = line.shelf.owned.owned
      read = line.shelf.read.owned
      total = line.shelf.owned.total
      percentage = line.shelf.owned.percentage
      missing = line.shelf.missing
      next = line.next
    }
  }

  /// The place of a row's book in a series; a book in two series has two.
  struct RowPlace: Encodable {
    let row: Int
    let title: String
    let series: String
    /// Absent if unknown.
    let position: String?
    let badge: String?
    let state: String
  }

  let file: String
  let format: String
  /// Every column of the header, with the field that it fills.
  let columns: [Column]
  /// The interpretation of the columns: the scale of ratings, the order of days and months, the encoding.
  let reading: [String]
  /// The header row of a file with a column mapping; absent if the first row is a book.
  let header: [String]?
  let strategy: String
  let rows: Int
  let imported: Int
  /// The rows that made a new book.
  let importedRows: [ImportedRow]
  let duplicates: [Duplicate]
  let rejected: [Rejected]
  /// The first ten thousand cells that were left out; `cellProblemCount` is their total.
  let cellProblems: [Problem]
  let cellProblemCount: Int
  let failedLookups: [Int]
  let series: [Placed]
  /// All series of the library; absent if not requested.
  let shelves: [Shelf]?
  /// The places of all rows in these series, in the order of the file.
  let placesOfRows: [RowPlace]?
  /// The contents of the library; absent if there was none to import into.
  let library: String?
  /// True if the import changed the library.
  let changesLibrary: Bool

  init(_ summary: ImportSummary, file: String, library: String?, shelves: ImportedSeries? = nil) {
    self.file = file
    format = summary.format
    columns = summary.columns.map { Column(name: $0.name, field: $0.field?.mappingName) }
    reading = summary.reading
    header = summary.headerOfMapped
    strategy = summary.strategy.rawValue
    rows = summary.rows
    imported = summary.imported
    importedRows = zip(summary.outcomes, zip(summary.outcomeRows, summary.titles)).compactMap {
      outcome, row in
      if case .imported = outcome { ImportedRow(row: row.0, title: row.1) } else { nil }
    }
    duplicates = summary.duplicates.map(Duplicate.init)
    rejected = summary.rejected.map {
      Rejected(row: $0.row, line: $0.line, reason: $0.reason.description, fields: $0.fields)
    }
    cellProblems = summary.cellProblems.map(Problem.init)
    cellProblemCount = summary.cellProblemCount
    failedLookups = summary.failedLookups
    series = summary.seriesFound.map { Placed(series: $0.name, position: $0.position?.description) }
    self.shelves = shelves?.lines.map(Shelf.init)
    placesOfRows = shelves?.places.map { row, place, shelf in
      RowPlace(
        row: row, title: place.title ?? "", series: shelf.name, position: place.position?.description,
        badge: SeriesTexts.badge(place.position, total: shelf.owned.total), state: place.state.rawValue)
    }
    self.library = library
    changesLibrary = library != nil && summary.changesLibrary
  }

  /// Returns the report as JSON with sorted keys and a final newline.
  func encoded() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
