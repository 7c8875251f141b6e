// A bounded LRU cache whose values expire (CON-9). When it is full, the least recently used value is evicted,
// so its content depends only on the order of use.

import BooksTrackAPI

/// A cache of values with a lifetime each.
///
/// The slots form a doubly linked list in order of use, stored in one array; `newest` and `oldest` are its
/// ends, and the slot of every key is in the list. A value inserted at a later time than now, before the
/// clock was set back, counts as expired.
struct ExpiringCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Slot {
    var key: Key
    var value: Value
    var made: Timestamp
    var expires: Timestamp
    var newer: Int?
    var older: Int?
  }

  private let capacity: Int
  private var slots: [Slot] = []
  private var slotOfKey: [Key: Int] = [:]
  private var free: [Int] = []
  private var newest: Int?
  private var oldest: Int?

  /// Creates an empty cache. A capacity of 0 disables it.
  init(capacity: Int) {
    precondition(capacity >= 0, "a cache cannot hold a negative number of values; use 0 to switch it off")
    self.capacity = capacity
  }

  /// The number of values, including expired ones that were not removed yet.
  var count: Int { slotOfKey.count }

  /// Returns the value of a key unless it has expired, and marks it as most recently used.
  mutating func value(for key: Key, at now: Timestamp) -> Value? {
    guard let index = slotOfKey[key] else { return nil }
    guard slots[index].made <= now, now < slots[index].expires else {
      remove(index)
      return nil
    }
    unlink(index)
    linkAsNewest(index)
    return slots[index].value
  }

  /// Inserts a value that expires at `now` plus `lifetime`.
  ///
  /// - Returns: The number of evicted values.
  @discardableResult
  mutating func insert(_ value: Value, for key: Key, at now: Timestamp, lifetime: Duration) -> Int {
    guard capacity > 0 else { return 0 }
    if let index = slotOfKey[key] { remove(index) }
    var evicted = 0
    while slotOfKey.count >= capacity, let index = oldest {
      remove(index)
      evicted += 1
    }
    let (seconds, attoseconds) = lifetime.components
    let milliseconds = seconds * 1_000 + attoseconds / 1_000_000_000_000_000
    let slot = Slot(key: key, value: value, made: now, expires: now.advanced(byMilliseconds: milliseconds))
    let index = free.popLast() ?? slots.endIndex
    if index == slots.endIndex { slots.append(slot) } else { slots[index] = slot }
    slotOfKey[key] = index
    linkAsNewest(index)
    return evicted
  }

  private mutating func remove(_ index: Int) {
    unlink(index)
    slotOfKey[slots[index].key] = nil
    free.append(index)
  }

  private mutating func unlink(_ index: Int) {
    let (newer, older) = (slots[index].newer, slots[index].older)
    if let newer { slots[newer].older = older } else { newest = older }
    if let older { slots[older].newer = newer } else { oldest = newer }
    slots[index].newer = nil
    slots[index].older = nil
  }

  private mutating func linkAsNewest(_ index: Int) {
    slots[index].older = newest
    if let newest { slots[newest].newer = index }
    newest = index
    if oldest == nil { oldest = index }
  }
}
