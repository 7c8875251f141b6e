// The pure state machine of one job: each event returns the next action. It has no clock, network or store;
// `Enricher` performs the actions.
import BooksTrackAPI

/// Decides the next action of one job.
struct JobMachine: Sendable {
  /// The next action.
  enum Action: Equatable {
    /// Send this query as soon as there is a network.
    case ask(MetadataQuery)
    /// Wait for this duration.
    case pause(Duration)
    /// Apply this result; the job is over.
    case finish(Finish)
  }

  /// The result of a job.
  enum Finish: Equatable {
    case attach(FoundWork)
    case offer([Candidate])
    case notFound
    /// Out of tries, or a query waits for a provider's quota; the job stays until a reconnect, a launch or a
    /// successful poll.
    case park
    /// The task was cancelled; the job is unchanged.
    case abandon
  }

  private var queries: ArraySlice<MetadataQuery>
  /// The candidates of all answers so far, best first.
  private(set) var candidates: [Candidate]
  /// The queries with a final answer.
  private(set) var settled: [MetadataQuery]
  /// The settled queries that found nothing.
  private var unknown: [MetadataQuery] = []
  /// The queries that may get an answer, or a better one, when a provider has quota again or is back. They
  /// are not settled and do not block the other queries (CON-11).
  private(set) var waiting: [MetadataQuery]
  private let backoff: BackoffPolicy
  private let random: any RandomSource
  /// The failures of the current query.
  private(set) var failures = 0
  /// The failures of all queries.
  private(set) var totalFailures = 0
  /// The last failure of any query, for the reader.
  private(set) var lastFailure: LookUpFailure?
  /// True if the current query is out of tries.
  private var isGivenUp = false
  /// The certain result of the current query, kept until it is attached.
  private var found: FoundWork?
  /// The queries with failures at the time when the reader changed the work.
  private var interrupted: [Interrupted] = []

  private struct Interrupted {
    let query: MetadataQuery
    let failures: Int
    let isGivenUp: Bool
  }

  /// - Parameters:
  ///   - job: The row of the job, with the queries settled by earlier runs.
  ///   - waiting: The queries not to be sent yet, because a provider has no quota until later.
  init(
    queries: [MetadataQuery], backoff: BackoffPolicy, random: any RandomSource, job: EnrichmentJob? = nil,
    waiting: [MetadataQuery] = []
  ) {
    settled = job?.settled ?? []
    candidates = job?.candidates ?? []
    let open = queries.filter { [settled] query in !settled.contains(query) }
    self.waiting = open.filter(waiting.contains)
    self.queries = open.filter { !waiting.contains($0) }[...]
    self.backoff = backoff
    self.random = random
  }

  /// Returns the machine for the work as changed by the reader.
  ///
  /// A query without a match is not repeated (ENR-6), and a failed query gets no new tries (ENR-5). A query
  /// that found something is repeated, because its answer was judged against the old work.
  ///
  /// - Parameter waiting: As in `init`; it includes queries of earlier states of the work, to which it may
  ///   return.
  func renewed(queries: [MetadataQuery], job: EnrichmentJob, waiting: [MetadataQuery]) -> JobMachine {
    let open = queries.filter { !unknown.contains($0) }
    var machine = JobMachine(
      queries: open, backoff: backoff, random: random, job: job, waiting: self.waiting + waiting)
    machine.unknown = unknown
    machine.settled += unknown.filter { !machine.settled.contains($0) }
    machine.totalFailures = totalFailures
    machine.lastFailure = lastFailure
    machine.interrupted = interrupted
    if let query = self.queries.first {
      machine.interrupted.removeAll { $0.query == query }
      machine.interrupted.append(Interrupted(query: query, failures: failures, isGivenUp: isGivenUp))
    }
    machine.begin()
    return machine
  }

  /// Returns the machine for a work that was parked and woken: each open query has new tries (ENR-5), and an
  /// answered query is not repeated (ENR-6).
  ///
  /// - Parameters:
  ///   - waiting: As in `init`.
  ///   - isSame: True if the reader has not changed the work.
  func woken(
    queries: [MetadataQuery], job: EnrichmentJob, waiting: [MetadataQuery], isSame: Bool
  ) -> JobMachine {
    let answered = isSame ? settled : unknown
    let open = queries.filter { !answered.contains($0) }
    var machine = JobMachine(queries: open, backoff: backoff, random: random, job: job, waiting: waiting)
    machine.unknown = unknown
    machine.settled += answered.filter { !machine.settled.contains($0) }
    if isSame { (machine.candidates, machine.found) = (candidates, found) }
    return machine
  }

  /// Returns the next action: at the start, after a pause, or after a failed commit.
  func next() -> Action {
    if let found { return .finish(.attach(found)) }
    if isGivenUp { return .finish(.park) }
    if let query = queries.first { return .ask(query) }
    guard waiting.isEmpty else { return .finish(.park) }
    return .finish(candidates.isEmpty ? .notFound : .offer(candidates))
  }

  /// True if all open queries wait for providers.
  var onlyWaits: Bool { queries.isEmpty && !waiting.isEmpty }

  /// Processes an answer and returns the next action. `judge` is called only for found books.
  ///
  /// - Parameter canWait: True if a query answered by only some providers may be repeated when the others are
  ///   back.
  mutating func received(
    _ answer: MetadataAnswer, isOnline: Bool, canWait: Bool = true,
    judge: (SearchResponseData) -> Judgement
  ) -> Action {
    switch answer {
    case .found(let data): return received(judge(data), of: data)
    case .foundInPart(let data, _):
      let judgement = judge(data)
      if case .certain = judgement { return received(judgement, of: data) }
      return canWait ? leaveWaiting() : received(judgement, of: data)
    case .notFound, .refused:
      if let query = queries.first { unknown.append(query) }
      return goOn()
    case .failed(let failure, let retryAfter, let provider):
      lastFailure = LookUpFailure(failure, of: provider)
      if failure != .noCallsLeft { return failed(retryAfter: retryAfter) }
      totalFailures += 1
      return leaveWaiting()
    // The device reports a network but could not send, so it waits before the next try.
    case .offline: return isOnline ? failed(retryAfter: nil) : next()
    // No request reached the service, so no try is used up.
    case .intercepted: return next()
    case .cancelled: return .finish(.abandon)
    }
  }

  private mutating func received(_ judgement: Judgement, of data: SearchResponseData) -> Action {
    switch judgement {
    case .certain(let index):
      found = FoundWork(answer: data, work: index)
      return next()
    case .uncertain(let offered):
      remember(offered)
      return goOn()
    case .nothing: return goOn()
    }
  }

  /// Adds new candidates, best first. Several queries may return the same book.
  private mutating func remember(_ offered: [Candidate]) {
    candidates += offered.filter { !candidates.contains($0) }
    // Ties are in the order of the answers.
    candidates = candidates.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }.map(\.element)
  }

  private mutating func goOn() -> Action {
    if let query = queries.popFirst() { settled.append(query) }
    begin()
    return next()
  }

  /// Puts the current query into `waiting`; another provider may answer the next one.
  private mutating func leaveWaiting() -> Action {
    if let query = queries.popFirst() { waiting.append(query) }
    begin()
    return next()
  }

  /// Starts or resumes the current query.
  private mutating func begin() {
    let query = queries.first
    let progress = interrupted.first { $0.query == query }
    failures = progress?.failures ?? 0
    isGivenUp = progress?.isGivenUp ?? false
  }

  private mutating func failed(retryAfter: Duration?) -> Action {
    failures += 1
    totalFailures += 1
    guard let pause = backoff.pause(afterFailures: failures, retryAfter: retryAfter, random: random) else {
      isGivenUp = true
      return next()
    }
    return .pause(pause)
  }
}
