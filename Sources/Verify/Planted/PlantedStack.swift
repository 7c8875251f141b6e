// Proof that rows can fail. For each row of `verify` and of a load run, there is a stack, or a world, that is
// wrong on purpose and turns the row red; `verify --planted all` runs all of them. For rows that no stack can
// turn red, `RowProof` names a test that shows how the row fails.
//
// Each is one declaration in a file of its subject: its name, the rows, a sentence, and the change.

import BooksTrack
import LabWorld
import LoadRun

/// A stack or a world that is wrong on purpose.
package struct PlantedStack: Sendable {
  package let name: String
  /// The rows that it turns red.
  package let rows: [String]
  /// A description of the defect.
  package let sentence: String
  let change: Change

  /// The change, and where it is measured.
  enum Change: Sendable {
    /// A planted bug of that name, in the first small world in which its oracle objects.
    case bug
    /// A change of the stack of a load run.
    case stack(PlantedWorld, @Sendable (inout CellFixture) -> Void)
    /// A change of the world of a load run.
    case world(PlantedWorld, @Sendable (inout LoadConfiguration) -> Void)
    /// A changed part of `verify`.
    case part(@Sendable (VerifyMachine) async throws -> [VerifyFigure])
  }

  init(_ name: String, _ rows: [String], _ sentence: String, _ change: Change) {
    self.name = name
    self.rows = rows
    self.sentence = sentence
    self.change = change
  }

  /// All planted stacks.
  package static let all =
    importing + matching + lookingUp + reading + devices + curating + series + lab + hunted
}
