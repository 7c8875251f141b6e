// The outages of a device's network, drawn before the device is switched on, so that no later event affects
// them.

import BooksTrack
package import Simulation

/// The times at which one device is offline.
package struct DeviceNetwork: Sendable {
  /// A period without a network, in nanoseconds of the world's time; the device is online at `end`.
  package struct Outage: Sendable {
    package let start: Int64
    package let end: Int64

    package init(start: Int64, end: Int64) {
      self.start = start
      self.end = end
    }
  }

  /// In ascending order, and disjoint.
  package let outages: [Outage]

  package init(outages: [Outage]) { self.outages = outages }

  /// Draws the outages of a device: with a chance of `perTenThousand` in 10,000, one to three outages of half
  /// a minute to twenty minutes, each half a minute to twenty minutes after the arrival or the last outage.
  package static func draw(arrival: Int64, perTenThousand: Int, _ stream: inout RandomStream) -> DeviceNetwork
  {
    guard stream.chance(perTenThousand, in: 10_000) else { return DeviceNetwork(outages: []) }
    var outages: [Outage] = []
    var time = arrival
    for _ in 0..<stream.within(1...3) {
      let start = time + Int64(stream.within(30...1_200)) * 1_000_000_000
      let end = start + Int64(stream.within(30...1_200)) * 1_000_000_000
      outages.append(Outage(start: start, end: end))
      time = end
    }
    return DeviceNetwork(outages: outages)
  }

  /// Returns the network with further outages, all of which are later than the present ones.
  package func adding(_ further: [Range<Int64>]) -> DeviceNetwork {
    DeviceNetwork(outages: outages + further.map { Outage(start: $0.lowerBound, end: $0.upperBound) })
  }

  /// Returns the index of the outage at a time, or nil if the device is online.
  package func outage(at time: VirtualClock.Instant) -> Int? {
    outages.firstIndex { ($0.start..<$0.end).contains(time.nanoseconds) }
  }

  /// Returns the outages between two times, clipped to both.
  package func outages(from start: Int64, to end: Int64) -> [Outage] {
    outages.filter { $0.start < end && start < $0.end }.map {
      Outage(start: max(start, $0.start), end: min(end, $0.end))
    }
  }

  /// Returns true if the device was offline at some time of an interval.
  package func wasOffline(between start: VirtualClock.Instant, and end: VirtualClock.Instant) -> Bool {
    outages.contains { $0.start <= end.nanoseconds && start.nanoseconds < $0.end }
  }

  /// Returns the time of the next reconnect, or nil if there are no further outages.
  func nextReconnect(after time: VirtualClock.Instant) -> VirtualClock.Instant? {
    outages.first { $0.end > time.nanoseconds }.map { VirtualClock.Instant(nanoseconds: $0.end) }
  }
}

/// The outages of a device that a request has met; others are not counted.
///
/// `@unchecked Sendable`: used only on the thread of its world.
package final class OutageTally: @unchecked Sendable {
  private var noticed: Set<Int> = []

  package init() {}

  /// The number of outages that were met.
  package var count: Int { noticed.count }

  func note(_ outage: Int) { noticed.insert(outage) }
}

/// A device's network as the stack's `Connectivity`.
package struct SimulatedConnectivity: Connectivity {
  private let network: DeviceNetwork
  private let clock: VirtualClock
  private let tally: OutageTally

  /// Creates the connectivity of a device with that clock.
  package init(_ network: DeviceNetwork, clock: VirtualClock, tally: OutageTally) {
    self.network = network
    self.clock = clock
    self.tally = tally
  }

  package var isOnline: Bool {
    guard let outage = network.outage(at: clock.now) else { return true }
    tally.note(outage)
    return false
  }

  package func waitUntilOnline() async throws(CancellationError) {
    while let outage = network.outage(at: clock.now) {
      tally.note(outage)
      try await sleep(until: VirtualClock.Instant(nanoseconds: network.outages[outage].end))
    }
  }

  package func waitForReconnect() async throws(CancellationError) {
    let never = VirtualClock.Instant(nanoseconds: .max)
    try await sleep(until: network.nextReconnect(after: clock.now) ?? never)
  }

  private func sleep(until deadline: VirtualClock.Instant) async throws(CancellationError) {
    do {
      try await clock.sleep(until: deadline, tolerance: nil)
    } catch {
      throw CancellationError()
    }
  }
}
