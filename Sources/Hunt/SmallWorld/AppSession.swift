// One run of the app on a device: the library opened from storage, the background look-ups, and the requested
// imports.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Simulation

/// A run of the app.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class AppSession: @unchecked Sendable {
  private let app: App
  private let device: HuntDevice
  private let variant: StackVariant
  private let importParts: ImportParts
  private let importer: any BookImporting
  private let quit = Latch()
  private var inbox: [ImportFile] = []
  private var arrival = Latch()
  private(set) var isImporting = false
  private(set) var hasEnded = false
  private var edits = 0

  /// Creates an app on an opened library.
  init(on device: HuntDevice, _ library: Library, kept archive: LibraryArchive) {
    let launch = device.launch
    let variant = device.stack
    self.device = device
    self.variant = variant
    let parts = device.parts
    let connectivity = SimulatedConnectivity(device.network, clock: parts.clock, tally: OutageTally())
    let platform = AppPlatform(
      clock: parts.clock, wallTime: parts.wallTime,
      transport: variant.deviceTransport(HuntTransport(device: device, launch: launch), parts),
      connectivity: variant.connectivity(connectivity, parts),
      random: SimulatedRandomness(device.process.random("jitter \(launch)")))
    var policy = variant.policy
    policy.enrichment.concurrency = device.plan.concurrency
    policy.imports.batchSize = device.plan.batch
    let storage = HuntStorage(storage: variant.storage(archive, parts), device: device, launch: launch)
    app = App(
      library, in: storage, archive: archive, on: platform, policy: policy,
      observe: { [device] in if launch == device.launch { device.take($0) } },
      observeImports: { [device] end in
        guard launch == device.launch else { return }
        for end in variant.importEnds(end) { device.take(end) }
      },
      enrichment: { HuntedEnricher(enricher: variant.enricher($0, parts), device: device, launch: launch) })
    importParts = ImportParts(app: app, strategy: variant.duplicates, device: parts) { [device] in
      if launch == device.launch { device.note($0) }
    }
    importer = variant.importer(importParts)
  }

  /// Runs the app until it is ended.
  func begin() {
    _ = device.process.start("app \(device.launch)") { [self] in
      await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try await self.app.run() }
        group.addTask { try await self.importFiles() }
        try? await quit.wait()
        group.cancelAll()
        while !group.isEmpty { _ = try? await group.next() }
      }
      hasEnded = true
    }
  }

  /// Ends the app, which must stop within 5 s, as a platform would demand.
  func end() async throws {
    device.note(.quitting)
    if isImporting { device.log.reached(.interruptedImport) }
    quit.open()
    for milliseconds in [1, 9, 90, 900, 4_000] where !hasEnded {
      try await passAwake(.milliseconds(milliseconds), "app ends")
    }
    // A write in progress is finished, however slow the disk is.
    for _ in 0..<15 where !hasEnded && device.memory.open != nil {
      try await passAwake(.seconds(4), "app ends its commit")
    }
    if !hasEnded {
      device.log.object(
        .promptness, "ENR-8", "the app went on for 5 s after it had been told to end")
    }
    device.note(.quit)
  }

  /// Waits until the app has ended or has run for so long. A wait during which the device was paused starts
  /// again.
  private func passAwake(_ duration: Duration, _ name: String) async throws {
    let slack: Int64 = 900_000_000
    var wasPaused = true
    while wasPaused && !hasEnded {
      let due = device.process.clock.now.nanoseconds + duration.wholeNanoseconds
      try await device.pass(duration, name)
      wasPaused = device.process.clock.now.nanoseconds > due + slack
    }
  }

  // MARK: Operations of the reader

  /// The library that the app shows.
  var library: Library { get async { await app.library } }

  /// Requests new tries for all books, as the reader can.
  func wake() async throws {
    device.note(.woken)
    try await app.wake()
  }

  /// Shows a series known to a provider to the reader, which looks it up.
  func lookAtSeries(_ number: Int) async throws {
    let series = await app.library.series.filter { !$0.externalIDs.isEmpty }
    guard !series.isEmpty else { return }
    _ = try await app.seriesLookUp.refresh(series[Int(number.magnitude % UInt(series.count))].id)
  }

  /// Reports a shortage of memory to the app.
  func memoryWarning() async -> ReleasedMemory { await variant.memoryWarning(app) }

  /// Queues an import, which runs in the background after those queued earlier.
  func queue(_ file: ImportFile) {
    inbox.append(file)
    arrival.open()
  }

  private func importFiles() async throws {
    try await device.process.point("imports")
    isImporting = true
    // What cannot be finished now is left for the next launch.
    try? await importer.resume()
    isImporting = false
    while true {
      while !inbox.isEmpty {
        let file = inbox.removeFirst()
        isImporting = true
        await take(file)
        isImporting = false
      }
      arrival = Latch()
      try await arrival.wait()
    }
  }

  /// Checks the import of a file with unknown columns: the app must ask about them and import nothing.
  private func takeUnknown(_ file: ImportFile) async {
    do {
      let outcome = try await importer.run(file, progress: { _, _ in })
      device.log.reached(.unknownFile)
      guard outcome.summary != nil else { return }
      device.log.object(.rowConservation, "IMP-4", "\(file.name) was imported, and nobody knows its columns")
    } catch let error as ImportError {
      device.log.object(
        .rowConservation, "IMP-4", "\(file.name) has columns to ask about, and the app says: \(error)")
    } catch {
      // The app ended, or the storage refused.
    }
  }

  /// Checks the import of a file that cannot be read to its end: it must fail and leave no stage.
  private func takeBroken(_ file: ImportFile) async {
    let refusals = device.refusals
    do {
      _ = try await importer.run(file, progress: { _, _ in })
      device.log.object(
        .rowConservation, "IMP-5", "\(file.name) cannot be read to its end, and the app says nothing of it")
    } catch is UnreadableFile {
      device.log.reached(.brokenFile)
      // If the app ends now, the next one cleans up; if the storage refuses, a later import does.
      guard device.app === self, !Task.isCancelled, device.refusals == refusals,
        await app.library.stagedImports.contains(where: { $0.fileName == file.name })
      else { return }
      device.log.object(
        .rowConservation, "IMP-5", "\(file.name) cannot be read to its end, and a part of it stays staged")
    } catch {
      // The app ended, or the storage refused.
    }
  }

  private func take(_ file: ImportFile) async {
    if file.isUnknown { return await takeUnknown(file) }
    if file.readable != nil { return await takeBroken(file) }
    let label = Commit.act(ofImport: file.name)
    device.log.reached(.importRequested)
    if Set(file.books.map(\.source)).count < file.books.count { device.log.reached(.duplicateRow) }
    device.note(.planned(label: label, .importRows(file.books)))
    do {
      let outcome = try await importer.run(file) { [device] progress, bytes in
        device.note(.staged(label: label, progress, bytes: bytes, of: file.bytes.count))
      }
      guard let summary = outcome.summary else {
        device.log.object(.rowConservation, "IMP-1", "\(file.name) was not recognised")
        return device.note(.givenUp(label: label))
      }
      device.note(.accounted(label: label, ImportAccount(of: summary, of: file)))
      device.note(.done(label: label))
    } catch is ImportError {
      device.note(.givenUp(label: label))
    } catch {
      // Cut off: what is staged may be resumed.
      device.log.reached(.cutOffImport)
    }
  }

  /// Previews a file and explains one of its rows.
  func look(at file: ImportFile, row: Int) async {
    device.note(.looking(at: file.name))
    do {
      let outcome = try await variant.fileLook.preview(importParts, file)
      device.note(.previewed(file, outcome))
      let before = await app.library
      let explanation = try await variant.fileLook.explain(importParts, row, file)
      let libraries = [before, await app.library]
      guard device.app === self else { return }
      device.note(
        .explained(file, row: row, explanation, file.book(ofRow: row).flatMap { libraries.presence(of: $0) }))
    } catch is MachineError, is CancellationError, is StorageError {
      // The app ended, or the storage refused; a preview has no reason to write.
    } catch {
      device.log.object(.preview, "IMP-6", "\(file.name) can be read, and the app says: \(error)")
    }
  }

  /// Discards the stages of imports that were cut off.
  func discardStaged() async {
    device.note(.discarding)
    let count = try? await app.importer.discardStaged()
    let library = await app.library
    guard device.app === self else { return }
    if count ?? 0 > 0 { device.log.reached(.discarded) }
    device.note(.discarded(count, library))
  }

  /// Undoes the last import.
  func takeBack() async {
    let label = TransactionOrigin.undoImport.text
    device.note(.planned(label: label, .takeBack))
    do {
      if let summary = try await variant.takeBack(app) {
        device.note(.takenBack(removed: summary.removed.count, kept: summary.kept.count))
      }
      device.note(.done(label: label))
    } catch {
      device.note(.givenUp(label: label))
    }
  }

  /// Applies an edit of the reader to a book.
  func edit(_ edit: ReaderEdit, as operation: ModelOperation) async {
    edits += 1
    let label = "\(edit.name) \(device.launch).\(edits)"
    device.note(.planned(label: label, operation))
    do {
      let isDone = try await variant.edit(edit, .edit(label), app.store, device.parts)
      device.note(isDone ? .done(label: label) : .givenUp(label: label))
    } catch {
      device.note(.givenUp(label: label))
    }
  }
}

/// The enricher of a small world: restarts 5 s after the storage has refused a result, and runs all the time
/// or in intervals, depending on the case.
private struct HuntedEnricher: Enriching {
  let enricher: any Enriching
  let device: HuntDevice
  let launch: Int

  /// False for a former run of the app, whose events are not reported.
  private var isCurrent: Bool { launch == device.launch }

  func run() async throws {
    try await device.process.point("looks up")
    while !Task.isCancelled {
      do {
        if device.plan.drains { try await runNowAndThen() } else { try await enricher.run() }
      } catch {
        // The storage refused; or the app ends, and the next pause throws.
      }
      try await device.pass(.seconds(5), "app recovers")
    }
  }

  private func runNowAndThen() async throws {
    while true {
      if isCurrent { device.note(.woken) }
      try await enricher.wake()
      if isCurrent { device.beginsDrain() }
      try await enricher.drain()
      if isCurrent { device.endsDrain() }
      try await device.pass(.seconds(20), "app idles")
    }
  }

  func wake() async throws { try await enricher.wake() }
  func drain() async throws { try await enricher.drain() }
}

extension Library {
  /// Returns true if a work may be that book, because of its number at the reader's old site, its title, or
  /// the ISBN of an edition.
  fileprivate func mayHave(_ book: ModelBook) -> Bool {
    let number = book.isbn.flatMap { try? ISBN($0) }?.isbn13
    return works.contains { work in
      work.title == book.title || source(of: work.id) == book.source
        || editions(of: work.id).contains { $0.facts.numbers.contains { $0.isbn13 == number } }
    }
  }

  /// Returns true if a work is that book, by its number at the reader's old site and its title.
  fileprivate func has(_ book: ModelBook) -> Bool {
    works.contains { $0.title == book.title && source(of: $0.id) == book.source }
  }
}

extension [Library] {
  /// Returns whether a book is in each of the libraries or in none; nil if that cannot be decided.
  fileprivate func presence(of book: ModelBook) -> BookPresence? {
    if allSatisfy({ $0.has(book) }) { return .there }
    return contains { $0.mayHave(book) } ? nil : .new
  }
}

extension ImportAccount {
  fileprivate init(of summary: ImportSummary, of file: ImportFile) {
    self.init(
      rows: summary.rows, imported: summary.imported, duplicates: summary.duplicates.count,
      rejected: summary.rejected.count, trueRows: file.rows,
      trueRejected: file.damaged.count, leftOut: summary.cellProblemCount, named: summary.cellProblems.count,
      trueLeftOut: file.badCells)
  }
}
