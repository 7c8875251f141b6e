// Imports the exports of further apps, and lists that people keep in spreadsheets, and compares what the
// library has with what the rows say: whether each export is recognised (IMP-18), whether no column and no
// fact vanishes (IMP-17), and whether ratings, days, names and states are read as their columns mean them
// (IMP-19).

import Bench
import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synthesis

/// The way in which exports of further apps are imported; a planted bug replaces parts of it.
struct DialectRules: Sendable {
  var imports = ImportRules.standard
  /// Returns the columns of a file that the account names as not read.
  var named: @Sendable (HeaderMatch) -> [String] = { $0.unknownColumns + $0.notImported }

  static let shipped = DialectRules()

  func with(_ change: (inout DialectRules) -> Void) -> DialectRules {
    var other = self
    change(&other)
    return other
  }
}

/// Imports of exports of further apps.
enum DialectReading {
  /// The format that a list of a person is read by.
  private static let unknown = "columns by their names"
  /// The number of books in the export of each kind of reader.
  private static let books = 60
  /// The facts whose cells mean nothing without the rest of their column.
  private static let values: Set<String> = ["rating", "status", "added", "read", "readings", "people"]

  static func figures(by rules: DialectRules = .shipped) -> [VerifyFigure] {
    let catalog = Catalog.make(seed: 4, size: 2_000)
    var (known, columns, facts, values) = (Rate.none, Rate.none, Rate.none, Rate.none)
    for kind in [.goodreads2026] + ExportKind.tables {
      for (index, reader) in ReaderKind.all.enumerated() {
        let stream = RandomStream(seed: 7, name: "exports").substream(kind.name).substream(index)
        let library = SyntheticLibrary.make(
          catalog: catalog, books: books, format: kind, reader: reader, stream: stream)
        let reading = ExportRules(formats: rules.imports.formats)
        let match = ExportReading(library.export, pieces: library.export.count, by: reading).match
        known.count(match?.format.name.hasPrefix(kind.app ?? unknown) ?? false)
        columns = columns + accounted(match, of: kind, by: rules)
        for (field, rate) in kept(of: library, by: rules.imports) {
          facts = facts + rate
          if Self.values.contains(field) { values = values + rate }
        }
      }
    }
    return [
      figure("IMP-17.columns", "columns read or named", columns, of: "columns", atLeast: 230),
      figure("IMP-17.facts", "facts that the library has", facts, of: "facts", atLeast: 10_000),
      figure("IMP-18.known", "exports recognised", known, of: "exports", atLeast: 20),
      figure("IMP-19.values", "ratings, days, names as meant", values, of: "values", atLeast: 5_000),
    ]
  }

  private static func figure(
    _ id: FigureID, _ title: String, _ rate: Rate, of noun: String, atLeast least: Int
  ) -> VerifyFigure {
    VerifyFigure(
      Target(id, title).judge(Fraction(rate)), from: .exports, on: Evidence(rate.whole, noun, atLeast: least))
  }

  /// Counts the columns of an export, and of these the ones that are read or named as not read.
  private static func accounted(
    _ match: HeaderMatch?, of kind: ExportKind, by rules: DialectRules
  ) -> Rate {
    guard let match else { return Rate(0, of: kind.columns.count) }
    let named = Set(rules.named(match))
    let read = Set(match.fields.filter { $0.field != nil }.map(\.column))
    return Rate(kind.columns.count { read.contains($0) || named.contains($0) }, of: kind.columns.count)
  }

  /// Imports an export and counts the facts of its rows that the library has, by field.
  private static func kept(of library: SyntheticLibrary, by rules: ImportRules) -> [String: Rate] {
    let outcome = Simulator(seed: 1).run { _ in
      let store = LibraryStore(
        library: Library(replica: 1), storage: VolatileStorage(), wallTime: BenchmarkCalendar())
      var source = BytesSource(library.export)
      let importer = Importer(store: store, wallTime: BenchmarkCalendar(), rules: rules)
      guard let summary = try await importer.run(&source, fileName: library.fileName).summary else {
        return [String: Rate]()
      }
      return KeptFacts(await store.snapshot, RowResults(summary), library.said).byField
    }
    return outcome.value ?? [:]
  }
}
