// What a verification measures of the cascade beside worlds: what it saves and what it takes. All of it can fail.

import BooksTrack
import Testing

@testable import Lab

@Suite struct CurationEvidenceTests {
  /// A life in which all is well.
  private static let good: CurationCounts = {
    var counts = CurationCounts()
    (counts.works, counts.entriesAlone, counts.entries, counts.overridden) = (15_000, 30_000, 5_000, 300)
    (counts.fields, counts.right, counts.rightAsWritten) = (30_000, 30_000, 29_000)
    (counts.filledAlone, counts.filledTogether) = (1_000, 3_000)
    return counts
  }()

  private static func verdicts(_ change: (inout CurationCounts) -> Void) -> [String: TargetVerdict] {
    var counts = good
    change(&counts)
    return Dictionary(
      uniqueKeysWithValues: CurationEvidence.figures(counts).map { ("\($0.target.id)", $0.target.verdict) })
  }

  @Test func `CAS-9, CAS-13: what is entered twice, overridden too often or not known is missed`() {
    #expect(Set(Self.verdicts { _ in }.values) == [.held])
    #expect(Self.verdicts { $0.entries = 6_001 }["CAS-9.saved"] == .missed)
    #expect(Self.verdicts { $0.overridden = 751 }["CAS-9.overridden"] == .missed)
    #expect(Self.verdicts { $0.filledTogether = 1_499 }["CAS-13.completion"] == .missed)
    #expect(Self.verdicts { $0.right = 29_699 }["CAS-3.correct"] == .missed)
    #expect(!Self.verdicts { $0.entriesAlone = 9_999 }.values.contains(.held))
  }

  @Test func `CAS-8: a cascade that takes too long is missed`() {
    func verdict(_ milliseconds: Int, _ books: Int, samples: Int = 11) -> TargetVerdict {
      CurationEvidence.timed(Array(repeating: milliseconds * 1_000_000, count: samples), books).target.verdict
    }
    #expect(verdict(100, 10) == .held && verdict(101, 10) == .missed)
    #expect(verdict(10_000, 1_000) == .held && verdict(10_001, 1_000) == .missed)
    #expect(verdict(1, 10, samples: 9) == .noData)
  }
}
