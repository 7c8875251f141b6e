// The verdict on a figure with a limit: exact, never rounded in favour of the code, and none with too few
// cases.

import Measurement
import Testing

@testable import LabWorld

@Suite struct TargetTests {
  @Test(arguments: [
    (98_999, 100_000, TargetVerdict.missed), (99_000, 100_000, .held), (1, 1, .held), (0, 1, .noData),
    (0, 2, .missed), (0, 0, .noData), (1_583, 1_600, .missed), (1_582, 1_599, .noData), (1_584, 1_600, .held),
  ])
  func aShareIsHeldAgainstItsLimitExactly(part: Int, whole: Int, verdict: TargetVerdict) {
    let target = Target("DUP-9.recall", "recall")
    #expect(target.judge(Fraction(part, of: whole)).verdict == verdict)
  }

  @Test(arguments: [(0, TargetVerdict.held), (1, .missed), (-1, .missed)])
  func anExactTargetHasNoTolerance(value: Int, verdict: TargetVerdict) {
    #expect(
      Target("LAB-1", "violations").judge(Fraction(value)).verdict == verdict
    )
  }

  @Test(arguments: [
    (11, 46, 63, TargetVerdict.noData), (30, 46, 63, .noData), (11, 46, 100, .missed), (12, 48, 100, .held),
    (60, 40, 100, .held), (-5, 40, 100, .missed),
  ])
  func `SER-21: a growth is judged from the number of cases that it needs, held or missed`(
    increase: Int, former: Int, wanted: Int, verdict: TargetVerdict
  ) {
    let result = Target("SER-21.added", "more added than unaided").judge(
      growth: Fraction(increase, of: former), on: Evidence(wanted, "volumes wanted", atLeast: 100))
    #expect(result.verdict == verdict)
    // It has no cases of which some are right.
    #expect(result.cases == nil && result.neededCases == nil)
    #expect(result.fewCases?.count == (verdict == .noData ? wanted : nil))
  }

  @Test func figuresOfAWholeCountryDoNotOverflow() {
    let target = Target("ENR-13", "rate")
    let result = target.judge(Fraction(150_000_000 * 60_000_000_000, of: Int.max))
    #expect(result.verdict == .missed)
    #expect(result.measured?.description == "0.97")
    #expect(
      Target("LAB-2", "count").judge(Fraction(.max)).verdict == .missed)
  }

  @Test func whatIsShownIsRoundedDownSoThatAMissNeverLooksHeld() {
    let result = Target("DUP-9.precision", "precision").judge(
      Fraction(99_899, of: 100_000))
    #expect(result.verdict == .missed)
    #expect(result.measured?.description == "99.89")
  }

  @Test(arguments: [(0, "0"), (5, "0.05"), (100, "1"), (-150, "-1.50"), (12_345, "123.45")])
  func hundredthsReadAsDecimals(hundredths: Int, text: String) {
    #expect(Hundredths(hundredths: hundredths).description == text)
  }

  @Test(arguments: [(0, "0"), (999, "999"), (1_000, "1,000"), (-1_234_567, "-1,234,567")])
  func thousandsAreSetApart(number: Int, text: String) { #expect(number.grouped == text) }
}
