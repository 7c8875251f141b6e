// All parked points of a world: those that may be released now, in stable order, and those that wait for time.

/// The parked points.
///
/// Invariants: everything in `ready` is due at the present moment, ascending by key; `future` is a binary heap
/// by key; a slot is live exactly while its point stands in one of them and was not withdrawn.
struct PointQueue {
  private struct Slot {
    var generation: UInt32 = 0
    var action: PointAction?
  }

  private struct Parked {
    let key: PointKey
    let token: PointToken
  }

  private var slots: [Slot] = []
  private var free: [Int] = []
  private var ready: [Parked] = []
  private var readyHead = 0
  private var future: [Parked] = []
  private var serial: UInt64 = 0

  /// The number of points that may be released now.
  var readyCount: Int { ready.count - readyHead }

  /// Parks a point; `due` not after `now` means "may be released now".
  mutating func park(
    _ action: PointAction, due: Int64, now: Int64, step: UInt64, process: Int, name: String
  ) -> PointToken {
    let slot = free.popLast() ?? slots.count
    if slot == slots.count { slots.append(Slot()) }
    slots[slot].action = action
    serial += 1
    let key = PointKey(
      due: max(due, now), parkedAtStep: step, process: process, name: name, serial: serial)
    let parked = Parked(key: key, token: PointToken(slot: slot, generation: slots[slot].generation))
    if key.due == now { insertReady(parked) } else { push(parked) }
    return parked.token
  }

  /// Takes a point back before it was released.
  ///
  /// - Returns: What it would have done, or nothing if it is gone already.
  mutating func withdraw(_ token: PointToken) -> PointAction? {
    guard token.slot < slots.count, slots[token.slot].generation == token.generation else { return nil }
    let action = retire(token)
    if let index = ready[readyHead...].firstIndex(where: { $0.token == token }) { ready.remove(at: index) }
    return action
  }

  /// The point at that place among those that may be released now.
  func candidate(at index: Int) -> PointKey { ready[readyHead + index].key }

  /// Removes the point at that place and gives what it does.
  mutating func release(at index: Int) -> (key: PointKey, action: PointAction)? {
    let parked = ready[readyHead + index]
    if index == 0 {
      readyHead += 1
      if readyHead == ready.count {
        ready.removeAll(keepingCapacity: true)
        readyHead = 0
      }
    } else {
      ready.remove(at: readyHead + index)
    }
    guard let action = retire(parked.token) else { return nil }
    return (parked.key, action)
  }

  /// Makes everything ready that is due at the earliest time anything is due, and gives that time.
  mutating func advance() -> Int64? {
    while let first = future.first, !isLive(first.token) { _ = pop() }
    guard let due = future.first?.key.due else { return nil }
    while let first = future.first, first.key.due == due {
      let parked = pop()
      if isLive(parked.token) { ready.append(parked) }
    }
    return due
  }

  /// Removes every point, in stable order.
  mutating func drain() -> [PointAction] {
    let rest = (ready[readyHead...] + future).filter { isLive($0.token) }.sorted { $0.key < $1.key }
    ready.removeAll()
    readyHead = 0
    future.removeAll()
    return rest.compactMap { retire($0.token) }
  }

  /// What is parked, in stable order: for reports.
  func parkedKeys() -> [PointKey] {
    (ready[readyHead...] + future).filter { isLive($0.token) }.map(\.key).sorted()
  }

  private func isLive(_ token: PointToken) -> Bool { slots[token.slot].generation == token.generation }

  private mutating func retire(_ token: PointToken) -> PointAction? {
    guard isLive(token) else { return nil }
    let action = slots[token.slot].action
    slots[token.slot].action = nil
    slots[token.slot].generation &+= 1
    free.append(token.slot)
    return action
  }

  private mutating func insertReady(_ parked: Parked) {
    var index = ready.count
    while index > readyHead && parked.key < ready[index - 1].key { index -= 1 }
    if index == ready.count { ready.append(parked) } else { ready.insert(parked, at: index) }
  }

  private mutating func push(_ parked: Parked) {
    future.append(parked)
    var child = future.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard future[child].key < future[parent].key else { return }
      future.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func pop() -> Parked {
    future.swapAt(0, future.count - 1)
    let smallest = future.removeLast()
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2]
      where child < future.count && future[child].key < future[least].key {
        least = child
      }
      if least == parent { return smallest }
      future.swapAt(parent, least)
      parent = least
    }
  }
}
