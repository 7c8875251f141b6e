// The row of a group of records: its fields merged, and its references replaced.

internal import RecordSync

/// Builds a row from the records of a group.
struct RowBuild {
  /// The name of the root.
  let name: RecordName
  let rule: SyncedKind
  /// The records that are not deleted; not empty.
  let members: [SyncRecord]
  /// The rows that the row refers to and that are missing.
  private(set) var awaited: Set<RecordName> = []
  private var mustWait = false

  init(name: RecordName, rule: SyncedKind, members: [SyncRecord]) {
    self.name = name
    self.rule = rule
    self.members = members
  }

  /// Returns the row; nil if it has to wait, if it or a row that it cannot be without was removed, or if
  /// fields are missing or damaged.
  mutating func row<R: RowKind>(in rows: LibrarySyncRows) -> R? {
    guard !isCleared, let id = rule.id(ofKey: name.key) ?? drawnID else { return nil }
    let id2 = Identifier<R>(replica: id.replica, serial: id.serial)
    let old = rows.editor.library[keyPath: R.table][id2]
    do {
      let own = try old.map { try SyncedRow($0, of: rule).fields }
      var bytes: [UInt8] = []
      for (index, field) in rule.fields.enumerated() {
        guard let value = try value(of: field, own: own?[index], in: rows, &bytes) else { return nil }
        bytes += value
      }
      if mustWait { return nil }
      var parser = ByteParser(bytes)
      let row = try R(id: id2, from: &parser)
      try parser.expectEnd()
      return row
    } catch {
      return nil
    }
  }

  /// Returns true if an optional field of the group has a value.
  func hasValue(of field: String) -> Bool { merged(field, .register).map { $0 != [0] } ?? false }

  /// True if the last write of the register that a removal clears was a removal.
  private var isCleared: Bool {
    guard let field = rule.cleared else { return false }
    let writes = members.compactMap { member -> StampedValue? in
      guard case .known(_, let values, _)? = member.fields[field] else { return nil }
      return values.last
    }
    return writes.max().map { $0.value == nil } ?? false
  }

  /// The identifier of a row with a natural key: that of the device that made it first.
  var drawnID: Identifier<RawEntity>? {
    guard let value = merged(SyncedRow.idField, .once) else { return nil }
    var parser = ByteParser(value)
    return try? Identifier<RawEntity>(from: &parser)
  }

  private mutating func value(
    of field: SyncField, own: [UInt8]?, in rows: LibrarySyncRows, _ before: inout [UInt8]
  ) throws -> [UInt8]? {
    switch field.rule {
    case .local(let start), .derived(let start): return own ?? start
    case .synced(.set), .synced(.bits): return field.value(of: try elements(of: field, in: rows))
    case .synced(let merge):
      guard let value = merged(field.name, merge) ?? field.shape.empty else { return nil }
      // Some fields depend on the first byte of the row.
      return try mapped(value, field.shape, in: rows, first: before.first)
    }
  }

  /// Returns the winning value of a field in all records.
  private func merged(_ field: String, _ merge: FieldMerge) -> [UInt8]? {
    var winner: StampedValue?
    for member in members {
      guard case .known(_, let values, _)? = member.fields[field], let value = values.last,
        value.value != nil
      else { continue }
      guard let known = winner else {
        winner = value
        continue
      }
      winner = merge == .once ? min(known, value) : max(known, value)
    }
    return winner?.value
  }

  /// Returns the elements of a set in all records, in the order of the additions.
  private mutating func elements(of field: SyncField, in rows: LibrarySyncRows) throws -> [[UInt8]] {
    var all: [StampedValue] = []
    for member in members {
      if case .known(_, let values, _)? = member.fields[field.name] { all += values }
    }
    all.sort()
    var seen: Set<[UInt8]> = []
    var elements: [[UInt8]] = []
    for value in all {
      guard let bytes = value.value else { continue }
      guard let element = field.merge == .bits ? bytes : try mapped(bytes, field.element, in: rows),
        seen.insert(element).inserted
      else { continue }
      elements.append(element)
    }
    return elements
  }

  /// Returns a value with its references replaced; nil if it is nothing without a removed row.
  private mutating func mapped(
    _ value: [UInt8], _ shape: FieldShape, in rows: LibrarySyncRows, first: UInt8? = nil
  ) throws -> [UInt8]? {
    if !shape.hasReferences {
      var copy = FieldCopy(value, rowBegins: first)
      _ = try copy.next(shape)
      try copy.expectEnd()
      return value
    }
    var awaited: Set<RecordName> = []
    var mustWait = false
    var copy = FieldCopy(value, rowBegins: first) { tag, id, need in
      let root = rows.root(tag, id)
      guard need != .outlives, let kind = RowKinds.kind(ofTag: tag) else { return root }
      if kind.isShown(root, in: rows.editor.library) { return root }
      let name = RecordName(kind: kind.name, key: root.bytes)
      awaited.insert(name)
      if need == .waits, !rows.isDeleted(name) { mustWait = true }
      return nil
    }
    let result = try copy.next(shape)
    try copy.expectEnd()
    self.awaited.formUnion(awaited)
    self.mustWait = self.mustWait || mustWait
    // A row that waits is built to its end, so that it names all that it waits for.
    return result ?? (mustWait ? shape.empty ?? value : nil)
  }
}

extension RowKind {
  fileprivate static func isShown(_ id: Identifier<RawEntity>, in library: Library) -> Bool {
    library[keyPath: table].contains(Identifier(replica: id.replica, serial: id.serial))
  }
}
