// The waits for responses that are open. They are listed if the world deadlocks and ended when it closes.

/// A wait for a response or for an event.
protocol OpenWait: AnyObject {
  /// The awaited event; computed only for reports.
  var waitDescription: String { get }

  /// Ends the wait without a result.
  func endWait()
}

/// The open waits, in slots that are reused.
struct OpenWaits {
  private struct Entry {
    let serial: UInt64
    let lane: UInt64
    let waiter: any OpenWait
  }

  private var entries: [Entry?] = []
  private var free: [Int] = []
  private var serial: UInt64 = 0

  /// Adds a wait in a free slot, or in place of the wait in slot `old`, and returns its slot.
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

  /// Removes a wait and frees its slot.
  mutating func remove(at place: Int) {
    guard place < entries.count, entries[place] != nil else { return }
    entries[place] = nil
    free.append(place)
  }

  /// All open waits, oldest first.
  var all: [(lane: UInt64, waiter: any OpenWait)] {
    entries.compactMap { $0 }.sorted { $0.serial < $1.serial }.map { ($0.lane, $0.waiter) }
  }

  /// Removes and returns all waits, oldest first. Their slots are not reused, because each of them may still
  /// be passed to `remove`.
  mutating func takeAll() -> [any OpenWait] {
    let all = all.map(\.waiter)
    for place in entries.indices { entries[place] = nil }
    free = []
    return all
  }
}
