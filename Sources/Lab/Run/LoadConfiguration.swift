// Everything that decides what a load run is, with its defaults, in one place. How many threads it gets is not
// among it: that must not matter.

import BooksTrack
import Providers
import Simulation
import Synthesis

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
  /// What the world around the readers does, by name; what it is stands in the settings below.
  package var scenario = "migration"
  /// The providers that there are, in the order in which the backend prefers them.
  package var providers = ProviderRoster.names
  /// How the backend asks them.
  package var strategy = Asking.merging
  /// How many calls they allow.
  package var quotas = Quotas.paid
  /// The usual mood of every provider, by name.
  package var mood = "healthy"
  /// Other moods for a while.
  package var spells: [MoodSpell] = []
  /// How long providers take, in percent of what is usual.
  package var latencyPercent = 100
  /// How much of what readers will ask is in the backend's cache before they come, in percent.
  package var cacheWarmth = 0
  /// How titles are normalized for search (TTL-7), by name.
  package var titles = "corrected"
  /// The kind of export that readers bring, by name; `mixed` for readers of all sites.
  package var format = "goodreads"
  /// Readers of a cell arrive within this many minutes.
  package var arrivalMinutes = 60
  /// Messages lost between device and backend, of ten thousand.
  package var lossPerTenThousand = 20
  /// Devices that lose their network for a while, of ten thousand.
  package var outagesPerTenThousand = 2_500
  /// How often a reader relaunches the app to go on with works that were parked.
  package var relaunches = 6

  /// Where a device keeps its library.
  package var storage = Storage.files

  /// Where a library is kept.
  package enum Storage: String, Codable, Sendable, CaseIterable {
    /// In files on the simulated disk of the device.
    case files
    /// Nowhere: a commit takes some time, and that is all. Quicker, where files are not what a run is about.
    case volatile
  }

  /// How several providers are asked.
  package enum Asking: String, Codable, Sendable, CaseIterable {
    /// At the same time, and what they say is put together (CON-10).
    case merging
    /// One after the other, until one knows the book.
    case firstAnswer = "first-answer"
  }

  /// What providers allow (CON-11).
  package enum Quotas: String, Codable, Sendable, CaseIterable {
    /// As much as anybody needs.
    case paid
    /// What the product documents say: Google 1,000 a day, ISBNdb 500 a month.
    case free
  }

  /// The load run as documented: 100 readers with 1,500 books each.
  package init() {}

  /// What the readers of a mixed run bring, by the number of the draw: half of them have been on Goodreads.
  static let mixture: [ExportKind] = [
    .goodreads, .goodreads, .goodreadsUntil2022, .goodreads2014, .goodreadsUnwrapped, .storyGraph,
    .storyGraph,
    .storyGraph2021, .libraryThing, .libraryThing, .libraryThingCSV, .libraryThingJSON,
  ]
  /// The name of a mixed run.
  package static let mixed = "mixed"

  /// What readers can bring, by name.
  package static var formats: [String] { ExportKind.all.map(\.name) + [mixed] }

  /// The kind of export of one reader.
  func exportKind(of reader: Int) -> ExportKind {
    guard format == Self.mixed else { return ExportKind.named(format) ?? .goodreads }
    var stream = RandomStream(seed: seed, name: "formats").substream(reader)
    return stream.pick(Self.mixture) ?? .goodreads
  }

  /// The moods that a provider can be in, by name.
  package static var moods: [String] { Mood.all.map(\.name) }

  /// The ways of normalizing titles for search, by name.
  private static let titleRulesByName: [(name: String, rules: TitleRules)] = [
    ("corrected", .corrected), ("as-written", .asWritten), ("none", .none),
  ]
  package static var waysOfTitles: [String] { titleRulesByName.map(\.name) }

  /// The way of normalizing titles for search.
  var titleRules: TitleRules { Self.titleRulesByName.first { $0.name == titles }?.rules ?? .corrected }

  /// The number of worlds.
  package var cells: Int { (users + readersPerCell - 1) / readersPerCell }

  /// The numbers of the readers of a cell.
  package func readers(ofCell cell: Int) -> Range<Int> {
    cell * readersPerCell..<min(users, (cell + 1) * readersPerCell)
  }

  /// Says what is wrong with a setting, if anything is.
  package func validate() throws(ConfigurationError) {
    try Self.check("--users", users, in: 1...100_000)
    try Self.check("--books", books, in: 1...20_000)
    try Self.check("--cell", readersPerCell, in: 1...1_000)
    try Self.check("--catalog", catalogSize, in: 2_000...200_000)
    try Self.check("--concurrency", concurrency, in: 1...64)
    guard Self.formats.contains(format) else {
      throw ConfigurationError(
        option: "--format", found: format, expected: "one of \(Self.formats.joined(separator: ", "))")
    }
    try Self.check("latency", latencyPercent, in: 1...10_000)
    try Self.check("warmth", cacheWarmth, in: 0...100)
    guard !providers.isEmpty, Set(providers).count == providers.count,
      providers.allSatisfy(ProviderRoster.names.contains)
    else {
      throw ConfigurationError(
        option: "--providers", found: providers.joined(separator: ","),
        expected: "some of \(ProviderRoster.names.joined(separator: ", ")), each once")
    }
    guard cacheWarmth == 0 || quotas == .paid else {
      throw ConfigurationError(
        option: "--warmth", found: "\(cacheWarmth)",
        expected: "0 with \(scenario): whoever warms the cache would use up the day's calls")
    }
    let absent = Set(spells.map(\.provider)).subtracting(providers)
    guard spells.isEmpty || spells.contains(where: { providers.contains($0.provider) }) else {
      throw ConfigurationError(
        option: "--providers", found: providers.joined(separator: ","),
        expected: "\(absent.sorted().joined(separator: " or ")) among them, which \(scenario) is about")
    }
    guard books * 4 <= catalogSize * 3 else {
      throw ConfigurationError(
        option: "--books", found: "\(books)",
        expected: "at most three quarters of the catalog's \(catalogSize) works; give a larger --catalog")
    }
  }

  private static func check(
    _ option: String, _ value: Int, in range: ClosedRange<Int>
  ) throws(ConfigurationError) {
    guard !range.contains(value) else { return }
    throw ConfigurationError(
      option: option, found: "\(value)",
      expected: "a whole number from \(range.lowerBound) to \(range.upperBound)")
  }
}

/// A setting that makes no sense.
package struct ConfigurationError: Error, Hashable, Sendable, CustomStringConvertible {
  package let option: String
  package let found: String
  package let expected: String

  package var description: String {
    "\(option) is \(found.isEmpty ? "empty" : found); expected \(expected)"
  }
}
