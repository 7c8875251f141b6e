// The minimum size of a run that gives a row enough data. In a smaller run, a row without data is a finding
// and the size is reported; in a larger one, it fails the run. A share that is below its limit on a sample
// that is too small for a miss (`SampleSize`) is a row without data: chance must not turn a small run red.
//
// At its size a row has at least the evidence that it needs (`Evidence`) in 999 of 1,000 seeds: the mean over
// seeds, less three and a half standard deviations. For rows of exports the mean is that of readers with the
// fewest cases, 68 further rows and 10 damaged ones in 10,000 books, and of a quarter of the readers for each
// site; in 40 libraries of each site the variance equaled the mean. The other sizes were measured in runs of
// 20 and of 100 readers with default settings, and have half as many cases again as the row needs. If
// settings make a case rarer, a run of that size may fail for lack of data, and reports it.
// DUP-9.recall and DUP-9.hard need the 1,600 rows from which a miss counts (`SampleSize`): with hard rows the
// share is close to the limit, and a smaller run would miss it by chance.

/// A minimum size of load runs.
enum LeastRun: Sendable, Hashable {
  /// The books of all readers together.
  case books(Int)
  /// The books of the readers who share a backend and its quotas.
  case booksOfCell(Int)
  case readers(Int)
  /// The number of readers times the days for which they read.
  case readerDays(Int)

  /// Returns the reason for which a row may lack data in runs of a configuration; nil if it may not.
  static func lack(of id: String, in configuration: LoadConfiguration) -> String? {
    size(for: id, in: configuration).map { "a run of \($0.text) has enough of it" }
  }

  /// Returns the minimum size for a row if the configuration is smaller, or nil.
  static func size(for id: String, in configuration: LoadConfiguration) -> LeastRun? {
    let name = id.split(separator: ".").prefix(2).joined(separator: ".")
    return sizes[id == name ? id : "\(name).*"].flatMap { $0.isReached(by: configuration) ? nil : $0 }
  }

  private func isReached(by configuration: LoadConfiguration) -> Bool {
    switch self {
    case .books(let least): configuration.users * configuration.books >= least
    case .booksOfCell(let least):
      min(configuration.users, configuration.readersPerCell) * configuration.books >= least
    case .readers(let least): configuration.users >= least
    case .readerDays(let least): configuration.users * configuration.readingDays >= least
    }
  }

  /// The sort order: by kind, then by size.
  var order: (kind: Int, size: Int) {
    switch self {
    case .books(let size): (0, size)
    case .booksOfCell(let size): (1, size)
    case .readers(let size): (2, size)
    case .readerDays(let size): (3, size)
    }
  }

  var text: String {
    switch self {
    case .books(let least): "\(least.grouped) books"
    case .booksOfCell(let least): "\(least.grouped) books in a cell"
    case .readers(let least): least.of("reader")
    case .readerDays(let least): "\(least.grouped) days of readers"
    }
  }

  /// The sizes by row; all sites share a row. A row that is not listed fails a run of any size for lack of
  /// data: with fewer than ten readers it is not a load run (LAB-2).
  static let sizes: [String: LeastRun] = [
    "IMP-9": .books(1_500), "IMP-11": .books(1_500), "IMP-12": .books(3_000), "ENR-12": .books(1_500),
    "ENR-12.known": .books(1_500), "ENR-12.precision": .books(2_000), "CON-5.known": .books(2_000),
    "CON-5.contributors": .books(2_000),
    "ENR-12.genre": .books(1_500), "ENR-10": .books(4_000), "ENR-10.usable": .readers(20),
    "ENR-12.facts": .books(6_000), "ENR-12.field": .books(1_500),
    "ENR-15.cover": .books(3_000), "ENR-15.isbn": .books(12_000), "ENR-15.year": .books(24_000),
    "ENR-15.pages": .books(24_000),
    "SER-16.recall": .books(15_000), "SER-16.precision": .books(15_000), "SER-16.told": .books(15_000),
    "DUP-11.alike": .books(15_000),
    "CON-11": .booksOfCell(15_000),
    "IMP-5": .books(60_000), "IMP-5.whole": .books(60_000), "DUP-9.recall": .books(260_000),
    "DUP-9.hard": .books(260_000),
    "DUP-9.precision": .books(60_000),
    "DUP-9.recall.*": .books(1_000_000),
    "DUP-9.precision.*": .books(270_000),
    "SER-16.series": .books(2_000_000),
    "TTL-7": .readers(16),
    "SES-2": .readerDays(600), "SES-3": .readerDays(2_000), "SES-5": .readerDays(600),
    "SES-9": .readerDays(600),
    "CUR-1": .readerDays(600), "DIV-7": .readerDays(600), "CAS-1.shown": .readerDays(600),
    "CAS-9.told": .readerDays(600), "CAS-9.overridden": .readerDays(600), "CAS-10.lines": .readerDays(600),
    "CAS-13.completion": .readerDays(600),
    "DIV-5": .readerDays(2_000), "CAS-7.bursts": .readerDays(2_000),
    "CAS-7.screens": .readerDays(2_000), "SER-8.shelves": .readerDays(2_000),
    "SER-12.offers": .readerDays(2_000), "SER-15.back": .readerDays(2_000),
    "SER-22.learnt": .readerDays(2_000), "SER-22.found": .readerDays(5_000),
    "SER-19.picked": .readerDays(2_000), "SER-21.detected": .readerDays(2_000),
    "SER-13.once": .readerDays(5_000), "SER-21.added": .readerDays(8_000),
    "SER-21.celebrated": .readerDays(5_000),
    "SYN-1.silent": .readers(12), "SYN-3.rest": .readers(12), "SYN-11.true": .readers(12),
    "SES-1.timers": .readers(12), "DIV-7.devices": .readers(12), "SYN-2.last": .readers(20),
    "SYN-4.joined": .books(1_500), "SYN-4.alone": .books(1_500),
    "SYN-3.equal": .books(3_000), "SYN-3.gone": .readers(40),
    "SYN-7.points": .readers(40), "SYN-12.latency": .readers(40),
    "SES-1.sittings": .readers(20),
    "ENR-3.flights": .readerDays(6_000), "SER-18.stories": .readerDays(20_000),
  ]
}
