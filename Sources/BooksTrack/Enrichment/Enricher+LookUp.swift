// The look-up of a work, from its first query to its result.

import BooksTrackAPI

/// The outcome of a job for the worker that took it.
enum JobEnd {
  /// Its result is committed, or the job is gone.
  case over
  /// A server has requested a pause for its query, and the service is available for others.
  case pauses
  /// Its query could not be sent or repeated because the breaker is open; or a poll failed.
  case waitsForService
}

extension Enricher {
  /// The outcome of one attempt at a goal.
  private enum Stop {
    case ended(EnrichmentResult)
    /// The reader has changed the work.
    case outdated
    /// A server has requested a pause longer than any step of the backoff.
    case setAside
    /// The breaker is open.
    case shut
    /// A poll for a parked work got no answer; the work stays parked.
    case inVain
  }

  /// Looks a work up until it has a result, and again after each change of the work by the reader. If the
  /// commit of the result fails or the task is cancelled, the next call continues: no query is sent before
  /// its pause is over, and none gets new tries (ENR-5).
  ///
  /// - Parameter isPoll: True if the app polls the service.
  func process(_ job: EnrichmentJob, isPoll: Bool) async throws -> JobEnd {
    var earlier = queue.resume(job.id)
    while true {
      let library = await store.snapshot
      guard let row = library.jobs[job.id], let goal = EnrichmentGoal(job.id, in: library) else {
        _ = try await finish(job, .abandon, goal: nil, machine: nil)
        return .over
      }
      var machine = machine(goal, row, after: earlier)
      var notBefore = earlier?.notBefore ?? .zero
      let stop: Stop
      do {
        stop = try await lookUp(
          goal, of: library.sequence, for: job, &machine, notBefore: &notBefore, isPoll: isPoll)
      } catch {
        queue.interrupt(job.id, InterruptedLookUp(goal: goal, machine: machine, notBefore: notBefore))
        throw error
      }
      switch stop {
      case .ended(.outdated), .outdated:
        earlier = InterruptedLookUp(goal: goal, machine: machine, notBefore: .zero)
      case .ended: return .over
      case .setAside:
        queue.interrupt(job.id, InterruptedLookUp(goal: goal, machine: machine, notBefore: notBefore))
        return .pauses
      case .shut:
        queue.interrupt(job.id, InterruptedLookUp(goal: goal, machine: machine, notBefore: notBefore))
        return .waitsForService
      case .inVain: return isPoll ? .waitsForService : .over
      }
    }
  }

  private func machine(
    _ goal: EnrichmentGoal, _ row: EnrichmentJob, after earlier: InterruptedLookUp?
  ) -> JobMachine {
    let isSame = earlier?.goal == goal
    if let earlier, isSame, !earlier.isWoken { return earlier.machine }
    let queries = goal.queries(policy.titleRules)
    let waiting = queue.waiting(queries, of: row.id, at: stopwatch.now)
    guard let earlier else {
      return JobMachine(
        queries: queries, backoff: policy.backoff, random: random, job: row, waiting: waiting)
    }
    guard earlier.isWoken else {
      return earlier.machine.renewed(queries: queries, job: row, waiting: waiting)
    }
    return earlier.machine.woken(queries: queries, job: row, waiting: waiting, isSame: isSame)
  }

  /// - Parameters:
  ///   - sequence: The transaction after which the goal was read.
  ///   - notBefore: The time before which the current query is not sent, in this call or a later one.
  private func lookUp(
    _ goal: EnrichmentGoal, of sequence: UInt64, for job: EnrichmentJob, _ machine: inout JobMachine,
    notBefore: inout Duration, isPoll: Bool
  ) async throws -> Stop {
    var (isPoll, isStillParked) = (isPoll, false)
    let rest = notBefore - stopwatch.now
    var action = rest > .zero ? .pause(rest) : machine.next()
    while true {
      switch action {
      case .ask(let query):
        try await connectivity.waitUntilOnline()
        guard let row = await rowIfWaiting(job, for: goal, of: sequence) else { return .outdated }
        // Parked meanwhile: an import that had requested it anew was undone. Its turn comes with the other
        // parked works.
        if row.isParked, !isPoll { return .inVain }
        guard let pass = service.pass(at: stopwatch.now, isPoll: isPoll, mayProbe: runs == 0) else {
          return .shut
        }
        let (answer, isBack) = await send(query, of: job, pass)
        isStillParked = row.isParked && !answer.isAnswer
        if isStillParked, !answer.isForWantOfCalls { return try inVain(answer) }
        if case .intercepted = answer { return .shut }
        isPoll = isPoll && !answer.isAnswer
        let canWait = waitForMissing(JobQuestion(job: job.id, query: query), after: answer)
        action = machine.received(answer, isOnline: connectivity.isOnline, canWait: canWait) {
          goal.judge($0, policy.judge)
        }
        // Only after the machine has the answer: the answer counts even if the commit of the wake fails.
        if isBack { try await wake(.answer) }
      case .pause(let pause):
        notBefore = stopwatch.now + pause
        guard service.isUp else { return .shut }
        observe(.paused(job.work, pause))
        if pause > policy.backoff.longestStep { return .setAside }
        try await clock.sleep(for: pause)
        action = machine.next()
      case .finish(let finish):
        if machine.onlyWaits { queue.rest(job.id, untilFirstOf: machine.waiting) }
        if isStillParked { return .inVain }
        return .ended(try await self.finish(job, finish, goal: goal, machine: machine))
      }
    }
  }

  /// Sends an admitted query and records the effect of its answer on the service.
  ///
  /// - Returns: The answer, and true if the service is back and all parked works must be woken.
  private func send(
    _ query: MetadataQuery, of job: EnrichmentJob, _ pass: ServiceHealth.Pass
  ) async -> (answer: MetadataAnswer, isBack: Bool) {
    observe(.asked(job.work, query))
    let sent = stopwatch.now
    let answer = await client.ask(query)
    observe(.answered(job.work, query, answer))
    return (answer, note(answer, to: pass, JobQuestion(job: job.id, query: query), sent: sent))
  }

  private func inVain(_ answer: MetadataAnswer) throws -> Stop {
    if case .cancelled = answer { throw CancellationError() }
    return .inVain
  }

  /// Returns the row of the job if it is still queued with the same goal. A work that was deleted or changed
  /// during a wait is not looked up.
  private func rowIfWaiting(
    _ job: EnrichmentJob, for goal: EnrichmentGoal, of sequence: UInt64
  ) async -> EnrichmentJob? {
    let library = await store.snapshot
    let isSame = library.sequence == sequence || EnrichmentGoal(job.id, in: library) == goal
    return isSame ? library.jobs[job.id] : nil
  }

  /// Records the effect of an answer on the service. Returns true if the service is back.
  private func note(
    _ answer: MetadataAnswer, to pass: ServiceHealth.Pass, _ question: JobQuestion, sent: Duration
  ) -> Bool {
    let turn = service.ended(
      pass, ServiceHealth.Outcome(answer), of: question.job, sent: sent, at: stopwatch.now)
    if turn == .opened { observe(.breakerOpened) }
    if turn == .closed { observe(.breakerClosed) }
    rest(question, after: answer)
    return turn == .closed || (pass == .poll && answer.isAnswer)
  }

  /// Records the pause that a server has requested for a query (ENR-5).
  private func rest(_ question: JobQuestion, after answer: MetadataAnswer) {
    guard case .failed(_, let retryAfter?, _) = answer else { return }
    let end = stopwatch.now + min(retryAfter, Self.longestRest)
    if answer.isForWantOfCalls {
      queue.wait(question, until: end)
    } else {
      queue.rest(question.job, until: end)
    }
  }

  /// Records when providers missing from an answer may be back. Returns true if the query waits for them; the
  /// number of such waits is limited, since a provider may be gone for good.
  private func waitForMissing(_ question: JobQuestion, after answer: MetadataAnswer) -> Bool {
    guard case .foundInPart(_, let retryAfter) = answer else { return false }
    guard queue.countPartialAnswer(to: question, patience: policy.waitsForProviders) else { return false }
    queue.wait(question, until: stopwatch.now + min(retryAfter, Self.longestRest))
    return true
  }

  /// Commits the result of a job, if the job and its work still exist (ENR-7).
  private func finish(
    _ job: EnrichmentJob, _ finish: JobMachine.Finish, goal: EnrichmentGoal?, machine: JobMachine?
  ) async throws -> EnrichmentResult {
    try Task.checkCancellation()
    if finish == .abandon && goal != nil { throw CancellationError() }
    let (result, left) = try await commit(job, finish, goal: goal, machine: machine)
    let progress = count.ended(result, left: left)
    if result == .parked { service.beginPolling(at: stopwatch.now) }
    observe(.finished(job.work, result))
    if let progress { observe(.progress(progress)) }
    return result
  }

  private func commit(
    _ job: EnrichmentJob, _ finish: JobMachine.Finish, goal: EnrichmentGoal?, machine: JobMachine?
  ) async throws -> (EnrichmentResult, (sequence: UInt64, jobs: Int)) {
    let now = wallTime.now()
    let policy = policy
    return try await store.commit(.enrich) { editor in
      let result = policy.commit(finish, job.id, goal: goal, machine: machine, now: now, in: &editor)
      return (result, (editor.library.sequence, editor.library.jobs.count))
    }
  }
}

extension MetadataAnswer {
  /// True if the service has answered, with whatever result.
  package var isAnswer: Bool {
    switch self {
    case .found, .foundInPart, .notFound, .refused: true
    case .failed, .offline, .intercepted, .cancelled: false
    }
  }

  /// True if a provider that might know the book has no quota left.
  var isForWantOfCalls: Bool {
    if case .failed(.noCallsLeft, _, _) = self { true } else { false }
  }
}

extension ServiceHealth.Outcome {
  /// Creates the outcome for an answer; `unknown` without a network.
  init(_ answer: MetadataAnswer) {
    switch answer {
    case .found, .foundInPart, .notFound, .refused: self = .answered
    case .failed(.noCallsLeft, _, _): self = .reached
    case .failed(_, let retryAfter, _): self = .failed(retryAfter: retryAfter)
    case .intercepted: self = .intercepted
    case .offline, .cancelled: self = .unknown
    }
  }
}
