// The changes of this device's commits, as edits of records: changed fields get a stamp, and the record a
// place in the outbox, in the same commit. The cost depends on the changed rows only.

internal import RecordSync

/// Turns changed rows into edits of records.
struct LocalEdits: ChangeVisitor {
  /// The library before the changes.
  let before: Library
  /// The rows of sync, whose editor has the changes.
  private(set) var rows: LibrarySyncRows
  /// The edits, with the work that they belong to.
  var edits: [(work: WorkID?, edit: RecordEdit)] = []
  /// The edits of places that the reader has put in order; they are one transaction, however many they are.
  var orders: [RecordEdit] = []
  /// The records of rows that were not there before.
  private var inserted: [RecordName] = []
  private var failure: ByteError?

  /// The most edits that are always one transaction for other devices.
  private static let together = 48

  init(since before: Library, _ rows: consuming LibrarySyncRows) {
    self.before = before
    self.rows = rows
  }

  /// Records the changes; returns the rows of sync with them. Their written records are those that waited for
  /// a row that is there again, such as another device's places in a series whose merge is undone.
  ///
  /// An import is a transaction for each book, so that other devices can show the first books before the last
  /// ones are there.
  static func record(
    _ changes: ChangeList, since before: Library, in rows: consuming LibrarySyncRows, at now: Int64
  ) throws -> LibrarySyncRows {
    var visitor = LocalEdits(since: before, rows)
    for change in changes { change.visit(by: &visitor) }
    if let failure = visitor.failure { throw failure }
    try visitor.separateOrders()
    let (edits, orders, inserted) = (visitor.edits, visitor.orders, visitor.inserted)
    var result = visitor.rows
    let random = StampedRandomness(result.progress)
    if orders.count + edits.count <= together {
      let all = orders + edits.map(\.edit)
      if !all.isEmpty { result.apply(all, at: now, random) }
    } else {
      if !orders.isEmpty { result.apply(orders, at: now, random) }
      for (work, edit) in edits where work == nil { result.apply([edit], at: now, random) }
      for book in Self.books(edits) { result.apply(book, at: now, random) }
    }
    // The rows are there already.
    _ = result.takeWritten()
    for name in inserted { result.noteWaiting(for: name) }
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
      try remove(row, old, kind)
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
    guard let old else { return try insert(row, new, kind) }
    let was = try SyncedRow(old, of: kind)
    guard was.name == row.name else { return try rename(was, old, new, kind) }
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
    _ row: SyncedRow, _ new: R, _ kind: SyncedKind
  ) throws(ByteError) {
    var new = new
    let isDrawn = kind.isDrawn(row.name.key)
    if !isDrawn, isShown(row.name, R.self) {
      // A second row for the same thing, such as a line of the ledger: the first one counts, on every device.
      rows.editor.removeRow(new.id)
      return
    }
    inserted.append(row.name)
    var changes = try row.made(as: new.id.raw, kind)
    if let cleared = kind.cleared {
      new = try renewed(new, of: row.name, kind)
      // An empty value is a value too.
      let value = zip(kind.fields, row.fields).first { $0.0.name == cleared }?.1
      if !changes.contains(where: { $0.field == cleared }) { changes.append(.set(cleared, value)) }
      try forgetHidden(row, of: work(of: new), kind)
    }
    edits.append((work(of: new), RecordEdit(row.name, .insert(changes))))
    guard !isDrawn else { return }
    rows.update(row.name) { $0.shown = ShownRow(replica: new.id.replica, serial: new.id.serial) }
  }

  /// Removes what another device added to the sets of a row while this device showed none.
  private mutating func forgetHidden(
    _ row: SyncedRow, of work: WorkID?, _ kind: SyncedKind
  ) throws(ByteError) {
    for (field, value) in zip(kind.fields, row.fields) where field.merge == .set || field.merge == .bits {
      let kept = Set(try field.elements(of: value))
      for name in rows.group(of: row.name) {
        let hidden = (rows.record(name)?.fields[field.name]?.elements ?? []).filter { !kept.contains($0) }
        guard !hidden.isEmpty else { continue }
        edits.append((work, RecordEdit(name, .change(hidden.map { .remove(field.name, $0) }))))
      }
    }
  }

  /// Gives a row the identifier that its record already has, because a row of it was removed before.
  private mutating func renewed<R: RowKind>(
    _ new: R, of name: RecordName, _ kind: SyncedKind
  ) throws(ByteError) -> R {
    let build = RowBuild(name: name, rule: kind, members: rows.members(of: name))
    guard let id = build.drawnID, id != new.id.raw else { return new }
    let row = try new.copied(as: Identifier(replica: id.replica, serial: id.serial))
    rows.editor.removeRow(new.id)
    rows.editor.putRow(row)
    return row
  }

  /// Returns true if the library has a row for a record whose key is natural.
  private func isShown<R: RowKind>(_ name: RecordName, _ kind: R.Type) -> Bool {
    guard let shown = rows.editor.library.recordRow(name)?.shown else { return false }
    return rows.editor.library[keyPath: R.table].contains(
      Identifier(replica: shown.replica, serial: shown.serial))
  }

  private mutating func remove<R: RowKind>(
    _ row: SyncedRow, _ old: R, _ kind: SyncedKind
  ) throws(ByteError) {
    for name in rows.group(of: row.name) {
      guard let record = rows.record(name) else { continue }
      var intent = RecordEdit.Intent.delete
      if let cleared = kind.cleared, hasSubject(old) {
        let sets = kind.fields.filter { $0.merge == .set || $0.merge == .bits }.map(\.name)
        let removals = sets.flatMap { set in
          (record.fields[set]?.elements ?? []).map { FieldChange.remove(set, $0) }
        }
        intent = .change([.set(cleared, nil)] + removals)
      }
      edits.append((work(of: old), RecordEdit(name, intent)))
      rows.update(name) { $0.shown = nil }
    }
  }

  /// Returns true if the book or author is there that a fact, a statement or an override is about. Without
  /// it, the record is deleted for good.
  private func hasSubject<R: RowKind>(_ row: R) -> Bool {
    let library = rows.editor.library
    return switch row {
    case let row as DiversityFact: library.works.contains(row.work)
    case let row as WorkOverride: library.works.contains(row.work)
    case let row as AuthorStatement: library.authors.contains(row.author)
    default: false
    }
  }

  /// A row with another key is another record. It gets another identifier, so that two devices that change
  /// the key of one row do not end with two rows of one identifier.
  private mutating func rename<R: RowKind>(
    _ was: SyncedRow, _ old: R, _ new: R, _ kind: SyncedKind
  ) throws(ByteError) {
    try remove(was, old, kind)
    let renamed = try new.copied(as: rows.editor.newID())
    rows.editor.removeRow(new.id)
    rows.editor.putRow(renamed)
    try insert(try SyncedRow(renamed, of: kind), renamed, kind)
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

extension RowKind {
  /// Returns the row with another identifier.
  fileprivate func copied(as id: Identifier<Self>) throws(ByteError) -> Self {
    var writer = ByteWriter(capacity: 256)
    writeFields(to: &writer)
    var parser = ByteParser(writer.bytes)
    return try Self(id: id, from: &parser)
  }
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
