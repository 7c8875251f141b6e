// Groups of records that devices created separately for the same thing and that were joined.
//
// A joined record keeps its own fields, and an alias, a record of its own, says that it means the same thing
// as another one. The alias is never deleted, so it stays when the book or author is removed. The record with
// the least name is the root, and its row is the row of the group. The fields of the group are merged like
// those of one record, so the row depends on the records but not on their order. A record with a natural key
// follows the rows in its key.

internal import RecordSync

extension LibrarySyncRows {
  /// Returns the name of the record whose row is the row of a record.
  func root(_ name: RecordName) -> RecordName {
    guard let kind = RowKinds.synced[name.kind] else { return name }
    guard kind.key != .drawn else { return editor.library.root(name) }
    let key = kind.key(name.key) { tag, id, _ in root(tag, id) }
    return RecordName(kind: name.kind, key: key)
  }

  /// Returns the identifier of the row that a reference stands for.
  func root(_ tag: UInt8, _ id: Identifier<RawEntity>) -> Identifier<RawEntity> {
    guard let kind = RowKinds.names[tag], let rule = RowKinds.synced[kind] else { return id }
    // Without an alias nothing has to be computed.
    let name = RecordName(kind: kind, key: id.bytes)
    guard rule.key == .drawn, editor.library.hasAlias(name) else { return id }
    return rule.id(ofKey: editor.library.root(name).key) ?? id
  }

  /// Joins two records that are the same thing; no effect if they are joined already.
  mutating func link(_ one: RecordName, _ other: RecordName, at now: Int64) {
    let roots = [root(one), root(other)].sorted()
    guard roots[0] != roots[1] else { return }
    let edit = FieldChange.add(RecordAlias.field, roots[0].encoded)
    apply(
      [RecordEdit(RecordAlias.name(of: roots[1]), .change([edit]))], at: now, StampedRandomness(progress))
  }

  /// Returns the names of all records whose root is one, and the root.
  func group(of root: RecordName) -> [RecordName] {
    guard let kind = RowKinds.synced[root.kind] else { return [root] }
    guard kind.key == .drawn else { return variants(of: root, kind) }
    var names = [root]
    var place = 0
    while place < names.count, names.count < 1_000 {
      for id in editor.library.indexes.records.aliases[names[place]] ?? [] {
        guard let alias = editor.library.records[id]?.name, let name = RecordAlias.source(of: alias),
          !names.contains(name)
        else { continue }
        names.append(name)
      }
      place += 1
    }
    return names
  }

  /// Returns the names with a natural key that differ only in the aliases of the rows in it.
  private func variants(of root: RecordName, _ kind: SyncedKind) -> [RecordName] {
    var references: [[Identifier<RawEntity>]] = []
    _ = kind.key(root.key) { tag, id, _ in
      references.append(aliases(tag, id))
      return id
    }
    guard references.contains(where: { $0.count > 1 }) else { return [root] }
    var choices: [[Identifier<RawEntity>]] = [[]]
    for list in references { choices = choices.flatMap { choice in list.map { choice + [$0] } } }
    return choices.map { choice in
      var next = choice.makeIterator()
      return RecordName(kind: root.kind, key: kind.key(root.key) { _, id, _ in next.next() ?? id })
    }
  }

  private func aliases(_ tag: UInt8, _ id: Identifier<RawEntity>) -> [Identifier<RawEntity>] {
    guard let name = RowKinds.names[tag], let kind = RowKinds.synced[name], kind.key == .drawn else {
      return [id]
    }
    return group(of: RecordName(kind: name, key: id.bytes)).compactMap { kind.id(ofKey: $0.key) }
  }

  /// Returns the records of a group that are not deleted.
  func members(of root: RecordName) -> [SyncRecord] {
    group(of: root).compactMap { record($0) }.filter { !$0.isDeleted }
  }
}
