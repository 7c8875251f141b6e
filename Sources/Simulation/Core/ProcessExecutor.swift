// Where the tasks of a simulated process run: on the one thread of their world, whenever the world says so.
//
// A task's own preference and an actor's isolation are two objects: a job that runs "isolated to" an executor
// which its task merely prefers has to hop off it again at each call of a nonisolated function, which costs a
// job for nothing. Each life of a machine has a pair of its own, so that the code of a dead one can be told
// from the code of its successor.

/// Runs the tasks and default actors of one life of a process on the thread of its world.
///
/// `@unchecked Sendable`: `state` and `jobs` are touched on the thread of the world only; the core accepts
/// jobs from its own thread and sets aside, as escapes, those that come from any other.
final class ProcessExecutor: TaskExecutor, @unchecked Sendable {
  /// Whether its jobs run.
  enum State {
    case running
    /// They wait until the machine is resumed.
    case paused
    /// They wait until the verdict is sealed.
    case dead
  }

  private let core: WorldCore
  let process: Int
  let incarnation: UInt32
  var state = State.running
  /// Jobs that came while it was not running.
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

/// Runs the actors of one life of a process that take it as their own executor.
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
    core.enqueue(
      PendingJob(
        job: UnownedJob(job), task: .passUnretained(executor), isolation: .passUnretained(self)))
  }
}

/// A job and how it has to be run. The core owns the executors of all lives and outlives every job.
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
