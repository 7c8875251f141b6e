// Repeats an import that skips or replaces books which the reader has rated since, on a device that loses
// power at every possible point (DUP-6). After the next launch and another import, all ratings must be the
// reader's, or all the file's.

import BooksTrack
import LabWorld
import Simulation
import Synthesis

/// Second imports with a strategy, and losses of power.
enum StrategyKills {
  private static let device = "phone"
  /// More than a batch of an import, so that a partial result is possible.
  private static let books = 160
  /// More points than the import of so few books has.
  private static let mostPoints = 1_000
  /// The reader's rating of every book between the two imports.
  private static let readers = Rating(quarters: 4)

  /// The final state of a device, with ratings by title.
  ///
  /// `@unchecked Sendable`: used only on the thread of its world.
  private final class Finding: @unchecked Sendable {
    var ratings: [String: Rating?]?
    var files: [String: [UInt8]] = [:]
    var wasKilled = false
  }

  /// - Parameters:
  ///   - step: The device dies at every point of an import, or at one in as many.
  ///   - strategies: Returns the strategy that the stack uses for skip and for replace.
  static func figures(
    step: Int = 1, doing strategies: @Sendable (DuplicateStrategy) -> DuplicateStrategy = { $0 }
  ) -> [VerifyFigure] {
    let export = SyntheticLibrary.make(
      catalog: Catalog.make(seed: 4, size: 2_000), books: books,
      stream: RandomStream(seed: 8, name: "strategies")
    ).export
    let first = live(export, .smart, on: [:], .exactly([]))
    let edited = live(nil, .smart, on: first.files, .exactly([]))
    var (deaths, bad) = (0, 0)
    for strategy in [DuplicateStrategy.skip, .replace] {
      // Books that the file does not rate keep the reader's rating.
      let rated = (first.ratings ?? [:]).filter { $0.value != nil }
      let right = strategy == .skip ? rated.mapValues { _ in readers } : rated
      for unsynced in [false, true] {
        for point in stride(from: 0, to: mostPoints, by: step) {
          var firings = [FaultFiring(kind: MachineFault.kill, site: device, pass: point)]
          if unsynced {
            firings += (0..<64).map {
              FaultFiring(kind: DiskFault.lostWrite, site: "disk \(device)", pass: $0)
            }
          }
          let life = live(export, strategies(strategy), on: edited.files, .exactly(firings.sorted()))
          guard life.wasKilled else { break }
          deaths += 1
          if rated.isEmpty || life.ratings?.filter({ rated[$0.key] != nil }) != right { bad += 1 }
        }
      }
    }
    return [
      VerifyFigure(
        Target("DUP-6.kills", "skipped or replaced by halves")
          .judge(Fraction(bad)),
        from: .migration, on: Evidence(deaths, "losses of power", atLeast: 100))
    ]
  }

  /// - Parameter export: The file to import; without one the reader rates every book.
  private static func live(
    _ export: [UInt8]?, _ strategy: DuplicateStrategy, on files: [String: [UInt8]], _ faults: FaultPlan
  ) -> Finding {
    let finding = Finding()
    let outcome = Simulator(seed: 1, faults: faults).run { world in
      let phone = world.process(device)
      phone.disk.behavior = DiskBehavior(unsynced: .kept)
      let disk = SimulatedFiles(process: phone)
      for (name, bytes) in files.sorted(by: { $0.key < $1.key }) {
        try await disk.append(bytes, to: name)
        try await disk.sync(name)
      }
      try await disk.syncDirectory()
      phone.exposed(to: [MachineFault.kill])
      phone.boot("import") { phone in
        let opened = try await LibraryArchive.open(SimulatedFiles(process: phone), replica: 1)
        let wallTime = SimulatedWallTime(phone.clock)
        let store = LibraryStore(library: opened.library, storage: opened.archive, wallTime: wallTime)
        let importer = Importer(store: store, wallTime: wallTime)
        try await importer.resume()
        if let export {
          var source = BytesSource(export, chunkSize: 500)
          _ = try await importer.run(&source, fileName: "export.csv", strategy: strategy)
        } else {
          try await store.commit(.edit("rate all")) { editor in
            for var entry in Array(editor.library.entries) {
              entry.facts.rating = readers
              editor.put(entry)
            }
          }
        }
        finding.ratings = ratings(await store.snapshot)
      }
      for _ in 0..<60 where finding.ratings == nil {
        try await world.root.pass(.seconds(60), "until the file is imported")
      }
      for name in try await disk.list() { finding.files[name] = try await disk.read(name) }
      finding.wasKilled = phone.incarnation > 1
    }
    if outcome.verdict != .passed { finding.ratings = nil }
    return finding
  }

  private static func ratings(_ library: Library) -> [String: Rating?] {
    let rated = library.entries.map { (library.works[$0.work]?.title ?? "", $0.facts.rating) }
    return Dictionary(rated, uniquingKeysWith: { first, _ in first })
  }
}
