// What one reader's library looked like at the stations of a run.

import BooksTrack

/// The imports of a reader and the library after each step.
struct ReaderCourse: Sendable {
  let first: ImportCourse
  let second: ImportCourse
  /// After the first import.
  let imported: Library
  /// After enrichment.
  let enriched: Library
  /// After the second import of the same file.
  let final: Library
  /// What the files of the library hold then; nothing if it is kept in none.
  let recovered: Library?
}

/// What an import said about each row.
struct ImportCourse: Sendable {
  /// By row number.
  let fates: [Int: RowFate]

  init(fates: [Int: RowFate]) { self.fates = fates }

  /// Reads the account of an import.
  init(_ summary: ImportSummary) {
    var fates: [Int: RowFate] = [:]
    for (row, outcome) in zip(summary.outcomeRows, summary.outcomes) {
      switch outcome {
      case .imported(let work): fates[row] = RowFate(work: work, tier: nil, rejection: nil)
      case .duplicate(let duplicate):
        fates[row] = RowFate(work: duplicate.work, tier: duplicate.tier, rejection: nil)
      }
    }
    for row in summary.rejected {
      fates[row.row] = RowFate(work: nil, tier: nil, rejection: row.reason.name)
    }
    self.fates = fates
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
