// Cells that come in any order are added up in one.

import Simulation
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct CellSumTests {
  private static func result(_ number: Int) -> CellResult {
    var figures = RunFigures()
    figures.readers = 1
    figures.violations = [Violation(clause: "LAB-1", place: "cell \(number)", complaint: "")]
    return CellResult(figures: figures, digest: UInt64(number))
  }

  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2], [0, 3, 2, 1]])
  func `LAB-1: the order in which cells arrive has no effect`(order: [Int]) {
    var sum = CellSum()
    for number in order { sum.take(Self.result(number), ofCell: number) }
    var digest = Digest()
    for number in 0..<4 as Range<UInt64> { digest.absorb(number) }
    #expect(sum.digest == digest)
    #expect(sum.figures.readers == 4)
    #expect(sum.figures.violations.map(\.place) == ["cell 0", "cell 1", "cell 2", "cell 3"])
  }

  @Test func aCellWaitsForThoseBeforeIt() {
    var sum = CellSum()
    sum.take(Self.result(1), ofCell: 1)
    #expect((sum.cells, sum.figures.readers) == (0, 0))
    sum.take(Self.result(0), ofCell: 0)
    #expect((sum.cells, sum.figures.readers) == (2, 2))
  }
}
