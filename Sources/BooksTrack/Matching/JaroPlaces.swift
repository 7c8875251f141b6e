// The matches of two texts after Jaro, counted on bits. A word holds the places of a unit in one text; its
// lowest set bit is the first free place within the window.
//
// For speed, no branch depends on anything but the lengths of the texts: a processor mispredicts a branch on
// their content, and then waits for all work before it. So each unit takes the same steps, matching or not,
// and the order is compared eight matches at a time, whatever their number.

/// A text of at most 64 units with the places of each unit as the bits of a word.
struct JaroPlaces: Sendable {
  /// The greatest number of units.
  static let limit = 64
  /// The unit for scalars that the text does not contain.
  static let absent: UInt8 = 0xFF

  private let count: Int
  /// The bit of the first unit. Up to 32 units take the upper half of a word: a window that begins before the
  /// text then has bits there too, and is moved by a shift alone.
  private let firstBit: Int
  /// The unit of each bit, and one for the position after the last bit.
  private let units: [UInt8]
  /// The bits of each unit.
  private let bits: [UInt64]

  /// - Parameter text: At most 64 units.
  init(of text: [UInt8]) {
    count = text.count
    firstBit = count <= 32 ? 32 : 0
    var units = [UInt8](repeating: Self.absent, count: 65)
    var bits = [UInt64](repeating: 0, count: 256)
    for (bit, unit) in zip(firstBit..., text) {
      units[bit] = unit
      bits[Int(unit)] |= 1 << UInt64(bit)
    }
    self.units = units
    self.bits = bits
  }

  /// Returns the likeness to a text of at most 64 units; nil if `isASCII` is set and a unit is 128 or more.
  @inline(__always)
  func likeness(to other: UnsafeBufferPointer<UInt8>, isASCII: Bool) -> Int? {
    units.withUnsafeBufferPointer { units in
      bits.withUnsafeBufferPointer { bits in
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: Self.limit + 8) { matched in
          matched.initialize(repeating: Self.absent)
          var search = Search(
            bits: bits, matched: matched, count: count, firstBit: firstBit, otherCount: other.count)
          search.run(through: other)
          if isASCII && search.union >= 0x80 { return nil }
          var matches = JaroMatches(left: count, right: other.count, prefix: prefix(units, other))
          matches.count = search.count
          matches.outOfOrder = search.outOfOrder(units)
          return matches.likeness
        }
      }
    }
  }

  @inline(__always)
  private func prefix(_ units: UnsafeBufferPointer<UInt8>, _ other: UnsafeBufferPointer<UInt8>) -> Int {
    let limit = min(4, count, other.count)
    var prefix = 0
    while prefix < limit, units[firstBit &+ prefix] == other[prefix] { prefix &+= 1 }
    return prefix
  }
}

/// The search for the units of one text in another, in order.
private struct Search {
  private let bits: UnsafeBufferPointer<UInt64>
  /// The matched units, in the order of the text that is searched for.
  private let matched: UnsafeMutableBufferPointer<UInt8>
  /// The unit up to which the window still begins before the text and therefore grows instead of moving.
  private let growing: Int
  private var near: UInt64
  private var free = ~0 as UInt64
  private(set) var count = 0
  /// The union of the bits of all units.
  private(set) var union = 0 as UInt8

  @inline(__always)
  init(
    bits: UnsafeBufferPointer<UInt64>, matched: UnsafeMutableBufferPointer<UInt8>, count: Int, firstBit: Int,
    otherCount: Int
  ) {
    self.bits = bits
    self.matched = matched
    let window = JaroMatches.window(count, otherCount)
    // At 64 units the window is 31 wide to either side, so that its 63 places fit a word.
    let whole = (1 &<< UInt64(truncatingIfNeeded: window &* 2 &+ 1)) &- 1 as UInt64
    near =
      firstBit > 0
      ? whole &<< UInt64(truncatingIfNeeded: firstBit &- window)
      : whole &>> UInt64(truncatingIfNeeded: window)
    growing = firstBit > 0 ? 0 : window
  }

  @inline(__always)
  mutating func run(through text: UnsafeBufferPointer<UInt8>) {
    // The candidates of a unit are found one step ahead, so that only the last operation waits for the unit
    // before.
    guard let first = text.first else { return }
    var index = 0
    var unit = first
    var reachable = bits[Int(unit)] & near
    while true {
      take(unit, reachable)
      index &+= 1
      guard index < text.count else { break }
      near = near &<< 1 | (index <= growing ? 1 : 0)
      unit = text[index]
      reachable = bits[Int(unit)] & near
    }
    matched[count] = JaroPlaces.absent
  }

  @inline(__always)
  private mutating func take(_ unit: UInt8, _ reachable: UInt64) {
    union |= unit
    let candidates = reachable & free
    free ^= candidates & (0 &- candidates)
    matched[count] = unit
    count &+= candidates == 0 ? 0 : 1
  }

  /// Beyond the last match both sides give the absent unit: there `taken` is empty, and its lowest bit is 64.
  @inline(__always)
  func outOfOrder(_ units: UnsafeBufferPointer<UInt8>) -> Int {
    var taken = ~free
    var outOfOrder = 0
    var index = 0
    @inline(__always) func compare(_ next: Int) {
      outOfOrder &+= units[taken.trailingZeroBitCount] == matched[index &+ next] ? 0 : 1
      taken &= taken &- 1
    }
    while taken != 0 {
      compare(0)
      compare(1)
      compare(2)
      compare(3)
      compare(4)
      compare(5)
      compare(6)
      compare(7)
      index &+= 8
    }
    return outOfOrder
  }
}
