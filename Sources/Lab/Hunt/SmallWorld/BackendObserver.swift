// Tells the oracles of a small world's backend what happens there.

import Simulation

/// The oracles of one backend.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class BackendObserver: @unchecked Sendable {
  private let quota: QuotaOracle
  private let words = PlainWordsOracle()
  private let log: ObjectionLog
  private let clock: VirtualClock

  init(_ quota: QuotaOracle, log: ObjectionLog, clock: VirtualClock) {
    self.quota = quota
    self.log = log
    self.clock = clock
  }

  /// Whether a provider may be called no more today.
  var isUsedUp: Bool { quota.isUsedUp(at: clock.now.nanoseconds) }

  func note(_ event: BackendEvent) {
    quota.note(event, log)
    words.note(event, log)
  }
}
