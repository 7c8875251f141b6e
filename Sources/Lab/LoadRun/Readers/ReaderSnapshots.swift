// What one reader's library looked like at the stations of a run.

import BooksTrack

/// The imports of a reader and the library after each step.
struct ReaderSnapshots: Sendable {
  let first: RowResults
  let second: RowResults
  /// After the first import.
  let imported: ImportedBooks
  /// After enrichment.
  let enriched: Library
  /// After the second import of the same file.
  let final: Library
  /// What the files of the library hold then; nothing if it is kept in none.
  let recovered: Library?
}

/// What enrichment must not change, as an import has left it. A whole library would keep its jobs and its indexes alive
/// for as long as its reader waits.
struct ImportedBooks: Sendable {
  let works: Table<Work>
  let editions: Table<Edition>
  let entries: Table<Entry>

  init(_ library: Library) {
    works = library.works
    editions = library.editions
    entries = library.entries
  }
}

/// What an import said about each row.
struct RowResults: Sendable {
  /// By row number.
  let results: [Int: RowResult]

  init(results: [Int: RowResult]) { self.results = results }

  /// Reads the account of an import.
  init(_ summary: ImportSummary) {
    var results: [Int: RowResult] = [:]
    for (row, outcome) in zip(summary.outcomeRows, summary.outcomes) {
      switch outcome {
      case .imported(let work): results[row] = RowResult(work: work, tier: nil, rejection: nil)
      case .duplicate(let duplicate):
        results[row] = RowResult(work: duplicate.work, tier: duplicate.tier, rejection: nil)
      }
    }
    for row in summary.rejected {
      results[row.row] = RowResult(work: nil, tier: nil, rejection: row.reason.name)
    }
    self.results = results
  }
}

extension RowProblem {
  /// As reports call it.
  fileprivate var name: String {
    switch self {
    case .tooManyFields: "tooManyFields"
    case .tooFewFields: "tooFewFields"
    case .noTitle: "noTitle"
    case .repeatedHeader: "repeatedHeader"
    case .notABook: "notABook"
    case .unreadable: "unreadable"
    }
  }
}
