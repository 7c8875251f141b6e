// The cost of sync of the app's own library: the first sync of an import, and one edit among a few and among
// many books (SYN-12).

import BooksTrack
import BooksTrackAPI
import LabWorld
import Providers
import RecordSync
import SimulatedCloud
import Simulation
import Synthesis

/// The traffic of a phone and a tablet, measured in a simulated world without faults.
///
/// It is the same in every run, on every machine.
package struct LibraryCosts: Sendable {
  /// Requests, records and bytes between two moments.
  package struct Traffic: Hashable, Sendable {
    package var requests: Int
    /// Records in requests and answers.
    package var records: Int
    /// Bytes of these records.
    package var bytes: Int
    /// The virtual time, in milliseconds.
    package var milliseconds: Int
  }

  /// The number of books of the import.
  package let books: Int
  /// The traffic of the phone from the import until it says that it is synced.
  package let upload: Traffic
  /// The traffic of the tablet from its start until it says so. Meanwhile the phone fetches all that it sent.
  package let download: Traffic
  /// The traffic of both in the minute after a rating was changed on the phone.
  package let edit: Traffic
  /// The largest number of records in a request.
  package let largestRequest: Int

  /// Measures the costs of an import of a number of books; nil if the world failed.
  package static func measure(books: Int) -> LibraryCosts? {
    Simulator(seed: 1, limits: Limits(steps: 50_000_000)).run { world in
      try await TwoDevices(in: world).costs(books: books)
    }.value
  }

  /// The costs in lines of at most 80 columns, for a few books and for many.
  package static func text() -> String {
    var lines = ["the app's own library, one rating on a phone and a tablet:"]
    let measured = [15, 1_500].compactMap(measure)
    for costs in measured { lines.append("  \(costs.books) books: \(costs.edit.words)") }
    if let large = measured.last {
      lines.append("first sync of \(large.books) imported books:")
      for (name, traffic) in [("upload", large.upload), ("download", large.download)] {
        let tenths = traffic.milliseconds / 100
        lines.append("  \(name): \(traffic.words), \(tenths / 10).\(tenths % 10) s")
      }
      lines.append("  at most \(large.largestRequest) records a request")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LibraryCosts.Traffic {
  fileprivate var words: String { "\(requests) requests, \(records) records, \(bytes) bytes" }

  fileprivate static func - (left: Self, right: Self) -> Self {
    Self(
      requests: left.requests - right.requests, records: left.records - right.records,
      bytes: left.bytes - right.bytes, milliseconds: left.milliseconds - right.milliseconds)
  }
}

/// A phone and a tablet of one reader, with nothing but the record server.
private struct TwoDevices {
  private let phone: AccountDevice
  private let tablet: AccountDevice
  private let server: CloudServer
  private let clock: VirtualClock

  init(in world: World) {
    let server = CloudServer(in: world)
    let devices = (0..<2).map { number in
      let process = world.process(AccountDevice.names[number])
      let line = CloudLine(
        from: process, to: server, account: .signedIn(AccountID("reader 0")),
        over: LinkBehavior { .milliseconds($0.within(20...80)) }, network: DeviceNetwork(outages: []))
      let device = AccountDevice(number: number, process: process, line: line) { try await Self.open($0) }
      line.received = { [weak device] in await device?.noticePush() }
      return device
    }
    (phone, tablet) = (devices[0], devices[1])
    self.server = server
    clock = world.clock
  }

  private static func open(_ device: AccountDevice) async throws -> App {
    let process = device.process
    let platform = AppPlatform(
      clock: process.clock, wallTime: SimulatedWallTime(process.clock), transport: NoProviders(),
      connectivity: AlwaysOnline(), random: SimulatedRandomness(process.random("jitter")),
      cloud: ReaderDevices.cloud(of: device, of: 0))
    return try await App.open(
      SimulatedFiles(process: process), replica: UInt32(device.number + 1), on: platform)
  }

  /// The same for all numbers of books, so that the first book, which is rated, is the same one.
  private static let catalogSize = 4_000

  func costs(books: Int) async throws -> LibraryCosts {
    let library = SyntheticLibrary.make(
      catalog: Catalog.make(seed: 1, size: Self.catalogSize), books: books,
      stream: RandomStream(seed: 1, name: "library"))
    let app = try await Self.open(phone)
    var source = BytesSource(library.export, chunkSize: 40_000)
    _ = try await app.importer.run(&source, fileName: library.fileName)
    let upload = try await traffic([phone]) {
      phone.run(app)
      try await untilSynced(phone)
    }
    let download = try await traffic([tablet]) {
      tablet.start(server)
      try await untilSynced(tablet)
    }
    try await phone.process.pass(.seconds(60), "all is quiet")
    let edit = try await traffic([phone, tablet]) {
      try await app.store.commit(.edit("rate")) { editor in
        guard var entry = editor.library.entries.first(where: { _ in true }) else { return }
        entry.facts.rating = Rating(quarters: entry.facts.rating?.quarters == 12 ? 16 : 12)
        editor.put(entry)
      }
      try await phone.process.pass(.seconds(60), "until the edit is known")
    }
    try await tablet.finish(from: phone.process)
    try await phone.finish(from: phone.process)
    return LibraryCosts(
      books: books, upload: upload, download: download, edit: edit,
      largestRequest: max(phone.line.largestRequest, tablet.line.largestRequest))
  }

  private func untilSynced(_ device: AccountDevice) async throws {
    while true {
      if let status = try await device.ask("status", { try await $0.sync?.status() }), case .synced? = status
      {
        return
      }
      try await phone.process.pass(.milliseconds(100), "until \(device.name) is synced")
    }
  }

  private func traffic(
    _ devices: [AccountDevice], _ body: () async throws -> Void
  ) async throws -> LibraryCosts.Traffic {
    let before = sum(devices)
    try await body()
    return sum(devices) - before
  }

  private func sum(_ devices: [AccountDevice]) -> LibraryCosts.Traffic {
    let lines = devices.map(\.line)
    return LibraryCosts.Traffic(
      requests: lines.reduce(0) { $0 + $1.requests }, records: lines.reduce(0) { $0 + $1.records },
      bytes: lines.reduce(0) { $0 + $1.bytes }, milliseconds: Int(clock.now.nanoseconds / 1_000_000))
  }
}

/// A backend that cannot be reached: nothing but sync is measured.
private struct NoProviders: Transport {
  func send(_ request: HTTPRequest, timeout: Duration) async throws(TransportError) -> HTTPResponse {
    throw .offline
  }
}
