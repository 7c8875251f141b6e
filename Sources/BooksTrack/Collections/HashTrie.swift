// A persistent hash map: copies take constant time, and a change costs only the path to the changed entry.
//
// The library has two versions during every commit: the published one and the one being edited. With a
// `Dictionary`, the first change to an index in a commit would copy the whole index, so every commit of an
// enrichment would cost as much as the library is large. This map shares all nodes except the changed path.
//
// It is a compressed hash-array mapped prefix tree (Steindorfer and Vinju 2015): a node holds entries and
// children in two dense arrays, each with a bit map of 32. Five bits of the hash select the slot at each
// level. Once all 60 bits are used, entries are searched linearly.
//
// The map deliberately has no iteration: its order would depend on the process's hash seed, and no observable
// result may.

/// A key of a hash trie.
package protocol TrieKey: Hashable, Sendable {
  /// The hash; equal keys have equal hashes, which are spread over all bits.
  var trieHash: UInt { get }
}

extension TrieKey {
  /// The standard library's hash, which differs between processes.
  package var trieHash: UInt { UInt(bitPattern: hashValue) }
}

extension String: TrieKey {}

extension UInt64: TrieKey {
  /// The keys are hashes of texts already: one multiplication spreads their differences over all bits.
  package var trieHash: UInt {
    let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt(product.high ^ product.low)
  }
}

/// The number of hash bits the trie uses.
enum HashTrieBits {
  /// The shift at which the hash is used up.
  static let limit: UInt = 60
}

/// A persistent, unordered map.
package struct HashTrie<Key: TrieKey, Value: Sendable>: Sendable {
  struct Entry: Sendable {
    let key: Key
    var value: Value
  }

  /// Entries and children in the order of the bits of their maps; below the last level only `entries` is
  /// used.
  struct Node: Sendable {
    var entryMap: UInt32 = 0
    var childMap: UInt32 = 0
    var entries: [Entry] = []
    var children: [Node] = []
  }

  /// Creates an empty map.
  package init() {}

  /// The number of keys.
  package private(set) var count = 0
  private(set) var root = Node()

  /// True if the map has no keys.
  package var isEmpty: Bool { count == 0 }

  /// Returns the value of a key; nil if there is none.
  ///
  /// - Complexity: O(log *count*) for a well-distributed hash; about four steps for 150,000 keys.
  package subscript(key: Key) -> Value? {
    root.value(of: key, hash: key.trieHash)
  }

  /// Updates the value of a key in place; a missing value starts as `initial`.
  package mutating func update(_ key: Key, initial: @autoclosure () -> Value, _ body: (inout Value) -> Void) {
    if root.update(key, hash: key.trieHash, shift: 0, initial: initial, body) { count += 1 }
  }

  /// Sets the value of a key.
  package mutating func put(_ value: Value, at key: Key) {
    update(key, initial: value) { $0 = value }
  }

  /// Removes a key and returns its value. Removing a missing key changes nothing.
  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let old = self[key] else { return nil }
    count -= 1
    root.remove(key, hash: key.trieHash, shift: 0)
    return old
  }
}

extension HashTrie: Equatable where Value: Equatable {
  /// Returns true if both contain the same values for the same keys.
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.root.allEntries { right[$0.key] == $0.value }
  }
}
