// What courses of a device are told with, and libraries made by hand.

import BooksTrack
import BooksTrackAPI
import Foundation

@testable import Hunt

extension HuntWorldOracleTests {
  static let label = "/v1/search/isbn isbn=9780441172719"
  static let stay = BookStay(source: "1", number: 1)

  /// Returns the clauses of the oracle's objections.
  static func clauses(
    _ oracle: any DeviceOracle, _ events: [(seconds: Int64, kind: DeviceEvent.Kind)]
  ) -> [String] {
    let log = ObjectionLog()
    for (seconds, kind) in events {
      oracle.note(DeviceEvent(time: seconds * 1_000_000_000, kind: kind), log)
    }
    return log.objections.map(\.clause)
  }

  static func at(_ seconds: Int64, _ kind: DeviceEvent.Kind) -> (Int64, DeviceEvent.Kind) {
    (seconds, kind)
  }

  static func asked(_ label: String = label, isOffline: Bool = false) -> DeviceEvent.Kind {
    .requestSent(DeviceQuestion(label: label, isOffline: isOffline), stay)
  }

  static func answered(_ status: Int, retryAfter: Int? = nil, body: String = "") -> DeviceEvent.Kind {
    .answered(
      DeviceQuestion(label: label, isOffline: false),
      .success(HTTPResponse(status: status, retryAfterSeconds: retryAfter, body: Data(body.utf8))), stay)
  }

  // MARK: Libraries by hand

  static let work = WorkID(replica: 1, serial: 0)
  static let job = JobID(replica: 1, serial: 0)
  static let entry = EntryID(replica: 1, serial: 0)

  static func commit(
    _ origin: TransactionOrigin, _ changes: [Change], on before: Library = Library(replica: 1)
  ) -> Commit {
    let transaction = Transaction(
      sequence: before.sequence + 1, origin: origin, committed: Timestamp(milliseconds: 0),
      changes: ChangeList(changes))
    var after = before
    try? after.apply(transaction)
    return Commit(transaction: transaction, before: before, after: after)
  }

  static func row(_ source: String = "1", serial: UInt32 = 0) -> [Change] {
    let work = WorkID(replica: 1, serial: serial)
    var facts = ReaderFacts(status: .wantToRead)
    facts.shelves = ["to-read"]
    facts.dateAdded = CalendarDate(year: 2020, month: 1, day: 2)
    facts.readCount = 0
    facts.ownedCopies = 0
    let author = Author(id: AuthorID(replica: 1, serial: serial), name: "Author \(source)")
    return [
      .put(author),
      .put(Work(id: work, title: "Title \(source)", authors: [AuthorCredit(author: author.id)])),
      .put(
        Entry(
          id: EntryID(replica: 1, serial: serial), work: work, edition: nil, facts: facts, sourceID: source)),
      .put(EnrichmentJob(id: JobID(replica: 1, serial: serial), work: work)),
    ]
  }

  /// One book, imported.
  static let imported = importing(row())

  /// The import of a file, which leaves its record.
  static func importing(_ changes: [Change], on before: Library = Library(replica: 1)) -> Commit {
    let id = ImportID(replica: 1, serial: UInt32(before.imports.count))
    let record = ImportRecord(
      id: id, fileName: "file.csv", format: "Goodreads", rows: 1, imported: 1, duplicates: 0, rejected: 0,
      committed: Timestamp(milliseconds: 0))
    return commit(.commitImport, changes + [.put(record)], on: before)
  }

  static func ended(_ state: EnrichmentState) -> [Change] {
    guard var work = imported.after.works[work], var job = imported.after.jobs[job] else { return [] }
    work.enrichment = state
    job.isParked = state == .parked
    return [.put(work), state == .parked ? .put(job) : .remove(job.id)]
  }

  static func importing(_ sources: [String]) -> DeviceEvent.Kind {
    .planned(label: imported.act, .importRows(sources.map { ModelBook.sample($0) }))
  }
}
