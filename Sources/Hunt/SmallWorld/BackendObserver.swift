// Tells the oracles of a small world's backend what happens there.

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

  /// Whether a provider may be called no more today, or in this month.
  var isUsedUp: Bool { quota.isUsedUp(at: clock.now.nanoseconds) }

  /// No fault has changed what an answer says; refusals say nothing of books.
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

  /// The world is at rest: what the backend has counted is final.
  func rest(_ metrics: BackendMetrics) { counts.check(metrics, log) }
}
