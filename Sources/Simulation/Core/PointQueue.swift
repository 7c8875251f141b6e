// All parked points of a world: those that are due, in stable order, those that are not yet due, and those of
// paused machines.

/// The queue of parked points.
///
/// Invariants: `ready` is sorted by key and contains every point that is due by `horizon`; `future` is a heap
/// by key and contains the later ones; `held` contains the points of paused machines. A slot is in use
/// exactly as long as one of the three refers to it. A withdrawn point leaves `ready` at once, but stays in
/// the other two without an action until it is reached.
struct PointQueue {
  private var slots = PointSlots()
  private var ready: [ParkedPoint] = []
  private var readyHead = 0
  private var future = PointHeap()
  /// The number of withdrawn points in `future`.
  private var withdrawn = 0
  private var held: [[ParkedPoint]?] = []
  private var horizon = Int64.min
  private var serial: UInt64 = 0

  /// Parks a point; a `due` before `now` is raised to `now`.
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

  /// Withdraws a point before it is released.
  ///
  /// - Returns: Its action, or nil if it was released or withdrawn before.
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

  /// The number of points that may be released: those due within `slack` of the first. 0 only if none
  /// is parked.
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

  /// The key of the candidate at an index.
  func candidate(at index: Int) -> PointKey { key(ready[readyHead + index]) }

  /// The due time of the candidate at an index.
  func due(at index: Int) -> Int64 { ready[readyHead + index].due }

  /// The machine of the candidate at an index.
  func process(at index: Int) -> Int { Int(ready[readyHead + index].process) }

  /// The lane of the candidate at an index.
  func lane(at index: Int) -> UInt64 { slots.base[Int(ready[readyHead + index].slot)].lane }

  /// Removes the candidate at an index and returns its action.
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

  /// Removes and returns the points of a machine's incarnations up to `incarnation`, in stable order; points
  /// of the world stay.
  mutating func remove(process: Int, upTo incarnation: UInt32) -> [PointAction] {
    extract { [slots] in
      $0.process == process && (1...incarnation).contains(slots.base[Int($0.slot)].incarnation)
    }
    .compactMap { take($0) }
  }

  /// Removes and returns all points, in stable order.
  mutating func drain() -> [PointAction] { extract { _ in true }.compactMap { take($0) } }

  /// Holds the points of a machine, whatever their due times, until `letGo`.
  mutating func hold(process: Int) {
    while held.count <= process { held.append(nil) }
    guard held[process] == nil else { return }
    let points = extract { $0.process == process }
    for point in points { slots.base[Int(point.slot)].place = .held }
    held[process] = points
  }

  /// Returns the held points of a machine to the queue; those that are overdue become due now.
  mutating func letGo(process: Int, now: Int64) {
    guard process < held.count, let points = held[process] else { return }
    held[process] = nil
    for var point in points {
      point.due = max(point.due, now)
      if isLive(point) { insert(point) } else { slots.giveBack(Int(point.slot)) }
    }
  }

  /// Frees the memory; the queue must not be used afterwards.
  func free() { slots.free() }

  /// The keys of all live points, in stable order; for reports.
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

  /// Returns the action of a point that was removed from the order, and frees its slot.
  private mutating func take(_ point: ParkedPoint) -> PointAction? {
    defer { slots.giveBack(Int(point.slot)) }
    return slots.base[Int(point.slot)].action.take()
  }

  /// Frees the slot of a withdrawn point that was removed from the heap.
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

  /// Removes withdrawn points from the top of the heap.
  private mutating func dropWithdrawn() {
    guard withdrawn > 0 else { return }
    while let next = future.first, !isLive(next) { forget(future.pop(slots)) }
  }

  /// Removes all withdrawn points from the heap; most requests are answered long before their timeout.
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

  /// Removes the matching points from all three collections and returns them in stable order.
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
