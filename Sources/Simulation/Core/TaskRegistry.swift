// The tasks of a world that have started and not ended: their names, their machines, and what they last waited for.

/// A task that the world started.
struct LivingTask {
  let name: String
  let process: Int
  let incarnation: UInt32
  let lane: UInt64
  var task: Task<Void, Never>?
}

struct TaskRegistry {
  private var byID: [UInt64: LivingTask] = [:]
  private var lastID: UInt64 = 0

  /// Ids are given in the order of births, which are points: the same in every build.
  mutating func reserve(_ name: String, process: Int, incarnation: UInt32, lane: UInt64) -> UInt64 {
    lastID += 1
    byID[lastID] = LivingTask(name: name, process: process, incarnation: incarnation, lane: lane)
    return lastID
  }

  mutating func attach(_ task: Task<Void, Never>, to id: UInt64) { byID[id]?.task = task }

  mutating func finish(_ id: UInt64) { byID[id] = nil }

  /// The tasks that have not ended, oldest first.
  var living: [LivingTask] { byID.sorted { $0.key < $1.key }.map(\.value) }

  /// Cancels all of them, oldest first.
  func cancelAll() {
    for living in living { living.task?.cancel() }
  }
}
