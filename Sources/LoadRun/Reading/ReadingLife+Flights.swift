// Flights: hours without a network, in which everything works except for looking up a book that is added
// meanwhile. That book is looked up once the device is online again (ENR-3, ENR-8).

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Simulation

extension ReadingLife {
  /// Boards a flight: the app is open for some minutes, with or without a new book.
  mutating func board(_ flight: Flight) async throws {
    try await land(before: flight.time.lowerBound)
    let wait = flight.time.lowerBound - now.milliseconds
    if wait > 0 { try await process.pass(.milliseconds(wait), "until the next flight") }
    guard flight.time.contains(now.milliseconds) else { return }
    figures.flights += 1
    try await open()
    let sent = device.requests
    if flight.addsBook { try await addBook(until: flight.time.upperBound) }
    try await lookUp(atMost: .seconds(600))
    if device.requests != sent {
      violation("ENR-3", "\((device.requests - sent).of("request")) sent on a flight")
    }
  }

  /// Adds a book that was bought at the airport.
  private mutating func addBook(until landing: Int64) async throws {
    var stream = stream.substream("bought").substream(figures.flights)
    let (book, file) = books.bought(&stream)
    let before = await app.library.works.count
    var source = BytesSource(file, chunkSize: file.count)
    _ = try await app.importer.run(&source, fileName: "bought.csv")
    let library = await app.library
    // The reader may have had the book already.
    guard library.works.count > before, let work = library.works.max(by: { $0.id < $1.id }) else { return }
    books.note(work.id, is: book)
    unseen = (work.id, landing)
    narrative?.tell("adds “\(work.title)” on a flight", at: process.clock.now)
  }

  /// Lands, if that is before a time, and keeps the app open for at most half an hour.
  mutating func land(before time: Int64) async throws {
    guard let (work, landing) = unseen, landing < time else { return }
    unseen = nil
    let wait = landing - now.milliseconds + 60_000
    if wait > 0 { try await process.pass(.milliseconds(wait), "until the landing") }
    try await open()
    try await lookUp(atMost: .seconds(1_800))
    let library = await app.library
    guard let state = library.works[work]?.enrichment else { return }
    figures.addedOnFlights.count(state != .pending && state != .parked)
    narrative?.tell("has landed; the book from the flight: \(state)", at: process.clock.now)
  }

  /// Runs the app until nothing waits or the time is over.
  func lookUp(atMost longest: Duration) async throws {
    let store = app.store
    try await keepOpen(atMost: longest) {
      var seen: UInt64 = 0
      while await store.hasJobs { seen = try await store.nextChange(after: seen) }
    }
  }

  /// Runs the app until the time is over or something else has ended.
  func keepOpen(
    atMost longest: Duration, until end: (@Sendable () async throws -> Void)? = nil
  ) async throws {
    let (app, process) = (app, process)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      group.addTask { try await process.pass(longest, "the app is open") }
      if let end { group.addTask { try await end() } }
      try await group.next()
      group.cancelAll()
      while let result = await group.nextResult() {
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
      }
    }
  }
}
