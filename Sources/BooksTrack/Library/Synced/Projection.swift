// The rows of a library follow from its records: a change of another device is shown, held back until what it
// refers to is there, or removed.
//
// The row of a record is a function of the records: the fields of its group are merged, references are
// replaced by those of the joined rows, and the row is parsed. So devices with the same records have the same
// rows, whatever the order of arrival. A row that waits is in no table, but its record is kept, and names
// what it waits for; when that appears, the row is built. No rule of the library runs here and no stamp is
// given: the changes are those of the other device.

internal import BooksTrackAPI
internal import RecordSync

/// Brings the rows of a library in line with its records.
struct Projection {
  var rows: LibrarySyncRows
  /// Rows that were not there before, and books whose authors have all arrived: the library may have a twin
  /// of them.
  private(set) var shown: [RecordName] = []
  /// Authors that another device removed, and that rows of this library still need.
  private(set) var rescued: [Author] = []
  /// Records that one record was found to be the same thing as, by different devices.
  private var split: [[RecordName]] = []
  private var queue: [RecordName] = []
  private var queued: Set<RecordName> = []
  private var leavingAuthors: [RecordName] = []
  /// The records that the current row depends on, beside those of missing rows.
  private var alsoAwaited: Set<RecordName> = []
  private var touchedWorks: Set<WorkID> = []
  private var touchedSeries: Set<SeriesID> = []

  init(_ rows: consuming LibrarySyncRows) { self.rows = rows }

  /// Returns the rows of which the library may have a twin, and forgets them.
  mutating func takeShown() -> [RecordName] {
    defer { shown = [] }
    return shown
  }

  /// Returns the records that are to be joined because of a third one, and forgets them.
  mutating func takeSplit() -> [[RecordName]] {
    defer { split = [] }
    return split
  }

  /// Brings the rows of records in line with them.
  ///
  /// - Complexity: O(*n* log *rows*) in the records and the rows that refer to them.
  mutating func follow(_ names: [RecordName]) {
    for name in names {
      let source = RecordAlias.source(of: name) ?? name
      let root = rows.root(source)
      if root != source {
        absorb(source)
        // What waits for the record is shown with the row of its root.
        wake(source, withDependents: false)
      }
      enqueue(root)
      // Pen names depend on the record of their person, not on its row alone.
      if root.kind == Author.name {
        wake(root, withDependents: false)
        enqueuePenNames(of: root)
      }
      if let targets = rows.editor.library.recordRow(name)?.sameAs, targets.count > 1 {
        split.append(targets)
      }
    }
    drain()
    let authors = leavingAuthors
    leavingAuthors = []
    for name in authors { finishLeaving(name) }
    drain()
    refresh()
  }

  /// Builds the pen names of a person again: those that this device gave wait for no record.
  private mutating func enqueuePenNames(of person: RecordName) {
    guard let id = RowKinds.synced[Author.name]?.id(ofKey: person.key) else { return }
    let author = AuthorID(replica: id.replica, serial: id.serial)
    for name in rows.editor.library.indexes.penNamesOfPerson[author] {
      enqueue(rows.root(RecordName(kind: Author.name, key: name.bytes)))
    }
  }

  private mutating func enqueue(_ name: RecordName) {
    if queued.insert(name).inserted { queue.append(name) }
  }

  private mutating func drain() {
    var place = 0
    while place < queue.count {
      let name = queue[place]
      place += 1
      queued.remove(name)
      guard let kind = RowKinds.kind(named: name.kind), let rule = RowKinds.synced[name.kind] else {
        continue
      }
      kind.project(name, rule, in: &self)
    }
    queue = []
  }

  // MARK: A row

  fileprivate mutating func project<R: RowKind>(_ kind: R.Type, _ name: RecordName, _ rule: SyncedKind) {
    let members = rows.members(of: name)
    var build = RowBuild(name: name, rule: rule, members: members)
    let built: R? = members.isEmpty ? nil : build.row(in: rows)
    let row = built?.isVacant == true ? nil : built
    let old = shownRow(name, rule, R.self)
    if let row {
      show(row, after: old, name, rule)
    } else if let old {
      if R.self == Author.self, members.isEmpty {
        leavingAuthors.append(name)
      } else {
        hide(old, name, rule)
      }
    }
    keepAwaited(build.awaited.union(alsoAwaited).sorted(), of: name)
    alsoAwaited = []
  }

  private mutating func show<R: RowKind>(_ row: R, after old: R?, _ name: RecordName, _ rule: SyncedKind) {
    let same = old?.id == row.id ? old : nil
    if let old, same == nil { rows.editor.removeRow(old.id) }
    let arrived = independent(row).arriving(after: same, in: rows.editor.library)
    rows.editor.putRow(arrived)
    if let old = old as? Edition, let new = arrived as? Edition, old.work != new.work { release(old) }
    if !rule.isDrawn(name.key) {
      let shown = ShownRow(replica: row.id.replica, serial: row.id.serial)
      if rows.editor.library.recordRow(name)?.shown != shown { rows.update(name) { $0.shown = shown } }
    }
    touch(old)
    touch(arrived)
    if old == nil { shown.append(name) }
    if old == nil || isMoved(from: old, to: arrived) { wake(name, withDependents: true) }
  }

  /// An author whose person is a pen name too, by the writes of two devices, stands alone: so a person has no
  /// person, and two authors are not the pen names of each other.
  private mutating func independent<R: RowKind>(_ row: R) -> R {
    guard var author = row as? Author, let person = author.penNameOf, let rule = RowKinds.synced[Author.name]
    else { return row }
    let name = rows.root(RecordName(kind: Author.name, key: person.bytes))
    let build = RowBuild(name: name, rule: rule, members: rows.members(of: name))
    if person == author.id || build.hasValue(of: "penNameOf") { author.penNameOf = nil }
    alsoAwaited.insert(name)
    return author as? R ?? row
  }

  /// Builds the entries again that have an edition which moved to another work.
  private mutating func release(_ edition: Edition) {
    for entry in rows.editor.library.entries(of: edition.work) where entry.edition == edition.id {
      enqueue(rows.root(RecordName(kind: Entry.name, key: entry.id.bytes)))
    }
  }

  /// Returns true if rows that refer to a row may be shown otherwise after its change.
  private func isMoved<R: RowKind>(from old: R?, to new: R) -> Bool {
    switch (old, new) {
    case (let old as Edition, let new as Edition): old.work != new.work
    case (let old as Author, let new as Author): old.penNameOf != new.penNameOf
    default: false
    }
  }

  /// Builds the rows that wait for a row, and those that refer to it.
  private mutating func wake(_ name: RecordName, withDependents: Bool) {
    for other in rows.waiting(for: name) { enqueue(rows.root(other)) }
    if withDependents, name.kind == Edition.name || name.kind == Author.name {
      for other in rows.dependents(of: name) { enqueue(rows.root(other)) }
    }
  }

  private mutating func hide<R: RowKind>(_ row: R, _ name: RecordName, _ rule: SyncedKind) {
    let dependents = rows.dependents(of: name)
    removeLocalRows(of: row)
    touch(row)
    rows.editor.removeRow(row.id)
    if !rule.isDrawn(name.key) { rows.update(name) { $0.shown = nil } }
    for other in dependents { enqueue(rows.root(other)) }
  }

  /// Removes an author, unless rows that another device has not seen still need them.
  private mutating func finishLeaving(_ name: RecordName) {
    guard let rule = RowKinds.synced[name.kind], rows.members(of: name).isEmpty,
      let author = shownRow(name, rule, Author.self)
    else { return }
    let library = rows.editor.library
    let isNeeded =
      !library.works(of: author.id).isEmpty || !library.series(of: author.id).isEmpty
      || !library.indexes.statementsOfAuthor[author.id].isEmpty
    if isNeeded { rescued.append(author) } else { hide(author, name, rule) }
  }

  /// Removes the rows of this device alone that refer to a row.
  private mutating func removeLocalRows<R: RowKind>(of row: R) {
    if let work = row as? Work, let job = rows.editor.library.job(of: work.id) {
      rows.editor.removeRow(job.id)
    }
    if let series = row as? Series {
      for page in rows.editor.library.pages(of: series.id) { rows.editor.removeRow(page.id) }
    }
  }

  private mutating func keepAwaited(_ awaited: [RecordName], of name: RecordName) {
    let holder = holder(of: name)
    let known = rows.editor.library.recordRow(holder)?.awaited
    guard (known ?? []) != awaited else { return }
    // A book whose authors have all arrived may be one that the library has.
    if name.kind == Work.name, known?.contains(where: \.isAuthor) ?? false,
      !awaited.contains(where: \.isAuthor)
    {
      shown.append(name)
    }
    guard known != nil else { return }
    rows.update(holder) { $0.awaited = awaited }
  }

  /// Returns true if a book is shown without an author whose row is missing.
  func awaitsAuthor(_ name: RecordName) -> Bool {
    guard name.kind == Work.name else { return false }
    return rows.editor.library.recordRow(holder(of: name))?.awaited.contains(where: \.isAuthor) ?? false
  }

  /// Returns the record that keeps what the row of a root waits for: a root of which only aliases are known
  /// has no record of its own.
  private func holder(of name: RecordName) -> RecordName {
    rows.editor.library.recordRow(name)?.record != nil ? name : rows.members(of: name).first?.name ?? name
  }

  // MARK: Joined rows

  /// Takes the row of a record out of the library because the record is the same thing as another one now.
  /// The rows that refer to it are built again, and refer to the other one.
  private mutating func absorb(_ name: RecordName) {
    guard let rule = RowKinds.synced[name.kind], let kind = RowKinds.kind(named: name.kind) else { return }
    kind.absorb(name, rule, in: &self)
  }

  fileprivate mutating func absorb<R: RowKind>(_ kind: R.Type, _ name: RecordName, _ rule: SyncedKind) {
    // Rows that outlive the row refer to it also where it was removed.
    let dependents = rows.dependents(of: name)
    for other in dependents {
      // A natural key has other references now, and is that of another record.
      guard let rule = RowKinds.synced[other.kind], rule.key != .drawn else { continue }
      RowKinds.kind(named: other.kind)?.withdraw(other, rule, in: &self)
    }
    if let row = shownRow(name, rule, R.self) {
      moveLocalRows(of: row, to: rows.root(name))
      touch(row)
      rows.editor.removeRow(row.id)
      if !rule.isDrawn(name.key) { rows.update(name) { $0.shown = nil } }
      if let author = row as? Author { stay(author, as: rows.root(name)) }
    }
    for other in dependents { enqueue(rows.root(other)) }
    // A value that was removed has no row, and may be later than the one of the other row.
    for other in rows.dependents(of: rows.root(name)) where RowKinds.synced[other.kind]?.cleared != nil {
      enqueue(rows.root(other))
    }
  }

  /// Shows an author as the row of a record that another device removed together with the author's own, until
  /// it is known whether new rows of this device need the author.
  private mutating func stay(_ author: Author, as root: RecordName) {
    guard rows.members(of: root).isEmpty, let id = RowKinds.synced[root.kind]?.id(ofKey: root.key) else {
      return
    }
    let other = AuthorID(replica: id.replica, serial: id.serial)
    guard !rows.editor.library.authors.contains(other) else { return }
    rows.editor.putRow(author.copy(other))
  }

  fileprivate mutating func withdraw<R: RowKind>(_ kind: R.Type, _ name: RecordName, _ rule: SyncedKind) {
    guard let row = shownRow(name, rule, R.self) else { return }
    touch(row)
    rows.editor.removeRow(row.id)
    if !rule.isDrawn(name.key) { rows.update(name) { $0.shown = nil } }
  }

  /// Moves the rows of this device alone that refer to a row to the one that is left of both, if it is there
  /// and has none. A book that both devices look up is looked up by each of them once.
  private mutating func moveLocalRows<R: RowKind>(of row: R, to root: RecordName) {
    let hasJob = (row as? Work).map { rows.editor.library.job(of: $0.id) != nil } ?? false
    let pages = (row as? Series).map { rows.editor.library.pages(of: $0.id) } ?? []
    removeLocalRows(of: row)
    guard let id = RowKinds.synced[root.kind]?.id(ofKey: root.key) else { return }
    let work = WorkID(replica: id.replica, serial: id.serial)
    if hasJob, rows.editor.library.works.contains(work), rows.editor.library.job(of: work) == nil {
      rows.editor.putRow(EnrichmentJob(id: rows.editor.newID(), work: work))
    }
    let series = SeriesID(replica: id.replica, serial: id.serial)
    guard !pages.isEmpty, rows.editor.library.series.contains(series) else { return }
    let known = rows.editor.library.pages(of: series).map(\.externalID.provider)
    for var page in pages where !known.contains(page.externalID.provider) {
      page.series = series
      rows.editor.putRow(page)
    }
  }

  // MARK: Rows

  /// Returns the row that the library shows for a record.
  private func shownRow<R: RowKind>(_ name: RecordName, _ rule: SyncedKind, _ kind: R.Type) -> R? {
    if let id = rule.id(ofKey: name.key) {
      return rows.editor.library[keyPath: R.table][Identifier(replica: id.replica, serial: id.serial)]
    }
    guard let shown = rows.editor.library.recordRow(name)?.shown else { return nil }
    return rows.editor.library[keyPath: R.table][Identifier(replica: shown.replica, serial: shown.serial)]
  }

  private mutating func touch<R: RowKind>(_ row: R?) {
    switch row {
    case let row as Work: touchedWorks.insert(row.id)
    case let row as Edition: touchedWorks.insert(row.work)
    case let row as Entry: touchedWorks.insert(row.work)
    case let row as Membership: touchedSeries.insert(row.series)
    case let row as Series: touchedSeries.insert(row.id)
    default: break
    }
  }

  /// Computes the values again that follow from the changed rows.
  private mutating func refresh() {
    for work in touchedWorks.sorted() {
      for membership in rows.editor.library.memberships(of: work) {
        rows.editor.putRow(rows.editor.library.refreshed(membership))
      }
    }
    for series in touchedSeries.sorted() { rows.editor.settleTotal(of: series) }
    touchedWorks = []
    touchedSeries = []
  }
}

extension RecordName {
  fileprivate var isAuthor: Bool { kind == Author.name }
}

extension RowKind {
  fileprivate static func project(_ name: RecordName, _ rule: SyncedKind, in projection: inout Projection) {
    projection.project(Self.self, name, rule)
  }

  fileprivate static func absorb(_ name: RecordName, _ rule: SyncedKind, in projection: inout Projection) {
    projection.absorb(Self.self, name, rule)
  }

  fileprivate static func withdraw(_ name: RecordName, _ rule: SyncedKind, in projection: inout Projection) {
    projection.withdraw(Self.self, name, rule)
  }
}
