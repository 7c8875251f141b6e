// The pieces of work whose memory use is measured: the app's own parts on a real file system and real
// threads, without parts of the lab.

package import BooksTrack
import BooksTrackAPI
package import Foundation
import LabWorld
import Measurement

/// The errors of a piece of work.
enum MemoryWorkError: Error {
  case noFile(String)
  case unknownColumns(String)
  case noAnswer(String)
}

/// Does pieces of work in this process.
package struct MemoryWorkload: Sendable {
  private let platform: AppPlatform

  /// - Parameter platform: The clock and the calendar of this machine.
  package init(on platform: AppPlatform) { self.platform = platform }

  /// Answers an order, which is a line of JSON, with a line, as a worker process does.
  ///
  /// - Throws: The error of the work; nothing was measured then.
  package func answer(line: Data) async throws -> Data {
    let order = try JSONLine.value(MemoryOrder.self, from: line)
    // From here on the peak is that of the work.
    HostMeter.forgetPeak()
    let meter = HostMeter()
    let baseline = meter.sample().residentBytes ?? 0
    let books = try await work(order)
    return try JSONLine.line(
      MemorySample(baseline: baseline, peak: meter.sample().peakResidentBytes ?? 0, books: books))
  }

  /// Does the work, and returns the number of books at its end.
  func work(_ order: MemoryOrder) async throws -> Int {
    switch order.work {
    case .parse: return try await order.keepsRows ? parseKeepingRows(order.export) : parse(order.export)
    case .import:
      let app = try await app(order, NoNetwork())
      try await take(order.export, app)
      return await app.library.entries.count
    case .bare:
      var policy = AppPolicy()
      policy.imports.series.readsTitles = false
      let app = try await app(order, NoNetwork(), policy)
      try await take(order.export, app)
      return await app.library.entries.count
    case .shelves:
      let app = try await app(order, NoNetwork())
      try await take(order.export, app)
      let library = await app.library
      precondition(!library.series.isEmpty && show(library) > 0, "readers of the lab have series")
      return library.entries.count
    case .enrich:
      let transport = try ReplayingTransport(order.answers)
      let app = try await app(order, transport)
      try await take(order.export, app)
      try await lookUp(app)
      guard !transport.isExhausted else { throw MemoryWorkError.noAnswer(order.answers) }
      return await app.library.works.count { $0.enrichment == .enriched }
    }
  }

  /// Does the work of `enrich` and records the backend's responses.
  func record(_ order: MemoryOrder, from backend: any BookService) async throws {
    let app = try await app(order, RecordingTransport(backend, to: order.answers))
    try await take(order.export, app)
    try await lookUp(app)
  }

  /// Computes all views of series at once.
  private func show(_ library: Library) -> Int {
    let lists = SeriesList.Order.allCases.map { SeriesList(of: library).lines(by: $0) }
    let shelves = library.series.map { SeriesShelf(of: $0, in: library) }
    let offers = library.works.map { SeriesRecommendation.after($0.id, in: library) }
    return lists.count + shelves.count + offers.count
  }

  /// Parses a file as an import does, 50 rows at a time, and releases the rows.
  private func parse(_ path: String) async throws -> Int {
    var rows = 0
    try await batches(of: path) { rows += $0.count }
    return rows
  }

  /// A planted bug: parses a file and keeps all rows.
  private func parseKeepingRows(_ path: String) async throws -> Int {
    var kept: [BookDraft] = []
    try await batches(of: path) { kept += $0 }
    return kept.count
  }

  private func batches(of path: String, _ take: ([BookDraft]) -> Void) async throws {
    guard var source = ExportFile(path) else { throw MemoryWorkError.noFile(path) }
    var parser = ExportParser()
    var batch: [BookDraft] = []
    func read() throws {
      while let event = try parser.next() {
        if case .book(let book) = event { batch.append(book) }
        guard batch.count == ImportRules.standard.batchSize else { continue }
        take(batch)
        batch.removeAll(keepingCapacity: true)
      }
    }
    while let piece = try await source.next() {
      try parser.append(piece)
      try read()
    }
    try parser.finish()
    try read()
    take(batch)
  }

  private func app(
    _ order: MemoryOrder, _ transport: any Transport, _ policy: AppPolicy = AppPolicy()
  ) async throws -> App {
    var platform = platform
    platform.transport = transport
    platform.connectivity = AlwaysOnline()
    return try await App.open(
      UnsyncedFiles(files: DirectoryFiles.open(order.library)), replica: 1, on: platform, policy: policy)
  }

  private func take(_ path: String, _ app: App) async throws {
    guard var source = ExportFile(path) else { throw MemoryWorkError.noFile(path) }
    let outcome = try await app.importer.run(&source, fileName: "export.csv")
    guard outcome.summary != nil else { throw MemoryWorkError.unknownColumns(path) }
    try await app.archive?.compactIfNeeded(await app.library)
  }

  /// Runs the app in the background until no book waits.
  private func lookUp(_ app: App) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await app.run() }
      group.addTask {
        var library = await app.library
        while !library.jobs.isEmpty {
          _ = try await app.store.nextChange(after: library.sequence)
          library = await app.library
        }
      }
      try await group.next()
      group.cancelAll()
      while let result = await group.nextResult() {
        if case .failure(let error) = result, !(error is CancellationError) { throw error }
      }
    }
  }
}
