// Everything that decides what a load run is, with its defaults, in one place. How many threads it gets is
// not among it: that must not matter.

package import Providers
import Simulation
package import Synthesis

/// The settings of a load run; part of its report.
package struct LoadConfiguration: Codable, Sendable, Hashable {
  /// Readers.
  package var users = 100
  /// Different books in each reader's export.
  package var books = 1_500
  /// Fixes everything else.
  package var seed: UInt64 = 1
  /// Readers that share a backend edge with its cache and its providers; one world.
  package var readersPerCell = 10
  /// Works in the catalog that libraries are drawn from and providers answer for.
  package var catalogSize = 30_000
  /// Works that one device looks up at the same time (ENR-4).
  package var concurrency = 1
  /// What the world around the readers does; what it is stands in the settings below.
  package var scenario = Scenario.migration
  /// The providers that there are, in the order in which the backend prefers them.
  package var providers = SimulatedProvider.all
  /// How the backend asks them.
  package var strategy = Asking.merging
  /// How many calls they allow.
  package var quotas = Quotas.paid
  /// The usual mood of every provider.
  package var mood = Mood.healthy
  /// Other moods for a while.
  package var spells: [MoodInterval] = []
  /// Which faults may happen; nil for all.
  package var faults: FaultSelection?
  /// How long providers take, in percent of what is usual.
  package var latencyPercent = 100
  /// How much of what readers will ask is in the backend's cache before they come, in percent.
  package var cacheWarmth = 0
  /// Of what readers have, the share that any provider has at all, in percent. One provider alone was
  /// measured to have 89 to 94; what all have together is *assumed*, see `CommonGaps`.
  package var coverage = 92
  /// How titles are normalized for search (TTL-7).
  package var titles = TitleNormalization.corrected
  /// What readers bring along.
  package var format = ReaderExports.only(.goodreads)
  /// What kinds of reader there are.
  package var readership = Readership.mixed
  /// For how many days readers read behind the import: reading sessions, the app's questions, the next book.
  package var readingDays = 0
  /// Whether readers say what they know of authors while they read; who does reads two books a week.
  package var curation = false
  /// Whether readers go on with series and arrange them while they read; who does reads two books a week.
  package var marathon = false
  /// Readers of a cell arrive within this many minutes.
  package var arrivalMinutes = 60
  /// Messages lost between device and backend, of ten thousand.
  package var lossPerTenThousand = 20
  /// Devices that lose their network for a while, of ten thousand.
  package var outagesPerTenThousand = 2_500
  /// How often a reader relaunches the app to go on with works that were parked.
  package var relaunches = 6

  /// Where a device keeps its library.
  package var storage = StorageKind.files

  /// Where a library is kept.
  package enum StorageKind: String, NamedValue, CaseIterable {
    /// In files on the simulated disk of the device.
    case files
    /// Nowhere: a commit takes some time, and that is all. Quicker, where files are not what a run is about.
    case volatile
  }

  /// How several providers are asked.
  package enum Asking: String, NamedValue, CaseIterable {
    /// At the same time, and what they say is put together (CON-10).
    case merging
    /// One after the other, until one knows the book.
    case firstAnswer = "first-answer"
  }

  /// What providers allow (CON-11).
  package enum Quotas: String, NamedValue, CaseIterable {
    /// As much as anybody needs.
    case paid
    /// What the product documents say: Google 1,000 a day, ISBNdb 500 a month.
    case free
  }

  /// The load run as documented: 100 readers with 1,500 books each.
  package init() {}

  /// The kind of export of one reader.
  package func exportKind(of reader: Int) -> ExportKind {
    var stream = RandomStream(seed: seed, name: "formats").substream(reader)
    return format.kind(&stream)
  }

  /// The number of worlds.
  package var cells: Int { (users + readersPerCell - 1) / readersPerCell }

  /// The numbers of the readers of a cell.
  package func readers(ofCell cell: Int) -> Range<Int> {
    cell * readersPerCell..<min(users, (cell + 1) * readersPerCell)
  }

  /// The numbers of the readers of cells that follow each other.
  package func readers(ofCells cells: Range<Int>) -> Range<Int> {
    min(users, cells.lowerBound * readersPerCell)..<min(users, cells.upperBound * readersPerCell)
  }

  /// What each number may be.
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
  }

  /// Says what is wrong with a setting, if anything is.
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
    guard readingDays == 0 || storage == .files else {
      throw ConfigurationError(
        setting: .storage, found: storage.rawValue,
        expected: "files: whoever reads for \(readingDays.of("day")) opens the app again and again")
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
