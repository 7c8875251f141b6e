// The events of enrichment, for the progress line of an app and the figures of a lab.

/// The result of a work's look-up.
public enum EnrichmentResult: String, Hashable, Sendable, CaseIterable {
  /// The book was found, and its facts are in the library.
  case enriched
  /// Several books are possible; the reader chooses.
  case needsChoice
  /// No provider knows the book.
  case notFound
  /// Too many tries failed; the next reconnect, launch or successful poll retries.
  case parked
  /// The work or its job was gone.
  case dropped
  /// The reader changed the work during the look-up, which is repeated.
  case outdated
}

/// An event of enrichment.
public enum EnrichmentEvent: Sendable {
  /// A query was sent.
  case asked(WorkID, MetadataQuery)
  /// A query was answered or failed.
  case answered(WorkID, MetadataQuery, MetadataAnswer)
  /// The next try waits for that duration after a failure.
  case paused(WorkID, Duration)
  /// A work has left the queue, or is parked.
  case finished(WorkID, EnrichmentResult)
  /// The counts for the progress line have changed.
  case progress(EnrichmentProgress)
  /// The breaker has opened: no queries are sent for a while, and the jobs wait.
  case breakerOpened
  /// The breaker has closed: the service is back.
  case breakerClosed
  /// The app has polled the service with a query for that work.
  case polled(WorkID, isBack: Bool)
}

/// The progress of enrichment (ENR-2). `done` never decreases.
public struct EnrichmentProgress: Hashable, Sendable, CustomStringConvertible {
  /// The number of works with a result.
  public let done: Int
  /// The works with a result and those still queued, including parked ones.
  public let total: Int

  /// Creates a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  /// The text for the reader: `15/500 books enriched`.
  public var description: String { "\(done)/\(total) books enriched" }
}

/// Counts the works that were looked up.
struct EnrichmentCount: Sendable {
  private var done = 0
  /// The number of jobs after the last commit of a result, and the sequence at which that commit started.
  private var waiting = (sequence: UInt64(0), jobs: 0)

  /// Counts a committed result and returns the progress; nil if the work is looked up again, or if the book
  /// is gone and was not enriched (ENR-7).
  mutating func ended(_ result: EnrichmentResult, left: (sequence: UInt64, jobs: Int)) -> EnrichmentProgress?
  {
    if left.sequence >= waiting.sequence { waiting = left }
    guard result != .outdated, result != .dropped else { return nil }
    if result != .parked { done += 1 }
    return EnrichmentProgress(done: done, total: done + waiting.jobs)
  }
}
