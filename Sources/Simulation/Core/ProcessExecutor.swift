// Executors of a simulated process: they run its tasks and actors on the single thread of the world.
//
// A task's executor preference and an actor's serial executor are two objects: a job that runs isolated to an
// executor which its task merely prefers has to hop off it at each call of a nonisolated function, and each
// hop costs a job. Each incarnation of a machine has its own pair, so that code of a dead one can be
// distinguished from code of its successor.

/// Runs the tasks and default actors of one incarnation of a machine on the thread of its world.
///
/// `@unchecked Sendable`: `state` and `jobs` are accessed only on the thread of the world; the core runs jobs
/// from that thread and records jobs from any other as escapes.
final class ProcessExecutor: TaskExecutor, @unchecked Sendable {
  /// Running, or setting its jobs aside.
  enum State {
    case running
    /// Jobs are kept until the machine is resumed.
    case paused
    /// Jobs are kept until the verdict is final.
    case dead
  }

  private let core: WorldCore
  let process: Int
  let incarnation: UInt32
  var state = State.running
  /// Jobs that were enqueued while it was paused or dead.
  var jobs: [PendingJob] = []

  init(core: WorldCore, process: Int, incarnation: UInt32) {
    self.core = core
    self.process = process
    self.incarnation = incarnation
  }

  func enqueue(_ job: consuming ExecutorJob) {
    core.enqueue(PendingJob(job: UnownedJob(job), task: .passUnretained(self), isolation: nil))
  }
}

/// The serial executor of actors of one incarnation that use the machine's executor as their own.
///
/// `@unchecked Sendable`: its properties are immutable, and the core checks the thread.
final class ProcessIsolation: SerialExecutor, @unchecked Sendable {
  private let core: WorldCore
  private let executor: ProcessExecutor

  init(core: WorldCore, executor: ProcessExecutor) {
    self.core = core
    self.executor = executor
  }

  func enqueue(_ job: consuming ExecutorJob) {
    core.enqueue(
      PendingJob(
        job: UnownedJob(job), task: .passUnretained(executor), isolation: .passUnretained(self)))
  }
}

/// A job with the executors to run it on. Unmanaged references are safe because the core owns the executors
/// of all incarnations and outlives every job.
struct PendingJob {
  let job: UnownedJob
  let task: Unmanaged<ProcessExecutor>
  let isolation: Unmanaged<ProcessIsolation>?

  func run() {
    task._withUnsafeGuaranteedRef { task in
      if let isolation {
        isolation._withUnsafeGuaranteedRef { isolation in
          job.runSynchronously(
            isolatedTo: isolation.asUnownedSerialExecutor(),
            taskExecutor: task.asUnownedTaskExecutor())
        }
      } else {
        job.runSynchronously(on: task.asUnownedTaskExecutor())
      }
    }
  }
}
