// Passes the events of a small world's backend to its oracles.

import BooksTrackBackend
import LabWorld
import Providers
import Simulation

/// The oracles of one backend.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class BackendObserver: @unchecked Sendable {
  private let quota: QuotaOracle
  private let words = PlainWordsOracle()
  private let names = SeriesNameOracle()
  private let frame: FrameOracle
  private let counts: CountsOracle
  private let grace = GraceOracle()
  private let log: ObjectionLog
  private let clock: VirtualClock

  init(_ quota: QuotaOracle, log: ObjectionLog, providers: Int, clock: VirtualClock) {
    frame = FrameOracle(providers: providers)
    counts = CountsOracle(providers: providers)
    self.quota = quota
    self.log = log
    self.clock = clock
  }

  /// True if a provider allows no more calls in this period.
  var isUsedUp: Bool { quota.isUsedUp(at: clock.now.nanoseconds) }

  /// False once a fault has changed the content of an answer; refusals do not count.
  private(set) var isTruthful = true

  func note(_ event: BackendEvent) {
    if event.misleads { isTruthful = false }
    quota.note(event, log)
    words.note(event, log)
    names.note(event, log)
    frame.note(event, log)
    counts.note(event)
    grace.note(event, log)
  }

  /// Checks the counters of the backend, which are final once the world is at rest.
  func rest(_ metrics: BackendMetrics) { counts.check(metrics, log) }
}
