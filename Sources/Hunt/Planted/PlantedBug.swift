// Bugs that are planted in the stack on purpose. Whether a hunt finds them, and with which oracle, measures
// the value of a hunt without findings.
//
// Each bug is a value of `StackVariant`, made of the stack's own policies and of components in this folder;
// the stack itself has no branch for it.

import BooksTrack
import BooksTrackAPI
package import LabWorld

/// A planted bug.
package struct PlantedBug: Sendable {
  /// The target whose worlds can have the bug.
  package let target: String
  /// The variant's name in cases and on the command line.
  package let name: String
  /// The violated clause.
  package let clause: ClauseID
  /// The oracle that must catch it.
  package let oracle: String
  /// A description of the bug.
  package let sentence: String
  /// The stack with the bug.
  package let stack: StackVariant
}

extension PlantedBug {
  /// Creates a bug of the worlds of a style.
  init(
    _ name: String, in style: SmallWorldStyle = .everyday, breaks clause: ClauseID,
    caughtBy oracle: OracleName,
    _ sentence: String, _ plant: (inout StackVariant) -> Void
  ) {
    self.init(name, of: style.rawValue, breaks: clause, caughtBy: oracle, sentence, plant)
  }

  /// Creates a bug of the worlds of a target.
  init(
    _ name: String, of target: String, breaks clause: ClauseID, caughtBy oracle: OracleName,
    _ sentence: String, _ plant: (inout StackVariant) -> Void
  ) {
    var stack = StackVariant.shipped
    stack.name = name
    plant(&stack)
    self.init(
      target: target, name: name, clause: clause, oracle: oracle.rawValue, sentence: sentence, stack: stack)
  }

  /// All planted bugs.
  package static let all =
    asking + answers + trusting + mishaps + lookingUp + choosing + importing + previewing + keeping
    + writing + serving + reading + picturing + curating + shelving + documents + telling + syncing

  /// Returns the stacks with a bug for the worlds of a style.
  package static func stacks(in style: SmallWorldStyle) -> [StackVariant] { stacks(of: style.rawValue) }

  /// Returns the stacks with a bug for the worlds of a target.
  package static func stacks(of target: String) -> [StackVariant] {
    all.filter { $0.target == target }.map(\.stack)
  }
}
