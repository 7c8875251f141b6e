// An entry of the enrichment queue. It is a row of the library, so that an import queues its works in the
// transaction that inserts them (ENR-1), and the queue survives a relaunch (ENR-8).

/// The identifier of a job.
public typealias JobID = Identifier<EnrichmentJob>

/// The pending look-up of a work. The row is removed with the final answer.
public struct EnrichmentJob: Row, Hashable, Codable {
  public let id: JobID
  /// The work to look up.
  public let work: WorkID
  /// The number of failed attempts since the job was last queued or resumed.
  public var attempts: Int
  /// True if no attempts are left; the job waits for the next reconnect or relaunch (ENR-5).
  public var isParked: Bool
  /// Queries with a final answer; a resumed job does not send them again (ENR-6).
  public var settled: [MetadataQuery]
  /// The candidates from the settled queries, best first.
  public var candidates: [Candidate]
  /// The book chosen by the reader, to be fetched: only its record is attached (ENR-9).
  public var choice: Candidate? {
    get { chosen?.fields }
    set { chosen = newValue.map { Box($0) } }
  }
  /// The last failure of a job that was parked; nil if there is none.
  public var failure: LookUpFailure? {
    get { failed?.fields }
    set { failed = newValue.map { Box($0) } }
  }
  /// In boxes: few jobs have a choice or a failure, and a choice is larger than the rest of a job.
  private var chosen: Box<Candidate>?
  private var failed: Box<LookUpFailure>?

  /// Creates a job without attempts.
  public init(id: JobID, work: WorkID) {
    self.id = id
    self.work = work
    attempts = 0
    isParked = false
    settled = []
    candidates = []
  }
}
