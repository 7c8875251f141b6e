// The figures of one reader, for the table of readers, and the selection of the slowest.

/// The counts and times of one reader. Times are in virtual milliseconds, rounded down.
package struct ReaderFigures: Codable, Sendable, Hashable {
  package let reader: Int
  package let cell: Int
  /// The name of the kind of export.
  package let export: String
  /// The time of arrival since the start of the world.
  package var arrival = 0
  /// The time at which the last book was settled or the reader gave up, since the start of the world.
  package var end = 0
  /// From the end of the import to `end`: the wait for providers' facts.
  package var lookUpTime = 0
  /// Rows of the export and their outcomes; `books` are those that created a work.
  package var rows = 0
  package var books = 0
  package var duplicates = 0
  package var rejected = 0
  /// Outages of the network between arrival and `end`, and their total time.
  package var outages = 0
  package var offlineTime = 0
  /// Requests that the device tried to send, those that failed, and the total time of all.
  package var requests = 0
  package var failedRequests = 0
  package var requestTime = 0
  /// Retries, and the total time of the pauses before them.
  package var retries = 0
  package var pauseTime = 0
  /// The number of times that a work was parked.
  package var parkings = 0
  /// Works by state: enriched, left to the reader's choice, not found, still waiting.
  package var enriched = 0
  package var toChoose = 0
  package var notFound = 0
  package var waiting = 0
  /// Enriched works with a conflict between a provider and the reader.
  package var toVerify = 0
  /// The number of violations.
  package var violations = 0

  package init(reader: Int, cell: Int, export: String) {
    self.reader = reader
    self.cell = cell
    self.export = export
  }

  /// Returns true if this reader ranks before `other` among the slowest: readers with works that still wait
  /// come first, then longer times, then lower numbers.
  func isSlower(than other: ReaderFigures) -> Bool {
    let (own, others) = (waiting > 0, other.waiting > 0)
    if own != others { return own }
    return (other.lookUpTime, reader) < (lookUpTime, other.reader)
  }
}

/// The readers of a run with the longest waits, slowest first.
package struct SlowestReaders: FigureValue, Hashable {
  /// The maximum number of readers kept.
  package static let most = 5

  package private(set) var readers: [ReaderFigures] = []

  package init() {}

  package init(_ reader: ReaderFigures) { readers = [reader] }

  package static var shape: FigureShape { .defined("slowest") }

  /// Adds the readers of another reader or cell. The slowest of all are among the slowest of each cell, so
  /// neither the order nor the grouping of additions matters.
  package mutating func add(_ other: SlowestReaders) {
    readers = Array((readers + other.readers).sorted { $0.isSlower(than: $1) }.prefix(Self.most))
  }
}
