// Compares the outcome of each row of an import with the truth, which comes from how the row was generated;
// nothing of the stack goes into it.

package import BooksTrack
import Measurement
package import Synthesis

/// The outcome of one row.
package struct RowResult {
  /// The work that the row created or was merged into; nil for a rejected row.
  package let work: WorkID?
  /// The rule that matched it; nil for a row that created a work.
  package let tier: MatchTier?
  /// The reason for the rejection; nil for an accepted row.
  package let rejection: String?
}

extension ImportFigures {
  /// Computes the figures of one import.
  ///
  /// - Parameters:
  ///   - results: The outcome of each row, by row number; a row that is missing was lost.
  ///   - truth: The true kind and work of each row.
  ///   - missed: Called for each wrong case, with its rows and their outcome.
  package init(
    _ results: [Int: RowResult], against truth: LibraryTruth,
    missed: (FigureID, [Int], String) -> Void = { _, _, _ in }
  ) {
    self.init()
    rows = truth.rows.count
    var firstOfWork: [WorkID: TruthRow] = [:]
    var seen: [Int: Int] = [:]
    for row in truth.rows {
      count(row)
      guard let fate = results[row.row] else { continue }
      rejections.count(found: fate.rejection != nil, isTrue: row.kind.isToBeRejected)
      if row.kind.isToBeRejected != (fate.rejection != nil) {
        missed(
          row.kind.isToBeRejected ? "IMP-5" : "IMP-5.whole", [row.row],
          "a \(row.damage?.rawValue ?? row.kind.rawValue) row is \(fate.rejection ?? "accepted")")
      }
      if let reason = fate.rejection {
        rejected += 1
        rejectedByReason[reason, default: 0] += 1
      }
      guard let work = fate.work, !row.kind.isToBeRejected else { continue }
      if let tier = fate.tier {
        duplicatesByTier[tier.rawValue, default: 0] += 1
      } else {
        imported += 1
        firstOfWork[work] = row
      }
      let (target, earlier) = (firstOfWork[work], seen[row.work])
      judge(row, isMerged: fate.tier != nil, into: target?.work, isRepeated: earlier != nil)
      if let tier = fate.tier, target?.work != row.work {
        missed(
          "DUP-9.precision", [target?.row, row.row].compactMap(\.self),
          "row \(row.row) is merged by \(tier.rawValue)")
      }
      if let earlier, fate.tier == nil || target?.work != row.work {
        let kind = row.duplicate?.rawValue ?? "further row"
        let outcome = fate.tier == nil ? "a book of its own" : "merged into another book"
        for id: FigureID in row.duplicate?.isHard == true ? ["DUP-9.recall", "DUP-9.hard"] : ["DUP-9.recall"]
        {
          missed(id, [earlier, row.row], "row \(row.row), \(kind), is \(outcome)")
        }
      }
      seen[row.work] = earlier ?? row.row
    }
  }

  /// Counts the outcomes of an import without comparing them with the truth.
  package init(counting results: [Int: RowResult]) {
    self.init()
    rows = results.count
    for fate in results.values {
      if let reason = fate.rejection {
        rejected += 1
        rejectedByReason[reason, default: 0] += 1
      } else if let tier = fate.tier {
        duplicatesByTier[tier.rawValue, default: 0] += 1
      } else {
        imported += 1
      }
    }
  }

  private mutating func count(_ row: TruthRow) {
    switch row.kind {
    case .book: trueBooks += 1
    case .duplicate: trueDuplicates += 1
    case .damaged, .film: trueDamaged += 1
    }
  }

  /// - Parameters:
  ///   - target: The true work of the row that created the work into which this row was merged.
  ///   - isRepeated: True if an earlier accepted row has the same true work.
  private mutating func judge(_ row: TruthRow, isMerged: Bool, into target: Int?, isRepeated: Bool) {
    if let kind = row.duplicate?.rawValue, isRepeated {
      furtherByKind[kind, default: .none].count(isMerged && target == row.work)
    }
    switch (isMerged, isRepeated) {
    case (true, _) where target == row.work: duplicates.truePositive += 1
    case (true, true):
      duplicates.falsePositive += 1
      duplicates.falseNegative += 1
    case (true, false): duplicates.falsePositive += 1
    case (false, true):
      duplicates.falseNegative += 1
      missedByKind[row.duplicate?.rawValue ?? "book", default: 0] += 1
    case (false, false): break
    }
  }
}
