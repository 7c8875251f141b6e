// Named settings of a load run. A scenario only changes the configuration, so that the configuration in a
// report describes the run completely.

import Providers
import Synthesis

/// A named change of a load run's settings.
package struct Scenario: NamedValue {
  package let name: String
  /// A description in one sentence.
  package let sentence: String
  private let change: @Sendable (inout LoadConfiguration) -> Void

  init(_ name: String, _ sentence: String, _ change: @escaping @Sendable (inout LoadConfiguration) -> Void) {
    self.name = name
    self.sentence = sentence
    self.change = change
  }

  package static func == (left: Scenario, right: Scenario) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Applies the change to a configuration.
  package func apply(to configuration: inout LoadConfiguration) {
    configuration.scenario = self
    change(&configuration)
  }

  /// The minutes in which the outages of scenarios begin and end: most readers are in the middle of their
  /// queues, and there is time to recover afterwards.
  private static let outage = (from: 30, to: 90)

  /// The default scenario.
  package static let migration = Scenario(
    "migration", "Readers move in from other sites; providers have the quotas of a paying key."
  ) { _ in }

  /// Providers have their free quotas.
  package static let freeTier = Scenario(
    "free-tier", "The same with the free quotas: 1,000 calls a day for Google Books, 500 a month for ISBNdb."
  ) {
    $0.quotas = .free
  }

  /// All providers are out.
  package static let allOut = Scenario("all-out", "All providers are out for an hour.") {
    $0.spells = down(SimulatedProvider.all)
  }

  /// Google Books is the only provider.
  package static let googleOnly = Scenario(
    "google-only", "Google Books is the only provider, as the product documents have it today."
  ) {
    $0.providers = [.googleBooks]
  }

  /// All scenarios.
  package static let all: [Scenario] = [
    migration, freeTier, googleOnly,
    Scenario("one-after-the-other", "A provider is asked only where those before it know nothing.") {
      $0.strategy = .firstAnswer
    },
    Scenario("google-outage", "Google Books is out for an hour.") {
      $0.spells = down([.googleBooks])
    },
    Scenario("open-library-outage", "Open Library is out for an hour.") {
      $0.spells = down([.openLibrary])
    },
    Scenario("isbndb-outage", "ISBNdb is out for an hour.") { $0.spells = down([.isbndb]) },
    allOut, readingMonth, readingYear, curators, seriesMarathon,
    twoDevices, twoDevicesOffline, newPhone,
  ]

  /// Readers with libraries of ordinary size read for a month.
  static let readingMonth = Scenario(
    "reading-month", "Readers with 300 books each read for a month: sessions, questions, the next book."
  ) {
    $0.books = booksOfReaders
    $0.readingDays = 30
  }

  /// The same for a year.
  package static let readingYear = Scenario("reading-year", "The same for a year.") {
    $0.books = booksOfReaders
    $0.readingDays = 365
  }

  /// Readers with many books by each author enter what they know of the authors.
  package static let curators = Scenario(
    "curation",
    "Readers of series read two books a week for a year, and say once what they know of each author."
  ) {
    $0.readership = .only(.genre)
    $0.readingDays = 365
    $0.curation = true
  }

  /// Readers follow series for months, and at the end empty their library and import it again.
  package static let seriesMarathon = Scenario(
    "series-marathon",
    "Readers of series read two books a week for four months: the next volume, series by hand, a new beginning."
  ) {
    $0.readership = .only(.genre)
    $0.books = booksOfReaders
    $0.readingDays = 120
    $0.marathon = true
  }

  /// Readers use two devices with one account.
  package static let twoDevices = Scenario(
    "two-devices", "Readers read, file books and enter facts on a phone and a tablet for a week."
  ) {
    $0.books = booksOfReaders
    $0.devices = SeveralDevices(days: 7)
  }

  /// A second device joins when the first one has been used for a while.
  package static let newPhone = Scenario(
    "new-phone", "A second device joins when all books are looked up, and is used beside the first one."
  ) {
    $0.books = booksOfReaders
    $0.devices = SeveralDevices(meeting: .late, days: 3)
  }

  /// Two devices that import before they know of each other.
  package static let twoDevicesOffline = Scenario(
    "two-devices-offline",
    "A phone and a tablet import overlapping exports, are used apart for a week, and then meet."
  ) {
    $0.books = booksOfReaders
    $0.devices = SeveralDevices(meeting: .apart, days: 7)
  }

  private static let booksOfReaders = 300

  private static func down(_ providers: [SimulatedProvider]) -> [MoodInterval] {
    providers.map { MoodInterval($0, .outage, fromMinute: outage.from, toMinute: outage.to) }
  }
}
