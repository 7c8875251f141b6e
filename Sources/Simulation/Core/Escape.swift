// Reports of work that reached a world from a foreign thread: the job or call, its task, and the likely cause
// as far as that thread can tell. Async features that leave a world are only named here, never used.

/// A job or call that arrived from a thread other than the world's.
struct Escape {
  /// The code that ran on the foreign thread. A `Task { }` inherits the strand of the task that created it; a
  /// detached task has none, and neither has the task that wakes a sleeper.
  private enum Origin {
    case mainActor
    case strand(TaskID)
    case anotherTask
    case noTask
  }

  /// The call that was seen, such as "wait was reached"; nil for a job.
  private let call: String?
  /// The job that arrived, if one did. It is run nevertheless, so that nothing hangs.
  let job: PendingJob?
  private let origin: Origin

  /// Determines the origin; called on the foreign thread.
  init(_ call: String?, job: PendingJob?) {
    self.call = call
    self.job = job
    let strand = Lane.strand.task
    origin =
      if MainQueue.isCurrent {
        .mainActor
      } else if withUnsafeCurrentTask(body: { $0 == nil }) {
        .noTask
      } else if strand.generation == 0 {
        .anotherTask
      } else {
        .strand(strand)
      }
  }

  /// Describes the call or job and the cause, as a sentence without its period.
  func words(in core: WorldCore) -> String {
    let subject = call ?? "\(task(in: core)) came back"
    return "\(subject) on a foreign thread: \(cause(in: core))"
  }

  /// The task of the job: its name if the world started it, or its machine if it is a child task.
  private func task(in core: WorldCore) -> String {
    guard let job else { return "somebody" }
    if let task = core.tasks.living(TaskMark(job.job)) { return core.name(task) }
    return "a task of \(core.machines[job.task._withUnsafeGuaranteedRef { $0.process }].name)"
  }

  private func cause(in core: WorldCore) -> String {
    let isJob = call == nil
    switch origin {
    case .mainActor: return isJob ? "it had called the main actor, or was resumed there" : "on the main actor"
    case .strand(let id):
      let starter = core.tasks.remembered(id).map { core.name($0) } ?? "a task that has ended"
      return isJob
        ? "resumed by a Task { } that \(starter) had started"
        : "in \(starter), or in a Task { } that it had started"
    case .anotherTask: return isJob ? "after Task.sleep, or resumed by a Task.detached" : "in a Task.detached"
    case .noTask:
      return isJob
        ? "it had waited for a Task { }, a Task.detached or an actor with an executor of its own, or was resumed "
          + "by a thread"
        : "without a task"
    }
  }
}

extension WorldCore {
  /// The machine and the name of a task, for reports.
  func name(_ task: LivingTask) -> String { "\(machines[task.process].name): \(task.name.text)" }
}
