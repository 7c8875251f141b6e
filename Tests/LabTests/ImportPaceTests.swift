// The pace of an import is that of the import alone, and one that is too slow is missed.

import Testing

@testable import LabWorld
@testable import Verify

@Suite struct ImportPaceTests {
  @Test func `IMP-14: a machine that imports fewer than a hundred books a minute is reported`() {
    func judged(_ seconds: Int, samples: Int = 5) -> TargetResult {
      ImportPace.figure(Array(repeating: seconds * 1_000_000_000, count: samples), of: 1_500).target
    }
    #expect(judged(900).verdict == .held && judged(900).measured == Hundredths(hundredths: 100_00))
    #expect(judged(901).verdict == .missed && !judged(901).isGate)
    #expect(judged(1, samples: 4).verdict == .noData)
    #expect(ImportPace.figures().first?.target.verdict == .held)
  }
}
