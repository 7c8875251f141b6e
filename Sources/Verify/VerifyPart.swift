// The parts of `verify` that measure clauses.

/// A part of a verification.
package enum VerifyPart: String, Codable, CaseIterable, Sendable {
  case exports
  case matching
  case genres
  case editions
  case series
  case load
  case freeTier = "free-tier"
  case sizes
  case outage
  case repetition
  case concurrency
  case reading
  case charts
  case curation
  case marathon
  case shelves
  case memory
  case hunt
  case kills
  case migration
  case devices

  /// True if the part measures time and must run alone.
  var isTimed: Bool { [.charts, .shelves, .curation].contains(self) }

  /// The order in which parts are started: first those that measure time, then the longest first, so that the
  /// last ones are short and no core is idle for long.
  static let inOrderOfWork: [VerifyPart] = [
    .charts, .curation, .shelves,
    .hunt, .marathon, .load, .memory, .freeTier, .reading, .devices, .sizes, .kills, .migration, .series,
    .repetition,
    .outage, .concurrency, .exports, .matching, .editions, .genres,
  ]

  /// A description for people.
  package var sentence: String {
    switch self {
    case .exports: "exports of every site, recognised and read in pieces of every size and encoding"
    case .matching: "labelled pairs of books, by the corrected rules and those of the documents"
    case .genres: "headings that people have labelled, by both rules"
    case .editions: "search results with several editions of a book, brought together by both rules"
    case .series: "titles with markers of series and with subtitles, by both rules"
    case .load: "30 readers of all sites with 1,500 books each"
    case .freeTier: "10 readers with 1,500 books each on the providers' free quotas"
    case .sizes: "readers with 100 books, and with 500"
    case .outage: "10 readers while all providers are out for an hour"
    case .repetition: "a small rough run four times, on one thread and two, and with other seeds"
    case .concurrency: "10 readers whose devices look up one book, and four, at a time"
    case .reading: "10 readers with 300 books who read for a year"
    case .charts: "the chart of 15,000 books behind a launch"
    case .curation: "10 readers with 1,500 books whose authors are described"
    case .marathon: "60 readers who follow series for four months"
    case .shelves: "lists of 50 series and of 2,000"
    case .memory: "the app's work in processes of its own"
    case .hunt: "some thousand small worlds with faults, each twice"
    case .kills: "processes that are killed on real files"
    case .devices: "40 readers with two devices, and sync with a record server that fails"
    case .migration: "libraries of earlier versions, and second imports, while the power goes"
    }
  }
}
