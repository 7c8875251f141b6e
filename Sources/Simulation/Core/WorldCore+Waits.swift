// How a task waits: at a named point until that is released, or for an answer until the world closes.

extension WorldCore {
  /// Suspends the calling task at a named point until it is released.
  ///
  /// No code holds a handle of a task that the world has started: only the end of the world cancels it, and
  /// that ends every wait anyway. So its waits need no cancellation handler, which would cost as much as the
  /// wait. Its child tasks can be cancelled, and wait with a handler.
  ///
  /// What need not wait is in functions of their own, and little is kept meanwhile: ten thousand tasks that
  /// sleep are ten thousand frames of this one. It is part of its caller for the same reason: a frame less
  /// that a task has to fetch when it goes on.
  ///
  /// - Parameter process: The machine whose code this is.
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
    // A closing world has cancelled all tasks; a task that ignores this must not loop for ever.
    if Task.isCancelled && !isClosing { throw CancellationError() }
  }

  @inline(never)
  private func begin(_ due: Int64, _ process: Int, _ name: String, _ continuation: PointContinuation) {
    guard !isClosing else { return refuse(continuation) }
    guard let lane = laneOfStarted(TaskMark(continuation)) else {
      return continuation.resume(returning: .needsHandler)
    }
    points.park(
      .resume(continuation, isStarted: true), due: due, now: now, step: statistics.steps,
      owner: owner(process, lane: lane), name: name)
  }

  /// The lane of the present task, if it is one that the world has started; most often the one that went on
  /// last.
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
      }
    } onCancel: {
      cancel(ticket, owner: owner, name: name)
    }
  }

  // MARK: - Cancelled and closing

  /// The wait was cancelled: that it ends is a point of its own, so that the order of several is decided
  /// here.
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

  /// A closing world refuses every wait. A task that keeps asking is left suspended for good.
  func refuse(_ continuation: PointContinuation) {
    refusals += 1
    if refusals < 100_000 { continuation.resume(throwing: CancellationError()) }
  }

  /// Refuses a wait in a closing world; a task that asks too often is left suspended.
  func refuseEntry() async {
    _ = try? await withUnsafeThrowingContinuation { (continuation: PointContinuation) in
      refuse(continuation)
    }
  }

  /// Ends all waits for answers.
  func endWaits() -> Bool {
    let open = openWaits.takeAll()
    for wait in open { wait.endWait() }
    return !open.isEmpty
  }
}

/// Where a wait is parked; filled in once it is.
private final class Ticket: @unchecked Sendable {
  var token: PointToken?
}
