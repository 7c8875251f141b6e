// Lookup, update and removal in the nodes of a hash trie; see HashTrie.swift for the structure.

extension HashTrie.Node {
  private static func bit(_ hash: UInt, _ shift: UInt) -> UInt32 { 1 << UInt32(hash >> shift & 31) }

  private static func slot(_ bit: UInt32, in map: UInt32) -> Int { (map & (bit - 1)).nonzeroBitCount }

  /// Returns the value of a key. Nodes are read in place: copying one costs more than the step.
  func value(of key: Key, hash: UInt) -> Value? {
    withUnsafePointer(to: self) { root in
      var node = root
      var shift: UInt = 0
      while shift < HashTrieBits.limit {
        let bit = Self.bit(hash, shift)
        if node.pointee.entryMap & bit != 0 {
          let slot = Self.slot(bit, in: node.pointee.entryMap)
          return node.pointee.entries.withUnsafeBufferPointer { $0[slot].key == key ? $0[slot].value : nil }
        }
        guard node.pointee.childMap & bit != 0 else { return nil }
        let slot = Self.slot(bit, in: node.pointee.childMap)
        node = node.pointee.children.withUnsafeBufferPointer { $0.baseAddress.unsafelyUnwrapped + slot }
        shift += 5
      }
      return node.pointee.entries.first { $0.key == key }?.value
    }
  }

  /// Updates or adds a value; returns true if the key is new.
  mutating func update(
    _ key: Key, hash: UInt, shift: UInt, initial: () -> Value, _ body: (inout Value) -> Void
  ) -> Bool {
    guard shift < HashTrieBits.limit else { return updateLinear(key, initial: initial, body) }
    let bit = Self.bit(hash, shift)
    if entryMap & bit != 0 {
      let slot = Self.slot(bit, in: entryMap)
      if entries[slot].key == key {
        body(&entries[slot].value)
        return false
      }
      pushDown(entries.remove(at: slot), bit: bit, shift: shift)
    }
    if childMap & bit != 0 {
      let slot = Self.slot(bit, in: childMap)
      return children[slot].update(key, hash: hash, shift: shift + 5, initial: initial, body)
    }
    var entry = HashTrie.Entry(key: key, value: initial())
    body(&entry.value)
    entries.insert(entry, at: Self.slot(bit, in: entryMap))
    entryMap |= bit
    return true
  }

  private mutating func updateLinear(
    _ key: Key, initial: () -> Value, _ body: (inout Value) -> Void
  ) -> Bool {
    if let slot = entries.firstIndex(where: { $0.key == key }) {
      body(&entries[slot].value)
      return false
    }
    var entry = HashTrie.Entry(key: key, value: initial())
    body(&entry.value)
    entries.append(entry)
    return true
  }

  /// Moves an entry into a new child, because another key needs its slot.
  private mutating func pushDown(_ entry: HashTrie.Entry, bit: UInt32, shift: UInt) {
    entryMap &= ~bit
    var child = HashTrie.Node()
    // The other key is added next.
    child.entries.reserveCapacity(2)
    child.entries.append(entry)
    if shift + 5 < HashTrieBits.limit {
      child.entryMap = Self.bit(entry.key.trieHash, shift + 5)
    }
    children.insert(child, at: Self.slot(bit, in: childMap))
    childMap |= bit
  }

  /// Removes a key that must exist.
  mutating func remove(_ key: Key, hash: UInt, shift: UInt) {
    guard shift < HashTrieBits.limit else {
      entries.removeAll { $0.key == key }
      return
    }
    let bit = Self.bit(hash, shift)
    if entryMap & bit != 0 {
      entries.remove(at: Self.slot(bit, in: entryMap))
      entryMap &= ~bit
      return
    }
    let slot = Self.slot(bit, in: childMap)
    children[slot].remove(key, hash: hash, shift: shift + 5)
    guard children[slot].children.isEmpty, children[slot].entries.count <= 1 else { return }
    // A child with one entry and no children is inlined, so that equal maps have equal nodes whatever their
    // history.
    let last = children.remove(at: slot).entries.first
    childMap &= ~bit
    if let last {
      entries.insert(last, at: Self.slot(bit, in: entryMap))
      entryMap |= bit
    }
  }

  func allEntries(_ condition: (HashTrie.Entry) -> Bool) -> Bool {
    entries.allSatisfy(condition) && children.allSatisfy { $0.allEntries(condition) }
  }
}
