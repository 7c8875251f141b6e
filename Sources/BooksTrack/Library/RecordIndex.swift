// The index of the records of sync in a library.

internal import RecordSync

extension RecordName: TrieKey {}

/// The records of a library by name, by what they wait for, and in the orders of the outbox and the inbox.
struct RecordIndex: Sendable, Equatable {
  private(set) var byName = HashTrie<RecordName, RecordRowID>()
  /// The aliases that name a record.
  private(set) var aliases = HashTrie<RecordName, [RecordRowID]>()
  /// The records whose rows wait for the row of a record.
  private(set) var awaiting = HashTrie<RecordName, [RecordRowID]>()
  /// The outbox by position; positions beyond 2³² are never reached.
  private(set) var outbox = SerialTree<RecordRowID>()
  /// The names of records with a change in the inbox, ascending.
  private(set) var inbox: [RecordName] = []

  mutating func update(_ old: RecordRow?, _ new: RecordRow?) {
    guard let row = new ?? old else { return }
    if old == nil { byName.put(row.id, at: row.name) }
    if new == nil { byName.remove(row.name) }
    if old?.sameAs != new?.sameAs {
      for name in old?.sameAs ?? [] { Self.remove(row.id, at: name, from: &aliases) }
      for name in new?.sameAs ?? [] { Self.insert(row.id, at: name, in: &aliases) }
    }
    if old?.awaited != new?.awaited {
      for name in old?.awaited ?? [] { Self.remove(row.id, at: name, from: &awaiting) }
      for name in new?.awaited ?? [] { Self.insert(row.id, at: name, in: &awaiting) }
    }
    if old?.outbox?.position != new?.outbox?.position {
      if let entry = old?.outbox { outbox.remove(UInt32(clamping: entry.position)) }
      if let entry = new?.outbox { outbox.put(row.id, at: UInt32(clamping: entry.position)) }
    }
    if (old?.inbox == nil) != (new?.inbox == nil) {
      let place = inbox.partitioningIndex(atOrAfter: row.name)
      if new?.inbox != nil { inbox.insert(row.name, at: place) } else { inbox.remove(at: place) }
    }
  }

  private static func insert(
    _ id: RecordRowID, at name: RecordName, in trie: inout HashTrie<RecordName, [RecordRowID]>
  ) {
    trie.update(name, initial: []) { list in
      list.insert(id, at: list.partitioningIndex(atOrAfter: id))
    }
  }

  private static func remove(
    _ id: RecordRowID, at name: RecordName, from trie: inout HashTrie<RecordName, [RecordRowID]>
  ) {
    let rest = (trie[name] ?? []).filter { $0 != id }
    if rest.isEmpty { trie.remove(name) } else { trie.put(rest, at: name) }
  }
}

extension Library {
  /// Returns the state of a record; nil if it is unknown.
  func recordRow(_ name: RecordName) -> RecordRow? {
    indexes.records.byName[name].flatMap { records[$0] }
  }

  /// True if the changes of the library are recorded for other devices.
  package var isSynced: Bool { !syncPositions.isEmpty }
}
