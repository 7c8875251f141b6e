// A bug that is put into the stack on purpose. Whether a hunt finds it, and with which oracle, is what tells how much
// a hunt without findings is worth.
//
// Each is another value of `StackVariant`, made of the stack's own policies and of components that stand in this
// folder; the stack itself has no branch for it.

import BooksTrack
import BooksTrackAPI

/// A planted bug.
package struct PlantedBug: Sendable {
  /// Which world it lives in.
  package let target: String
  /// The variant's name in cases and on the command line.
  package let name: String
  /// The clause that it breaks.
  package let clause: String
  /// The oracle that has to catch it.
  package let oracle: String
  /// What it does.
  package let sentence: String
  /// The stack that has it; none for the worlds that keep their variants themselves.
  package let stack: StackVariant?
}

extension PlantedBug {
  /// A bug of the readers' worlds.
  init(
    _ name: String, in style: ReadersStyle = .everyday, breaks clause: String, caughtBy oracle: OracleName,
    _ sentence: String, _ plant: (inout StackVariant) -> Void
  ) {
    var stack = StackVariant.shipped
    stack.name = name
    plant(&stack)
    self.init(
      target: style.rawValue, name: name, clause: clause, oracle: oracle.rawValue, sentence: sentence,
      stack: stack
    )
  }

  /// Those of the readers' worlds.
  package static let readers =
    asking + answers + lookingUp + choosing + importing + keeping + writing + serving

  /// Those of the journal's worlds.
  package static let journal = JournalVariant.planted.map { variant in
    PlantedBug(
      target: "journal", name: variant.name, clause: "IMP-11", oracle: variant.caughtBy?.rawValue ?? "",
      sentence: variant.sentence, stack: nil)
  }

  /// All of them.
  package static let all = readers + journal

  /// What the readers' worlds of that kind can be built with.
  package static func stacks(in style: ReadersStyle) -> [StackVariant] {
    readers.filter { $0.target == style.rawValue }.compactMap(\.stack)
  }
}
