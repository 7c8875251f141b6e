// What an import said about each row, as accuracy is counted.

package import BooksTrack

/// What an import said about each row.
package struct RowResults: Sendable {
  /// By row number.
  package let results: [Int: RowResult]

  init(results: [Int: RowResult]) { self.results = results }

  /// Reads the account of an import. A row that is told of twice has no result that could be counted (IMP-9).
  package init(_ summary: ImportSummary) {
    var results: [Int: RowResult] = [:]
    func note(_ row: Int, _ result: RowResult) {
      results[row] = results[row] == nil ? result : RowResult(work: nil, tier: nil, rejection: nil)
    }
    for (row, outcome) in zip(summary.outcomeRows, summary.outcomes) {
      switch outcome {
      case .imported(let work): note(row, RowResult(work: work, tier: nil, rejection: nil))
      case .duplicate(let duplicate):
        note(row, RowResult(work: duplicate.work, tier: duplicate.tier, rejection: nil))
      }
    }
    for row in summary.rejected {
      note(row.row, RowResult(work: nil, tier: nil, rejection: row.reason.name))
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
