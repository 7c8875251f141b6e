// Compares a hash trie with a dictionary, with keys whose hashes collide as often as the test requests.

import BooksTrack
import PropertyTesting

/// A key with a given hash: if hashes are few, keys share slots on all levels.
struct ClashingKey: TrieKey {
  let name: Int
  let hashClasses: Int

  func hash(into hasher: inout Hasher) { hasher.combine(name % hashClasses) }
}

struct HashTrieMachine: StateMachine {
  enum Command: Sendable {
    case put(Int, Int)
    case add(Int)
    case remove(Int)
    case copy
  }

  struct Model: Sendable {
    var values: [Int: Int] = [:]
    var copies: [[Int: Int]] = []
  }

  struct System {
    var trie = HashTrie<ClashingKey, Int>()
    var copies: [HashTrie<ClashingKey, Int>] = []
  }

  static let names = 0...47

  /// The number of different hashes.
  let hashClasses: Int

  var initialModel: Model { Model() }

  func key(_ name: Int) -> ClashingKey { ClashingKey(name: name, hashClasses: hashClasses) }

  func commands(in model: Model) -> Gen<Command> {
    let name = Gen<Int>.integer(in: Self.names)
    return .frequency([
      (4, combine(name, Gen<Int>.integer(in: 0...9)).map { .put($0, $1) }), (2, name.map { .add($0) }),
      (4, name.map { .remove($0) }), (1, .always(.copy)),
    ])
  }

  func advance(_ model: inout Model, by command: Command) {
    switch command {
    case .put(let name, let value): model.values[name] = value
    case .add(let name): model.values[name, default: 1_000] += 1
    case .remove(let name): model.values[name] = nil
    case .copy: model.copies.append(model.values)
    }
  }

  func makeSystem() -> System { System() }

  func perform(_ command: Command, on system: inout System, before: Model, after: Model) throws {
    switch command {
    case .put(let name, let value): system.trie.put(value, at: key(name))
    case .add(let name): system.trie.update(key(name), initial: 1_000) { $0 += 1 }
    case .remove(let name): try claimEqual(system.trie.remove(key(name)), before.values[name])
    case .copy: system.copies.append(system.trie)
    }
  }

  func checkInvariants(of system: inout System, model: Model) throws {
    for (trie, values) in zip([system.trie] + system.copies, [model.values] + model.copies) {
      try claimEqual(trie.count, values.count)
      try claimEqual(trie.isEmpty, values.isEmpty)
      for name in Self.names { try claimEqual(trie[key(name)], values[name]) }
    }
    var again = HashTrie<ClashingKey, Int>()
    for (name, value) in model.values { again.put(value, at: key(name)) }
    try claim(again == system.trie, "a trie with the same content is not equal")
    try claimEqual(again.nodeAddresses.count, system.trie.nodeAddresses.count)
  }
}
