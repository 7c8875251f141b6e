// The choice of the next job, as a pure state machine: workers take jobs and report the outcome. It has no
// clock or store; `Enricher` supplies the time and the rows.
//
// The queue itself is rows of the library (ENR-1, ENR-8). The state here may be lost at a restart: the jobs
// that are taken, paused, or woken.

/// The jobs of a library, in the order in which they are looked up.
///
/// Jobs are taken by drains, which take any free job, and by polls, which take one job to find out whether
/// the service is back. Two rules hold: no job is taken twice at the same time, and drains in progress take
/// no job again unless it was put back or woken.
struct LookUpQueue: Sendable {
  /// The order in which jobs are served, given the order of arrival.
  private let order: @Sendable ([EnrichmentJob]) -> [EnrichmentJob]
  /// The jobs that drains take next, from the library at the time of loading.
  private var line: ArraySlice<EnrichmentJob> = []
  /// The transaction after which the line was loaded; nil if a job was put back since, or left out because of
  /// its pause.
  private var loaded: UInt64?
  /// The end of the first pause of the jobs left out at the last loading; nil if there were none.
  private(set) var endOfFirstPause: Duration?
  /// The jobs that drains have taken.
  private var taken: Set<JobID> = []
  /// The jobs in progress, of drains and polls.
  private var underWay: Set<JobID> = []
  /// The number of drains and polls in progress.
  private var users = 0
  /// Look-ups to be continued when the service is back, or after the pause that a server has requested.
  private(set) var interrupted: [JobID: InterruptedLookUp] = [:]
  /// The end of the pause of each job for which a server has requested one (ENR-5).
  private(set) var rests: [JobID: Duration] = [:]
  /// The end of the wait of each query for a provider; other queries of its job may be sent before (CON-11).
  private(set) var waits: [JobQuestion: Duration] = [:]
  /// The number of partial answers to each query.
  private var partialAnswers: [JobQuestion: Int] = [:]
  /// The woken jobs, each with the last job of the queue at that time. They are served after all jobs that
  /// were queued then, because a job that always fails must not delay the others.
  private var woken: [JobID: JobID] = [:]
  /// The greatest of those last jobs. It may be gone; jobs woken later still follow it, so that they do not
  /// overtake jobs woken earlier.
  private var lastBehind: JobID?
  /// The jobs used for a poll since jobs were last woken.
  private var polled: Set<JobID> = []

  /// Creates an empty queue.
  init(order: @escaping @Sendable ([EnrichmentJob]) -> [EnrichmentJob] = { $0 }) { self.order = order }

  // MARK: Drains

  /// Starts a drain.
  mutating func beginDrain() { users += 1 }

  /// Ends a drain. After the last drain or poll in progress, the next drain may take every job again.
  mutating func endDrain() {
    users -= 1
    guard users == 0 else { return }
    taken = []
    line = []
    loaded = nil
  }

  /// Takes the first job of the line that is not in progress.
  mutating func take() -> EnrichmentJob? {
    while let job = line.popFirst() {
      guard underWay.insert(job.id).inserted else { continue }
      taken.insert(job.id)
      return job
    }
    return nil
  }

  /// Loads the line if it is empty and the library has changed. Returns true if the line has jobs.
  mutating func load(
    _ jobs: Table<EnrichmentJob>, of sequence: UInt64, isServiceUp: Bool, at now: Duration
  ) -> Bool {
    guard line.isEmpty else { return true }
    guard sequence != loaded else { return false }
    (loaded, endOfFirstPause) = (sequence, nil)
    interrupted = interrupted.filter { jobs.contains($0.key) }
    woken = woken.filter { jobs.contains($0.key) }
    rests = rests.filter { jobs.contains($0.key) }
    waits = waits.filter { jobs.contains($0.key.job) }
    partialAnswers = partialAnswers.filter { jobs.contains($0.key.job) }
    // The line is kept until its last job is taken, so its capacity is exact.
    var free: [EnrichmentJob] = []
    free.reserveCapacity(jobs.count)
    for job in jobs
    where !job.isParked && !taken.contains(job.id) && !underWay.contains(job.id) {
      if let pause = interrupted[job.id]?.notBefore, pause > now {
        endOfFirstPause = min(endOfFirstPause ?? pause, pause)
      } else if isServiceUp || isRested(job.id, at: now) {
        free.append(job)
      }
    }
    // A pause may end before the library changes.
    if endOfFirstPause != nil { loaded = nil }
    line = order(woken.isEmpty ? free : free.sorted { place(of: $0) < place(of: $1) })[...]
    return !line.isEmpty
  }

  /// Jobs are served in the order of arrival, or for a woken job, of the wake.
  private func place(of job: EnrichmentJob) -> (JobID, Int, JobID) {
    woken[job.id].map { ($0, 1, job.id) } ?? (job.id, 0, job.id)
  }

  /// A drain has finished a job.
  mutating func finish(_ job: JobID) { underWay.remove(job) }

  /// A drain leaves a job unfinished, so that it can be taken again.
  mutating func putBack(_ job: JobID) {
    underWay.remove(job)
    taken.remove(job)
    loaded = nil
  }

  // MARK: Pauses

  /// Removes and returns an interrupted look-up, which the caller continues.
  mutating func resume(_ job: JobID) -> InterruptedLookUp? { interrupted.removeValue(forKey: job) }

  /// Stores an interrupted look-up.
  mutating func interrupt(_ job: JobID, _ lookUp: InterruptedLookUp) { interrupted[job] = lookUp }

  /// Records the pause that a server has requested for a job's query.
  mutating func rest(_ job: JobID, until end: Duration) { rests[job] = end }

  /// Records that a query waits for a provider; its job continues with the others.
  mutating func wait(_ question: JobQuestion, until end: Duration) { waits[question] = end }

  /// Counts an answer from only some of the providers.
  ///
  /// - Parameter patience: The number of such answers after which one is accepted as it is.
  /// - Returns: True if the query may wait for the other providers.
  mutating func countPartialAnswer(to question: JobQuestion, patience: Int) -> Bool {
    let count = partialAnswers[question, default: 0] + 1
    partialAnswers[question] = count
    return count <= patience
  }

  /// Returns the queries of a job that still wait for a provider.
  func waiting(_ queries: [MetadataQuery], of job: JobID, at now: Duration) -> [MetadataQuery] {
    queries.filter { waits[JobQuestion(job: job, query: $0)] ?? .zero > now }
  }

  /// Records that a job has only these queries left, which wait for providers: it rests until the first of
  /// them may be sent. If one has no known time, the job does not rest.
  mutating func rest(_ job: JobID, untilFirstOf queries: [MetadataQuery]) {
    let ends = queries.compactMap { waits[JobQuestion(job: job, query: $0)] }
    rests[job] = ends.count == queries.count ? ends.min() : nil
  }

  /// Returns true if the job is not in a pause, so that its query can be the probe.
  private func isRested(_ job: JobID, at now: Duration) -> Bool { endOfRest(job) <= now }

  private func endOfRest(_ job: JobID) -> Duration {
    max(interrupted[job]?.notBefore ?? .zero, rests[job] ?? .zero)
  }

  /// Returns the end of the first pause of a job that a poll could take; nil if there is none.
  func endOfFirstRest(_ jobs: Table<EnrichmentJob>, isServiceUp: Bool, at now: Duration) -> Duration? {
    jobs.lazy.filter { $0.isParked || !isServiceUp }.map { endOfRest($0.id) }.filter { $0 > now }.min()
  }

  // MARK: Polls

  /// Takes a job for a poll, which lasts until `endPoll`. The jobs take turns, parked ones first, so that a
  /// query that never gets an answer does not block polling.
  mutating func beginPoll(
    _ jobs: Table<EnrichmentJob>, isServiceUp: Bool, at now: Duration
  ) -> EnrichmentJob? {
    var job = firstToPollFor(jobs, isServiceUp, now)
    if job == nil, !polled.isEmpty {
      polled = []
      job = firstToPollFor(jobs, isServiceUp, now)
    }
    guard let job else { return nil }
    polled.insert(job.id)
    underWay.insert(job.id)
    users += 1
    return job
  }

  /// Ends the poll with a job, whatever its outcome.
  mutating func endPoll(_ job: JobID) {
    underWay.remove(job)
    endDrain()
  }

  private func firstToPollFor(
    _ jobs: Table<EnrichmentJob>, _ isServiceUp: Bool, _ now: Duration
  ) -> EnrichmentJob? {
    func isFree(_ job: EnrichmentJob) -> Bool {
      !polled.contains(job.id) && !underWay.contains(job.id) && isRested(job.id, at: now)
    }
    let parked = jobs.first { $0.isParked && isFree($0) }
    // While the service is up, waiting jobs belong to the drains.
    return parked ?? (isServiceUp ? nil : jobs.first { isFree($0) })
  }

  // MARK: Waking

  /// The state needed to commit a wake.
  struct Wake: Sendable {
    /// The jobs that stay parked because their pauses are not over.
    let resting: Set<JobID>
    /// The jobs that are out of tries, and whose parking was refused or cancelled.
    let unstored: [JobID]
    /// The pauses of jobs and queries that the wake ends.
    fileprivate let ended: [JobID: Duration]
    fileprivate let endedWaits: [JobQuestion: Duration]
  }

  /// Prepares a wake, which gives parked jobs new tries. A start and a request end the pauses that servers
  /// have requested; otherwise a job stays parked until its pause is over. A request is also about jobs whose
  /// parking was refused; a start is not, as it may follow from the refusal.
  func beginWake(_ reason: WakeReason, at now: Duration) -> Wake {
    switch reason {
    case .start: Wake(resting: [], unstored: [], ended: rests, endedWaits: waits)
    case .request:
      Wake(
        resting: [],
        unstored: interrupted.filter { $0.value.machine.next() == .finish(.park) }.map(\.key).sorted(),
        ended: rests, endedWaits: waits)
    case .answer:
      Wake(
        resting: Set(rests.filter { $0.value > now }.keys), unstored: [], ended: [:], endedWaits: [:])
    }
  }

  /// Records a committed wake.
  ///
  /// - Parameter last: The last job of the queue at that time; nil if no job was woken.
  mutating func endWake(_ wake: Wake, woken parked: [JobID], behind last: JobID?) {
    let jobs = parked + wake.unstored.filter { interrupted[$0] != nil }
    // A pause that was requested during the commit came after the wake began, and stays. A job in progress
    // gets new tries only when it has been parked and woken.
    let awake = Set(jobs)
    rests = rests.filter { !awake.contains($0.key) || wake.ended[$0.key] != $0.value }
    waits = waits.filter { !awake.contains($0.key.job) || wake.endedWaits[$0.key] != $0.value }
    // A running drain has already taken these jobs and would not take them again.
    taken.subtract(jobs)
    if let last { lastBehind = lastBehind.map { max($0, last) } ?? last }
    // A job that was not parked keeps its place.
    for job in jobs { interrupted[job]?.wake() }
    for job in parked { woken[job] = lastBehind }
    polled = []
  }

  // MARK: Invariants

  /// Returns the violated invariants, in words; empty if there are none.
  func checkInvariants() -> [String] {
    let waiting = Set(line.map(\.id))
    let checks = [
      (waiting.count == line.count, "a job stands in line twice"),
      (waiting.isDisjoint(with: taken), "a job that was taken stands in line"),
      (line.allSatisfy { !$0.isParked }, "a parked job stands in line"),
      (users >= 0, "more have ended than have begun"),
      (users > 0 || (line.isEmpty && taken.isEmpty && loaded == nil), "a line is kept for nobody"),
      (users > 0 || underWay.isEmpty, "a job is with nobody"),
    ]
    return checks.filter { !$0.0 }.map(\.1)
  }
}

/// The reason for which parked jobs get new tries.
enum WakeReason: Sendable {
  /// A run begins, after a launch or an error.
  case start
  /// The reader requests new tries, or the device is online again.
  case request
  /// The service has answered again.
  case answer
}

/// A query of a job.
struct JobQuestion: Hashable, Sendable {
  let job: JobID
  let query: MetadataQuery
}

/// A look-up that waits for the service. It continues where it stopped, so that its queries get no new tries.
struct InterruptedLookUp: Sendable {
  let goal: EnrichmentGoal
  let machine: JobMachine
  /// The time before which its query is not repeated.
  private(set) var notBefore: Duration
  /// True if its work was parked and woken since, so that unanswered queries have new tries.
  private(set) var isWoken = false

  init(goal: EnrichmentGoal, machine: JobMachine, notBefore: Duration) {
    (self.goal, self.machine, self.notBefore) = (goal, machine, notBefore)
  }

  mutating func wake() { (notBefore, isWoken) = (.zero, true) }
}
