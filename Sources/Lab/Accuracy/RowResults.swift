// What an import said about each row, as accuracy is counted.

import BooksTrack

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
