// How long to wait after a failure, and when to stop (ENR-5).

import BooksTrack
import Testing

struct EnrichmentBackoffTests {
  /// Always the same number, if it is in range.
  private struct Constant: RandomSource {
    let value: Int
    func below(_ bound: Int) -> Int { min(value, bound - 1) }
  }

  private func pause(
    _ failures: Int, retryAfter: Duration? = nil, jitter: Int = 0, draw: Int = 0
  ) -> Duration? {
    var policy = BackoffPolicy.documented
    policy.jitterPerMille = jitter
    return policy.pause(afterFailures: failures, retryAfter: retryAfter, random: Constant(value: draw))
  }

  @Test(arguments: [(1, 1), (2, 2), (3, 4), (4, 8)])
  func `ENR-5: failures are followed by pauses of 1, 2, 4 and 8 seconds`(failures: Int, seconds: Int) {
    #expect(pause(failures) == .seconds(seconds))
  }

  @Test(arguments: [0, 5, 6, -1, .max])
  func `ENR-5: after the last step, and without a failure, there is no pause`(failures: Int) {
    #expect(pause(failures) == nil)
  }

  @Test(arguments: [(1, 0, 1), (1, 1, 1), (1, 2, 2), (3, 3, 4), (3, 30, 30), (4, 600, 600), (2, -5, 2)])
  func `ENR-5: a Retry-After is obeyed where it is longer than the step`(
    failures: Int, retryAfter: Int, seconds: Int
  ) {
    #expect(pause(failures, retryAfter: .seconds(retryAfter)) == .seconds(seconds))
  }

  @Test(arguments: [601, 86_400, .max])
  func `ENR-5: a server that asks for more than ten minutes is taken for one that is down`(retryAfter: Int) {
    #expect(pause(1, retryAfter: .seconds(retryAfter)) == nil)
  }

  @Test func `ENR-5: a Retry-After gives no further try`() {
    #expect(pause(5, retryAfter: .seconds(1)) == nil)
  }

  @Test(arguments: [(0, 4_000), (1, 4_004), (250, 5_000), (500, 6_000), (999, 6_000)])
  func `ENR-5: jitter adds at most its share of the step and never takes away`(draw: Int, milliseconds: Int) {
    #expect(pause(3, jitter: 500, draw: draw) == .milliseconds(milliseconds))
  }

  @Test func `without jitter nothing is drawn`() {
    #expect(pause(3, jitter: 0, draw: 999) == .seconds(4))
  }
}
