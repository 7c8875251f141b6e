// All parked points of a world: those that may be released now, in stable order, those that wait for time, and
// those of machines that are paused.
//
// What is sorted is small and plain; names and actions stay in slots, so that moving a point in the heap touches
// no reference count.

/// The parked points.
///
/// Invariants: `ready` is ascending by key and holds every point that is due up to `horizon`; `future` is a binary
/// heap by key and holds the later ones; `held` holds those of held machines; a slot is in use exactly as long as
/// one of the three names it; a withdrawn point has no action and waits there until it is met.
struct PointQueue {
  private struct Slot {
    var generation: UInt32 = 0
    var incarnation: UInt32 = 0
    var lane: UInt64 = 0
    var name = ""
    var action: PointAction?
  }

  private struct Parked {
    var due: Int64
    let step: UInt64
    let serial: UInt64
    let process: Int32
    let slot: Int32
  }

  private var slots: [Slot] = []
  private var free: [Int32] = []
  private var ready: [Parked] = []
  private var readyHead = 0
  private var future: [Parked] = []
  private var held: [[Parked]?] = []
  private var horizon = Int64.min
  private var serial: UInt64 = 0

  /// Parks a point; one that is due before `now` is due now.
  mutating func park(
    _ action: PointAction, due: Int64, now: Int64, step: UInt64, owner: PointOwner, name: String
  ) -> PointToken {
    let slot = free.popLast() ?? Int32(slots.count)
    if Int(slot) == slots.count { slots.append(Slot()) }
    let generation = slots[Int(slot)].generation
    slots[Int(slot)] = Slot(
      generation: generation, incarnation: owner.incarnation, lane: owner.lane, name: name,
      action: action)
    serial += 1
    insert(
      Parked(
        due: max(due, now), step: step, serial: serial, process: Int32(owner.process), slot: slot))
    return PointToken(slot: Int(slot), generation: generation)
  }

  /// Takes a point back before it was released.
  ///
  /// - Returns: What it would have done, or nothing if it is gone already.
  mutating func withdraw(_ token: PointToken) -> PointAction? {
    guard token.slot < slots.count, slots[token.slot].generation == token.generation else {
      return nil
    }
    guard let action = slots[token.slot].action else { return nil }
    slots[token.slot].action = nil
    if let index = ready[readyHead...].firstIndex(where: { $0.slot == token.slot }) {
      retire(ready.remove(at: index))
    }
    return action
  }

  /// How many points may go now: those due within `slack` of the first. 0 only if none is parked.
  mutating func candidates(slack: Int64) -> Int {
    dropWithdrawn()
    let first: Int64
    if readyHead < ready.count {
      first = ready[readyHead].due
    } else if let next = future.first {
      first = next.due
    } else {
      return 0
    }
    horizon = max(horizon, first.addingClamped(slack))
    while let next = future.first, next.due <= horizon {
      let parked = pop()
      if isLive(parked) { insertReady(parked) } else { retire(parked) }
    }
    return countReady(upTo: first.addingClamped(slack))
  }

  /// The point at that place among those that may go.
  func candidate(at index: Int) -> PointKey { key(ready[readyHead + index]) }

  /// When the point at that place is due.
  func due(at index: Int) -> Int64 { ready[readyHead + index].due }

  /// The machine of the point at that place.
  func process(at index: Int) -> Int { Int(ready[readyHead + index].process) }

  /// The strand of the point at that place.
  func lane(at index: Int) -> UInt64 { slots[Int(ready[readyHead + index].slot)].lane }

  /// Removes the point at that place and gives what it does.
  mutating func release(at index: Int) -> (key: PointKey, action: PointAction)? {
    let parked = ready[readyHead + index]
    if index == 0 {
      readyHead += 1
      compactReady()
    } else {
      ready.remove(at: readyHead + index)
    }
    defer { retire(parked) }
    guard let action = slots[Int(parked.slot)].action else { return nil }
    return (key(parked), action)
  }

  /// Removes every point of a machine's lives up to that one, in stable order; those of the world stay.
  mutating func remove(process: Int, upTo incarnation: UInt32) -> [PointAction] {
    extract { [slots] in
      $0.process == process && (1...incarnation).contains(slots[Int($0.slot)].incarnation)
    }
    .compactMap { take($0) }
  }

  /// Removes every point, in stable order.
  mutating func drain() -> [PointAction] { extract { _ in true }.compactMap { take($0) } }

  /// From now on the points of that machine wait until it is let go, whatever the time.
  mutating func hold(process: Int) {
    while held.count <= process { held.append(nil) }
    guard held[process] == nil else { return }
    held[process] = extract { $0.process == process }
  }

  /// The points of that machine may go again; those whose time has passed are due now.
  mutating func letGo(process: Int, now: Int64) {
    guard process < held.count, let points = held[process] else { return }
    held[process] = nil
    for var parked in points {
      parked.due = max(parked.due, now)
      if isLive(parked) { insert(parked) } else { retire(parked) }
    }
  }

  /// What is parked, in stable order: for reports.
  func parkedKeys() -> [PointKey] {
    (ready[readyHead...] + future + held.compactMap { $0 }.joined()).filter { isLive($0) }.map {
      key($0)
    }
    .sorted()
  }

  // MARK: - Slots

  private func isLive(_ parked: Parked) -> Bool { slots[Int(parked.slot)].action != nil }

  private func key(_ parked: Parked) -> PointKey {
    let index = Int(parked.slot)
    return PointKey(
      due: parked.due, parkedAtStep: parked.step, process: Int(parked.process),
      name: slots[index].name,
      serial: parked.serial, lane: slots[index].lane, incarnation: slots[index].incarnation)
  }

  private mutating func take(_ parked: Parked) -> PointAction? {
    defer { retire(parked) }
    return slots[Int(parked.slot)].action
  }

  private mutating func retire(_ parked: Parked) {
    let slot = Int(parked.slot)
    slots[slot].action = nil
    slots[slot].generation &+= 1
    free.append(parked.slot)
  }

  // MARK: - Order

  private func precedes(_ left: Parked, _ right: Parked) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.step != right.step { return left.step < right.step }
    if left.process != right.process { return left.process < right.process }
    let (first, second) = (slots[Int(left.slot)].name, slots[Int(right.slot)].name)
    return first == second ? left.serial < right.serial : first < second
  }

  private mutating func insert(_ parked: Parked) {
    if Int(parked.process) < held.count, held[Int(parked.process)] != nil {
      held[Int(parked.process)]?.append(parked)
    } else if parked.due <= horizon {
      insertReady(parked)
    } else {
      push(parked)
    }
  }

  private mutating func insertReady(_ parked: Parked) {
    var index = ready.count
    while index > readyHead && precedes(parked, ready[index - 1]) { index -= 1 }
    if index == ready.count { ready.append(parked) } else { ready.insert(parked, at: index) }
  }

  /// What is withdrawn leaves `ready` at once, so only the top of the heap has to be looked at.
  private mutating func dropWithdrawn() {
    while let next = future.first, !isLive(next) { retire(pop()) }
  }

  private mutating func compactReady() {
    if readyHead == ready.count {
      ready.removeAll(keepingCapacity: true)
      readyHead = 0
    } else if readyHead >= 1_024 && readyHead * 2 >= ready.count {
      ready.removeFirst(readyHead)
      readyHead = 0
    }
  }

  private func countReady(upTo due: Int64) -> Int {
    guard let last = ready.last, last.due > due else { return ready.count - readyHead }
    var low = readyHead
    var high = ready.count
    while low < high {
      let middle = (low + high) / 2
      if ready[middle].due <= due { low = middle + 1 } else { high = middle }
    }
    return low - readyHead
  }

  private mutating func extract(_ isWanted: (Parked) -> Bool) -> [Parked] {
    var taken: [Parked] = []
    func split(_ list: some Sequence<Parked>) -> [Parked] {
      list.filter { parked in
        if isWanted(parked) { taken.append(parked) }
        return !isWanted(parked)
      }
    }
    ready = split(ready[readyHead...])
    readyHead = 0
    let rest = split(future)
    for index in held.indices { held[index] = held[index].map { split($0) } }
    future.removeAll(keepingCapacity: true)
    for parked in rest { push(parked) }
    return taken.sorted { precedes($0, $1) }
  }

  // MARK: - The heap

  private mutating func push(_ parked: Parked) {
    future.append(parked)
    var child = future.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard precedes(parked, future[parent]) else { break }
      future[child] = future[parent]
      child = parent
    }
    future[child] = parked
  }

  private mutating func pop() -> Parked {
    let smallest = future[0]
    let last = future.removeLast()
    guard !future.isEmpty else { return smallest }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < future.count else { break }
      if child + 1 < future.count && precedes(future[child + 1], future[child]) { child += 1 }
      guard precedes(future[child], last) else { break }
      future[hole] = future[child]
      hole = child
    }
    future[hole] = last
    return smallest
  }
}
