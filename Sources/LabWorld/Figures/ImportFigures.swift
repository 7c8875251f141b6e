// What an import did, added up over readers, and how it compares with the truth.

package import Measurement
import Synthesis

/// Counts of imports.
package struct ImportFigures: Codable, Sendable, Hashable {
  /// Rows below the header, whole and damaged.
  package var rows = 0
  /// Rows that made a new work.
  package var imported = 0
  /// Rows that were turned away with a reason.
  package var rejected = 0
  /// Rows that were recognised as a book that was there already, by the rule that found it.
  package var duplicatesByTier: [String: Int] = [:]
  /// Rejected rows by reason.
  package var rejectedByReason: [String: Int] = [:]
  /// Rows by the truth: first rows of a book, further rows of a book, rows that cannot be accepted.
  package var trueBooks = 0
  package var trueDuplicates = 0
  package var trueDamaged = 0
  /// Further rows recognised as the book that they are; wrongly merged rows; further rows missed.
  package var duplicates = ConfusionCounts()
  /// Further rows that were missed, by how they differ from the first.
  package var missedByKind: [String: Int] = [:]
  /// Further rows recognised, by how they differ from the first.
  package var furtherByKind: [String: Rate] = [:]
  /// Pairs of books that look alike and were told apart, of those that libraries have, by kind (DUP-11).
  package var alike: [String: Rate] = [:]
  /// Damaged rows turned away; whole rows turned away; damaged rows accepted.
  package var rejections = ConfusionCounts()
  /// Further works after the same file had been imported a second time.
  package var worksAddedByRepetition = 0
  /// Works in the libraries after both imports.
  package var works = 0
  /// Facts that readers had entered and that their libraries hold at the end, by field (IMP-12).
  package var kept: [String: Rate] = [:]

  package init() {}

  /// Adds another reader's, or another cell's.
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

  /// Facts kept, of all fields.
  package var keptFacts: Rate { kept.values.reduce(.none, +) }

  /// Further rows recognised, of those whose title or name differs.
  package var hardDuplicates: Rate {
    DuplicateKind.allCases.filter(\.isHard).compactMap { furtherByKind[$0.rawValue] }.reduce(.none, +)
  }

  /// Look-alikes told apart, of all kinds.
  package var toldApart: Rate { alike.values.reduce(.none, +) }

  /// Rows recognised as duplicates.
  package var duplicateRows: Int { duplicatesByTier.values.reduce(0, +) }
}
