// A hash map whose copies are free and whose changes cost the change.
//
// The library keeps two versions of itself during every commit: the published one and the one in the making.
// With a `Dictionary`, the first change to an index in a commit would copy the whole index, and every commit
// of an enrichment would cost the library instead of the change. This map shares all nodes but the path that
// changed.
//
// Compressed hash-array mapped prefix tree (Steindorfer and Vinju 2015): a node holds entries and children in
// two dense arrays, each with a bit map of 32. Five bits of the hash choose the slot at each level. Where all
// 60 bits are used up, entries are searched one after the other.
//
// The map deliberately has no iteration: its inner order depends on the process's hash seed, and nothing
// observable may.

/// A key of a hash trie.
package protocol TrieKey: Hashable, Sendable {
  /// Its hash; equal keys have equal ones, and they spread over all bits.
  var trieHash: UInt { get }
}

extension TrieKey {
  /// The hash of the standard library, which is another one in every process.
  package var trieHash: UInt { UInt(bitPattern: hashValue) }
}

extension String: TrieKey {}

extension UInt64: TrieKey {
  /// Numbers here are hashes of texts already: one multiplication spreads what they differ in over all bits.
  package var trieHash: UInt {
    let product = multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return UInt(product.high ^ product.low)
  }
}

/// How much of a hash the trie uses.
enum HashTrieBits {
  /// The first shift at which the hash is used up.
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

  /// Makes an empty map.
  package init() {}

  /// How many keys there are.
  package private(set) var count = 0
  private(set) var root = Node()

  /// Whether there is no key.
  package var isEmpty: Bool { count == 0 }

  /// The value under that key.
  ///
  /// - Complexity: O(log *count*) for a hash that spreads; about four steps for 150,000 keys.
  package subscript(key: Key) -> Value? {
    root.value(of: key, hash: key.trieHash)
  }

  /// Changes the value under a key in place; `initial` stands in where there is none.
  package mutating func update(_ key: Key, initial: @autoclosure () -> Value, _ body: (inout Value) -> Void) {
    if root.update(key, hash: key.trieHash, shift: 0, initial: initial, body) { count += 1 }
  }

  /// Puts a value under a key.
  package mutating func put(_ value: Value, at key: Key) {
    update(key, initial: value) { $0 = value }
  }

  /// Takes a key away and gives its value back. Taking away what is not there touches nothing.
  @discardableResult
  package mutating func remove(_ key: Key) -> Value? {
    guard let old = self[key] else { return nil }
    count -= 1
    root.remove(key, hash: key.trieHash, shift: 0)
    return old
  }
}

extension HashTrie: Equatable where Value: Equatable {
  /// Equal if they hold the same values under the same keys.
  package static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.root.allEntries { right[$0.key] == $0.value }
  }
}
