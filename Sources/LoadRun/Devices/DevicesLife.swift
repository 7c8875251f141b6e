// The days of a reader with several devices, after the books are looked up: reads, rates, files and removes
// books, and enters facts, on one device and then on another; devices lose the network and die. Then all is
// quiet, and the libraries are compared with each other and with the reader's own account.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import RecordSync
import SimulatedCloud
import Simulation
import Synthesis

/// The life of one reader with several devices.
struct DevicesLife {
  let reader: Int
  let devices: [AccountDevice]
  let server: CloudServer
  let plan: DevicePlan
  let settings: SeveralDevices
  let narrative: ReaderNarrative?
  private let export: @Sendable (Int) -> SyntheticLibrary
  /// The true books of works of all devices.
  var books: [WorkID: Int]
  var stream: RandomStream
  var account = EditAccount()
  var figures = DevicesFigures()
  var violations: [Violation] = []
  /// Cases that rows missed, with the truth by the reader's own account.
  var missed: [(id: FigureID, truth: String, outcome: String)] = []
  /// The books that the reader uses in these days.
  var favorites: [Int] = []
  /// The true books and the reader's points when the days begin.
  var present: [Int] = []
  var paidBefore: Set<WrittenField> = []
  var pointsBefore = 0
  var pointsInDoubt = 0
  /// Authors' facts that were entered.
  var said: Set<String> = []
  var changes = 0
  /// The true books that each device imported for itself, the phone first; none if only the phone did.
  var imported: [Set<Int>] = []
  /// By device, the texts that the reader wrote on it since it last claimed to be in sync.
  var unproven: [Int: [WrittenField: String]] = [:]
  let tally = LatencyTally()
  /// The times at which devices that died are started again, in nanoseconds of the world.
  var wakes: [Int: Int64] = [:]

  init(
    reader: Int, devices: ReaderDevices, books: [WorkID: Int], narrative: ReaderNarrative?,
    _ stream: RandomStream
  ) {
    self.reader = reader
    self.devices = devices.devices
    server = devices.server
    plan = devices.plan
    settings = devices.settings
    export = devices.export
    self.books = books
    self.narrative = narrative
    self.stream = stream
  }

  var phone: AccountDevice { devices[0] }
  var now: Int64 { phone.process.clock.now.nanoseconds }

  /// Runs the days, waits until all is quiet, and judges.
  mutating func live() async throws {
    figures.readers = 1
    try await begin()
    if settings.meeting == .apart { try await importOnEach(export) }
    let start = now
    for device in devices {
      device.line.cuts = plan.cuts[device.number].map { start + $0.lowerBound..<start + $0.upperBound }
      if device.number > 0 { figures.outages += device.line.cuts.count }
      device.known.shown = { [tally, narrative, name = device.name] change, time in
        tally.latency.record(Int(time - change.made))
        if change.isOnline { tally.latencyOnline.record(Int(time - change.made)) }
        narrative?.tell(
          "the \(name) shows \(change.text), \(VirtualTime.text(time - change.made)) later",
          at: VirtualClock.Instant(nanoseconds: time))
      }
    }
    for step in plan.steps {
      let wait = start + step.time - now
      if wait > 0 { try await phone.process.pass(.nanoseconds(wait), "until the next step") }
      try await wake(all: false)
      // Some time after the last step, and right after this one.
      for device in devices { try await hear(device) }
      try await perform(step)
      try await hear(devices[step.device])
    }
    let rest = start + Int64(settings.days) * DevicePlan.day - now
    if rest > 0 { try await phone.process.pass(.nanoseconds(rest), "until the days are over") }
    try await comeToRest()
    (figures.latency, figures.latencyOnline) = (tally.latency, tally.latencyOnline)
    for device in devices {
      figures.deaths += device.deaths
      figures.requests += device.line.requests
      figures.records += device.line.records
      figures.bytes += device.line.bytes
      figures.errors.merge(device.line.errors, uniquingKeysWith: +)
    }
  }

  /// Chooses the books, and notes what the library had before.
  private mutating func begin() async throws {
    guard let library = try await phone.library() else { return }
    present = library.entries.compactMap { books[$0.work] }
    var pool = Array(Set(present)).sorted()
    for _ in 0..<min(12, pool.count) { favorites.append(pool.remove(at: stream.below(pool.count))) }
    pointsBefore = library.points
    for award in library.awards {
      guard case .answer(let work, let dimension) = award.reason, let book = books[work] else { continue }
      paidBefore.insert(WrittenField(book: book, field: "fact \(dimension.rawValue)"))
    }
  }

  /// Starts devices again that died.
  mutating func wake(all: Bool) async throws {
    for device in devices.dropFirst() where all || (wakes[device.number] ?? 0) <= now {
      wakes[device.number] = nil
      try await device.revive(from: phone.process)
    }
  }

  mutating func violation(_ clause: ClauseID, _ complaint: String) {
    guard violations.count < 5 else { return }
    violations.append(Violation(clause: clause, place: "reader \(reader)", complaint: complaint))
  }

  mutating func miss(_ id: FigureID, truth: String, _ outcome: String) { missed.append((id, truth, outcome)) }
}

/// The latencies of a reader's changes.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class LatencyTally: @unchecked Sendable {
  var latency = Histogram()
  /// Those of changes between devices that were on and online.
  var latencyOnline = Histogram()
}
