// A bug that is put into the stack on purpose. Whether a hunt finds it, and with which oracle, is what tells
// how much a hunt without findings is worth.
//
// Each is another value of `StackVariant`, made of the stack's own policies and of components that stand in
// this folder; the stack itself has no branch for it.

import BooksTrack
import BooksTrackAPI
package import LabWorld

/// A planted bug.
package struct PlantedBug: Sendable {
  /// Which world it lives in.
  package let target: String
  /// The variant's name in cases and on the command line.
  package let name: String
  /// The clause that it breaks.
  package let clause: ClauseID
  /// The oracle that has to catch it.
  package let oracle: String
  /// What it does.
  package let sentence: String
  /// The stack that has it.
  package let stack: StackVariant
}

extension PlantedBug {
  /// A bug of the worlds of that kind.
  init(
    _ name: String, in style: SmallWorldStyle = .everyday, breaks clause: ClauseID,
    caughtBy oracle: OracleName,
    _ sentence: String, _ plant: (inout StackVariant) -> Void
  ) {
    self.init(name, of: style.rawValue, breaks: clause, caughtBy: oracle, sentence, plant)
  }

  /// A bug of the worlds of a target.
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

  /// All of them.
  package static let all =
    asking + answers + trusting + mishaps + lookingUp + choosing + importing + previewing + keeping
    + writing + serving + reading + picturing + curating + shelving + documents + telling

  /// What the worlds of that kind can be built with.
  package static func stacks(in style: SmallWorldStyle) -> [StackVariant] { stacks(of: style.rawValue) }

  /// What the worlds of that target can be built with.
  package static func stacks(of target: String) -> [StackVariant] {
    all.filter { $0.target == target }.map(\.stack)
  }
}
