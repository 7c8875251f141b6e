// reconnect: when the network is back, an app that runs and has books waiting asks again (ENR-3).
//
// Within a minute: the longest pause between two tries of a book is eight seconds, and a question that was under way when
// the network went is given up after ten. A reconnection ends the rest of a service that has failed, and brings the next look
// for a parked book near; either would take minutes. It does not end the pause that a server has asked for a book (ENR-5).

import BooksTrack
import BooksTrackAPI
import Simulation

/// Watches what an app does when an outage is over.
final class ReconnectOracle: DeviceOracle {
  private let outages: [DeviceNetwork.Outage]
  private var next = 0
  private var isRunning = false
  /// When the app has begun last, or was disturbed.
  private var disturbedAt: Int64 = 0
  private var askedAt: Int64 = -1
  /// Until when a server has asked to be left alone with a book.
  private var pausedUntil: Int64 = -1
  /// Since when books wait; nothing while none does, as far as is known.
  private var waitingSince: Int64?
  private static let minute: Int64 = 60_000_000_000

  /// - Parameter outages: When the device has no network, in order.
  init(outages: [DeviceNetwork.Outage]) { self.outages = outages }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    while next < outages.count, outages[next].end + Self.minute <= event.time {
      // A loss of power is told when the device is on again; since when it was off, nobody knows.
      if !event.kind.isLossOfPower { check(next, log) }
      next += 1
    }
    switch event.kind {
    case .launched: begin(at: event.time, isRunning: true)
    case .killed, .quitting, .quit: begin(at: event.time, isRunning: false)
    case .refused: disturbedAt = event.time
    case .asked: askedAt = event.time
    case .answered(_, .success(let response), _):
      if let seconds = response.retryAfterSeconds {
        pausedUntil = max(pausedUntil, event.time + Int64(min(seconds, 86_400)) * 1_000_000_000)
      }
    case .committed(let commit):
      waitingSince = commit.after.jobs.isEmpty ? nil : waitingSince ?? event.time
    default: break
    }
  }

  private func begin(at time: Int64, isRunning: Bool) {
    self.isRunning = isRunning
    disturbedAt = time
    waitingSince = nil
    pausedUntil = -1
  }

  private func check(_ number: Int, _ log: ObjectionLog) {
    let end = outages[number].end
    let isQuiet = number + 1 == outages.count || outages[number + 1].start > end + Self.minute
    guard isQuiet, isRunning, disturbedAt < end, pausedUntil < end, let waitingSince, waitingSince < end
    else { return }
    log.reached(.reconnected)
    if askedAt < end {
      log.object(
        .reconnect, "ENR-3", "the network has been back for a minute, books wait, and nobody asks for them")
    }
  }
}

extension DeviceEvent.Kind {
  fileprivate var isLossOfPower: Bool { if case .killed = self { true } else { false } }
}
