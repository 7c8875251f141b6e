// One entry of the enrichment queue. It is a row of the library, so that an import queues its works in the
// same transaction that makes them visible (ENR-1), and a relaunch finds the queue as it was (ENR-8).

/// Names a job.
public typealias JobID = Identifier<EnrichmentJob>

/// A work that waits for its facts. The row is removed when the work has got an answer.
public struct EnrichmentJob: Row, Hashable {
  public let id: JobID
  /// The work that waits.
  public let work: WorkID
  /// Failed tries since the job was last queued or woken.
  public var attempts: Int
  /// Out of tries; it waits for the next reconnect or relaunch (ENR-5).
  public var isParked: Bool
  /// Questions that have had their final answer; a job that goes on does not ask them again (ENR-6).
  public var settled: [MetadataQuery]
  /// What the settled questions have offered, best first.
  public var candidates: [Candidate]
  /// The book that the reader has chosen and that has to be fetched: nothing else is attached (ENR-9).
  public var choice: Candidate? {
    get { chosen?.fields }
    set { chosen = newValue.map { Box($0) } }
  }
  /// Hardly any job has a choice, and room for one would be most of a job.
  private var chosen: Box<Candidate>?

  /// Makes a fresh job.
  public init(id: JobID, work: WorkID) {
    self.id = id
    self.work = work
    attempts = 0
    isParked = false
    settled = []
    candidates = []
  }
}
