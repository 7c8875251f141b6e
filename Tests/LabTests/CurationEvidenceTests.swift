// What a verification measures of the cascade beside worlds: what it saves and what it takes. All of it can
// fail.

import BooksTrack
import Testing

@testable import LabWorld
@testable import Verify

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

  @Test func `CAS-9, CAS-13: facts that are repeated, overridden too often or unknown are missed`() {
    #expect(Set(Self.verdicts { _ in }.values) == [.held])
    #expect(Self.verdicts { $0.entries = 6_001 }["CAS-9.saved"] == .missed)
    #expect(Self.verdicts { $0.overridden = 751 }["CAS-9.overridden"] == .missed)
    #expect(Self.verdicts { $0.filledTogether = 1_499 }["CAS-13.completion"] == .missed)
    #expect(Self.verdicts { $0.right = 29_999 }["CAS-3.correct"] == .missed)
    #expect(!Self.verdicts { $0.entriesAlone = 9_999 }.values.contains(.held))
  }

  @Test func `CAS-8: a cascade that takes too long is missed`() {
    func verdicts(_ microseconds: [Int], samples: Int = 11) -> [TargetVerdict] {
      let times = zip([10, 100, 1_000], microseconds).map { books, time in
        (books: books, times: Array(repeating: time * 1_000, count: samples))
      }
      return CurationEvidence.timed(times).map(\.target.verdict)
    }
    #expect(verdicts([100_000, 1_000_000, 10_000_000]) == [.held, .held, .held])
    #expect(verdicts([100_001, 900_000, 9_000_000]) == [.missed, .held, .held])
    // Quadratic cost is far below any limit in seconds, and is seen at either step.
    #expect(verdicts([10, 1_000, 10_000]) == [.held, .missed, .held])
    #expect(verdicts([10, 100, 10_000]) == [.held, .held, .missed])
    // 10 to the power of 1.1 is 12.589.
    #expect(verdicts([1_000, 12_580, 158_000]) == [.held, .held, .held])
    #expect(verdicts([1_000, 12_950, 158_000]) == [.held, .missed, .held])
    #expect(verdicts([10, 90, 800], samples: 9) == [.noData, .noData, .noData])
  }

  @Test func `CAS-8: a busy machine makes times longer and not the growth`() {
    let quiet = [10, 100, 1_000].map { (books: $0, times: Array(repeating: $0 * 6_000_000, count: 11)) }
    let busy = quiet.map { size in
      (books: size.books, times: size.times.enumerated().map { $1 * ($0 == 4 ? 1 : 2 + size.books / 100) })
    }
    #expect(CurationEvidence.timed(quiet).map(\.target.verdict) == [.held, .held, .held])
    #expect(CurationEvidence.timed(busy).map(\.target.verdict) == [.missed, .held, .held])
  }

  @Test(arguments: [(10, 100, 100), (10, 1_000, 200), (7, 7, 0), (100, 10, 0), (10, 31, 49)])
  func `CAS-8: the exponent of a growth is its logarithm`(small: Int, large: Int, hundredths: Int) {
    #expect(GrowthExponent.hundredths(from: (10, small), to: (100, large)) == hundredths)
    #expect(GrowthExponent.hundredths(from: (10, 0), to: (100, large)) == nil)
    #expect(GrowthExponent.hundredths(from: (10, small), to: (10, large)) == nil)
  }
}
