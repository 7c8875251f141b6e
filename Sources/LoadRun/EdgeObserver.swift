// What a load run counts at the backend of a cell: how long providers took, and which of their calls failed
// when.

import BooksTrackAPI
import LabWorld
import Simulation

/// Collects times and outcomes of calls.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class EdgeObserver: @unchecked Sendable {
  /// How long each provider took, as the backend saw it.
  private(set) var time = TimeFigures()
  /// Calls and failures minute by minute.
  private(set) var timeline = TimelineFigures()

  /// Resets the counters: what happened so far does not belong to the run.
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
