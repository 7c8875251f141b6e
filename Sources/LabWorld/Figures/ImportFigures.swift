// The counts of imports, summed over readers, and their comparison with the truth.

package import Measurement
import Synthesis

/// Counts of imports.
package struct ImportFigures: Codable, Sendable, Hashable {
  /// Rows below the header, undamaged and damaged.
  package var rows = 0
  /// Rows that created a work.
  package var imported = 0
  /// Rows that were rejected with a reason.
  package var rejected = 0
  /// Rows that were recognized as a book of the library, by the rule that matched.
  package var duplicatesByTier: [String: Int] = [:]
  /// Rejected rows by reason.
  package var rejectedByReason: [String: Int] = [:]
  /// Rows by the truth: the first row of a book, further rows of a book, rows that must be rejected.
  package var trueBooks = 0
  package var trueDuplicates = 0
  package var trueDamaged = 0
  /// True positives: further rows merged into their book. False positives: rows merged wrongly. False
  /// negatives: further rows missed.
  package var duplicates = ConfusionCounts()
  /// Further rows that were missed, by how they differ from the first.
  package var missedByKind: [String: Int] = [:]
  /// Further rows, of these the recognized ones, by how they differ from the first.
  package var furtherByKind: [String: Rate] = [:]
  /// Pairs of look-alike books in the libraries; of these, the ones kept apart, by kind (DUP-11).
  package var alike: [String: Rate] = [:]
  /// True positives: damaged rows rejected. False positives: undamaged rows rejected. False negatives:
  /// damaged rows accepted.
  package var rejections = ConfusionCounts()
  /// Works added by importing the same file a second time.
  package var worksAddedByRepetition = 0
  /// Works in the libraries after both imports.
  package var works = 0
  /// Facts that readers had entered; of these, the ones in their libraries at the end, by field (IMP-12).
  package var kept: [String: Rate] = [:]

  package init() {}

  /// Adds the counts of another reader or cell.
  package mutating func add(_ other: ImportFigures) {
    rows += other.rows
    imported += other.imported
    rejected += other.rejected
    duplicatesByTier.merge(other.duplicatesByTier, uniquingKeysWith: +)
    rejectedByReason.merge(other.rejectedByReason, uniquingKeysWith: +)
    trueBooks += other.trueBooks
    trueDuplicates += other.trueDuplicates
    trueDamaged += other.trueDamaged
    duplicates = duplicates + other.duplicates
    missedByKind.merge(other.missedByKind, uniquingKeysWith: +)
    furtherByKind.merge(other.furtherByKind, uniquingKeysWith: +)
    alike.merge(other.alike, uniquingKeysWith: +)
    rejections = rejections + other.rejections
    worksAddedByRepetition += other.worksAddedByRepetition
    works += other.works
    kept.merge(other.kept, uniquingKeysWith: +)
  }

  /// Facts kept, in all fields.
  package var keptFacts: Rate { kept.values.reduce(.none, +) }

  /// Recognized repeated rows, of those whose title or name differs.
  package var hardDuplicates: Rate {
    DuplicateKind.allCases.filter(\.isHard).compactMap { furtherByKind[$0.rawValue] }.reduce(.none, +)
  }

  /// Look-alike pairs kept apart, of all kinds.
  package var toldApart: Rate { alike.values.reduce(.none, +) }

  /// Rows recognized as duplicates.
  package var duplicateRows: Int { duplicatesByTier.values.reduce(0, +) }
}
