// The tasks that wait for an answer: they are listed if the world deadlocks, and their waits end when it
// closes.

/// A task that waits for an answer.
protocol OpenWait: AnyObject {
  /// What for, in words; made only for reports.
  var waitDescription: String { get }

  /// Ends the wait without an answer.
  func endWait()
}

/// Those who wait, in places that are given out and taken back.
struct OpenWaits {
  private struct Entry {
    let serial: UInt64
    let lane: UInt64
    let waiter: any OpenWait
  }

  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var serial: UInt64 = 0

  /// Adds a wait, or replaces an earlier wait of the same task at that place.
  mutating func add(_ waiter: any OpenWait, lane: UInt64, at old: Int? = nil) -> Int {
    serial += 1
    let entry = Entry(serial: serial, lane: lane, waiter: waiter)
    guard let place = old ?? free.popLast() else {
      entries.append(entry)
      return entries.count - 1
    }
    entries[place] = entry
    return place
  }

  /// The wait is over.
  mutating func remove(at place: Int) {
    guard place < entries.count, entries[place] != nil else { return }
    entries[place] = nil
    free.append(place)
  }

  /// All of them, oldest first.
  var all: [(lane: UInt64, waiter: any OpenWait)] {
    entries.compactMap { $0 }.sorted { $0.serial < $1.serial }.map { ($0.lane, $0.waiter) }
  }

  /// Removes all of them, oldest first. Their places are not given out again, because each may still be given
  /// back.
  mutating func takeAll() -> [any OpenWait] {
    let all = all.map(\.waiter)
    for place in entries.indices { entries[place] = nil }
    free = []
    return all
  }
}
