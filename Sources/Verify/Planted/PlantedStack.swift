// A row that nothing could make fail is worth nothing. For each row of `verify`, and each row of a load run,
// there is a stack, or a world around it, that is wrong on purpose and turns the row red;
// `verify --planted all` runs all of them. Where no stack can, `RowProof` names the test that shows how the
// row fails.
//
// Each is one declaration in a file of its theme: its name, the rows, a sentence, and what is changed.

import BooksTrack
import LabWorld
import LoadRun

/// A stack or a world that is wrong on purpose.
package struct PlantedStack: Sendable {
  package let name: String
  /// The figures that turn red by it.
  package let rows: [String]
  /// What is wrong.
  package let sentence: String
  let change: Change

  /// What is changed, and where it is measured.
  enum Change: Sendable {
    /// The planted bug of that name, in the first small world in which its oracle objects.
    case bug
    /// The stack of a load run.
    case stack(PlantedWorld, @Sendable (inout CellFixture) -> Void)
    /// The world of a load run.
    case world(PlantedWorld, @Sendable (inout LoadConfiguration) -> Void)
    /// What a part of `verify` measures.
    case part(@Sendable (VerifyMachine) async throws -> [VerifyFigure])
  }

  init(_ name: String, _ rows: [String], _ sentence: String, _ change: Change) {
    self.name = name
    self.rows = rows
    self.sentence = sentence
    self.change = change
  }

  /// All of them.
  package static let all = importing + matching + lookingUp + reading + curating + series + lab + hunted
}
