// Which work is looked up next, as a pure state machine: a worker asks for a job, and reports what
// became of it. No clock and no store; `Enricher` brings the time and the rows.
//
// The queue itself is rows of the library (ENR-1, ENR-8). Held here is what a restart may lose: which jobs
// are taken, which wait for a pause, and which were woken.

/// The jobs of a library, in the order in which they are looked up.
///
/// Jobs are taken by drains, which take whatever is free, and by polls, which take one job to find out
/// whether the service is back. Two rules are kept: no two of them have one job at the same time, and while
/// drains are under way, they take no job twice unless it was put back or woken.
struct LookUpQueue: Sendable {
  /// In which order jobs are served, from the order of their arrival.
  private let order: @Sendable ([EnrichmentJob]) -> [EnrichmentJob]
  /// What drains take next, as the library was when it was loaded.
  private var line: ArraySlice<EnrichmentJob> = []
  /// The transaction after which the line was loaded; nil if a job was put back since, or left out for its
  /// pause.
  private var loaded: UInt64?
  /// When the first of the jobs can be taken that were set aside when the line was last loaded; nil if none
  /// was.
  private(set) var endOfFirstPause: Duration?
  /// Jobs that drains have taken.
  private var taken: Set<JobID> = []
  /// Jobs that are being looked up, by drains and polls.
  private var underWay: Set<JobID> = []
  /// How many drains and polls are under way.
  private var users = 0
  /// Look-ups that go on when the service is back, or when the pause is over that a server has asked for.
  private(set) var interrupted: [JobID: InterruptedLookUp] = [:]
  /// When a job whose server asked for a pause may be asked for again (ENR-5).
  private(set) var rests: [JobID: Duration] = [:]
  /// When a question may be asked again that waits for a provider, although others of its job may be asked
  /// before (CON-11).
  private(set) var waits: [JobQuestion: Duration] = [:]
  /// How often questions were answered by some of the providers only.
  private var partialAnswers: [JobQuestion: Int] = [:]
  /// Jobs that were woken, each with the last job of the queue at that time. They are served behind every job
  /// that was there, because a job that always fails must not delay the others.
  private var woken: [JobID: JobID] = [:]
  /// The last job behind which any were woken. It may have gone since; who is woken later goes behind it all
  /// the same, and not before those who were woken earlier.
  private var lastBehind: JobID?
  /// Jobs that were used for a poll since jobs were last woken.
  private var polled: Set<JobID> = []

  /// A queue that is empty.
  init(order: @escaping @Sendable ([EnrichmentJob]) -> [EnrichmentJob] = { $0 }) { self.order = order }

  // MARK: Drains

  /// A drain begins.
  mutating func beginDrain() { users += 1 }

  /// A drain ends. When no other drain or poll is under way, the next drain may take every job again.
  mutating func endDrain() {
    users -= 1
    guard users == 0 else { return }
    taken = []
    line = []
    loaded = nil
  }

  /// Takes the first job of the line that nobody works on.
  mutating func take() -> EnrichmentJob? {
    while let job = line.popFirst() {
      guard underWay.insert(job.id).inserted else { continue }
      taken.insert(job.id)
      return job
    }
    return nil
  }

  /// Loads the line if it is empty and there is a newer library, and says whether there is a line.
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
    // The line stays until its last job is taken, so it has room for nothing else.
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
    // A pause may be over before there is a newer library.
    if endOfFirstPause != nil { loaded = nil }
    line = order(woken.isEmpty ? free : free.sorted { place(of: $0) < place(of: $1) })[...]
    return !line.isEmpty
  }

  /// Jobs are served in the order of their arrival; for a woken job, that is the time at which it was woken.
  private func place(of job: EnrichmentJob) -> (JobID, Int, JobID) {
    woken[job.id].map { ($0, 1, job.id) } ?? (job.id, 0, job.id)
  }

  /// A drain is done with a job.
  mutating func finish(_ job: JobID) { underWay.remove(job) }

  /// A drain leaves a job unfinished: the next one who asks may take it.
  mutating func putBack(_ job: JobID) {
    underWay.remove(job)
    taken.remove(job)
    loaded = nil
  }

  // MARK: Pauses

  /// Takes up an interrupted look-up, if there is one; it is up to the caller now.
  mutating func resume(_ job: JobID) -> InterruptedLookUp? { interrupted.removeValue(forKey: job) }

  /// Keeps how far a look-up has come.
  mutating func interrupt(_ job: JobID, _ lookUp: InterruptedLookUp) { interrupted[job] = lookUp }

  /// A server asked to be left alone with the job's question until then.
  mutating func rest(_ job: JobID, until end: Duration) { rests[job] = end }

  /// A question waits for a provider until then, and its job goes on with the others.
  mutating func wait(_ question: JobQuestion, until end: Duration) { waits[question] = end }

  /// A question was answered by some of the providers only.
  ///
  /// - Parameter patience: How many such answers there may be until one is taken as it is.
  /// - Returns: whether the question may wait for the others.
  mutating func countPartialAnswer(to question: JobQuestion, patience: Int) -> Bool {
    let count = partialAnswers[question, default: 0] + 1
    partialAnswers[question] = count
    return count <= patience
  }

  /// Which of a job's questions are not to be asked yet.
  func waiting(_ queries: [MetadataQuery], of job: JobID, at now: Duration) -> [MetadataQuery] {
    queries.filter { waits[JobQuestion(job: job, query: $0)] ?? .zero > now }
  }

  /// Nothing is left of a job but these questions, which wait for a provider: it rests until the first of
  /// them may be asked. One of which nobody has said when may be asked at any time.
  mutating func rest(_ job: JobID, untilFirstOf queries: [MetadataQuery]) {
    let ends = queries.compactMap { waits[JobQuestion(job: job, query: $0)] }
    rests[job] = ends.count == queries.count ? ends.min() : nil
  }

  /// Whether no pause of a job is under way, so that its question could be a probe.
  private func isRested(_ job: JobID, at now: Duration) -> Bool { endOfRest(job) <= now }

  private func endOfRest(_ job: JobID) -> Duration {
    max(interrupted[job]?.notBefore ?? .zero, rests[job] ?? .zero)
  }

  /// When the first pause of a job that a poll could take is over; nil if there is no such pause.
  func endOfFirstRest(_ jobs: Table<EnrichmentJob>, isServiceUp: Bool, at now: Duration) -> Duration? {
    jobs.lazy.filter { $0.isParked || !isServiceUp }.map { endOfRest($0.id) }.filter { $0 > now }.min()
  }

  // MARK: Polls

  /// Takes a job for a poll, which is under way until `endPoll`. The jobs take turns, parked ones first: if
  /// one job's question never gets an answer, the next poll uses another job.
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

  /// The poll with a job has ended, in whatever way.
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

  /// What a wake that is about to be committed goes by.
  struct Wake: Sendable {
    /// Jobs that stay parked, since their pauses are not over.
    let resting: Set<JobID>
    /// The pauses that the wake ends, of jobs and of single questions.
    fileprivate let ended: [JobID: Duration]
    fileprivate let endedWaits: [JobQuestion: Duration]
  }

  /// Parked jobs are about to be given new tries. A new start, such as a launch or a reconnect, ends the
  /// pauses that servers have asked for; otherwise such a job stays parked until its pause is over.
  func beginWake(isNewStart: Bool, at now: Duration) -> Wake {
    isNewStart
      ? Wake(resting: [], ended: rests, endedWaits: waits)
      : Wake(resting: Set(rests.filter { $0.value > now }.keys), ended: [:], endedWaits: [:])
  }

  /// The wake is committed.
  ///
  /// - Parameter last: The last job of the queue at that time; nothing if no job was woken.
  mutating func endWake(_ wake: Wake, woken jobs: [JobID], behind last: JobID?) {
    // A pause that was asked for while the commit was under way came after the new start; and who is being
    // looked up has its new tries only when it is parked and woken.
    let awake = Set(jobs)
    rests = rests.filter { !awake.contains($0.key) || wake.ended[$0.key] != $0.value }
    waits = waits.filter { !awake.contains($0.key.job) || wake.endedWaits[$0.key] != $0.value }
    // A running drain has already taken these jobs and would not take them again.
    taken.subtract(jobs)
    if let last { lastBehind = lastBehind.map { max($0, last) } ?? last }
    for job in jobs {
      interrupted[job]?.wake()
      woken[job] = lastBehind
    }
    polled = []
  }

  // MARK: Invariants

  /// What is wrong with the queue, in words; empty if nothing is.
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

/// One of the questions of a job.
struct JobQuestion: Hashable, Sendable {
  let job: JobID
  let query: MetadataQuery
}

/// A look-up that waits for the service. It goes on where it was, so that a question has no new tries.
struct InterruptedLookUp: Sendable {
  let goal: EnrichmentGoal
  let machine: JobMachine
  /// Before that time its question is not repeated.
  private(set) var notBefore: Duration
  /// Its work was parked and woken since: questions without an answer have new tries.
  private(set) var isWoken = false

  init(goal: EnrichmentGoal, machine: JobMachine, notBefore: Duration) {
    (self.goal, self.machine, self.notBefore) = (goal, machine, notBefore)
  }

  mutating func wake() { (notBefore, isWoken) = (.zero, true) }
}
