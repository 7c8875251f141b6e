// All settings that affect the result of a load run, with their defaults. The number of threads is not one of
// them, because it must not affect the result.

package import BooksTrack
package import Providers
import Simulation
package import Synthesis

/// The settings of a load run; part of its report.
package struct LoadConfiguration: Codable, Sendable, Hashable {
  /// The number of readers.
  package var users = 100
  /// The number of different books in each reader's export.
  package var books = 1_500
  /// The seed of all random numbers.
  package var seed: UInt64 = 1
  /// The number of readers that share a backend, with its cache and providers, in one world.
  package var readersPerCell = 10
  /// The number of works in the catalog from which libraries are drawn and for which providers answer.
  package var catalogSize = 30_000
  /// The number of works that one device looks up at the same time (ENR-4).
  package var concurrency = 1
  /// The scenario; its settings are stored in the properties below.
  package var scenario = Scenario.migration
  /// The providers, in the backend's order of preference.
  package var providers = SimulatedProvider.all
  /// The order in which the backend queries them.
  package var strategy = Asking.merging
  /// The call quotas of the providers.
  package var quotas = Quotas.paid
  /// The usual mood of every provider.
  package var mood = Mood.healthy
  /// The intervals in which a provider has another mood.
  package var spells: [MoodInterval] = []
  /// The faults that are allowed; nil for all.
  package var faults: FaultSelection?
  /// The latency of providers, in percent of the usual one.
  package var latencyPercent = 100
  /// The share of the readers' queries that is in the backend's cache before they arrive, in percent.
  package var cacheWarmth = 0
  /// The share of readers' works that any provider has, in percent. A single provider was measured to have 89
  /// to 94; the share of all together is *assumed*, see `CommonGaps`.
  package var coverage = 92
  /// The normalization of titles for search (TTL-7).
  package var titles = TitleNormalization.corrected
  /// The kinds of export of the readers.
  package var format = ReaderExports.only(.goodreads)
  /// The kinds of readers.
  package var readership = Readership.mixed
  /// The number of days for which readers read after the import: sessions, questions of the app, the next
  /// book.
  package var readingDays = 0
  /// True if readers enter facts about authors while they read; they then read two books a week.
  package var curation = false
  /// True if readers follow series and edit them while they read; they then read two books a week.
  package var marathon = false
  /// The number of minutes within which the readers of a cell arrive.
  package var arrivalMinutes = 60
  /// Messages lost between device and backend, in 10,000.
  package var lossPerTenThousand = 20
  /// Devices that lose their network for a while, in 10,000.
  package var outagesPerTenThousand = 2_500
  /// The maximum number of relaunches by which a reader resumes parked works.
  package var relaunches = 6

  /// The devices of each reader; nil for one.
  package var devices: SeveralDevices?

  /// The routes of the backend that the app uses; nil for v1 (CON-18).
  package var routes: MetadataRoutes?
  /// The file that every reader imports; nil for invented exports.
  package var export: GivenExport?
  /// The greatest random addition to a pause before a retry, in percent of it; nil for none (ENR-5).
  package var jitterPercent: Int?

  /// The storage of a device's library.
  package var storage = StorageKind.files

  /// The kinds of storage of a library.
  package enum StorageKind: String, NamedValue, CaseIterable {
    /// In files on the simulated disk of the device.
    case files
    /// Not stored; a commit only takes some time. Faster, for runs that are not about files.
    case volatile
  }

  /// The ways to query several providers.
  package enum Asking: String, NamedValue, CaseIterable {
    /// All at the same time, and their answers are merged (CON-10).
    case merging
    /// One after the other, until one has the book.
    case firstAnswer = "first-answer"
  }

  /// The quotas of providers (CON-11).
  package enum Quotas: String, NamedValue, CaseIterable {
    /// More calls than are needed.
    case paid
    /// The quotas of the product documents: Google 1,000 a day, ISBNdb 500 a month.
    case free
  }

  /// Creates the documented load run: 100 readers with 1,500 books each.
  package init() {}

  /// Lets every reader import a file. Ten readers then, each with a backend for itself: all have the same
  /// books, and the answers for one would be in the cache for the others.
  package mutating func give(_ export: GivenExport) {
    self.export = export
    books = export.books
    users = 10
    readersPerCell = 1
    catalogSize = max(catalogSize, export.books * 4 / 3 + 1)
  }

  /// The settings of the scenario, before others are chosen.
  var usual: LoadConfiguration {
    var usual = LoadConfiguration()
    scenario.apply(to: &usual)
    if let export { usual.give(export) }
    return usual
  }

  /// Returns the kind of export of a reader.
  package func exportKind(of reader: Int) -> ExportKind {
    var stream = RandomStream(seed: seed, name: "formats").substream(reader)
    return format.kind(&stream)
  }

  /// The name of a reader's export in reports: of its kind, or of the given file.
  package func exportName(of reader: Int) -> String { export?.file ?? exportKind(of: reader).name }

  /// The number of cells, each of which is one world.
  package var cells: Int { (users + readersPerCell - 1) / readersPerCell }

  /// Returns the numbers of the readers of a cell.
  package func readers(ofCell cell: Int) -> Range<Int> {
    cell * readersPerCell..<min(users, (cell + 1) * readersPerCell)
  }

  /// Returns the numbers of the readers of consecutive cells.
  package func readers(ofCells cells: Range<Int>) -> Range<Int> {
    min(users, cells.lowerBound * readersPerCell)..<min(users, cells.upperBound * readersPerCell)
  }

  /// The ranges of the numbers.
  package enum Allowed {
    package static let users = 1...100_000
    package static let books = 1...20_000
    package static let readersPerCell = 1...1_000
    package static let catalogSize = 2_000...200_000
    package static let concurrency = 1...64
    package static let latencyPercent = 1...10_000
    package static let cacheWarmth = 0...100
    package static let coverage = 0...100
    package static let readingDays = 0...3_650
    package static let devices = 1...3
    package static let jitterPercent = 0...100
  }

  /// Throws a `ConfigurationError` if a setting has a value that is not allowed.
  package func validate() throws(ConfigurationError) {
    try Self.check(.users, users, in: Allowed.users)
    try Self.check(.books, books, in: Allowed.books)
    try Self.check(.readersPerCell, readersPerCell, in: Allowed.readersPerCell)
    try Self.check(.catalogSize, catalogSize, in: Allowed.catalogSize)
    try Self.check(.concurrency, concurrency, in: Allowed.concurrency)
    try Self.check(.latencyPercent, latencyPercent, in: Allowed.latencyPercent)
    try Self.check(.cacheWarmth, cacheWarmth, in: Allowed.cacheWarmth)
    try Self.check(.coverage, coverage, in: Allowed.coverage)
    try Self.check(.readingDays, readingDays, in: Allowed.readingDays)
    try Self.check(.jitterPercent, jitterPercent ?? 0, in: Allowed.jitterPercent)
    guard readingDays == 0 || storage == .files else {
      throw ConfigurationError(
        setting: .storage, found: storage.rawValue,
        expected: "files: whoever reads for \(readingDays.of("day")) opens the app again and again")
    }
    guard devices == nil || storage == .files else {
      throw ConfigurationError(
        setting: .storage, found: storage.rawValue, expected: "files: a device that died starts from its disk"
      )
    }
    guard export == nil || !marathon else {
      throw ConfigurationError(
        setting: .export, found: export?.file ?? "",
        expected: "no file with \(scenario.name): the true series of its books are unknown")
    }
    let names = providers.map(\.name)
    guard !names.isEmpty, Set(names).count == names.count else {
      throw ConfigurationError(
        setting: .providers, found: names.joined(separator: ","),
        expected: "some of \(SimulatedProvider.names.joined(separator: ", ")), each once")
    }
    guard cacheWarmth == 0 || quotas == .paid else {
      throw ConfigurationError(
        setting: .cacheWarmth, found: "\(cacheWarmth)",
        expected: "0 with \(scenario.name): whoever warms the cache would use up the day's calls")
    }
    guard spells.isEmpty || spells.contains(where: { providers.contains($0.provider) }) else {
      let absent = Set(spells.map(\.provider.name)).sorted().joined(separator: " or ")
      throw ConfigurationError(
        setting: .providers, found: names.joined(separator: ","),
        expected: "\(absent) among them, which \(scenario.name) is about")
    }
    guard books * 4 <= catalogSize * 3 else {
      throw ConfigurationError(
        setting: .books, found: "\(books)",
        expected: "at most three quarters of the catalog's \(catalogSize) works; more need a larger catalog")
    }
  }

  private static func check(
    _ setting: ConfigurationError.Setting, _ value: Int, in range: ClosedRange<Int>
  ) throws(ConfigurationError) {
    guard !range.contains(value) else { return }
    throw ConfigurationError(
      setting: setting, found: "\(value)",
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}
