// What an observer of enrichment is told: for the progress line of an app and for the figures of a lab.

/// How the look-up of a work ended.
public enum EnrichmentResult: String, Hashable, Sendable, CaseIterable {
  /// The book was found, and its facts are in the library.
  case enriched
  /// Several books may be the one; the reader chooses.
  case needsChoice
  /// Nobody knows the book.
  case notFound
  /// It failed too often; the next reconnection tries again.
  case parked
  /// The work was gone, or somebody else had finished it.
  case dropped
  /// The reader changed the work while it was looked up; it is looked up anew.
  case outdated
}

/// Something that happened.
public enum EnrichmentEvent: Sendable {
  /// A question was sent.
  case asked(WorkID, MetadataQuery)
  /// A question has had its answer, or has failed.
  case answered(WorkID, MetadataQuery, MetadataAnswer)
  /// After a failure the next try waits so long.
  case paused(WorkID, Duration)
  /// A work has left the queue, or is parked.
  case finished(WorkID, EnrichmentResult)
  /// The counts that the reader sees have changed.
  case progress(EnrichmentProgress)
  /// The breaker has opened: no calls go out for a while, and the jobs wait.
  case breakerOpened
  /// The service is back.
  case breakerClosed
  /// The app has looked by itself whether the service is back, with a question about that work.
  case polled(WorkID, isBack: Bool)
}

/// How far enrichment has come (ENR-2). `done` never falls.
public struct EnrichmentProgress: Hashable, Sendable, CustomStringConvertible {
  /// How many works have had their answer.
  public let done: Int
  /// Those done and those that still wait, parked ones included.
  public let total: Int

  /// Makes a progress.
  public init(done: Int, total: Int) {
    self.done = done
    self.total = total
  }

  /// As shown to the reader: `15/500 books enriched`.
  public var description: String { "\(done)/\(total) books enriched" }
}

/// Counts what has been looked up.
struct EnrichmentCount: Sendable {
  private var done = 0
  /// How many jobs waited after the last commit that ended a job, and from which library that commit started.
  private var waiting = (sequence: UInt64(0), jobs: 0)

  /// The end of a job is committed, with so many jobs left; nothing to tell if the work is looked up anew, or
  /// if there was nothing to end: a book that is gone is not enriched (ENR-7).
  mutating func ended(_ result: EnrichmentResult, left: (sequence: UInt64, jobs: Int)) -> EnrichmentProgress?
  {
    if left.sequence >= waiting.sequence { waiting = left }
    guard result != .outdated, result != .dropped else { return nil }
    if result != .parked { done += 1 }
    return EnrichmentProgress(done: done, total: done + waiting.jobs)
  }
}
