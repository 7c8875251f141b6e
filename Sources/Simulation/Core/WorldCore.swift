// The engine of a world: runs all jobs until none is left, releases one parked point, and repeats.
//
// `@unchecked Sendable` is sound because all state but `foreign` and `hasForeign` is accessed only on the
// thread that runs the world. Entry points that simulated code can reach check the thread; a call from
// another thread is recorded under a lock as an escape and changes nothing else.
//
// Properties that every event uses are marked `@exclusivity(unchecked)` (SE-0176) in release builds, because
// the dynamic exclusivity checks would take about a fifth of the time of an event. Debug builds, which the
// tests use, keep the checks.

import Synchronization

/// Something of a world that holds code of its user, which may hold the world in turn.
protocol HeldByWorld: AnyObject {
  /// Lets that code go at the end of the world.
  func letGo()
}

/// A part of a world that is built on the core and kept by it, such as the network.
protocol WorldPart: AnyObject {
  /// Repairs the part; called when the world is healed.
  func mend()
}

final class WorldCore: @unchecked Sendable {
  let seed: UInt64
  let limits: Limits

  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var now: Int64 = 0
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var recorder: Recorder
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var statistics = Statistics()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var choices: [UInt64] = []
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var choiceBounds: [Int] = []
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var machines: [Machine] = []
  var faultState: Faults
  /// The tapes of the scenario's streams; nil if draws are not recorded.
  let drawTapes: DrawTapes?
  var probes: Probes
  var objections: [WorldObjection] = []
  var parts: [any WorldPart] = []
  var services: [String: any HeldByWorld] = [:]
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var isClosing = false
  /// True once the body of the run has ended.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var isOver = false
  /// The waiting tasks, if the run ended because it did not settle.
  var unsettled: [String]?

  private var schedule: any Schedule
  private let slack: Int64
  private let owner = ThreadIdentity.current
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var points = PointQueue()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private var jobs = JobQueue()
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var tasks = TaskRegistry()
  /// The task whose job runs.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private var running = TaskMark.none
  /// The started task that was resumed last, with its lane; the mark is `.none` once it has ended.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var lastResumed: (mark: TaskMark, lane: UInt64) = (.none, 0)
  /// The names of lanes, for the trace.
  var laneNames: [UInt64: String] = [:]
  /// The points of dead machines, kept until the world closes.
  private var frozen: [PointAction] = []
  var refusals = 0
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var openWaits = OpenWaits()
  var lastExpectation: UInt64 = 0
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private var stepsAtThisMoment: UInt64 = 0
  private let foreign = Mutex<[Escape]>([])
  /// True if `foreign` may contain anything.
  private let hasForeign = Atomic(false)

  init(
    seed: UInt64, schedule: any Schedule, limits: Limits, faults: FaultPlan, trace: TraceRequest,
    probes: [Probe], draws: DrawPlan = .drawn
  ) {
    self.seed = seed
    self.schedule = schedule
    slack = max(0, schedule.slack.wholeNanoseconds)
    self.limits = limits
    faultState = Faults(plan: faults, seed: seed)
    self.probes = Probes(catalogue: probes)
    drawTapes = DrawTapes(draws)
    recorder = Recorder(trace: trace)
    recorder.digest.absorb(seed)
  }

  deinit { points.free() }

  var isOnOwnThread: Bool { ThreadIdentity.current == owner }

  // MARK: - Entry points of executors and simulated code

  func enqueue(_ job: PendingJob) {
    guard isOnOwnThread else { return noteEscape(nil, job: job) }
    let isSetAside = job.task._withUnsafeGuaranteedRef { executor in
      guard executor.state != .running else { return false }
      executor.jobs.append(job)
      return true
    }
    if !isSetAside { jobs.append(job) }
  }

  /// Returns the owner of points that the current incarnation of a machine parks.
  func owner(_ process: Int, lane: UInt64 = Lane.current) -> PointOwner {
    PointOwner(process: process, incarnation: machines[process].incarnation, lane: lane)
  }

  /// Parks an event of the world.
  @discardableResult
  func parkEvent(at due: Int64, owner: PointOwner, name: String, _ event: @escaping () -> Void)
    -> PointToken
  {
    points.park(.event(event), due: due, now: now, step: statistics.steps, owner: owner, name: name)
  }

  /// Withdraws an event.
  func withdraw(_ token: PointToken) { _ = points.withdraw(token) }

  func absorb(_ word: UInt64) { recorder.digest.absorb(word) }

  func absorb(_ text: String) { recorder.digest.absorb(text) }

  /// Records an escape: a call, or a job.
  func noteEscape(_ call: String?, job: PendingJob? = nil) {
    foreign.withLock { $0.append(Escape(call, job: job)) }
    hasForeign.store(true, ordering: .releasing)
  }

  // MARK: - Tasks

  /// Starts a task on an executor. Called only from events, so starts never race.
  func start(
    _ name: TaskName, lane: UInt64, on executor: ProcessExecutor, _ body: @escaping @Sendable () async -> Void
  ) {
    let id = tasks.reserve(name, process: executor.process, incarnation: executor.incarnation, lane: lane)
    if recorder.isTracing { laneNames[lane] = name.text }
    let strand = Strand(lane: lane, task: id)
    let task = Task(executorPreference: executor, priority: .medium) { [self] in
      tasks.begin(strand.task, running)
      await Lane.$strand.withValue(strand, operation: body)
      lastResumed.mark = .none
      tasks.finish(strand.task)
    }
    tasks.attach(task, to: id)
    statistics.tasks += 1
  }

  // MARK: - The loop

  /// Runs until the body has ended or nothing can go on.
  func run() -> Stop {
    while true {
      runJobs()
      if let escape = takeEscapes() { return escape }
      if isOver { return unsettled.map { .unsettled($0) } ?? .done }
      if let most = limits.objections, objections.count >= most { return .done }
      if statistics.steps >= limits.steps { return .limit("\(limits.steps) steps") }
      let count = points.candidates(slack: slack)
      guard count > 0 else { return waitForEscapes() ?? .deadlock(waiting()) }
      if let stop = releaseOne(of: count) { return stop }
    }
  }

  /// Waits briefly for escaped work before a world without candidates counts as deadlocked.
  ///
  /// The only use of real time: it affects the verdict on a broken run, never the course of a run.
  private func waitForEscapes() -> Stop? {
    for _ in 0..<100 {
      ThreadIdentity.letOthersRun()
      if let escape = takeEscapes() { return escape }
    }
    guard !MainQueue.isCurrent else { return nil }
    // A task that called the busy main actor has come back once the main queue is drained.
    MainQueue.catchUp()
    return takeEscapes()
  }

  private func runJobs() {
    while let next = jobs.popFirst() {
      statistics.jobs += 1
      running = TaskMark(next.job)
      next.run()
    }
  }

  private func releaseOne(of count: Int) -> Stop? {
    let index = count > 1 ? choose(of: count) : 0
    let due = points.due(at: index)
    guard due <= limits.virtualNanoseconds else {
      return .limit("\(limits.virtualNanoseconds / 1_000_000_000) s of virtual time")
    }
    if due > now {
      now = due
      stepsAtThisMoment = 0
      recorder.digest.absorb(due)
    }
    stepsAtThisMoment += 1
    if stepsAtThisMoment > limits.stepsAtOneMoment { return .livelock(nextAround()) }
    guard let (key, action) = points.release(at: index) else { return nil }
    if machines[key.process].isExposed, case .resume = action, strike(key, action) { return nil }
    statistics.steps += 1
    record(
      .point, process: key.process, lane: key.lane, name: key.name, parkedAtStep: key.parkedAtStep)
    perform(action, lane: key.lane)
    return nil
  }

  private func choose(of count: Int) -> Int {
    let candidates = Candidates(count: count, step: statistics.steps, in: self)
    let index = schedule.choose(candidates)
    precondition((0..<count).contains(index), "a schedule chose point \(index) of \(count)")
    choices.append(UInt64(index))
    choiceBounds.append(count)
    recorder.digest.absorb(UInt64(index) << 32 | UInt64(count))
    return index
  }

  private func perform(_ action: PointAction, lane: UInt64) {
    switch action {
    case .resume(let continuation, let isStarted):
      lastResumed = (isStarted ? TaskMark(continuation) : .none, lane)
      continuation.resume(returning: .released)
    case .cancel(let continuation): continuation.resume(throwing: CancellationError())
    case .event(let event): event()
    }
  }

  // MARK: - Reports of waits

  /// Lists the live tasks with their waits, oldest first.
  func waiting() -> [String] {
    var places: [UInt64: [String]] = [:]
    for key in points.parkedKeys() { places[key.lane, default: []].append("until \(key.name)") }
    for (lane, waiter) in openWaits.all {
      places[lane, default: []].append("for \(waiter.waitDescription)")
    }
    return tasks.living.filter { !isFrozen($0) }.map { task in
      let place = places[task.lane]?.joined(separator: " and ") ?? "for another task"
      return "\(name(task)) waits \(place)"
    }
  }

  private func isFrozen(_ task: LivingTask) -> Bool {
    let machine = machines[task.process]
    return task.incarnation < machine.incarnation || machine.state == .dead
  }

  /// Lists points that are due now, for the report of a livelock.
  private func nextAround() -> [String] {
    Array(points.parkedKeys().filter { $0.due <= now }.prefix(20)).map { key in
      "\(machines[key.process].name): \(key.name)"
    }
  }

  /// Returns the recorded escapes, if any, and enqueues their jobs after all, so that nothing hangs.
  private func takeEscapes() -> Stop? {
    guard hasForeign.load(ordering: .acquiring) else { return nil }
    hasForeign.store(false, ordering: .relaxed)
    let escapes = foreign.withLock { list in
      defer { list = [] }
      return list
    }
    guard !escapes.isEmpty else { return nil }
    let words = escapes.map { $0.words(in: self) }
    for job in escapes.compactMap(\.job) { jobs.append(job) }
    return .escape(words)
  }

  // MARK: - Dead and paused machines

  /// Keeps the points of a dead machine until the world closes.
  func freeze(_ actions: [PointAction]) { frozen += actions }

  func goOn(_ jobs: [PendingJob]) {
    for job in jobs { self.jobs.append(job) }
  }

  // MARK: - Closing

  /// Ends every live task: refuses all waits and cancels all tasks. Nothing here enters the digest.
  ///
  /// - Returns: The names of tasks that did not end, and escapes that occurred meanwhile.
  func close() -> (unfinished: [String], escapes: [String]) {
    isClosing = true
    var escapes: [String] = []
    thaw()
    tasks.cancelAll()
    while true {
      runJobs()
      if case .escape(let more)? = takeEscapes() { escapes += more }
      let rest = frozen + points.drain()
      frozen = []
      let hadWaits = endWaits()
      if rest.isEmpty && !hadWaits && jobs.count == 0 { break }
      for action in rest {
        switch action {
        case .resume(let continuation, _), .cancel(let continuation): refuse(continuation)
        case .event: break
        }
      }
    }
    let unfinished = tasks.living.map { name($0) }
    return (unfinished, escapes)
  }

  private func thaw() {
    for machine in machines {
      for executor in machine.executors {
        executor.state = .running
        goOn(executor.jobs)
        executor.jobs = []
      }
    }
  }

  /// Breaks the reference cycles of the core. If tasks never end, it leaks the core instead, because they may
  /// still refer to their executors.
  func dissolve(leaving unfinished: [String]) {
    guard unfinished.isEmpty else {
      _ = Unmanaged.passRetained(self)
      return
    }
    for index in machines.indices { machines[index].letGo() }
    parts = []
    for service in services.values { service.letGo() }
    services = [:]
  }
}
