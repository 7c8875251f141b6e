// Second imports that are cut off at every point: skipped or replaced as a whole, and found out where they
// are not.

import BooksTrack
import Testing

@testable import LabWorld
@testable import Verify

@Suite struct StrategyKillsTests {
  @Test func `DUP-6: whenever the power goes, a file is skipped or replaces as a whole`() throws {
    let figure = try #require(StrategyKills.figures().first)
    #expect(figure.target.verdict == .held && figure.evidence.count >= 100, "\(figure)")
  }

  @Test func `DUP-8: a look-up that fails is told of, and its row is a new book`() throws {
    let figure = try #require(LookupFailures.figures().first)
    #expect(figure.target.verdict == .held && figure.evidence.count >= 50, "\(figure)")
  }
}
