// Named settings of a load run: what the world around the readers does. A scenario is a change of the
// configuration and nothing else, so that a report says everything that a run was.

import Providers
import Synthesis

/// A scenario.
package struct Scenario: NamedValue {
  package let name: String
  /// What it is, for people.
  package let sentence: String
  private let change: @Sendable (inout LoadConfiguration) -> Void

  init(_ name: String, _ sentence: String, _ change: @escaping @Sendable (inout LoadConfiguration) -> Void) {
    self.name = name
    self.sentence = sentence
    self.change = change
  }

  package static func == (left: Scenario, right: Scenario) -> Bool { left.name == right.name }
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// Sets it up.
  package func apply(to configuration: inout LoadConfiguration) {
    configuration.scenario = self
    change(&configuration)
  }

  /// The minutes in which the outages of scenarios begin and end: most readers are in the middle of their
  /// queues, and there is time to recover behind it.
  private static let outage = (from: 30, to: 90)

  /// The usual one.
  package static let migration = Scenario(
    "migration", "Readers move in from other sites; providers have the quotas of a paying key."
  ) { _ in }

  /// Nobody pays.
  package static let freeTier = Scenario(
    "free-tier", "The same with the free quotas: 1,000 calls a day for Google Books, 500 a month for ISBNdb."
  ) {
    $0.quotas = .free
  }

  /// There is nobody to ask.
  package static let allOut = Scenario("all-out", "All providers are out for an hour.") {
    $0.spells = down(SimulatedProvider.all)
  }

  /// One provider for everything.
  package static let googleOnly = Scenario(
    "google-only", "Google Books is the only provider, as the product documents have it today."
  ) {
    $0.providers = [.googleBooks]
  }

  /// Every scenario.
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
  ]

  /// Readers with an ordinary shelf read for a month.
  static let readingMonth = Scenario(
    "reading-month", "Readers with 300 books each read for a month: sessions, questions, the next book."
  ) {
    $0.books = booksOfReaders
    $0.readingDays = 30
  }

  /// The same for long.
  package static let readingYear = Scenario("reading-year", "The same for a year.") {
    $0.books = booksOfReaders
    $0.readingDays = 365
  }

  /// Readers with many books by each author say once what they know of these.
  package static let curators = Scenario(
    "curation",
    "Readers of series read two books a week for a year, and say once what they know of each author."
  ) {
    $0.readership = .only(.genre)
    $0.readingDays = 365
    $0.curation = true
  }

  /// Readers who follow series for months, and at the end begin again.
  package static let seriesMarathon = Scenario(
    "series-marathon",
    "Readers of series read two books a week for four months: the next volume, series by hand, a new beginning."
  ) {
    $0.readership = .only(.genre)
    $0.books = booksOfReaders
    $0.readingDays = 120
    $0.marathon = true
  }

  private static let booksOfReaders = 300

  private static func down(_ providers: [SimulatedProvider]) -> [MoodInterval] {
    providers.map { MoodInterval($0, .outage, fromMinute: outage.from, toMinute: outage.to) }
  }
}
