// Measures imports in which the look-up of duplicates fails for some rows, as with an unreadable index
// (DUP-8): such a row is imported as a new book, and the summary lists it. No other run has such failures.

import Bench
import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synchronization
import Synthesis

/// Imports with failing look-ups.
enum LookupFailures {
  /// The handling of a look-up that fails.
  typealias Failing = @Sendable (any Error) throws -> MatchResult

  private struct Unreadable: Error {}

  /// - Parameter failing: Handles the failure; by default it is thrown to the stack.
  static func figures(by failing: @escaping Failing = { throw $0 }) -> [VerifyFigure] {
    let export = SyntheticLibrary.make(
      catalog: Catalog.make(seed: 4, size: 2_000), books: 600,
      stream: RandomStream(seed: 6, name: "failing look-ups")
    ).export
    let failed = Mutex<Set<Int>>([])
    let reported = Mutex<Set<Int>>([])
    var rules = ImportRules.standard
    rules.lookup = DuplicateLookup { draft, keys, library in
      guard draft.row % 7 == 0 else { return library.matchIndex.match(keys) }
      failed.withLock { _ = $0.insert(draft.row) }
      return try failing(Unreadable())
    }
    _ = Simulator(seed: 1).run { [rules] _ in
      let store = LibraryStore(
        library: Library(replica: 1), storage: VolatileStorage(), wallTime: BenchmarkCalendar())
      var source = BytesSource(export)
      let importer = Importer(store: store, wallTime: BenchmarkCalendar(), rules: rules)
      guard let summary = try await importer.run(&source, fileName: "export.csv").summary else { return }
      let results = RowResults(summary)
      let named = summary.failedLookups.filter { row in
        results.results[row].map { $0.work != nil && $0.tier == nil } ?? false
      }
      reported.withLock { $0 = Set(named) }
    }
    let (rows, right) = (failed.withLock { $0 }, reported.withLock { $0 })
    return [
      VerifyFigure(
        Target("DUP-8.told", "failed look-ups told")
          .judge(Fraction(rows.intersection(right).count, of: rows.count)),
        from: .exports, on: Evidence(rows.count, "failed look-ups", atLeast: 50))
    ]
  }
}
