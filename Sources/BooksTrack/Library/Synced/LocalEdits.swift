// What a commit of this device changes, as edits of records: the fields that differ get a stamp, and the
// record a place in the outbox, in the same commit. The cost depends on the changed rows only.

internal import RecordSync

/// Turns changed rows into edits of records.
struct LocalEdits: ChangeVisitor {
  /// The library before the changes.
  let before: Library
  /// The rows of sync, whose editor has the changes.
  private(set) var rows: LibrarySyncRows
  /// The edits, with the work that they belong to.
  private var edits: [(work: WorkID?, edit: RecordEdit)] = []
  private var failure: ByteError?

  /// The most edits that are always one transaction for other devices.
  private static let together = 48

  init(since before: Library, _ rows: consuming LibrarySyncRows) {
    self.before = before
    self.rows = rows
  }

  /// Records the changes; returns the rows of sync with them.
  ///
  /// An import is a transaction for each book, so that other devices can show the first books before the last
  /// ones are there.
  static func record(
    _ changes: [Change], since before: Library, in rows: consuming LibrarySyncRows, at now: Int64
  ) throws -> LibrarySyncRows {
    var visitor = LocalEdits(since: before, rows)
    for change in changes { change.visit(by: &visitor) }
    if let failure = visitor.failure { throw failure }
    let edits = visitor.edits
    var result = visitor.rows
    let random = StampedRandomness(result.progress)
    if edits.count <= together {
      if !edits.isEmpty { result.apply(edits.map(\.edit), at: now, random) }
    } else {
      for (work, edit) in edits where work == nil { result.apply([edit], at: now, random) }
      for book in Self.books(edits) { result.apply(book, at: now, random) }
    }
    // The rows are there already.
    _ = result.takeWritten()
    return result
  }

  private static func books(_ edits: [(work: WorkID?, edit: RecordEdit)]) -> [[RecordEdit]] {
    var books: [[RecordEdit]] = []
    var places: [WorkID: Int] = [:]
    for (work, edit) in edits {
      guard let work else { continue }
      if let place = places[work] {
        books[place].append(edit)
      } else {
        places[work] = books.count
        books.append([edit])
      }
    }
    return books
  }

  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    guard failure == nil, let kind = R.sync.kind else { return }
    do throws(ByteError) { try record(change.id, R.self, kind) } catch { failure = error }
  }

  private mutating func record<R: RowKind>(
    _ id: Identifier<R>, _ type: R.Type, _ kind: SyncedKind
  ) throws(ByteError) {
    let old = before[keyPath: R.table][id]
    guard var new = rows.editor.library[keyPath: R.table][id] else {
      guard let old else { return }
      let row = try SyncedRow(old, of: kind)
      // Another row may be that of the record by now.
      let shown = rows.editor.library.recordRow(row.name)?.shown
      if let shown, shown != ShownRow(replica: id.replica, serial: id.serial) { return }
      remove(row, work(of: old))
      return
    }
    guard old != new else { return }
    if let row = try new.withoutRepeats(kind) {
      // A set has each element once, on every device.
      rows.editor.putRow(row)
      new = row
      guard old != new else { return }
    }
    let row = try SyncedRow(new, of: kind)
    guard let old else { return insert(row, new, kind, try row.made(as: id.raw, kind)) }
    let was = try SyncedRow(old, of: kind)
    guard was.name == row.name else { return try rename(was, new, kind) }
    let changes = try changes(from: was, to: row, kind)
    if !changes.own.isEmpty {
      // The row may be there because of an alias alone.
      let isDeleted = rows.record(row.name)?.isDeleted ?? false
      let intent = isDeleted ? RecordEdit.Intent.insert(changes.own) : .change(changes.own)
      edits.append((work(of: new), RecordEdit(row.name, intent)))
    }
    for (name, list) in changes.aliases { edits.append((work(of: new), RecordEdit(name, .change(list)))) }
  }

  private mutating func insert<R: RowKind>(
    _ row: SyncedRow, _ new: R, _ kind: SyncedKind, _ changes: [FieldChange]
  ) {
    let isDrawn = kind.isDrawn(row.name.key)
    if !isDrawn, isShown(row.name, R.self) {
      // A second row for the same thing, such as a line of the ledger: the first one counts, on every device.
      rows.editor.removeRow(new.id)
      return
    }
    edits.append((work(of: new), RecordEdit(row.name, .insert(changes))))
    guard !isDrawn else { return }
    rows.update(row.name) { $0.shown = ShownRow(replica: new.id.replica, serial: new.id.serial) }
  }

  /// Returns true if the library has a row for a record whose key is natural.
  private func isShown<R: RowKind>(_ name: RecordName, _ kind: R.Type) -> Bool {
    guard let shown = rows.editor.library.recordRow(name)?.shown else { return false }
    return rows.editor.library[keyPath: R.table].contains(
      Identifier(replica: shown.replica, serial: shown.serial))
  }

  private mutating func remove(_ row: SyncedRow, _ work: WorkID?) {
    for name in rows.group(of: row.name) where rows.editor.library.recordRow(name)?.record != nil {
      edits.append((work, RecordEdit(name, .delete)))
      rows.update(name) { $0.shown = nil }
    }
  }

  /// A row with another key is another record. It gets another identifier, so that two devices that change
  /// the key of one row do not end with two rows of one identifier.
  private mutating func rename<R: RowKind>(
    _ old: SyncedRow, _ new: R, _ kind: SyncedKind
  ) throws(ByteError) {
    remove(old, work(of: new))
    var writer = ByteWriter(capacity: 256)
    new.writeFields(to: &writer)
    var parser = ByteParser(writer.bytes)
    let renamed = try R(id: rows.editor.newID(), from: &parser)
    rows.editor.removeRow(new.id)
    rows.editor.putRow(renamed)
    let row = try SyncedRow(renamed, of: kind)
    insert(row, renamed, kind, try row.made(as: renamed.id.raw, kind))
  }

  private func changes(
    from old: SyncedRow, to new: SyncedRow, _ kind: SyncedKind
  ) throws(ByteError) -> (own: [FieldChange], aliases: [(RecordName, [FieldChange])]) {
    var own: [FieldChange] = []
    var aliases: [(RecordName, [FieldChange])] = []
    for (index, field) in kind.fields.enumerated() where old.fields[index] != new.fields[index] {
      switch field.merge {
      case .register: own.append(.set(field.name, new.fields[index]))
      case .once, nil: break
      case .set, .bits:
        let (removed, added) = Self.difference(
          try field.elements(of: old.fields[index]), try field.elements(of: new.fields[index]))
        for name in rows.group(of: new.name) {
          let gone = try written(removed, in: field, of: name).map { FieldChange.remove(field.name, $0) }
          if name == new.name { own += gone } else if !gone.isEmpty { aliases.append((name, gone)) }
        }
        own += added.map { .add(field.name, $0) }
      }
    }
    return (own, aliases)
  }

  /// Returns the elements to remove and to add. If the order of others changes, all are added again, because
  /// the order is that of the additions.
  private static func difference(
    _ old: [[UInt8]], _ new: [[UInt8]]
  ) -> (removed: [[UInt8]], added: [[UInt8]]) {
    let (before, after) = (Set(old), Set(new))
    let removed = old.filter { !after.contains($0) }
    let added = new.filter { !before.contains($0) }
    let kept = old.filter { after.contains($0) }
    return kept + added == new ? (removed, added) : (old, new)
  }

  /// Returns elements as they are written in a record, which may refer to aliases.
  private func written(
    _ elements: [[UInt8]], in field: SyncField, of name: RecordName
  ) throws(ByteError) -> [[UInt8]] {
    guard !elements.isEmpty, let known = rows.record(name)?.fields[field.name] else { return [] }
    let sought = Set(elements)
    var found: [[UInt8]] = []
    for element in known.elements {
      var copy = FieldCopy(element) { tag, id, _ in rows.root(tag, id) }
      if let mapped = try copy.next(field.element), sought.contains(mapped) { found.append(element) }
    }
    return found
  }

  /// Returns the work that a row belongs to; nil if it belongs to none or several.
  private func work<R: RowKind>(of row: R) -> WorkID? {
    switch row {
    case let row as Work: row.id
    case let row as Edition: row.work
    case let row as Entry: row.work
    case let row as Membership: row.work
    case let row as DiversityFact: row.work
    case let row as WorkOverride: row.work
    default: nil
    }
  }
}

/// Bits that tell deletions apart: those of the last stamp, which no other write has.
struct StampedRandomness: SyncRandomness {
  private let seed: UInt64

  init(_ progress: SyncProgress) {
    let stamp = progress.lastStamp
    var hash = Checksum.of([], 0..<0, seed: stamp.device)
    hash ^= UInt64(bitPattern: stamp.milliseconds) &* 0x9E37_79B9_7F4A_7C15
    seed = hash &+ UInt64(stamp.counter) &* 0xBF58_476D_1CE4_E5B9
  }

  func bits() -> UInt64 { seed }
}

extension RowChange {
  /// The identifier of the changed row.
  var id: Identifier<R> {
    switch self {
    case .put(let row): row.id
    case .remove(let id): id
    }
  }
}
