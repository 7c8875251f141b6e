// A hash trie is an unordered dictionary, even if hashes collide partly or completely.

import BooksTrack
import PropertyTesting
import Testing

@Suite("Hash trie")
struct HashTrieTests {
  @Test(
    "behaves like a dictionary, does not depend on its history, and leaves its copies unchanged",
    arguments: [1, 2, 30, 1_000_000])
  func model(hashClasses: Int) async throws {
    try await check(
      "a trie is a dictionary", HashTrieMachine(hashClasses: hashClasses), steps: 0...50, count: 40)
  }

  @Test("is not equal to a trie with another value or key")
  func inequality() {
    var trie = HashTrie<String, Int>()
    for number in 0..<50 { trie.put(number, at: "key \(number)") }
    var otherValue = trie
    otherValue.put(-1, at: "key 7")
    var otherKey = trie
    otherKey.remove("key 7")
    otherKey.put(7, at: "no such key")
    var less = trie
    less.remove("key 7")
    #expect(otherValue != trie)
    #expect(otherKey != trie)
    #expect(less != trie)
    #expect(trie != less)
  }

  @Test("integer keys are found whichever of their bits differ", arguments: [0, 1, 8, 31, 40, 58])
  func numbers(shift: UInt64) {
    var trie = HashTrie<UInt64, UInt64>()
    for number in 0..<64 as Range<UInt64> { trie.put(number, at: number << shift) }
    #expect(Set((0..<64 as Range<UInt64>).map { ($0 << shift).trieHash & 1023 }).count > 50)
    #expect((0..<64 as Range<UInt64>).allSatisfy { trie[$0 << shift] == $0 })
    #expect(trie.count == 64 && trie[64 << shift &+ 5] == nil)
    for number in 0..<64 as Range<UInt64> { #expect(trie.remove(number << shift) == number) }
    #expect(trie == HashTrie())
  }

  @Test("a copy keeps its content, and a change copies one path of nodes")
  func sharing() {
    var trie = HashTrie<String, Int>()
    for number in 0..<20_000 { trie.put(number, at: "key \(number)") }
    let before = trie
    trie.put(-1, at: "key 77")
    trie.remove("key 78")
    #expect(before["key 77"] == 77)
    #expect(before["key 78"] == 78)
    #expect(trie["key 77"] == -1)
    #expect(trie["key 78"] == nil)
    // Two paths, each of a few levels with two arrays a node.
    #expect(trie.nodeAddresses.subtracting(before.nodeAddresses).count <= 24)
  }

  @Test("removing an absent key copies no node")
  func costOfNoChange() {
    var trie = HashTrie<String, Int>()
    for number in 0..<100 { trie.put(number, at: "key \(number)") }
    let before = trie
    trie.remove("no such key")
    #expect(trie.nodeAddresses == before.nodeAddresses)
  }
}
