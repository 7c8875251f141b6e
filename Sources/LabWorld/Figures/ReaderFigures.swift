// What one reader lived through, in numbers: a row of the table of readers, and why the slowest were slow.

/// The counts and times of one reader. Times are in virtual milliseconds, rounded down.
package struct ReaderFigures: Codable, Sendable, Hashable {
  package let reader: Int
  package let cell: Int
  /// The kind of export.
  package let export: String
  /// When the reader came, since the world began.
  package var arrival = 0
  /// When the last book was in, or the reader gave up, since the world began.
  package var end = 0
  /// From the end of the import to `end`: the waiting for providers' facts.
  package var lookUpTime = 0
  /// Rows of the export, and what became of them; `books` are those that made a work.
  package var rows = 0
  package var books = 0
  package var duplicates = 0
  package var rejected = 0
  /// Times without a network between arrival and `end`, and how long they were together.
  package var outages = 0
  package var offlineTime = 0
  /// Requests that the device tried to send, those that failed, and how long all of them took together.
  package var requests = 0
  package var failedRequests = 0
  package var requestTime = 0
  /// Tries after a failure, and the pauses before them together.
  package var retries = 0
  package var pauseTime = 0
  /// How often a work was parked.
  package var parkings = 0
  /// Works by what became of them: enriched, left to the reader's choice, known to nobody, still waiting.
  package var enriched = 0
  package var toChoose = 0
  package var notFound = 0
  package var waiting = 0
  /// Enriched works about which a provider contradicts the reader.
  package var toVerify = 0
  /// What must never happen and did.
  package var violations = 0

  package init(reader: Int, cell: Int, export: String) {
    self.reader = reader
    self.cell = cell
    self.export = export
  }

  /// Whether this reader is told of before the other among the slowest: works that still wait count as longer
  /// than any time; of equals, the lower number is first.
  func isSlower(than other: ReaderFigures) -> Bool {
    let (own, others) = (waiting > 0, other.waiting > 0)
    if own != others { return own }
    return (other.lookUpTime, reader) < (lookUpTime, other.reader)
  }
}

/// The readers of a run who waited longest, slowest first.
package struct SlowestReaders: Codable, Sendable, Hashable {
  /// How many are kept.
  package static let most = 5

  package private(set) var readers: [ReaderFigures] = []

  package init() {}

  package init(_ reader: ReaderFigures) { readers = [reader] }

  /// Adds another reader's, or another cell's. Whoever is among the slowest of all is among those of its
  /// cell, so that neither order nor grouping of additions matters.
  package mutating func add(_ other: SlowestReaders) {
    readers = Array((readers + other.readers).sorted { $0.isSlower(than: $1) }.prefix(Self.most))
  }
}
