// The counts of imports, summed over readers, and their comparison with the truth.

package import Measurement
import Synthesis

/// Counts of imports.
package struct ImportFigures: FigureGroup, Hashable {
  package var rows = 0
  package var imported = 0
  package var rejected = 0
  package var duplicatesByTier: [String: Int] = [:]
  package var rejectedByReason: [String: Int] = [:]
  package var trueBooks = 0
  package var trueDuplicates = 0
  package var trueDamaged = 0
  package var duplicates = ConfusionCounts()
  package var missedByKind: [String: Int] = [:]
  package var furtherByKind: [String: Rate] = [:]
  package var alike: [String: Rate] = [:]
  package var rejections = ConfusionCounts()
  package var worksAddedByRepetition = 0
  package var works = 0
  package var kept: [String: Rate] = [:]

  package init() {}

  package static let figures: [Figure<ImportFigures>] = [
    Figure(
      "rows", \.rows, "Rows below the header, undamaged and damaged.",
      FigureRule("", "LAB-2", "rows", .same, because: .drawn)),
    Figure("imported", \.imported, "Rows that created a work."),
    Figure("rejected", \.rejected, "Rows that were rejected with a reason."),
    Figure(
      "duplicatesByTier", \.duplicatesByTier,
      "Rows that were recognized as a book of the library, by the rule that matched."),
    Figure("rejectedByReason", \.rejectedByReason, "Rejected rows by reason."),
    Figure(
      "trueBooks", \.trueBooks, "The first rows of books, by the truth.",
      FigureRule("", "LAB-2", "books in the exports", .same, because: .drawn)),
    Figure(
      "trueDuplicates", \.trueDuplicates, "Further rows of books, by the truth.",
      FigureRule("", "LAB-2", "duplicates in the exports", .same, because: .drawn)),
    Figure(
      "trueDamaged", \.trueDamaged, "Rows that must be rejected, by the truth.",
      FigureRule("", "LAB-2", "damaged rows in the exports", .same, because: .drawn)),
    Figure(
      "duplicates", \.duplicates,
      """
      True positives: further rows merged into their book. False positives: rows merged wrongly. False \
      negatives: further rows missed.
      """,
      FigureRule("falseNegative", "DUP-9", "duplicates missed", .less(.none), because: .sure),
      FigureRule("falsePositive", "DUP-9", "wrong merges", .less(.none), because: .sure),
      FigureRule("truePositive", "DUP-9", "duplicates found", .more(.none), because: .sure)),
    Figure(
      "missedByKind", \.missedByKind, "Further rows that were missed, by how they differ from the first."),
    Figure(
      "furtherByKind", \.furtherByKind,
      "Further rows, of these the recognized ones, by how they differ from the first.",
      FigureRule("*", "DUP-11", "duplicates by kind", .reported, because: .parts)),
    Figure(
      "alike", \.alike,
      "Pairs of look-alike books in the libraries; of these, the ones kept apart, by kind (DUP-11).",
      FigureRule("*.rest", "DUP-11", "look-alikes taken for one", .less(.none), because: .sure),
      FigureRule("*", "DUP-11", "look-alikes told apart", .reported, because: .parts)),
    Figure(
      "rejections", \.rejections,
      """
      True positives: damaged rows rejected. False positives: undamaged rows rejected. False negatives: \
      damaged rows accepted.
      """,
      FigureRule("falseNegative", "IMP-5", "damaged rows accepted", .less(.none), because: .sure),
      FigureRule("falsePositive", "IMP-5", "whole rows rejected", .less(.none), because: .sure),
      FigureRule("truePositive", "IMP-5", "damaged rows rejected", .more(.none), because: .sure)),
    Figure(
      "worksAddedByRepetition", \.worksAddedByRepetition,
      "Works added by importing the same file a second time.",
      FigureRule("", "IMP-11", "added by a second import", .less(.none), because: .sure)),
    Figure("works", \.works, "Works in the libraries after both imports."),
    Figure(
      "kept", \.kept,
      "Facts that readers had entered; of these, the ones in their libraries at the end, by field (IMP-12).",
      FigureRule("*.rest", "IMP-12", "reader's facts lost", .less(.none), because: .sure),
      FigureRule("*", "IMP-12", "reader's facts kept", .reported, because: .parts)),
  ]

  package static let otherRules = [
    FigureRule("*", "IMP-9", "what became of rows", .reported, because: .parts)
  ]

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
