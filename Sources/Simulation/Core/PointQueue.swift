// All parked points of a world: those that may be released now, in stable order, those that wait for time,
// and those of machines that are paused.

/// The parked points.
///
/// Invariants: `ready` is ascending by key and holds every point that is due up to `horizon`; `future` is a
/// heap by key and holds the later ones; `held` holds those of held machines; a slot is in use exactly as
/// long as one of the three names it; a point that is withdrawn leaves `ready` at once, and stays elsewhere
/// without an action until it is met.
struct PointQueue {
  private var slots = PointSlots()
  private var ready: [ParkedPoint] = []
  private var readyHead = 0
  private var future = PointHeap()
  /// How many points of `future` are withdrawn.
  private var withdrawn = 0
  private var held: [[ParkedPoint]?] = []
  private var horizon = Int64.min
  private var serial: UInt64 = 0

  /// Parks a point; one that is due before `now` is due now.
  @discardableResult
  mutating func park(
    _ action: consuming PointAction, due: Int64, now: Int64, step: UInt64, owner: PointOwner,
    name: consuming String
  ) -> PointToken {
    let slot = slots.take()
    serial += 1
    let place = slots.base + slot
    place.pointee.action = consume action
    place.pointee.incarnation = owner.incarnation
    place.pointee.lane = owner.lane
    place.pointee.serial = serial
    place.pointee.name = consume name
    insert(
      ParkedPoint(due: max(due, now), step: step, process: Int32(owner.process), slot: Int32(slot)))
    return PointToken(slot: slot, generation: slots.base[slot].generation)
  }

  /// Takes a point back before it was released.
  ///
  /// - Returns: What it would have done, or nil if it is gone already.
  mutating func withdraw(_ token: PointToken) -> PointAction? {
    guard let slot = slots.find(token), let action = slots.base[slot].action.take() else { return nil }
    switch slots.base[slot].place {
    case .ready:
      if let index = ready[readyHead...].firstIndex(where: { $0.slot == slot }) {
        ready.remove(at: index)
        slots.giveBack(slot)
      }
    case .future:
      withdrawn += 1
      if withdrawn > 64 && withdrawn > future.count / 2 { sweep() }
    case .held, .nowhere: break
    }
    return action
  }

  /// How many points may go now: those due within `slack` of the first. 0 only if none is parked.
  mutating func candidates(slack: Int64) -> Int {
    let first: Int64
    if readyHead < ready.count {
      first = ready[readyHead].due
    } else {
      dropWithdrawn()
      guard let next = future.first else { return 0 }
      first = next.due
    }
    let last = first.addingClamped(slack)
    if last > horizon { horizon = last }
    while let next = future.first, next.due <= horizon {
      let point = future.pop(slots)
      if isLive(point) { insertReady(point) } else { forget(point) }
    }
    return countReady(upTo: last)
  }

  /// The point at that place among those that may go.
  func candidate(at index: Int) -> PointKey { key(ready[readyHead + index]) }

  /// When the point at that place is due.
  func due(at index: Int) -> Int64 { ready[readyHead + index].due }

  /// The machine of the point at that place.
  func process(at index: Int) -> Int { Int(ready[readyHead + index].process) }

  /// The strand of the point at that place.
  func lane(at index: Int) -> UInt64 { slots.base[Int(ready[readyHead + index].slot)].lane }

  /// Removes the point at that place and gives what it does.
  mutating func release(at index: Int) -> (key: PointKey, action: PointAction)? {
    let point = ready[readyHead + index]
    if readyHead + index == ready.count - 1 {
      ready.removeLast()
      if readyHead > 0 { compactReady() }
    } else if index == 0 {
      readyHead += 1
      compactReady()
    } else {
      ready.remove(at: readyHead + index)
    }
    let key = key(point)
    return take(point).map { (key, $0) }
  }

  /// Removes every point of a machine's lives up to that one, in stable order; those of the world stay.
  mutating func remove(process: Int, upTo incarnation: UInt32) -> [PointAction] {
    extract { [slots] in
      $0.process == process && (1...incarnation).contains(slots.base[Int($0.slot)].incarnation)
    }
    .compactMap { take($0) }
  }

  /// Removes every point, in stable order.
  mutating func drain() -> [PointAction] { extract { _ in true }.compactMap { take($0) } }

  /// Holds the points of that machine until `release`, whatever their time.
  mutating func hold(process: Int) {
    while held.count <= process { held.append(nil) }
    guard held[process] == nil else { return }
    let points = extract { $0.process == process }
    for point in points { slots.base[Int(point.slot)].place = .held }
    held[process] = points
  }

  /// The points of that machine may go again; those whose time has passed are due now.
  mutating func letGo(process: Int, now: Int64) {
    guard process < held.count, let points = held[process] else { return }
    held[process] = nil
    for var point in points {
      point.due = max(point.due, now)
      if isLive(point) { insert(point) } else { slots.giveBack(Int(point.slot)) }
    }
  }

  /// Gives the memory back; nothing can be parked any more.
  func free() { slots.free() }

  /// What is parked, in stable order: for reports.
  func parkedKeys() -> [PointKey] {
    (ready[readyHead...] + future.points + held.compactMap { $0 }.joined()).filter { isLive($0) }.map {
      key($0)
    }
    .sorted()
  }

  // MARK: - Slots

  private func isLive(_ point: ParkedPoint) -> Bool { slots.base[Int(point.slot)].action != nil }

  private func key(_ point: ParkedPoint) -> PointKey {
    let slot = slots.base + Int(point.slot)
    return PointKey(
      due: point.due, parkedAtStep: point.step, process: Int(point.process), name: slot.pointee.name,
      serial: slot.pointee.serial, lane: slot.pointee.lane, incarnation: slot.pointee.incarnation)
  }

  /// What a point that has left the order does; its slot is free.
  private mutating func take(_ point: ParkedPoint) -> PointAction? {
    defer { slots.giveBack(Int(point.slot)) }
    return slots.base[Int(point.slot)].action.take()
  }

  /// A withdrawn point has left the heap.
  private mutating func forget(_ point: ParkedPoint) {
    withdrawn -= 1
    slots.giveBack(Int(point.slot))
  }

  // MARK: - Order

  private mutating func insert(_ point: ParkedPoint) {
    let process = Int(point.process)
    if process < held.count && held[process] != nil {
      slots.base[Int(point.slot)].place = .held
      held[process]?.append(point)
    } else if point.due <= horizon {
      insertReady(point)
    } else {
      slots.base[Int(point.slot)].place = .future
      future.push(point, slots)
    }
  }

  private mutating func insertReady(_ point: ParkedPoint) {
    slots.base[Int(point.slot)].place = .ready
    var index = ready.count
    while index > readyHead && slots.precedes(point, ready[index - 1]) { index -= 1 }
    if index == ready.count { ready.append(point) } else { ready.insert(point, at: index) }
  }

  /// The first point of the heap is one that waits.
  private mutating func dropWithdrawn() {
    guard withdrawn > 0 else { return }
    while let next = future.first, !isLive(next) { forget(future.pop(slots)) }
  }

  /// Nothing withdrawn is left in the heap: most requests are answered long before their time is up.
  private mutating func sweep() {
    guard withdrawn > 0 else { return }
    var dead: [ParkedPoint] = []
    future.filter(slots) { [slots] point in
      if slots.base[Int(point.slot)].action != nil { return true }
      dead.append(point)
      return false
    }
    for point in dead { forget(point) }
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

  /// Takes the points out of all three that are wanted, in stable order.
  private mutating func extract(_ isWanted: (ParkedPoint) -> Bool) -> [ParkedPoint] {
    sweep()
    var taken: [ParkedPoint] = []
    func stays(_ point: ParkedPoint) -> Bool {
      guard isWanted(point) else { return true }
      taken.append(point)
      return false
    }
    ready = ready[readyHead...].filter(stays)
    readyHead = 0
    future.filter(slots, stays)
    for index in held.indices { held[index] = held[index].map { $0.filter(stays) } }
    return taken.sorted { slots.precedes($0, $1) }
  }
}
