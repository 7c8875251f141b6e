// Suspension of tasks at named points, cancellation of such waits, and the end of all waits when the world
// closes.

extension WorldCore {
  /// Suspends the calling task at a named point until it is released.
  ///
  /// No code holds a handle of a task that the world started: only closing the world cancels it, and that
  /// ends every wait anyway. So such a task waits without a cancellation handler, which would cost as much as
  /// the wait itself. Its child tasks can be cancelled and wait with a handler.
  ///
  /// Synchronous work is in separate functions and few values live across the suspension, because ten
  /// thousand sleeping tasks hold ten thousand of these frames. The function is inlined for the same reason:
  /// one frame less for a task to fetch when it resumes.
  ///
  /// - Parameter process: The machine whose code waits.
  @inline(__always)
  func park(until due: Int64, process: Int, name: String) async throws {
    try admit(name)
    let result = try await withUnsafeThrowingContinuation { begin(due, process, name, $0) }
    if result == .needsHandler { try await parkWithHandler(until: due, process: process, name: name) }
  }

  @inline(never)
  private func admit(_ name: String) throws {
    guard isOnOwnThread else {
      noteEscape("\(name) was reached")
      throw CancellationError()
    }
  }

  @inline(never)
  private func begin(_ due: Int64, _ process: Int, _ name: String, _ continuation: PointContinuation) {
    guard !isClosing else { return refuse(continuation) }
    // A started task can still cancel itself.
    guard !Task.isCancelled, let lane = laneOfStarted(TaskMark(continuation)) else {
      return continuation.resume(returning: .needsHandler)
    }
    points.park(
      .resume(continuation, isStarted: true), due: due, now: now, step: statistics.steps,
      owner: owner(process, lane: lane), name: name)
  }

  /// The lane of the current task if the world started it; nil for a child task. Usually it is the task that
  /// was resumed last.
  private func laneOfStarted(_ present: TaskMark) -> UInt64? {
    if present == lastResumed.mark { return lastResumed.lane }
    let strand = Lane.strand
    return tasks.isItself(strand.task, present) ? strand.lane : nil
  }

  /// Suspends the calling task at a named point until it is released or cancelled.
  @inline(never)
  private func parkWithHandler(until due: Int64, process: Int, name: String) async throws {
    try admit(name)
    let ticket = Ticket()
    let owner = owner(process)
    _ = try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { (continuation: PointContinuation) in
        guard !isClosing else { return refuse(continuation) }
        ticket.token = points.park(
          .resume(continuation, isStarted: false), due: due, now: now, step: statistics.steps,
          owner: owner, name: name)
        // Whether a task is cancelled just before its wait begins or just behind that depends on the order of
        // jobs. So the wait of a cancelled task begins, too, and ends at the same point.
        if Task.isCancelled { cancel(ticket, owner: owner, name: name) }
      }
    } onCancel: {
      cancel(ticket, owner: owner, name: name)
    }
  }

  // MARK: - Cancellation and closing

  /// Ends a cancelled wait. The end is a point of its own, so that the schedule orders several of them.
  private func cancel(_ ticket: Ticket, owner: PointOwner, name: String) {
    guard isOnOwnThread else { return noteEscape("\(name) was cancelled") }
    guard let token = ticket.token, case .resume(let continuation, _)? = points.withdraw(token) else {
      return
    }
    guard !isClosing else { return refuse(continuation) }
    _ = points.park(
      .cancel(continuation), due: now, now: now, step: statistics.steps, owner: owner,
      name: "cancelled \(name)")
  }

  /// Refuses a wait in a closing world. After 100,000 refusals tasks are left suspended for good.
  func refuse(_ continuation: PointContinuation) {
    refusals += 1
    if refusals < 100_000 { continuation.resume(throwing: CancellationError()) }
  }

  /// Refuses a request in a closing world; like `refuse`, for a caller that has no continuation yet.
  func refuseEntry() async {
    _ = try? await withUnsafeThrowingContinuation { (continuation: PointContinuation) in
      refuse(continuation)
    }
  }

  /// Ends all open waits; returns false if there were none.
  func endWaits() -> Bool {
    let open = openWaits.takeAll()
    for wait in open { wait.endWait() }
    return !open.isEmpty
  }
}

/// The token of a parked wait, for its cancellation handler; set once it is parked.
private final class Ticket: @unchecked Sendable {
  var token: PointToken?
}
