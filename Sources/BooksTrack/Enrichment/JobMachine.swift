// The life of one job as a pure state machine: each event gives the one thing to do next. No clock, no
// network, no store; `Enricher` performs what it says.
import BooksTrackAPI

/// Decides what happens to one job.
struct JobMachine: Sendable {
  /// The one thing to do next.
  enum Action: Equatable {
    /// Send this question, as soon as there is a network.
    case ask(MetadataQuery)
    /// Let this much time pass.
    case pause(Duration)
    /// Put this into effect; the job is over.
    case finish(Finish)
  }

  /// How a job ends.
  enum Finish: Equatable {
    case attach(FoundWork)
    case offer([Candidate])
    case notFound
    /// Out of tries, or a question waits for somebody's calls; the job stays and waits for a reconnect or a
    /// relaunch.
    case park
    /// The task was cancelled: the job stays as it was.
    case abandon
  }

  private var queries: ArraySlice<MetadataQuery>
  /// What the answers so far have offered, best first.
  private(set) var candidates: [Candidate]
  /// Questions that have had their final answer.
  private(set) var settled: [MetadataQuery]
  /// Those of them that found nothing.
  private var unknown: [MetadataQuery] = []
  /// Questions that may be answered, or better, when a provider has calls again or is there again. They are
  /// not settled, and do not keep the others from being asked (CON-11).
  private(set) var waiting: [MetadataQuery]
  private let backoff: BackoffPolicy
  private let random: any RandomSource
  /// Failures of the present question.
  private(set) var failures = 0
  /// Failures of all questions.
  private(set) var totalFailures = 0
  /// The present question is out of tries.
  private var isGivenUp = false
  /// What the present question has found, beyond doubt. It is kept until it is attached.
  private var found: FoundWork?
  /// Questions that had failed when the reader changed the work.
  private var interrupted: [Interrupted] = []

  private struct Interrupted {
    let query: MetadataQuery
    let failures: Int
    let isGivenUp: Bool
  }

  /// - Parameters:
  ///   - job: The row of the job, with what earlier runs have settled.
  ///   - waiting: Questions that are not asked now, since the time has not come for which a provider has
  ///     calls again.
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

  /// The machine for what the reader has made of the work meanwhile.
  ///
  /// A question without a match is not asked again (ENR-6), and a failed question gets no new tries (ENR-5).
  /// A question that found something is asked again, because its answer was judged against the old work.
  ///
  /// - Parameter waiting: As for a machine that begins: also questions of what the work was before, which
  ///   come back with it.
  func renewed(queries: [MetadataQuery], job: EnrichmentJob, waiting: [MetadataQuery]) -> JobMachine {
    let open = queries.filter { !unknown.contains($0) }
    var machine = JobMachine(
      queries: open, backoff: backoff, random: random, job: job, waiting: self.waiting + waiting)
    machine.unknown = unknown
    machine.settled += unknown.filter { !machine.settled.contains($0) }
    machine.totalFailures = totalFailures
    machine.interrupted = interrupted
    if let query = self.queries.first {
      machine.interrupted.removeAll { $0.query == query }
      machine.interrupted.append(Interrupted(query: query, failures: failures, isGivenUp: isGivenUp))
    }
    machine.begin()
    return machine
  }

  /// The machine for a work that was parked and is woken: each question that is open has new tries (ENR-5),
  /// and one that has had its answer is not asked again (ENR-6).
  ///
  /// - Parameters:
  ///   - waiting: As for a machine that begins.
  ///   - isSame: The reader has not changed the work meanwhile.
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

  /// The first thing to do; also what to do after a pause, or after the storage has refused what was to be
  /// done.
  func next() -> Action {
    if let found { return .finish(.attach(found)) }
    if isGivenUp { return .finish(.park) }
    if let query = queries.first { return .ask(query) }
    guard waiting.isEmpty else { return .finish(.park) }
    return .finish(candidates.isEmpty ? .notFound : .offer(candidates))
  }

  /// Whether all that is left to ask waits for somebody's calls.
  var onlyWaits: Bool { queries.isEmpty && !waiting.isEmpty }

  /// The answer came; `judge` is asked only about books that were found.
  ///
  /// - Parameter canWait: What only some of the providers have said may be asked again when the others are
  ///   there.
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
    case .failed(.noCallsLeft, _):
      totalFailures += 1
      return leaveWaiting()
    case .failed(_, let retryAfter): return failed(retryAfter: retryAfter)
    // The device reports a network but could not send; it waits before it tries again.
    case .offline: return isOnline ? failed(retryAfter: nil) : next()
    // Nothing was asked, so no try is used up.
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

  /// Adds what is new to the candidates, best first; the same book may come as the answer to either question.
  private mutating func remember(_ offered: [Candidate]) {
    candidates += offered.filter { !candidates.contains($0) }
    // Among equals the earlier answer comes first.
    candidates = candidates.enumerated()
      .sorted { ($1.element.confidence, $0.offset) < ($0.element.confidence, $1.offset) }.map(\.element)
  }

  private mutating func goOn() -> Action {
    if let query = queries.popFirst() { settled.append(query) }
    begin()
    return next()
  }

  /// Somebody who is there may answer the next question.
  private mutating func leaveWaiting() -> Action {
    if let query = queries.popFirst() { waiting.append(query) }
    begin()
    return next()
  }

  /// Begins the present question, or goes on with it.
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
