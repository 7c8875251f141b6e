// The outcome of each row of an import, in the form in which accuracy is counted.

package import BooksTrack

/// The outcome of each row of an import.
package struct RowResults: Sendable {
  /// By row number.
  package let results: [Int: RowResult]

  init(results: [Int: RowResult]) { self.results = results }

  /// Reads the summary of an import. A row that it lists more than once gets an empty result (IMP-9).
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
  /// The name in reports.
  fileprivate var name: String {
    switch self {
    case .tooManyFields: "tooManyFields"
    case .tooFewFields: "tooFewFields"
    case .noTitle: "noTitle"
    case .repeatedHeader: "repeatedHeader"
    case .notABook: "notABook"
    case .deleted: "deleted"
    case .totals: "totals"
    case .heading: "heading"
    case .unreadable: "unreadable"
    }
  }
}
