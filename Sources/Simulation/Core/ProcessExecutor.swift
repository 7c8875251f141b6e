// Where the tasks of a simulated process run: on the one thread of their world, whenever the world says so.
//
// A task's own preference and an actor's isolation are two objects: a job that runs "isolated to" an executor
// which its task merely prefers has to hop off it again at each call of a nonisolated function, which costs a job
// for nothing.

/// Runs the tasks and default actors of one process on the thread of its world.
///
/// `@unchecked Sendable`: its only state is the reference to the core, which is never changed; the core accepts
/// jobs from its own thread and sets aside, as escapes, those that come from any other.
final class ProcessExecutor: TaskExecutor, @unchecked Sendable {
  private let core: WorldCore
  let process: Int

  init(core: WorldCore, process: Int) {
    self.core = core
    self.process = process
  }

  func enqueue(_ job: consuming ExecutorJob) {
    core.enqueue(PendingJob(job: UnownedJob(job), task: self, isolation: nil))
  }
}

/// Runs the actors of one process that take it as their own executor.
///
/// `@unchecked Sendable`: as above.
final class ProcessIsolation: SerialExecutor, @unchecked Sendable {
  private let core: WorldCore
  private let executor: ProcessExecutor

  init(core: WorldCore, executor: ProcessExecutor) {
    self.core = core
    self.executor = executor
  }

  func enqueue(_ job: consuming ExecutorJob) {
    core.enqueue(PendingJob(job: UnownedJob(job), task: executor, isolation: self))
  }
}

/// A job and how it has to be run.
struct PendingJob {
  let job: UnownedJob
  let task: ProcessExecutor
  let isolation: ProcessIsolation?

  func run() {
    if let isolation {
      job.runSynchronously(
        isolatedTo: isolation.asUnownedSerialExecutor(), taskExecutor: task.asUnownedTaskExecutor())
    } else {
      job.runSynchronously(on: task.asUnownedTaskExecutor())
    }
  }
}
