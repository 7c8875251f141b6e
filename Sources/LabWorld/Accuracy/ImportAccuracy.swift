// Compares what an import made of each row with what the row is. The truth is how the row was written;
// nothing the stack believes goes into it.

package import BooksTrack
import Measurement
package import Synthesis

/// What the stack made of one row.
package struct RowResult {
  /// The work that the row's book became part of; nil for a rejected row.
  package let work: WorkID?
  /// The rule that recognised it; nil for a row that made a new work.
  package let tier: MatchTier?
  /// Why it was turned away.
  package let rejection: String?
}

extension ImportFigures {
  /// The figures of one import.
  ///
  /// - Parameters:
  ///   - fates: What became of each row, by row number; a row that is missing was lost.
  ///   - truth: What each row is.
  ///   - missed: Told of the rows of each case that is not as it should be, and of what became of it.
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

  private mutating func count(_ row: TruthRow) {
    switch row.kind {
    case .book: trueBooks += 1
    case .duplicate: trueDuplicates += 1
    case .damaged, .film: trueDamaged += 1
    }
  }

  /// - Parameters:
  ///   - target: The true work of the row that made the work into which this row was merged.
  ///   - isRepeated: An earlier accepted row has the same true work.
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
