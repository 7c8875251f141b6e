// The tasks of a world that have started and not ended: their names, their machines, and what they last
// waited for.

/// Names a task of a world.
struct TaskID: Sendable {
  let place: UInt32
  /// The generation of the slot; 0 is never used.
  let generation: UInt32

  static let none = TaskID(place: 0, generation: 0)
}

/// Tells a task from others that live.
///
/// A job of it and a continuation of it are one word each, and in this runtime that word is the same: where
/// the task is. If another runtime differs, no task counts as one that the world has started, and every wait
/// gets a handler: slower, but correct.
struct TaskMark: Equatable {
  private let word: UInt

  static let none = TaskMark(word: 0)

  private init(word: UInt) { self.word = word }

  /// The task whose job it is.
  init(_ job: UnownedJob) { word = unsafeBitCast(job, to: UInt.self) }

  /// The task that waits.
  init<Value, Failure>(_ continuation: UnsafeContinuation<Value, Failure>) {
    word = unsafeBitCast(continuation, to: UInt.self)
  }
}

/// The name of a task, of one part or of two; put together only for reports.
struct TaskName {
  /// Of who answers a request, the service; else nothing.
  var service: String?
  let name: String

  var text: String { service.map { "\($0) \(name)" } ?? name }
}

/// A task that the world started.
struct LivingTask {
  let name: TaskName
  let process: Int
  let incarnation: UInt32
  let lane: UInt64
  /// The order of births, which are points: the same in every build.
  let serial: UInt64
  var task: Task<Void, Never>?
}

/// The tasks that have not ended.
struct TaskRegistry {
  private var tasks: [LivingTask?] = []
  private var generations: [UInt32] = []
  private var marks: [TaskMark] = []
  /// Who has ended last in each place, without the task.
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

  /// The task of that name has begun to run.
  mutating func begin(_ id: TaskID, _ mark: TaskMark) { marks[Int(id.place)] = mark }

  mutating func finish(_ id: TaskID) {
    var last = tasks[Int(id.place)].take()
    last?.task = nil
    ended[Int(id.place)] = last
    marks[Int(id.place)] = .none
    free.append(id.place)
  }

  /// Whether a task is the one of that name itself, and not another one in its strand, such as its child.
  func isItself(_ id: TaskID, _ mark: TaskMark) -> Bool {
    let place = Int(id.place)
    return id.generation != 0 && generations[place] == id.generation && marks[place] == mark
  }

  /// The task of that name, unless it has ended.
  subscript(id: TaskID) -> LivingTask? {
    let place = Int(id.place)
    return id.generation != 0 && generations[place] == id.generation ? tasks[place] : nil
  }

  /// The task of that name, living or ended; none once another one has taken its place.
  func remembered(_ id: TaskID) -> LivingTask? {
    let place = Int(id.place)
    guard id.generation != 0, generations[place] == id.generation else { return nil }
    return tasks[place] ?? ended[place]
  }

  /// The task itself that is known by that mark; none for its children.
  func living(_ mark: TaskMark) -> LivingTask? {
    mark == .none ? nil : marks.firstIndex(of: mark).flatMap { tasks[$0] }
  }

  /// The tasks that have not ended, oldest first.
  var living: [LivingTask] { tasks.compactMap { $0 }.sorted { $0.serial < $1.serial } }

  /// Cancels all of them, oldest first.
  func cancelAll() {
    for living in living { living.task?.cancel() }
  }
}
