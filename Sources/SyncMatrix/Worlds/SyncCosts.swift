// The cost of sync: what one edit sends in small and large libraries, what a first sync takes, and how soon
// an edit on one device is shown on another one.

import RecordSync
import SimulatedCloud
import Simulation

/// The cost of sync, measured in simulated worlds of a phone and a tablet.
///
/// It is the same in every run, on every machine.
public struct SyncCosts: Sendable {
  /// Requests and bytes between two moments, of all devices together.
  public struct Traffic: Hashable, Sendable {
    /// Requests to change records, and requests for changes.
    public let requests: Int
    /// Bytes sent to change records.
    public let sentBytes: Int
    /// Bytes of fetched records.
    public let fetchedBytes: Int
    /// The virtual time, in milliseconds.
    public let milliseconds: Int64
  }

  /// The network of both devices.
  public enum Network: String, Sendable, CaseIterable {
    /// 20 to 80 ms in each direction, nothing lost.
    case healthy
    /// 100 to 900 ms in each direction, one of 50 messages lost.
    case mobile
    /// As healthy, and the phone has no network in every second half hour.
    case airplane
    /// As healthy, and a fetch shows what was written 30 s before.
    case lagging
  }

  /// The time from the acknowledgement of an edit on the phone until the tablet shows it.
  public struct Latency: Sendable {
    /// The network.
    public let network: Network
    /// The times, shortest first, in milliseconds.
    public let milliseconds: [Int64]

    /// Returns the time that a share of all edits does not exceed, in milliseconds.
    public func percentile(_ percent: Int) -> Int64 {
      milliseconds.isEmpty ? 0 : milliseconds[(milliseconds.count - 1) * percent / 100]
    }
  }

  /// Returns what one edit of one book costs on both devices, in a library of a number of books.
  public static func edit(books: Int, on engine: any EngineUnderTest = ShippedEngine()) -> Traffic? {
    measure(engine, .healthy) { rig in
      rig.start()
      try await rig.fill(books: books)
      try await rig.untilSynced()
      try await rig.pass(.seconds(5))
      return try await rig.traffic {
        try await rig.phone.write("rating", of: 1, value: 5)
        try await rig.pass(.seconds(20))
      }
    }
  }

  /// Returns what the first upload of a number of books costs, and the first download to a second device.
  public static func firstSync(
    books: Int, on engine: any EngineUnderTest = ShippedEngine()
  ) -> (upload: Traffic, download: Traffic)? {
    measure(engine, .healthy) { rig in
      rig.phone.start()
      await rig.phone.sign(.signedOut)
      try await rig.fill(books: books)
      let upload = try await rig.traffic {
        await rig.phone.sign(.signedIn(SyncRig.account))
        try await rig.untilSynced([rig.phone])
      }
      let download = try await rig.traffic {
        rig.tablet.start()
        try await rig.untilSynced([rig.tablet])
      }
      return (upload, download)
    }
  }

  /// Returns the latencies of a number of edits.
  public static func latency(
    _ network: Network, edits: Int, on engine: any EngineUnderTest = ShippedEngine()
  ) -> Latency? {
    measure(engine, network) { rig in
      rig.start()
      try await rig.fill(books: 10)
      try await rig.untilSynced()
      var stream = RandomStream(seed: 1, name: "latency")
      var times: [Int64] = []
      for number in 0..<edits {
        if network == .airplane { await rig.phone.setOnline(number % 2 == 0) }
        try await rig.pass(.milliseconds(stream.within(0...1_800_000)))
        let value = UInt8(truncatingIfNeeded: number)
        try await rig.phone.write("rating", of: 1, value: value)
        let start = rig.now
        while try await rig.tablet.rating(of: 1) != [value] {
          let waited = rig.now - start
          if network == .airplane && waited >= 1_800_000 { await rig.phone.setOnline(true) }
          try await rig.pass(.milliseconds(max(50, waited / 100)))
        }
        times.append(rig.now - start)
      }
      return Latency(network: network, milliseconds: times.sorted())
    }
  }

  private static func measure<Value: Sendable>(
    _ engine: any EngineUnderTest, _ network: Network,
    _ body: @escaping @Sendable (SyncRig) async throws -> Value
  ) -> Value? {
    let measured = Measured<Value>()
    _ = Simulator(seed: 1, limits: Limits(steps: 20_000_000)).run { world in
      let link =
        network == .mobile
        ? LinkBehavior(lossPerTenThousand: 200) { .milliseconds($0.within(100...900)) }
        : LinkBehavior { .milliseconds($0.within(20...80)) }
      let rig = SyncRig(engine, devices: 2, in: world, link: link)
      if network == .lagging { rig.server.settings.lag = 30_000 }
      measured.value = try await body(rig)
    }
    return measured.value
  }

  /// The table, in lines of 80 columns.
  public static var text: String {
    var lines = ["one edit of one book, on a phone and a tablet:"]
    for books in [15, 1_500, 15_000] {
      guard let cost = edit(books: books) else { continue }
      lines.append("  \(books) books: \(cost.words)")
    }
    if let (upload, download) = firstSync(books: 1_500) {
      lines.append("first sync of 1500 books:")
      lines.append("  upload: \(upload.words), \(seconds(upload.milliseconds)) s")
      lines.append("  download: \(download.words), \(seconds(download.milliseconds)) s")
    }
    lines.append("from the phone to the tablet, in seconds: 50 %, 90 %, 99 % of 200 edits:")
    for network in Network.allCases {
      guard let latency = latency(network, edits: 200) else { continue }
      let words = [50, 90, 99].map { seconds(latency.percentile($0)) }.joined(separator: ", ")
      lines.append("  \(network.rawValue): \(words)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func seconds(_ milliseconds: Int64) -> String {
    "\(milliseconds / 1_000).\(milliseconds / 100 % 10)"
  }
}

extension SyncCosts.Traffic {
  /// The traffic in words.
  fileprivate var words: String {
    "\(requests) requests, \(sentBytes) bytes sent, \(fetchedBytes) fetched"
  }
}

/// Keeps what was measured in a world.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class Measured<Value>: @unchecked Sendable {
  var value: Value?
}

extension SyncRig {
  /// Adds books on the phone, ten in a transaction.
  fileprivate func fill(books: Int) async throws {
    for start in stride(from: 1, through: books, by: 10) {
      let edits = (start...min(start + 9, books)).map { number in
        RecordEdit(
          Self.book(number),
          .insert([
            .set("title", Array("The title of book number \(number)".utf8)), .set("rating", [0]),
            .add("shelves", Array("to read".utf8)),
          ]))
      }
      _ = try await phone.ask("fill") { try await $0.edit(edits) }
    }
    await phone.notice()
  }

  /// Waits until devices claim to have everything that the server has.
  fileprivate func untilSynced(_ some: [RigDevice]? = nil) async throws {
    for device in some ?? devices {
      await device.notice()
      try await pass(.milliseconds(100))
      while try await device.ask("status", { try await $0.status() })?.syncedAt == nil {
        try await pass(.milliseconds(100))
      }
    }
  }

  /// Returns the traffic of what happens in the body.
  fileprivate func traffic(_ body: () async throws -> Void) async throws -> SyncCosts.Traffic {
    let (before, start) = (server.counts, now)
    try await body()
    let after = server.counts
    return SyncCosts.Traffic(
      requests: after.modifies + after.fetches - before.modifies - before.fetches,
      sentBytes: after.bytes - before.bytes, fetchedBytes: after.fetchedBytes - before.fetchedBytes,
      milliseconds: now - start)
  }
}

extension RigDevice {
  /// Writes a register of a book.
  fileprivate func write(_ field: String, of number: Int, value: UInt8) async throws {
    let edit = RecordEdit(SyncRig.book(number), .change([.set(field, [value])]))
    _ = try await ask("edit") { try await $0.edit([edit]) }
    await notice()
  }

  /// Returns the rating of a book that the app shows; nil if it shows none.
  fileprivate func rating(of number: Int) async throws -> [UInt8]? {
    let shown = try await ask("look") { try await $0.shown() }
    return shown?.first { $0.name == SyncRig.book(number) }?.fields["rating"]?.first
  }
}
