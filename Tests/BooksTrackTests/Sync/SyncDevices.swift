// Devices of one reader that exchange their records through a plain server in memory: every device sends what
// is in its outbox, and takes what others have sent. No server errs here; the engine and its server have
// tests of their own.

import BooksTrackAPI
import RecordSync
import Synchronization
import Testing

@testable import BooksTrack

/// A clock that each commit advances, so that a later edit is later.
final class TickingTime: WallTime {
  private let milliseconds: Mutex<Int64>
  private let step: Int64

  /// - Parameter step: The milliseconds from one reading to the next; 0 for a clock that stands still.
  init(_ start: Int64 = 1_700_000_000_000, step: Int64 = 1_000) {
    milliseconds = Mutex(start)
    self.step = step
  }

  /// Moves the clock forward.
  func advance(by length: Int64) { milliseconds.withLock { $0 += length } }

  func now() -> Timestamp {
    milliseconds.withLock { time in
      time += step
      return Timestamp(milliseconds: time)
    }
  }
}

/// Bits by counting.
final class CountedBits: SyncRandomness {
  private let last: Mutex<UInt64>

  init(_ start: UInt64) { last = Mutex(start) }

  func bits() -> UInt64 {
    last.withLock { bits in
      bits &+= 1
      return bits
    }
  }
}

/// The records of an account.
final class PlainCloud: Sendable {
  private struct State {
    var records: [RecordName: SyncRecord] = [:]
    var log: [RecordName] = []
  }

  private let state = Mutex(State())

  /// Merges records and returns the number of those that changed.
  @discardableResult
  func take(_ records: [SyncRecord]) -> Int {
    state.withLock { state in
      var changed = 0
      for record in records {
        let merged = state.records[record.name].map { Merge.records($0, record) } ?? record
        guard merged != state.records[record.name] else { continue }
        state.records[record.name] = merged
        state.log.append(record.name)
        changed += 1
      }
      return changed
    }
  }

  /// Returns the records that changed after a place in the log, and the next place.
  func records(after place: Int) -> ([SyncRecord], Int) {
    state.withLock { state in
      var names: [RecordName] = []
      for name in state.log[place...] where !names.contains(name) { names.append(name) }
      return (names.compactMap { state.records[$0] }, state.log.count)
    }
  }
}

/// A device with a library that is synchronized.
final class SyncDevice: Sendable {
  let store: LibraryStore
  private let cloud: PlainCloud
  private let place = Mutex(0)

  init(
    _ replica: UInt32, _ cloud: PlainCloud, library: Library? = nil, time: TickingTime,
    rules: [any CommitRule] = [FinishedSeriesRule()]
  ) async throws {
    self.cloud = cloud
    store = LibraryStore(
      library: library ?? Library(replica: replica), storage: VolatileStorage(), wallTime: time,
      rules: rules)
    try await store.startSync(installation: UInt64(replica), CountedBits(UInt64(replica) << 32))
  }

  var library: Library { get async { await store.snapshot } }

  func edit<Value: Sendable>(
    _ body: @Sendable (inout LibraryEditor) throws -> Value
  ) async throws -> Value {
    try await store.commit(.edit("edit"), body)
  }

  /// Sends the outbox; returns the number of sent records.
  func send(limit: Int = .max) async throws -> Int {
    let records = try await store.commit { rows in
      let entries = rows.outbox(after: nil, limit: limit)
      for entry in entries { rows.removeOutboxEntry(entry.name) }
      return entries.compactMap { rows.record($0.name) }
    }
    cloud.take(records)
    return records.count
  }

  /// Takes what others have sent, so many records in each commit.
  func receive(batch: Int = .max) async throws {
    let (all, next) = cloud.records(after: place.withLock { $0 })
    place.withLock { $0 = next }
    var start = 0
    while start < all.count {
      let end = batch > all.count - start ? all.count : start + batch
      let records = Array(all[start..<end])
      try await store.commit { rows in
        for record in records {
          let known = rows.record(record.name)
          let merged = known.map { Merge.records($0, record) } ?? record
          if merged != known { rows.setRecord(merged) }
        }
      }
      start = end
    }
  }
}

/// Creates devices with empty libraries, all of one account.
func syncDevices(_ count: Int) async throws -> [SyncDevice] {
  let cloud = PlainCloud()
  let time = TickingTime()
  var devices: [SyncDevice] = []
  for replica in 1...UInt32(count) { devices.append(try await SyncDevice(replica, cloud, time: time)) }
  return devices
}

/// Adds a book with an edition of 300 pages, which is being read, to a device.
@discardableResult
func addBook(_ title: String, by name: String, to device: SyncDevice) async throws -> WorkID {
  try await device.edit { editor in
    let known = editor.library.author(named: name)
    let author = known ?? editor.newID(of: Author.self)
    if known == nil { editor.put(Author(id: author, name: name)) }
    let work = Work(id: editor.newID(), title: title, authors: [AuthorCredit(author: author)])
    let edition = Edition(
      id: editor.newID(), work: work.id, facts: EditionFacts(title: title, pageCount: 300))
    editor.put(edition)
    editor.put(work)
    editor.put(
      Entry(id: editor.newID(), work: work.id, edition: edition.id, facts: ReaderFacts(status: .reading)))
    return work.id
  }
}

/// Exchanges until no device has anything to send; returns the number of rounds.
@discardableResult
func settle(_ devices: [SyncDevice], batch: Int = .max) async throws -> Int {
  for round in 1...12 {
    var sent = 0
    for device in devices {
      sent += try await device.send()
      try await device.receive(batch: batch)
    }
    var pending = 0
    for device in devices { pending += try await device.store.read { $0.outboxCount } }
    if sent == 0, pending == 0 { return round }
  }
  Issue.record("devices go on sending")
  return 13
}

/// The part of a library that is equal on all devices: the exchanged fields of each row, by the name of its
/// record.
struct SharedView: RowKindVisitor, Equatable, CustomStringConvertible {
  private(set) var rows: [String: [String]] = [:]
  private let library: Library

  init(_ library: Library) throws {
    self.library = library
    try RowKinds.visit(&self)
  }

  mutating func visit<R: RowKind>(_ kind: R.Type) throws {
    guard let rule = R.sync.kind else { return }
    for row in library[keyPath: R.table] {
      let synced = try SyncedRow(row, of: rule)
      var fields = ["id \(row.id)"]
      for (field, value) in zip(rule.fields, synced.fields) where field.merge != nil {
        fields.append("\(field.name) \(value)")
      }
      rows["\(synced.name)"] = fields
    }
  }

  static func == (left: SharedView, right: SharedView) -> Bool { left.rows == right.rows }

  var description: String { "\(rows.count) rows" }

  /// Returns the differences of two views.
  func differences(from other: SharedView) -> [String] {
    Set(rows.keys).union(other.rows.keys).sorted().flatMap { name -> [String] in
      let (left, right) = (rows[name], other.rows[name])
      if left == right { return [] }
      guard let left, let right else {
        return ["\(name) only \(left == nil ? "there" : "here"): \(left ?? right ?? [])"]
      }
      return zip(left, right).filter { $0 != $1 }.map { "\(name): \($0) | \($1)" }
    }
  }
}

/// Expects that all devices have the same library, without violated invariants.
func expectAgreement(_ devices: [SyncDevice], _ comment: Comment? = nil) async throws {
  let first = try SharedView(await devices[0].library)
  for device in devices {
    let library = await device.library
    #expect(library.checkInvariants() == [], comment)
    #expect(try SharedView(library).differences(from: first) == [], comment)
  }
}
