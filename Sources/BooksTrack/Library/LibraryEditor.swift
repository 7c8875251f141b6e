// The library that the body of a commit edits.
//
//     try await store.commit(.edit("add")) { editor in
//       let author = Author(id: editor.newID(), name: "Ann Leckie")
//       let work = Work(id: editor.newID(), title: "Provenance", authors: [AuthorCredit(author: author.id)])
//       editor.put(author)
//       editor.put(work)
//     }
//
// The editor's library contains its own edits. The editor records the net change of each row: inserting a row
// twice is one change; restoring the previous row, or removing an inserted one, is none.
//
// The order of edits affects only the cost: if editions precede their work, the match index adds both in one
// step.

/// Collects the changes of one transaction, and provides the library with these changes.
public struct LibraryEditor: Sendable {
  /// The library with the changes so far.
  public private(set) var library: Library
  /// The library before the changes.
  let base: Library
  /// The position of each changed row in `changed`, by the tag of its kind.
  private var slots: [IdentifierMap<RawEntity, Int>]
  /// The changed rows; nil for a row that is as it was before.
  private var changed: [ChangedRow?] = []
  /// The places of series that the reader has put in order, in the order of the calls. On other devices all
  /// of them count as written, also those that keep their number (SYN-8).
  private(set) var ordered: [OrderedPlace] = []

  /// Creates an editor of a library, without changes.
  public init(_ library: Library) {
    self.library = library
    base = library
    slots = Array(repeating: IdentifierMap(), count: RowKinds.tagLimit)
  }

  /// The net changes so far, one for each row, in the order of the first edit of each row.
  public var changes: ChangeList { ChangeList(changed.compactMap { $0 }, in: library) }

  /// True if the library is as it was before.
  public var isUnchanged: Bool { changed.allSatisfy { $0 == nil } }

  /// Notes that the reader has put a place of a series in order.
  mutating func noteOrder(of membership: MembershipID, in order: SeriesOrder) {
    ordered.append(OrderedPlace(membership: membership, order: order))
  }

  /// Returns an identifier for a new row. If no row with it is inserted, a later transaction uses it again.
  public mutating func newID<R: LibraryRow>(of kind: R.Type = R.self) -> Identifier<R> {
    Identifier(replica: library.replica, serial: library.nextSerials.give(R.tag))
  }

  /// Inserts or replaces a row, with the effects on other rows: a row that conflicts with it is removed, and
  /// copies of its fields in other rows are updated.
  @inlinable
  public mutating func put<R: LibraryRow>(_ row: R) { apply(.put(row)) }

  /// Removes a row, if it exists: rows that depend on it are removed too, and optional references to it are
  /// cleared.
  @inlinable
  public mutating func remove<R: LibraryRow>(_ id: Identifier<R>) { apply(.remove(id)) }

  /// Applies a change, with the effects on other rows.
  @usableFromInline
  package mutating func apply(_ change: Change) { change.visit(by: &self) }

  /// Inserts or replaces a row whose kind is known at compile time.
  mutating func put<R: RowKind>(_ row: R) { R.put(row, in: &self) }

  /// Removes a row whose kind is known at compile time.
  mutating func remove<R: RowKind>(_ id: Identifier<R>) { R.remove(id, in: &self) }

  /// Inserts or replaces a row, without effects on other rows, and records the change. No effect if the
  /// library contains an equal row.
  mutating func putRow<R: RowKind>(_ row: R) {
    guard library[keyPath: R.table][row.id] != row else { return }
    library.put(row)
    notePut(row)
  }

  /// Inserts a new work whose match keys are known, without effects on other rows, and records the change.
  mutating func insert(_ work: Work, like keys: MatchKeys) {
    library.put(work, like: keys)
    notePut(work)
  }

  /// Removes a row, if it exists, without effects on other rows, and records the change.
  mutating func removeRow<R: RowKind>(_ id: Identifier<R>) {
    guard library[keyPath: R.table].contains(id) else { return }
    library.remove(id)
    note(id, isRemoved: true) { !$0[keyPath: R.table].contains(id) }
  }

  private mutating func notePut<R: RowKind>(_ row: R) {
    note(row.id, isRemoved: false) { $0[keyPath: R.table][row.id] == row }
  }

  /// Records a change; `isUndone` returns true if the row is as it was in `base`.
  private mutating func note<R: RowKind>(
    _ id: Identifier<R>, isRemoved: Bool, isUndone: (Library) -> Bool
  ) {
    let change = ChangedRow(tag: R.tag, isRemoved: isRemoved, id: id.raw)
    if let slot = slots[Int(R.tag)][id.raw] {
      changed[slot] = isUndone(base) ? nil : change
    } else {
      // The first change of a row cannot restore the previous one.
      slots[Int(R.tag)].put(changed.count, at: id.raw)
      changed.append(change)
    }
  }
}

/// A place of a series that the reader has put in order.
struct OrderedPlace: Hashable, Sendable {
  let membership: MembershipID
  let order: SeriesOrder
}

extension LibraryEditor: ChangeVisitor {
  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    switch change {
    case .put(let row): put(row)
    case .remove(let id): remove(id)
    }
  }
}
