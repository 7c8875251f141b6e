// The engine of a world: run every job until none is left, release one parked point, and again.
//
// `@unchecked Sendable`, and why that is sound: all state but `foreign` is touched only on the thread that
// runs the world. Entry points that simulated code can reach check for that; a call from another thread is
// noted under a lock as an escape and changes nothing else.
//
// What every event touches is marked `@exclusivity(unchecked)` (SE-0176), but not in a debug build: the check
// whether two uses of a property overlap would take about a fifth of an event, and the tests make it at every
// property.

import Synchronization

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
  var probes: Probes
  var objections: [WorldObjection] = []
  var links: [LinkID: Link] = [:]
  var lanes: [String: MessageDirection] = [:]
  var services: [String: AnyObject] = [:]
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var isClosing = false
  /// Set when the body of the run has ended.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var isOver = false
  /// Set when the run ends before its body does.
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
  /// The executor whose job runs.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  private var running = TaskMark.none
  /// The task of the world's own that went on last and has not ended, and its lane.
  #if !DEBUG
  @exclusivity(unchecked)
  #endif
  var lastResumed: (mark: TaskMark, lane: UInt64) = (.none, 0)
  /// For the trace.
  var laneNames: [UInt64: String] = [:]
  /// The waits of dead machines.
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
  /// Whether `foreign` may hold anything.
  private let hasForeign = Atomic(false)

  init(
    seed: UInt64, schedule: any Schedule, limits: Limits, faults: FaultPlan, trace: TraceRequest,
    probes: [Probe]
  ) {
    self.seed = seed
    self.schedule = schedule
    slack = max(0, schedule.slack.wholeNanoseconds)
    self.limits = limits
    faultState = Faults(plan: faults, seed: seed)
    self.probes = Probes(catalogue: probes)
    recorder = Recorder(trace: trace)
    recorder.digest.absorb(seed)
  }

  deinit { points.free() }

  var isOnOwnThread: Bool { ThreadIdentity.current == owner }

  // MARK: - What executors and simulated code call

  func enqueue(_ job: PendingJob) {
    guard isOnOwnThread else { return noteEscape(nil, job: job) }
    let isSetAside = job.task._withUnsafeGuaranteedRef { executor in
      guard executor.state != .running else { return false }
      executor.jobs.append(job)
      return true
    }
    if !isSetAside { jobs.append(job) }
  }

  /// The owner of what the present life of a machine parks.
  func owner(_ process: Int, lane: UInt64 = Lane.current) -> PointOwner {
    PointOwner(process: process, incarnation: machines[process].incarnation, lane: lane)
  }

  /// Parks an event of the world itself.
  @discardableResult
  func parkEvent(at due: Int64, owner: PointOwner, name: String, _ event: @escaping () -> Void)
    -> PointToken
  {
    points.park(.event(event), due: due, now: now, step: statistics.steps, owner: owner, name: name)
  }

  /// Takes an event back.
  func withdraw(_ token: PointToken) { _ = points.withdraw(token) }

  func absorb(_ word: UInt64) { recorder.digest.absorb(word) }

  func absorb(_ text: String) { recorder.digest.absorb(text) }

  /// Something happened on a foreign thread: `deed`, or that a job came.
  func noteEscape(_ deed: String?, job: PendingJob? = nil) {
    foreign.withLock { $0.append(Escape(deed, job: job)) }
    hasForeign.store(true, ordering: .releasing)
  }

  // MARK: - Tasks

  /// Starts a task on an executor; the caller is an event, so births never race.
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

  /// Runs until the body has ended, or until nothing can go on.
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

  /// A world that stands still may be waiting for work that left it; that is an escape and no deadlock.
  ///
  /// The only place where real time is looked at: it decides what a broken run is called, never what a run
  /// does.
  private func waitForEscapes() -> Stop? {
    for _ in 0..<100 {
      ThreadIdentity.letOthersRun()
      if let escape = takeEscapes() { return escape }
    }
    guard !MainQueue.isCurrent else { return nil }
    // Whoever has called the main actor while that was busy is back once it has caught up.
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

  // MARK: - Who waits for what

  /// The living tasks and what each of them waits for, oldest first.
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

  /// The points that are released again and again while virtual time stands still.
  private func nextAround() -> [String] {
    Array(points.parkedKeys().filter { $0.due <= now }.prefix(20)).map { key in
      "\(machines[key.process].name): \(key.name)"
    }
  }

  /// Jobs from other threads are run here after all, so that nothing hangs, and the run is an escape.
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

  // MARK: - Machines that stop and go on

  /// Lets nothing of a dead life run until the end.
  func freeze(_ actions: [PointAction]) { frozen += actions }

  func goOn(_ jobs: [PendingJob]) {
    for job in jobs { self.jobs.append(job) }
  }

  // MARK: - The end

  /// Ends every task that still lives: all waits are refused, all tasks cancelled. Nothing here is digested.
  ///
  /// - Returns: The names of tasks that did not end, and what escaped meanwhile.
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

  /// Lets go of everything that refers back to this core. Tasks that never end may still name their executor,
  /// and then it must not go away under them.
  func dissolve(leaving unfinished: [String]) {
    guard unfinished.isEmpty else {
      _ = Unmanaged.passRetained(self)
      return
    }
    for index in machines.indices { machines[index].letGo() }
    links = [:]
    lanes = [:]
    services = [:]
  }
}
