// The summary of an import (IMP-9): every row of the file is in it once, as imported, duplicate or rejected.

/// The result of an import, or of a plan.
public struct ImportSummary: Hashable, Sendable {
  /// The name of the format.
  public let format: String
  /// The strategy for books that were already in the library.
  public let strategy: DuplicateStrategy
  /// The outcome of each row with a book, in the order of the file.
  public private(set) var outcomes: [RowOutcome] = []
  /// The row number of each element of `outcomes`.
  public private(set) var outcomeRows: [Int] = []
  /// The title in each row of `outcomes`.
  public private(set) var titles: [String] = []
  /// The rejected rows, in the order of the file.
  public internal(set) var rejected: [RejectedRow] = []
  /// The header of the file.
  public internal(set) var header: [String] = []
  /// Each column of the header with the field that it fills; nil if it was not imported.
  public internal(set) var columns: [ImportPreview.Column] = []
  /// Sentences that describe how the columns were read; empty for an import resumed without its file.
  public internal(set) var reading: [String] = []
  /// Rows whose duplicate lookup failed; they were imported as new books (DUP-8).
  public private(set) var failedLookups: [Int] = []
  /// Books that were added to a series.
  public internal(set) var seriesFound: [SeriesFinding] = []
  /// Cells that did not parse and were dropped; at most the first ten thousand of the file.
  public package(set) var cellProblems: [CellProblem] = []
  /// The number of cells that did not parse.
  public package(set) var cellProblemCount = 0
  /// True if the import changes the library.
  public internal(set) var changesLibrary = false

  init(format: String, strategy: DuplicateStrategy) {
    self.format = format
    self.strategy = strategy
  }

  mutating func note(_ outcome: RowOutcome, row: Int, title: String) {
    titles.append(title)
    outcomes.append(outcome)
    outcomeRows.append(row)
  }

  mutating func noteFailedLookup(row: Int) { failedLookups.append(row) }
}

extension ImportSummary {
  /// True if the columns were assigned by their names (IMP-15).
  public var isByNames: Bool { format.hasPrefix(ExportFormat.plainName) }

  /// The columns that were not imported. One without a name is named by its number if it is before one with a
  /// name: spreadsheets add empty columns behind the last one.
  public var notRead: [String] {
    let named = columns.lastIndex { !$0.name.isEmpty } ?? -1
    return columns.enumerated().compactMap { index, column in
      guard column.field == nil, index <= named else { return nil }
      return column.name.isEmpty ? "column \(index + 1), which has no name" : column.name
    }
  }

  /// The row that was treated as the header of a mapped file: if the mapping is by number, a first row of
  /// text may be a book. Nil if the first row was imported as a book, and for any other file.
  public var headerOfMapped: [String]? {
    let numbers = header.indices.map { String($0 + 1) }
    return format == ExportFormat.mappedName && header != numbers ? header : nil
  }

  /// The number of rows below the header: `imported` + duplicates + rejected.
  public var rows: Int { outcomes.count + rejected.count }

  /// The new works, in the order of the file.
  public var newWorks: [WorkID] {
    outcomes.compactMap { if case .imported(let work) = $0 { work } else { nil } }
  }

  /// The number of rows that created a work.
  public var imported: Int { newWorks.count }

  /// Rows whose book was already known, in the order of the file.
  public var duplicates: [DuplicateRow] {
    outcomes.compactMap { if case .duplicate(let duplicate) = $0 { duplicate } else { nil } }
  }

  /// Returns the number of duplicates found by a tier.
  public func duplicates(by tier: MatchTier) -> Int { duplicates.count { $0.tier == tier } }

  /// Returns the number of duplicates with an effect.
  public func duplicates(with effect: DuplicateEffect) -> Int { duplicates.count { $0.effect == effect } }

  /// The work of each row, by row number; rejected rows have none.
  public var workOfRow: [Int: WorkID] {
    Dictionary(zip(outcomeRows, outcomes.map(\.work)), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the rejected rows below the file's header, to be corrected and imported again (IMP-9).
  public func rejectedCSV(dialect: CSVDialect = .comma) -> [UInt8] {
    var writer = CSVWriter(dialect: dialect)
    writer.append(header)
    for row in rejected { writer.append(row.fields) }
    return writer.bytes
  }

  /// The counts as sentences for a reader.
  public var sentences: [String] {
    var lines = [
      "Books imported: \(imported), duplicates: \(duplicates.count), rejected: \(rejected.count), rows: \(rows)."
    ]
    if !failedLookups.isEmpty {
      lines.append(
        "It could not be checked whether the book was there already, so it was imported as a new one; "
          + "rows: \(failedLookups.count).")
    }
    if cellProblemCount > 0 {
      lines.append("Cells that could not be read and were left out: \(cellProblemCount).")
    }
    return lines
  }
}
