// reconnect: when the network is back, or when the reader or the app requests new tries, a running app with
// waiting books sends a request (ENR-3, ENR-5).
//
// It must do so within 25 s: the longest pause between tries is eight seconds, and a request in flight when
// the network went is given up after ten. Both events end the pause after failures of the service, also one
// with a Retry-After, and make the next poll of parked books due; otherwise these might take minutes. They do
// not end a Retry-After for a single book (ENR-5). New tries count from their commit, which may be slow.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// Checks that an app sends requests when there is reason to.
final class ReconnectOracle: DeviceOracle {
  private enum Reason { case network, retryRequest }

  private let outages: [DeviceNetwork.Outage]
  /// The times of pending checks, in order.
  private var reasons: [(time: Int64, reason: Reason)]
  private var isRunning = false
  /// The time of the last launch, end or refusal.
  private var disturbedAt: Int64 = 0
  /// The time at which a request was last sent or completed.
  private var lastRequestAt: Int64 = -1
  /// The end of the last Retry-After for a book.
  private var pausedUntil: Int64 = -1
  /// The time since which books wait; nil if none is known to.
  private var waitingSince: Int64?
  /// The time within which a request must be sent.
  private static let longest: Int64 = 25_000_000_000
  /// The longest Retry-After in seconds; a server with a longer one counts as down.
  private static let longestPause = 600

  /// - Parameter outages: The times at which the device has no network, in order.
  init(outages: [DeviceNetwork.Outage]) {
    self.outages = outages
    reasons = outages.map { ($0.end, .network) }
  }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    while let (time, reason) = reasons.first, time + Self.longest <= event.time {
      // A power failure is reported when the device is on again; it is unknown when it happened.
      if !event.kind.isLossOfPower { check(reason, at: time, log) }
      reasons.removeFirst()
    }
    switch event.kind {
    case .launched: begin(at: event.time, isRunning: true)
    case .killed, .quitting, .quit: begin(at: event.time, isRunning: false)
    case .refused: disturbedAt = event.time
    case .woken: add(event.time)
    case .requestSent: lastRequestAt = event.time
    case .answered(_, let result, _):
      // A completed request shows the state of the service; its failure may begin a new pause.
      lastRequestAt = event.time
      if case .success(let response) = result, let seconds = response.retryAfterSeconds,
        seconds <= Self.longestPause
      {
        pausedUntil = max(pausedUntil, event.time + Int64(seconds) * 1_000_000_000)
      }
    case .committed(let commit):
      waitingSince = commit.after.jobs.isEmpty ? nil : waitingSince ?? event.time
      if commit.transaction.origin == .wake { grant(at: event.time) }
    default: break
    }
  }

  private func add(_ time: Int64) {
    reasons.insert((time, .retryRequest), at: reasons.firstIndex { $0.time > time } ?? reasons.endIndex)
  }

  /// Restarts the time limit when new tries are committed, if no request was sent since they were requested.
  private func grant(at time: Int64) {
    let count = reasons.count
    reasons.removeAll { $0.reason == .retryRequest && lastRequestAt < $0.time }
    if reasons.count < count { add(time) }
  }

  private func begin(at time: Int64, isRunning: Bool) {
    self.isRunning = isRunning
    disturbedAt = time
    waitingSince = nil
    pausedUntil = -1
  }

  private func check(_ reason: Reason, at time: Int64, _ log: ObjectionLog) {
    let isQuiet = !outages.contains { $0.start <= time + Self.longest && $0.end > time }
    guard isQuiet, isRunning, disturbedAt < time, pausedUntil < time, let waitingSince, waitingSince < time
    else { return }
    if reason == .network { log.reached(.reconnected) }
    guard lastRequestAt < time else { return }
    log.object(
      .reconnect, reason == .network ? "ENR-3" : "ENR-5",
      reason == .network
        ? "the network has been back for 25 s, books wait, and nobody asks for them"
        : "new tries were wanted 25 s ago, books wait, and nobody asks for them")
  }
}

extension DeviceEvent.Kind {
  fileprivate var isLossOfPower: Bool { if case .killed = self { true } else { false } }
}
