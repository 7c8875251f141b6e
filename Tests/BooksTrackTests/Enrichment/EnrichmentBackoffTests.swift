// The pauses after failures, and the end of retries (ENR-5).

import BooksTrack
import BooksTrackAPI
import Synchronization
import Testing

struct EnrichmentBackoffTests {
  /// Always returns the same number, limited to the range.
  private struct Constant: RandomSource {
    let value: Int
    func below(_ bound: Int) -> Int { min(value, bound - 1) }
  }

  /// Always returns the upper bound, and records the ranges.
  private final class Counting: RandomSource {
    private let asked = Mutex<[Int]>([])
    var bounds: [Int] { asked.withLock { $0 } }

    func below(_ bound: Int) -> Int {
      asked.withLock { $0.append(bound) }
      return bound - 1
    }
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
  func `ENR-5: a Retry-After replaces the step if it is longer`(
    failures: Int, retryAfter: Int, seconds: Int
  ) {
    #expect(pause(failures, retryAfter: .seconds(retryAfter)) == .seconds(seconds))
  }

  @Test(arguments: [601, 86_400, .max])
  func `ENR-5: a Retry-After above ten minutes means that the service is down`(retryAfter: Int) {
    #expect(pause(1, retryAfter: .seconds(retryAfter)) == nil)
  }

  @Test func `ENR-5: a Retry-After allows no further try`() {
    #expect(pause(5, retryAfter: .seconds(1)) == nil)
  }

  @Test(arguments: [(0, 4_000), (1, 4_004), (250, 5_000), (500, 6_000), (999, 6_000)])
  func `ENR-5: jitter adds at most its share of the step and never shortens it`(draw: Int, milliseconds: Int)
  {
    #expect(pause(3, jitter: 500, draw: draw) == .milliseconds(milliseconds))
  }

  @Test func `jitter is drawn from the source once per pause, within the configured share`() {
    let source = Counting()
    var policy = BackoffPolicy.documented
    policy.jitterPerMille = 250
    for failures in 1...4 {
      _ = policy.pause(afterFailures: failures, retryAfter: nil, random: source)
    }
    #expect(source.bounds == [251, 251, 251, 251])
    #expect(policy.pause(afterFailures: 5, retryAfter: nil, random: source) == nil)
    #expect(policy.pause(afterFailures: 1, retryAfter: .seconds(601), random: source) == nil)
    #expect(source.bounds.count == 4)
  }

  @Test func `the enricher's random source supplies the jitter of all works`() async throws {
    let store = try await LibraryStore.queued(.many(1))
    let (source, recorder) = (Counting(), EnrichmentRecorder())
    var policy = EnrichmentPolicy()
    policy.backoff.jitterPerMille = 500
    let enricher = Enricher(
      store: store, transport: EnrichmentBackend { _, _ in .failure(.timeout) }, clock: EnrichmentClock(),
      wallTime: EnrichmentWallTime(), connectivity: EnrichmentNetwork(), random: source, policy: policy,
      observe: { recorder.note($0) })
    try await enricher.drain()
    #expect(source.bounds == [501, 501, 501, 501])
    #expect(recorder.pauses == [1_500, 3_000, 6_000, 12_000].map { .milliseconds($0) })
  }

  @Test func `without jitter nothing is drawn from the source`() {
    #expect(pause(3, jitter: 0, draw: 999) == .seconds(4))
  }
}
