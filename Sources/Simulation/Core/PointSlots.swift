// The storage of parked points apart from their sort order: names, owners and actions.
//
// The slots are in manually allocated memory, one to a cache line, not in an array: in a world of ten
// thousand sleepers each release touches another slot, and the checks of arrays and class properties on each
// access cost more than the access.

/// One parked point.
struct PointSlot {
  /// The collection of the queue that refers to the slot.
  enum Place: UInt8 { case nowhere, ready, future, held }

  /// The action; nil once the point is withdrawn or released.
  var action: PointAction?
  var place = Place.nowhere
  /// The number of times that the slot was freed.
  var generation: UInt32 = 0
  var incarnation: UInt32 = 0
  var lane: UInt64 = 0
  /// The order of parking; in a free slot, the index of the next free slot.
  var serial: UInt64 = 0
  var name = ""
}

/// The sort key of a point and its slot. Trivially copyable, so that moving it touches no reference count.
struct ParkedPoint: BitwiseCopyable {
  var due: Int64
  let step: UInt64
  let process: Int32
  let slot: Int32
}

/// An allocator of slots with a free list.
///
/// Used only on the thread of the world. An action is never destroyed in place, because releasing what it
/// captures may run code that parks another point.
struct PointSlots {
  private(set) var base: UnsafeMutablePointer<PointSlot>
  private var capacity = 64
  private var count = 0
  private var firstFree: Int?

  init() { base = Self.allocate(capacity) }

  /// Allocates a slot and returns its index.
  mutating func take() -> Int {
    if let slot = firstFree {
      firstFree = base[slot].serial == .max ? nil : Int(base[slot].serial)
      return slot
    }
    if count == capacity { grow() }
    (base + count).initialize(to: PointSlot())
    count += 1
    return count - 1
  }

  /// Frees a slot and invalidates its tokens.
  mutating func giveBack(_ slot: Int) {
    base[slot].place = .nowhere
    base[slot].generation &+= 1
    base[slot].serial = firstFree.map(UInt64.init) ?? .max
    firstFree = slot
  }

  /// The slot of a token, or nil if the token is stale.
  func find(_ token: PointToken) -> Int? {
    token.slot < count && base[token.slot].generation == token.generation ? token.slot : nil
  }

  /// Returns true if `left` sorts before `right`.
  func precedes(_ left: ParkedPoint, _ right: ParkedPoint) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.step != right.step { return left.step < right.step }
    if left.process != right.process { return left.process < right.process }
    let (first, second) = (base + Int(left.slot), base + Int(right.slot))
    if first.pointee.name != second.pointee.name { return first.pointee.name < second.pointee.name }
    return first.pointee.serial < second.pointee.serial
  }

  /// Frees the memory.
  func free() {
    base.deinitialize(count: count)
    base.deallocate()
  }

  private mutating func grow() {
    let larger = Self.allocate(capacity * 2)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }

  private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<PointSlot> {
    UnsafeMutableRawPointer.allocate(
      byteCount: capacity * MemoryLayout<PointSlot>.stride, alignment: 64
    ).bindMemory(to: PointSlot.self, capacity: capacity)
  }
}
