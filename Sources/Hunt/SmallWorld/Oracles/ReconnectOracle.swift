// reconnect: when the network is back, and when the reader or the app wants new tries, an app that runs and
// has books waiting asks again (ENR-3, ENR-5).
//
// Within 25 s: the longest pause between two tries of a book is eight seconds, and a question that was under
// way when the network went is given up after ten. Either ends the rest of a service that has failed, also
// one that a server has asked for, and brings the next look for a parked book near; either might take
// minutes. It does not end the pause that a server has asked for a book (ENR-5). New tries count from when
// they are on the storage, which may be slow.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// Watches what an app does when there is reason to ask.
final class ReconnectOracle: DeviceOracle {
  private enum Reason { case network, wish }

  private let outages: [DeviceNetwork.Outage]
  /// When there is reason to ask, in order, and not judged yet.
  private var reasons: [(time: Int64, reason: Reason)]
  private var isRunning = false
  /// When the app has begun last, or was disturbed.
  private var disturbedAt: Int64 = 0
  /// When a question was sent last, or ended.
  private var askedAt: Int64 = -1
  /// Until when a server has asked to be left alone with a book.
  private var pausedUntil: Int64 = -1
  /// Since when books wait; nothing while none does, as far as is known.
  private var waitingSince: Int64?
  /// How long it may take to ask.
  private static let longest: Int64 = 25_000_000_000
  /// A server that asks for a longer pause than this counts as down.
  private static let longestPause = 600

  /// - Parameter outages: When the device has no network, in order.
  init(outages: [DeviceNetwork.Outage]) {
    self.outages = outages
    reasons = outages.map { ($0.end, .network) }
  }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    while let (time, reason) = reasons.first, time + Self.longest <= event.time {
      // A loss of power is told when the device is on again; since when it was off, nobody knows.
      if !event.kind.isLossOfPower { check(reason, at: time, log) }
      reasons.removeFirst()
    }
    switch event.kind {
    case .launched: begin(at: event.time, isRunning: true)
    case .killed, .quitting, .quit: begin(at: event.time, isRunning: false)
    case .refused: disturbedAt = event.time
    case .woken: add(event.time)
    case .asked: askedAt = event.time
    case .answered(_, let result, _):
      // What was under way has shown how things are: its failure may end in a rest that begins only now.
      askedAt = event.time
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
    reasons.insert((time, .wish), at: reasons.firstIndex { $0.time > time } ?? reasons.endIndex)
  }

  /// New tries are on the storage: what was wanted, and has led to no question yet, could not before.
  private func grant(at time: Int64) {
    let count = reasons.count
    reasons.removeAll { $0.reason == .wish && askedAt < $0.time }
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
    guard askedAt < time else { return }
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
