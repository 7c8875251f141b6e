// The tasks of a world that have started and not ended, by name.

struct TaskRegistry {
  private struct Living {
    let name: String
    var task: Task<Void, Never>?
  }

  private var byID: [UInt64: Living] = [:]
  private var nextID: UInt64 = 0

  mutating func reserve(name: String) -> UInt64 {
    nextID += 1
    byID[nextID] = Living(name: name)
    return nextID
  }

  mutating func attach(_ task: Task<Void, Never>, to id: UInt64) { byID[id]?.task = task }

  mutating func finish(_ id: UInt64) { byID[id] = nil }

  /// Names of the tasks that have not ended, oldest first.
  var living: [String] { byID.sorted { $0.key < $1.key }.map(\.value.name) }

  /// Cancels all of them, oldest first.
  func cancelAll() {
    for (_, living) in byID.sorted(by: { $0.key < $1.key }) { living.task?.cancel() }
  }
}
