// Second imports that are cut off at every point: skipped or replaced as a whole, and found out where they
// are not.

import BooksTrack
import Testing

@testable import LabWorld
@testable import Verify

@Suite struct StrategyKillsTests {
  @Test func `DUP-6: after any loss of power, a file is skipped or replaces as a whole`() throws {
    // `verify` gates every point.
    let step = Campaigns.areOn ? 1 : 5
    let figure = try #require(StrategyKills.figures(step: step).first)
    #expect(figure.target.measured?.hundredths == 0 && figure.evidence.count >= 100 / step, "\(figure)")
  }

  @Test func `DUP-8: a failed look-up of duplicates is reported, and its row is a new book`() throws {
    let figure = try #require(LookupFailures.figures().first)
    #expect(figure.target.verdict == .held && figure.evidence.count >= 50, "\(figure)")
  }
}
