// The live tasks of a world, with their names and machines.

/// Identifies a task of a world.
struct TaskID: Sendable {
  let place: UInt32
  /// The generation of the slot; 0 is not used.
  let generation: UInt32

  static let none = TaskID(place: 0, generation: 0)
}

/// Identifies a task among the live ones.
///
/// A job and a continuation are one word each, and in this runtime it is the same word: the address of the
/// task. In a runtime in which they differ, no task would be recognized as started by the world and every
/// wait would use a cancellation handler, which is slower but correct.
struct TaskMark: Equatable {
  private let word: UInt

  static let none = TaskMark(word: 0)

  private init(word: UInt) { self.word = word }

  /// The task of a job.
  init(_ job: UnownedJob) { word = unsafeBitCast(job, to: UInt.self) }

  /// The task that waits on a continuation.
  init<Value, Failure>(_ continuation: UnsafeContinuation<Value, Failure>) {
    word = unsafeBitCast(continuation, to: UInt.self)
  }
}

/// The name of a task, in one part or two; joined only for reports.
struct TaskName {
  /// The service, for a task that handles a request; nil otherwise.
  var service: String?
  let name: String

  var text: String { service.map { "\($0) \(name)" } ?? name }
}

/// A task that the world started and that has not ended.
struct LivingTask {
  let name: TaskName
  let process: Int
  let incarnation: UInt32
  let lane: UInt64
  /// The order of starts. Starts are points, so it is the same in every build.
  let serial: UInt64
  var task: Task<Void, Never>?
}

/// The live tasks, in slots that are reused.
struct TaskRegistry {
  private var tasks: [LivingTask?] = []
  private var generations: [UInt32] = []
  private var marks: [TaskMark] = []
  /// The task that ended last in each slot, without its handle.
  private var ended: [LivingTask?] = []
  private var free: [UInt32] = []
  private var lastSerial: UInt64 = 0

  mutating func reserve(_ name: TaskName, process: Int, incarnation: UInt32, lane: UInt64) -> TaskID {
    let place = free.popLast() ?? UInt32(tasks.count)
    if Int(place) == tasks.count {
      tasks.append(nil)
      generations.append(0)
      marks.append(.none)
      ended.append(nil)
    }
    lastSerial += 1
    generations[Int(place)] &+= 1
    tasks[Int(place)] = LivingTask(
      name: name, process: process, incarnation: incarnation, lane: lane, serial: lastSerial)
    return TaskID(place: place, generation: generations[Int(place)])
  }

  mutating func attach(_ task: Task<Void, Never>, to id: TaskID) { tasks[Int(id.place)]?.task = task }

  /// Records that a task has begun to run.
  mutating func begin(_ id: TaskID, _ mark: TaskMark) { marks[Int(id.place)] = mark }

  mutating func finish(_ id: TaskID) {
    var last = tasks[Int(id.place)].take()
    last?.task = nil
    ended[Int(id.place)] = last
    marks[Int(id.place)] = .none
    free.append(id.place)
  }

  /// Returns true if `mark` is the task itself rather than another task of its strand, such as a child.
  func isItself(_ id: TaskID, _ mark: TaskMark) -> Bool {
    let place = Int(id.place)
    return id.generation != 0 && generations[place] == id.generation && marks[place] == mark
  }

  /// The live task with an identifier; nil if it has ended.
  subscript(id: TaskID) -> LivingTask? {
    let place = Int(id.place)
    return id.generation != 0 && generations[place] == id.generation ? tasks[place] : nil
  }

  /// The live or ended task with an identifier; nil if its slot was reused.
  func remembered(_ id: TaskID) -> LivingTask? {
    let place = Int(id.place)
    guard id.generation != 0, generations[place] == id.generation else { return nil }
    return tasks[place] ?? ended[place]
  }

  /// The live task with a mark; nil for child tasks.
  func living(_ mark: TaskMark) -> LivingTask? {
    mark == .none ? nil : marks.firstIndex(of: mark).flatMap { tasks[$0] }
  }

  /// The live tasks, oldest first.
  var living: [LivingTask] { tasks.compactMap { $0 }.sorted { $0.serial < $1.serial } }

  /// Cancels all live tasks, oldest first.
  func cancelAll() {
    for living in living { living.task?.cancel() }
  }
}
