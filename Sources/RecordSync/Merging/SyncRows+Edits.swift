// Edits: fields get their stamps and the record its place in the outbox, in the commit of the app's own rows.

extension SyncRows {
  /// Applies the edits of one transaction, and puts the records into the outbox.
  ///
  /// Two or more edits are shown on other devices together. The cost does not depend on the size of the
  /// outbox.
  ///
  /// - Parameter wall: The device's clock, in milliseconds since 1970.
  public mutating func apply(_ edits: [RecordEdit], at wall: Int64, _ random: some SyncRandomness) {
    if progress.device == 0 { renewIdentity(random) }
    var group: TransactionGroup?
    if edits.count > 1 {
      group = TransactionGroup(id: nextStamp(after: .zero, at: wall), size: UInt32(edits.count))
    }
    for edit in edits { apply(edit, at: wall, in: group, random) }
    if let group, group.isLarge { putLast(group, at: wall) }
  }

  private mutating func apply(
    _ edit: RecordEdit, at wall: Int64, in group: TransactionGroup?, _ random: some SyncRandomness
  ) {
    let known = record(edit.name)
    var record = known ?? SyncRecord(edit.name)
    switch edit.intent {
    case .change(let changes):
      guard !record.isDeleted else { return }
      change(record, changes, at: wall, group: group)
    case .insert(let changes):
      if record.isDeleted { record = SyncRecord(edit.name, generation: record.generation + 1) }
      change(record, changes, at: wall, group: group)
    case .delete:
      guard let known, !known.isDeleted else { return }
      let latest = known.stamps.max() ?? .zero
      record.tombstone = Tombstone(id: random.bits(), at: nextStamp(after: latest, at: wall))
      record.fields = record.fields.filter { group != nil && $0.key == ReservedField.group }
      if let group { mark(&record, group, at: wall) }
      setRecord(record)
      enqueue(edit.name, known.sendableFields.union(record.sendableFields), group)
    }
  }

  /// Writes changes of a record, and puts it into the outbox.
  mutating func change(
    _ record: SyncRecord, _ changes: [FieldChange], at wall: Int64, group: TransactionGroup?
  ) {
    var record = record
    var names: Set<String> = []
    for change in changes {
      let field = record.fields[change.field]
      let stamp = stamp(of: change, after: field?.newness ?? .zero, in: group, at: wall)
      guard let changed = change.applied(to: field, at: stamp) else { continue }
      record.fields[change.field] = changed
      names.insert(change.field)
    }
    if names.isEmpty, self.record(record.name)?.generation == record.generation { return }
    if let group {
      mark(&record, group, at: wall)
      names.insert(ReservedField.group)
    }
    if record.generation > 0 { names.insert(ReservedField.life) }
    setRecord(record)
    enqueue(record.name, names, group)
  }

  /// Returns the stamp of a change. The registers that a transaction writes share the stamp of the
  /// transaction, so of two transactions that write the same fields one wins in all of them.
  private mutating func stamp(
    of change: FieldChange, after base: Stamp, in group: TransactionGroup?, at wall: Int64
  ) -> Stamp {
    if case .set = change, let group, base < group.id { return group.id }
    return nextStamp(after: base, at: wall)
  }

  /// Puts fields of a record into the outbox.
  mutating func enqueue(_ name: RecordName, _ fields: Set<String>, _ group: TransactionGroup?) {
    guard var entry = outboxEntry(name) else {
      setOutboxEntry(OutboxEntry(name, position: nextPosition(), fields: fields, group: group))
      return
    }
    if group != nil {
      removeOutboxEntry(name)
      entry.position = nextPosition()
      entry.group = group
    }
    entry.fields.formUnion(fields)
    entry.revision += 1
    entry.isAttempted = false
    entry.refusal = nil
    setOutboxEntry(entry)
  }

  mutating func nextPosition() -> UInt64 {
    defer { progress.nextPosition += 1 }
    return progress.nextPosition
  }
}

extension FieldChange {
  /// The name of the field.
  package var field: String {
    switch self {
    case .set(let field, _), .setOnce(let field, _), .add(let field, _), .remove(let field, _),
      .append(let field, _):
      field
    }
  }

  /// Returns the field after the change; nil if the change does nothing. A field of another kind than the
  /// change expects is replaced only by one that outranks it; otherwise the merge would bring it back.
  func applied(to field: Field?, at stamp: Stamp) -> Field? {
    let written: Field
    switch self {
    case .set(_, let value): written = .register(value, at: stamp)
    case .setOnce(_, let value):
      guard field == nil else { return nil }
      written = .setOnce(value, at: stamp)
    case .add(_, let element):
      written = .values(.observedRemoveSet, [StampedValue(element, at: stamp)])
    case .append(_, let value): written = .values(.appendOnly, [StampedValue(value, at: stamp)])
    case .remove(_, let element):
      guard case .known(.observedRemoveSet, let values, _)? = field else { return nil }
      let tags = values.filter { $0.value == element }.map(\.stamp)
      guard !tags.isEmpty else { return nil }
      written = .values(.observedRemoveSet, [], removed: tags)
    }
    let merged = field.map { Merge.fields($0, written) } ?? written
    return merged == field ? nil : merged
  }
}
