// The engine of a world: run every job until none is left, release one parked point, and again.
//
// `@unchecked Sendable`, and why that is sound: all state but `foreign` is touched only on the thread that runs
// the world. Entry points that simulated code can reach check for that; a call from another thread is noted
// under a lock as an escape and changes nothing else.

import Synchronization

final class WorldCore: @unchecked Sendable {
  /// What a world may use before it is stopped.
  let limits: Limits
  let seed: UInt64

  private(set) var now: Int64 = 0
  private(set) var digest = Digest()
  private(set) var statistics = Statistics()
  private(set) var choices: [UInt64] = []
  private(set) var processNames: [String] = []
  private(set) var isClosing = false

  private let owner = ThreadIdentity.current
  private var schedule: any Schedule
  private var points = PointQueue()
  private var jobs = JobQueue()
  private var tasks = TaskRegistry()
  private var refusals = 0
  private var openWaits: [ObjectIdentifier: (serial: UInt64, end: () -> Void)] = [:]
  private var waitSerial: UInt64 = 0
  private let foreign = Mutex<[Foreign]>([])

  private struct Foreign {
    let description: String
    let job: PendingJob?
  }

  init(seed: UInt64, schedule: any Schedule, limits: Limits) {
    self.seed = seed
    self.schedule = schedule
    self.limits = limits
    digest.absorb(seed)
  }

  var isOnOwnThread: Bool { ThreadIdentity.current == owner }

  func addProcess(_ name: String) -> Int {
    processNames.append(name)
    digest.absorb(name)
    return processNames.count - 1
  }

  // MARK: - What executors and simulated code call

  func enqueue(_ job: PendingJob) {
    guard isOnOwnThread else {
      return noteEscape("a job was enqueued from a foreign thread", job: job)
    }
    jobs.append(job)
  }

  /// Parks an event of the world itself.
  @discardableResult
  func parkEvent(at due: Int64, process: Int, name: String, _ event: @escaping () -> Void) -> PointToken {
    points.park(
      .event(event), due: due, now: now, step: statistics.steps, process: process, name: name)
  }

  /// Suspends the calling task at a named point until it is released.
  func park(until due: Int64, process: Int, name: String) async throws {
    guard isOnOwnThread else {
      noteEscape("\(name) was reached on a foreign thread")
      throw CancellationError()
    }
    // A closing world has cancelled everybody, and must not let a task that ignores it go round for ever.
    if !isClosing { try Task.checkCancellation() }
    let ticket = Ticket()
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
        guard !isClosing else { return refuse(continuation) }
        ticket.token = points.park(
          .resume(continuation), due: due, now: now, step: statistics.steps, process: process, name: name)
      }
    } onCancel: {
      cancel(ticket, process: process, name: name)
    }
  }

  /// Takes an event back.
  func withdraw(_ token: PointToken) { _ = points.withdraw(token) }

  func absorb(_ word: UInt64) { digest.absorb(word) }

  func absorb(_ text: String) { digest.absorb(text) }

  func noteEscape(_ description: String, job: PendingJob? = nil) {
    foreign.withLock { $0.append(Foreign(description: description, job: job)) }
  }

  /// The wait was cancelled: that it ends is a point of its own, so that the order of several is decided here.
  private func cancel(_ ticket: Ticket, process: Int, name: String) {
    guard isOnOwnThread else { return noteEscape("\(name) was cancelled from a foreign thread") }
    guard let token = ticket.token, case .resume(let continuation)? = points.withdraw(token) else { return }
    guard !isClosing else { return refuse(continuation) }
    _ = points.park(
      .cancel(continuation), due: now, now: now, step: statistics.steps, process: process,
      name: "cancelled \(name)")
  }

  /// A world that is closing grants nothing. A task that goes on asking is left suspended for good.
  private func refuse(_ continuation: UnsafeContinuation<Void, any Error>) {
    refusals += 1
    if refusals < 100_000 { continuation.resume(throwing: CancellationError()) }
  }

  /// Turns somebody away from a closing world; who comes too often is left suspended.
  func refuseEntry() async {
    try? await withUnsafeThrowingContinuation { (continuation: UnsafeContinuation<Void, any Error>) in
      refuse(continuation)
    }
  }

  // MARK: - Waits for answers

  /// Remembers somebody who waits for an answer, so that a closing world can end the wait.
  func addOpenWait(_ waiter: AnyObject, end: @escaping () -> Void) {
    waitSerial += 1
    openWaits[ObjectIdentifier(waiter)] = (waitSerial, end)
  }

  func removeOpenWait(_ waiter: AnyObject) { openWaits[ObjectIdentifier(waiter)] = nil }

  private func endWaits() -> Bool {
    let open = openWaits.values.sorted { $0.serial < $1.serial }
    openWaits = [:]
    for wait in open { wait.end() }
    return !open.isEmpty
  }

  // MARK: - Tasks

  /// Starts a task on an executor; the caller is an event, so births never race.
  func start(
    _ name: String, on executor: ProcessExecutor, _ body: @escaping @Sendable () async -> Void
  ) {
    let id = tasks.reserve(name: "\(processNames[executor.process]): \(name)")
    let task = Task(executorPreference: executor, priority: .medium) { [self] in
      await body()
      tasks.finish(id)
    }
    tasks.attach(task, to: id)
    statistics.tasks += 1
  }

  // MARK: - The loop

  /// Runs until `isDone`, or until nothing can go on.
  func run(until isDone: () -> Bool) -> Stop {
    while true {
      runJobs()
      if let escape = takeEscapes() { return escape }
      if isDone() { return .done }
      if statistics.steps >= limits.steps { return .limit("\(limits.steps) steps") }
      if points.readyCount == 0 {
        guard let time = points.advance() else { return waitForEscapes() ?? .deadlock(waiting()) }
        guard time <= limits.virtualNanoseconds else {
          return .limit("\(limits.virtualNanoseconds / 1_000_000_000) s of virtual time")
        }
        if time != now {
          now = time
          digest.absorb(time)
        }
        continue
      }
      releaseOne()
    }
  }

  /// A world that stands still may be waiting for work that left it; that is an escape and no deadlock.
  ///
  /// The only place where real time is looked at: it decides what a broken run is called, never what a run does.
  private func waitForEscapes() -> Stop? {
    for _ in 0..<20 {
      ThreadIdentity.letOthersRun()
      if let escape = takeEscapes() { return escape }
    }
    return nil
  }

  private func runJobs() {
    while let next = jobs.popFirst() {
      statistics.jobs += 1
      next.run()
    }
  }

  private func releaseOne() {
    let count = points.readyCount
    var index = 0
    if count > 1 {
      index = schedule.choose(Candidates(count: count, at: { [points] in points.candidate(at: $0) }))
      precondition((0..<count).contains(index), "a schedule chose point \(index) of \(count)")
      choices.append(UInt64(index))
      digest.absorb(UInt64(index) << 32 | UInt64(count))
    }
    guard let (key, action) = points.release(at: index) else { return }
    statistics.steps += 1
    digest.absorb(UInt64(key.process))
    digest.absorb(key.name)
    perform(action)
  }

  private func perform(_ action: PointAction) {
    switch action {
    case .resume(let continuation): continuation.resume()
    case .cancel(let continuation): continuation.resume(throwing: CancellationError())
    case .event(let event): event()
    }
  }

  private func waiting() -> [String] {
    tasks.living + points.parkedKeys().map { "\(processNames[$0.process]): parked at \($0.name)" }
  }

  /// Jobs from other threads are run here after all, so that nothing hangs, and the run is an escape.
  private func takeEscapes() -> Stop? {
    let escapes = foreign.withLock { list in
      defer { list = [] }
      return list
    }
    guard !escapes.isEmpty else { return nil }
    for job in escapes.compactMap(\.job) { jobs.append(job) }
    return .escape(escapes.map(\.description))
  }

  // MARK: - The end

  /// Ends every task that still lives: all waits are refused, all tasks cancelled. Nothing here is digested.
  ///
  /// - Returns: The names of tasks that did not end, and what escaped meanwhile.
  func close() -> (unfinished: [String], escapes: [String]) {
    isClosing = true
    var escapes: [String] = []
    tasks.cancelAll()
    while true {
      runJobs()
      if case .escape(let more)? = takeEscapes() { escapes += more }
      let rest = points.drain()
      let hadWaits = endWaits()
      if rest.isEmpty && !hadWaits && jobs.count == 0 { break }
      for action in rest {
        switch action {
        case .resume(let continuation), .cancel(let continuation): refuse(continuation)
        case .event: break
        }
      }
    }
    return (tasks.living, escapes)
  }

  /// Tasks that never end may still name their executor, and it must not go away under them.
  func keepForEver() { _ = Unmanaged.passRetained(self) }
}

/// Where a wait is parked; filled in once it is.
private final class Ticket: @unchecked Sendable {
  var token: PointToken?
}
