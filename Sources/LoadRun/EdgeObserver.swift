// Counts the calls of a cell's backend: the latency of providers, and failures by minute.

import BooksTrackAPI
import LabWorld
import Simulation

/// Collects the times and results of calls.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class EdgeObserver: @unchecked Sendable {
  /// The latency of each provider, as the backend sees it.
  private(set) var time = TimeFigures()
  /// Calls and failures by minute.
  private(set) var timeline = TimelineFigures()

  /// Resets the counters, after work that is not part of the run.
  func reset() {
    time = TimeFigures()
    timeline = TimelineFigures()
  }

  func note(_ event: BackendEvent) {
    guard case .ended(let provider, _, let result, _) = event.kind else { return }
    time.record("provider." + provider, event.duration)
    let hasFailed =
      switch result {
      case .success(let response): response.status >= 400 && response.status != 404
      case .failure(let error): error != .cancelled
      }
    timeline.noteCall(of: provider, failed: hasFailed, at: VirtualClock.Instant(nanoseconds: event.time))
  }
}
