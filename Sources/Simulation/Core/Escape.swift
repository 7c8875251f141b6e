// Work that came to a world from a thread that is not its own: what it was, whose it was, and what sent it
// there, as far as that thread can tell. The names of what leaves a world stand here as words; nothing here
// leaves one.

/// Something that had left its world.
struct Escape {
  /// Whose thread it was. A `Task { }` keeps the strand of whoever has started it; a detached one has none,
  /// and neither has the task that wakes a sleeper.
  private enum Origin {
    case mainActor
    case strand(TaskID)
    case anotherTask
    case noTask
  }

  /// What was seen, such as "wait was reached"; nil for a job, which has no words of its own.
  private let deed: String?
  /// The job that came. It is run after all, so that nothing hangs.
  let job: PendingJob?
  private let origin: Origin

  /// Looks around on the foreign thread.
  init(_ deed: String?, job: PendingJob?) {
    self.deed = deed
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

  /// What happened and why, in a sentence without its period.
  func words(in core: WorldCore) -> String {
    let subject = deed ?? "\(task(in: core)) came back"
    return "\(subject) on a foreign thread: \(cause(in: core))"
  }

  /// The task whose job it is, by name if it is one that the world has started and not a child of one.
  private func task(in core: WorldCore) -> String {
    guard let job else { return "somebody" }
    if let task = core.tasks.living(TaskMark(job.job)) { return core.name(task) }
    return "a task of \(core.machines[job.task._withUnsafeGuaranteedRef { $0.process }].name)"
  }

  private func cause(in core: WorldCore) -> String {
    let isJob = deed == nil
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
  /// A task with its machine, as reports name it.
  func name(_ task: LivingTask) -> String { "\(machines[task.process].name): \(task.name.text)" }
}
