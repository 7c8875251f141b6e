// Devices that do not know of each other at first: each imports an export of its own. When they have met,
// each book has to be there once (SYN-4).

import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synthesis

extension DevicesLife {
  /// The time for the look-ups of all devices, after which the days begin in any case.
  private static let longestLookUps = 12 * 60 * DevicePlan.minute

  /// Imports an export on each device beside the phone, and waits until its books are looked up.
  mutating func importOnEach(_ export: (Int) -> SyntheticLibrary) async throws {
    imported = [Set(present)]
    for device in devices.dropFirst() {
      let library = export(device.number)
      narrative?.tell(
        "imports \(library.truth.rows.count.of("row")) of \(library.truth.format) on the \(device.name)",
        at: phone.process.clock.now)
      imported.append(try await importExport(library, on: device))
    }
    let start = now
    for device in devices.dropFirst() {
      while now - start < Self.longestLookUps {
        try await device.revive(from: phone.process)
        guard try await device.ask("look", { await $0.store.hasJobs }) ?? true else { break }
        try await phone.process.pass(.seconds(60), "until the books are looked up")
      }
    }
  }

  /// Imports an export, again if the device dies over it, and returns the true books.
  private mutating func importExport(
    _ library: SyntheticLibrary, on device: AccountDevice
  ) async throws -> Set<Int> {
    var outcome: ImportOutcome?
    while outcome == nil {
      try await device.revive(from: phone.process)
      try await phone.process.pass(.seconds(1), "until the reader imports on the \(device.name)")
      outcome = try await device.ask("import") { app in
        var source = BytesSource(library.export, chunkSize: 40_000)
        return try await app.importer.run(&source, fileName: library.fileName)
      }
    }
    let results = outcome?.summary.map(RowResults.init)?.results
    var found: Set<Int> = []
    for row in library.truth.rows {
      guard let work = results?[row.row]?.work else { continue }
      // A row that was merged into the work of another one by mistake is no book of this device.
      if books[work] == nil { books[work] = row.work }
      if books[work] == row.work { found.insert(row.work) }
    }
    return found
  }

  /// Counts how often each imported book is in a library in the end.
  mutating func judge(imported works: [Int: [WorkID]], on device: AccountDevice) {
    guard let all = imported.first.map({ imported.dropFirst().reduce($0) { $0.union($1) } }) else { return }
    for book in all.sorted() where account.removed[book] == nil {
      let isAlone = imported.count { $0.contains(book) } == 1
      let count = works[book]?.count ?? 0
      if isAlone { figures.alone.count(count == 1) } else { figures.joined.count(count == 1) }
      guard count != 1 else { continue }
      miss(
        isAlone ? "SYN-4.alone" : "SYN-4.joined", truth: "book \(book)",
        "\(device.name): \(count == 0 ? "not there" : "there \(count) times")")
    }
  }
}
