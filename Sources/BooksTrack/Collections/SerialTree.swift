// A persistent map from serial numbers to values: copies take constant time, and a change costs only the path
// to the changed value.
//
// It is a radix tree: every node has room for 32 children (or, in the lowest level, 32 values) and stores
// only those that exist, as a bit map and a dense array. A copy shares every node. A change after a copy
// rewrites only the nodes from the root to one leaf, so a commit to a store of 150,000 rows costs as much as
// one to 1,500 rows, plus one level. A single serial number of four billion costs seven nodes, not four
// billion slots: foreign rows cannot make it grow beyond their own number.
//
// After P. Bagwell, "Ideal Hash Trees" (2001); the keys are serial numbers, so there is no hash.

/// The split of a serial number: five bits a level. Wider nodes make lookups shorter and commits more
/// expensive; 16 and 32 slots were measured and differ by less than the machine's noise.
enum SerialTreeBits {
  static let width: UInt32 = 5
  static let mask: UInt32 = 31
}

/// A sparse, ordered, persistent map with keys of 32 bits.
struct SerialTree<Value: Sendable>: Sendable {
  /// One node; a leaf uses `values`, a branch uses `children`, in the order of the bits of `occupied`.
  struct Node: Sendable {
    var occupied: UInt32 = 0
    var values: [Value] = []
    var children: [Node] = []
  }

  /// The number of values.
  private(set) var count = 0
  /// The number of bits of a serial number that the levels below the root use.
  private(set) var shift: UInt32 = 0
  private(set) var root = Node()

  /// Returns the value of a serial number; nil if there is none.
  ///
  /// - Complexity: O(log *largest serial*), at most seven steps.
  subscript(serial: UInt32) -> Value? {
    covers(serial) ? root.value(at: serial, shift: shift) : nil
  }

  /// Reads a value in place; unlike the subscript, it copies nothing and retains nothing that the value
  /// refers to.
  @inline(__always)
  func read<Result>(_ serial: UInt32, _ body: (UnsafePointer<Value>) -> Result) -> Result? {
    covers(serial) ? root.read(at: serial, shift: shift, body) : nil
  }

  /// Returns true if the serial number has a value; unlike the subscript, it copies nothing.
  func contains(_ serial: UInt32) -> Bool {
    covers(serial) && root.contains(serial, shift: shift)
  }

  /// Sets a value and returns the previous one.
  @discardableResult
  mutating func put(_ value: Value, at serial: UInt32) -> Value? {
    grow(toCover: serial)
    let old = root.put(value, at: serial, shift: shift)
    if old == nil { count += 1 }
    return old
  }

  /// Updates a value in place; a missing value starts as `initial`.
  mutating func update(_ serial: UInt32, initial: Value, _ body: (inout Value) -> Void) {
    grow(toCover: serial)
    if root.update(serial, shift: shift, initial: initial, body) { count += 1 }
  }

  /// Removes a value and returns it. Removing a missing value changes nothing.
  @discardableResult
  mutating func remove(_ serial: UInt32) -> Value? {
    guard contains(serial) else { return nil }
    count -= 1
    return root.remove(serial, shift: shift)
  }

  /// Returns the first value at or after a serial number.
  func first(from serial: UInt32) -> (serial: UInt32, value: Value)? {
    covers(serial) ? root.first(from: serial, shift: shift, prefix: 0) : nil
  }

  private func covers(_ serial: UInt32) -> Bool {
    UInt64(serial) >> UInt64(shift + SerialTreeBits.width) == 0
  }

  private mutating func grow(toCover serial: UInt32) {
    while !covers(serial) {
      if root.occupied != 0 { root = Node(occupied: 1, children: [root]) }
      shift += SerialTreeBits.width
    }
  }
}

extension SerialTree.Node {
  fileprivate static func bit(of serial: UInt32, _ shift: UInt32) -> UInt32 {
    1 << (serial >> shift & SerialTreeBits.mask)
  }

  private func slot(_ bit: UInt32) -> Int { (occupied & (bit - 1)).nonzeroBitCount }

  fileprivate func value(at serial: UInt32, shift: UInt32) -> Value? {
    read(at: serial, shift: shift) { $0.pointee }
  }

  /// Reads nodes in place: copying one costs more than the step.
  @inline(__always)
  fileprivate func read<Result>(
    at serial: UInt32, shift: UInt32, _ body: (UnsafePointer<Value>) -> Result
  ) -> Result? {
    withUnsafePointer(to: self) { root in
      var node = root
      var shift = shift
      while true {
        let bit = Self.bit(of: serial, shift)
        guard node.pointee.occupied & bit != 0 else { return nil }
        let slot = node.pointee.slot(bit)
        guard shift > 0 else {
          return node.pointee.values.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped + slot) }
        }
        node = node.pointee.children.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + slot }
        shift -= SerialTreeBits.width
      }
    }
  }

  fileprivate func first(
    from serial: UInt32, shift: UInt32, prefix: UInt32
  ) -> (serial: UInt32, value: Value)? {
    let low = serial >> shift & SerialTreeBits.mask
    var rest = occupied & (.max << low)
    while rest != 0 {
      let index = UInt32(rest.trailingZeroBitCount)
      let start = prefix | index << shift
      let slot = slot(1 << index)
      if shift == 0 { return (start, values[slot]) }
      let bound = index == low ? serial : start
      if let found = children[slot].first(from: bound, shift: shift - SerialTreeBits.width, prefix: start) {
        return found
      }
      rest &= rest - 1
    }
    return nil
  }

  fileprivate func contains(_ serial: UInt32, shift: UInt32) -> Bool {
    let bit = Self.bit(of: serial, shift)
    guard occupied & bit != 0 else { return false }
    return shift == 0 || children[slot(bit)].contains(serial, shift: shift - SerialTreeBits.width)
  }

  fileprivate mutating func put(_ value: Value, at serial: UInt32, shift: UInt32) -> Value? {
    let bit = Self.bit(of: serial, shift)
    let slot = slot(bit)
    let isNew = occupied & bit == 0
    occupied |= bit
    if shift > 0 {
      if isNew { children.insert(SerialTree.Node(), at: slot) }
      return children[slot].put(value, at: serial, shift: shift - SerialTreeBits.width)
    }
    if isNew {
      values.insert(value, at: slot)
      return nil
    }
    let old = values[slot]
    values[slot] = value
    return old
  }

  /// Updates or adds a value; returns true if it is new.
  fileprivate mutating func update(
    _ serial: UInt32, shift: UInt32, initial: Value, _ body: (inout Value) -> Void
  ) -> Bool {
    let bit = Self.bit(of: serial, shift)
    let slot = slot(bit)
    let isNew = occupied & bit == 0
    occupied |= bit
    if shift > 0 {
      if isNew { children.insert(SerialTree.Node(), at: slot) }
      return children[slot].update(serial, shift: shift - SerialTreeBits.width, initial: initial, body)
    }
    if isNew { values.insert(initial, at: slot) }
    body(&values[slot])
    return isNew
  }

  /// Removes a value that must exist, and every node that becomes empty.
  fileprivate mutating func remove(_ serial: UInt32, shift: UInt32) -> Value? {
    let bit = Self.bit(of: serial, shift)
    let slot = slot(bit)
    if shift == 0 {
      occupied &= ~bit
      return values.remove(at: slot)
    }
    let old = children[slot].remove(serial, shift: shift - SerialTreeBits.width)
    if children[slot].occupied == 0 {
      occupied &= ~bit
      children.remove(at: slot)
    }
    return old
  }
}

extension SerialTree: Sequence {
  /// An iterator over serial numbers and values in ascending order.
  struct Iterator: IteratorProtocol {
    private struct Step {
      let node: Node
      let shift: UInt32
      let prefix: UInt32
      var rest: UInt32
      var slot = 0
    }

    private var path: [Step]

    fileprivate init(_ tree: SerialTree) {
      path = [Step(node: tree.root, shift: tree.shift, prefix: 0, rest: tree.root.occupied)]
    }

    mutating func next() -> (serial: UInt32, value: Value)? {
      while let top = path.indices.last {
        let rest = path[top].rest
        guard rest != 0 else {
          path.removeLast()
          continue
        }
        let slot = path[top].slot
        let shift = path[top].shift
        let serial = path[top].prefix | UInt32(rest.trailingZeroBitCount) << shift
        path[top].rest = rest & (rest - 1)
        path[top].slot = slot + 1
        if shift == 0 { return (serial, path[top].node.values[slot]) }
        let child = path[top].node.children[slot]
        path.append(
          Step(node: child, shift: shift - SerialTreeBits.width, prefix: serial, rest: child.occupied))
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }

  var underestimatedCount: Int { count }
}

// Arrays with the same storage are equal without comparing elements.
extension SerialTree.Node: Equatable where Value: Equatable {}

extension SerialTree: Equatable where Value: Equatable {
  /// Returns true if both contain the same values for the same serial numbers, whatever their history.
  ///
  /// - Complexity: O(*count*); shared nodes are not compared.
  static func == (left: Self, right: Self) -> Bool {
    guard left.count == right.count else { return false }
    // No node is empty, so equal trees of one height have equal nodes. A tree that was larger keeps its
    // height.
    if left.shift == right.shift { return left.root == right.root }
    return left.elementsEqual(right) { $0.serial == $1.serial && $0.value == $1.value }
  }
}
