// Stacks that are worse on purpose, to test that the comparison with the baseline detects them with the right
// clause. As with planted bugs, each is another value of the stack's own policies.

package import BooksTrack
package import LabWorld
import LoadRun

/// A planted regression.
package struct PlantedRegression: Sendable {
  package let name: String
  /// The part of the baseline that must show it.
  package let part: String
  /// The clause whose figures must be worse.
  package let clause: ClauseID
  /// The change.
  package let sentence: String
  /// The defect.
  package let bug: Bug

  /// The kinds of defect.
  package enum Bug: Sendable {
    /// A change of the app's rules.
    case rules(@Sendable (inout AppPolicy) -> Void)
    /// The parser's caller keeps every row of a file.
    case keptRows
  }

  /// All planted regressions.
  package static let all = [
    PlantedRegression(
      name: "weak-matching", part: "load", clause: "DUP-9",
      sentence: "Writers are compared as one string, and titles as they stand: the rules as documented.",
      bug: .rules { $0.matching = .asWritten }),
    PlantedRegression(
      name: "doubled-back-off", part: "rough", clause: "ENR-13",
      sentence: "Each pause before a repetition is twice as long.",
      bug: .rules { policy in policy.enrichment.backoff.steps = policy.enrichment.backoff.steps.map { $0 * 2 }
      }),
    PlantedRegression(
      name: "silent-prompts", part: "reading", clause: "SES-9",
      sentence: "Nothing is asked after a session.", bug: .rules { $0.prompts = .never }),
    PlantedRegression(
      name: "authors-forgotten", part: "curation", clause: "CAS-13",
      sentence: "What is said of an author is not kept.",
      bug: .rules { policy in
        policy.follow { change, editor in
          guard case .statement(.put(let statement)) = change else { return false }
          editor.remove(statement.id)
          return true
        }
      }),
    PlantedRegression(
      name: "places-forgotten", part: "marathon", clause: "SER-15",
      sentence: "A reset forgets where books stood in series.",
      bug: .rules { policy in
        policy.follow { change, editor in
          guard case .absentBook(.put(let book)) = change else { return false }
          editor.remove(book.id)
          return true
        }
      }),
    PlantedRegression(
      name: "weakly-joined", part: "devices", clause: "SYN-4",
      sentence: "Books of two devices are compared by the rules as documented.",
      bug: .rules { $0.matching = .asWritten }),
    PlantedRegression(
      name: "kept-rows", part: "memory", clause: "IMP-7",
      sentence: "Whoever reads a file keeps every row of it.", bug: .keptRows),
  ]

  /// Returns the regression of a comparison that shows it; nil if none does.
  package func evidence(in comparison: BaselineComparison) -> FigureChange? {
    comparison.regressions.first { $0.part == part && $0.clause == clause.description }
  }
}
