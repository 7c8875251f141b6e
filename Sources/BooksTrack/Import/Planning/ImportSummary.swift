// The account of an import (IMP-9): every row of the file is in it once, as imported, duplicate or rejected.

/// What an import has done, or would do.
public struct ImportSummary: Hashable, Sendable {
  /// The name of the format.
  public let format: String
  /// What was done with books that were there already.
  public let strategy: DuplicateStrategy
  /// What became of each row that holds a book, in the order of the file.
  public private(set) var outcomes: [RowOutcome] = []
  /// For each of `outcomes`, its row.
  public private(set) var outcomeRows: [Int] = []
  /// Rows that hold no book, in the order of the file.
  public internal(set) var rejected: [RejectedRow] = []
  /// The header of the file.
  public internal(set) var header: [String] = []
  /// Rows for which the lookup of duplicates failed; they were taken for new books (DUP-8).
  public private(set) var failedLookups: [Int] = []
  /// Books that were put into a series.
  public internal(set) var seriesFound: [SeriesFinding] = []
  /// Cells that were left out, the first hundred; and how many there were.
  public package(set) var cellProblems: [CellProblem] = []
  /// How many cells could not be read.
  public package(set) var cellProblemCount = 0
  /// Whether the library is another one after it.
  public internal(set) var changesLibrary = false

  init(format: String, strategy: DuplicateStrategy) {
    self.format = format
    self.strategy = strategy
  }

  mutating func note(_ outcome: RowOutcome, row: Int) {
    outcomes.append(outcome)
    outcomeRows.append(row)
  }

  mutating func noteFailedLookup(row: Int) { failedLookups.append(row) }
}

extension ImportSummary {
  /// How a header that says plainly what it holds was read (IMP-15): each column with the field that it
  /// fills, or nil if it was not imported. Nothing for the export of a service, and where a mapping was
  /// given.
  public var columnsByName: [(column: String, field: BookField?)]? {
    guard format.hasPrefix(ExportFormat.plainName), let mapping = PlainHeader.mapping(of: header),
      let match = try? HeaderMatch(header, as: mapping, isPlain: true)
    else { return nil }
    return header.enumerated().map { index, name in
      (name, BookField.allCases.first { match.columns[$0] == index })
    }
  }

  /// The row that was taken for the header of a file whose columns a mapping gives: where that was given by
  /// numbers, a first row of words alone may be a book. Nothing if the first row is a book, and for any other
  /// file.
  public var headerOfMapped: [String]? {
    let numbers = header.indices.map { String($0 + 1) }
    return format == ExportFormat.mappedName && header != numbers ? header : nil
  }

  /// Rows below the header; always `imported` + duplicates + rejected.
  public var rows: Int { outcomes.count + rejected.count }

  /// The new works, in the order of the file.
  public var newWorks: [WorkID] {
    outcomes.compactMap { if case .imported(let work) = $0 { work } else { nil } }
  }

  /// How many rows made a new work.
  public var imported: Int { newWorks.count }

  /// Rows whose book was there already, in the order of the file.
  public var duplicates: [DuplicateRow] {
    outcomes.compactMap { if case .duplicate(let duplicate) = $0 { duplicate } else { nil } }
  }

  /// How many duplicates that rule found.
  public func duplicates(by tier: MatchTier) -> Int { duplicates.count { $0.tier == tier } }

  /// How many duplicates had that effect.
  public func duplicates(with effect: DuplicateEffect) -> Int { duplicates.count { $0.effect == effect } }

  /// The work that each row ended in, by row; rejected rows have none.
  public var workOfRow: [Int: WorkID] {
    Dictionary(zip(outcomeRows, outcomes.map(\.work)), uniquingKeysWith: { first, _ in first })
  }

  /// The rejected rows under the header of the file, to be mended and imported again (IMP-9).
  public func rejectedCSV(dialect: CSVDialect = .comma) -> [UInt8] {
    var writer = CSVWriter(dialect: dialect)
    writer.append(header)
    for row in rejected { writer.append(row.fields) }
    return writer.bytes
  }

  /// The counts as sentences, for a reader.
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
