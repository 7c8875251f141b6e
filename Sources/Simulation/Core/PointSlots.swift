// What parked points are apart from their place in the order: names, owners, actions.
//
// They lie in memory of their own, one to a cache line, and not in an array: in a world of ten thousand
// sleepers each release touches another one, and what an array and a property of a class check at each touch
// costs more than the touch.

/// One parked point.
struct PointSlot {
  /// Where the order has it.
  enum Place: UInt8 { case nowhere, ready, future, held }

  /// Nothing once it is withdrawn or released.
  var action: PointAction?
  var place = Place.nowhere
  /// The generation of the slot: counts its uses.
  var generation: UInt32 = 0
  var incarnation: UInt32 = 0
  var lane: UInt64 = 0
  /// The order of parking; in a free slot, the next free slot.
  var serial: UInt64 = 0
  var name = ""
}

/// The place of a point in the order. Plain, so that moving it about touches no reference count.
struct ParkedPoint: BitwiseCopyable {
  var due: Int64
  let step: UInt64
  let process: Int32
  let slot: Int32
}

/// Slots that are given out and taken back.
///
/// A slot's number is used on the thread of the world only. No action is destroyed in place: releasing what
/// it holds may run code that parks another point.
struct PointSlots {
  private(set) var base: UnsafeMutablePointer<PointSlot>
  private var capacity = 64
  private var count = 0
  private var firstFree: Int?

  init() { base = Self.allocate(capacity) }

  /// A free slot.
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

  /// Frees the slot; its old tokens become invalid.
  mutating func giveBack(_ slot: Int) {
    base[slot].place = .nowhere
    base[slot].generation &+= 1
    base[slot].serial = firstFree.map(UInt64.init) ?? .max
    firstFree = slot
  }

  /// The slot that a token names, if it still does.
  func find(_ token: PointToken) -> Int? {
    token.slot < count && base[token.slot].generation == token.generation ? token.slot : nil
  }

  /// Whether the first goes before the second.
  func precedes(_ left: ParkedPoint, _ right: ParkedPoint) -> Bool {
    if left.due != right.due { return left.due < right.due }
    if left.step != right.step { return left.step < right.step }
    if left.process != right.process { return left.process < right.process }
    let (first, second) = (base + Int(left.slot), base + Int(right.slot))
    if first.pointee.name != second.pointee.name { return first.pointee.name < second.pointee.name }
    return first.pointee.serial < second.pointee.serial
  }

  /// Gives the memory back.
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
