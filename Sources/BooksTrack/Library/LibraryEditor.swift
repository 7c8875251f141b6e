// A library in the making: what the body of a commit works on.
//
//     try await store.commit(.edit("add")) { editor in
//       let author = Author(id: editor.newID(), name: "Ann Leckie")
//       let work = Work(id: editor.newID(), title: "Provenance", authors: [AuthorCredit(author: author.id)])
//       editor.put(author)
//       editor.put(work)
//     }
//
// The editor's library shows its own writes. It notes the net effect on each row once: putting a row twice is
// one change, putting back what was there before, or taking away what was put, is none.
//
// Order matters to nothing but cost: editions put before their work let the match index take up both in one
// step.

/// Collects the changes of one transaction and shows the library as it will be.
public struct LibraryEditor: Sendable {
  /// The library with the changes so far.
  public private(set) var library: Library
  /// The library that it started from.
  let base: Library
  /// By the tag of the kind of row, where in `slotted` the change of a row stands.
  private var slots: [IdentifierMap<AnyRow, Int>]
  private var slotted: [Change?] = []

  /// Starts from a library; nothing has changed.
  public init(_ library: Library) {
    self.library = library
    base = library
    slots = Array(repeating: IdentifierMap(), count: RowKinds.tagLimit)
  }

  /// The net changes so far, each row once, in the order in which the rows were first touched.
  public var changes: [Change] { slotted.compactMap { $0 } }

  /// Whether nothing differs from the library that the editor started from.
  public var isUnchanged: Bool { slotted.allSatisfy { $0 == nil } }

  /// A name for a new row. A name that is never put is given out again in a later transaction.
  public mutating func newID<R: LibraryRow>(of kind: R.Type = R.self) -> Identifier<R> {
    Identifier(replica: library.replica, serial: library.nextSerials.give(R.tag))
  }

  /// Puts a row in place, with what that means for other rows: another row goes that cannot stand beside it,
  /// and what shows something of the row shows it as it is now.
  public mutating func put<R: LibraryRow>(_ row: R) { apply(.put(row)) }

  /// Takes a row away: what cannot exist without it goes with it, what merely mentions it forgets it. Nothing
  /// happens if there is none of that name.
  public mutating func remove<R: LibraryRow>(_ id: Identifier<R>) { apply(.remove(id)) }

  /// Puts a row in place or takes it away, with what that means for other rows.
  package mutating func apply(_ change: Change) { change.visit(by: &self) }

  /// The same for rows whose descriptor is known.
  mutating func put<R: RowKind>(_ row: R) { R.put(row, in: &self) }

  /// The same for rows whose descriptor is known.
  mutating func remove<R: RowKind>(_ id: Identifier<R>) { R.remove(id, in: &self) }

  /// Puts a row that differs from the one in place, with no effect on other rows, and notes the change.
  ///
  /// - Parameter keys: What is compared of the book that the row was made of, if that is known.
  mutating func putRow<R: RowKind>(_ row: R, like keys: MatchKeys? = nil) {
    guard library[keyPath: R.table][row.id] != row else { return }
    library.put(row, like: keys)
    note(R.change(.put(row)), row.id) { $0[keyPath: R.table][row.id] == row }
  }

  /// Takes a row away that is there, with no effect on other rows, and notes the change.
  mutating func removeRow<R: RowKind>(_ id: Identifier<R>) {
    guard library[keyPath: R.table].contains(id) else { return }
    library.remove(id)
    note(R.change(.remove(id)), id) { !$0[keyPath: R.table].contains(id) }
  }

  /// Notes the change; `isUndone` says whether the row is now as it was in the base.
  private mutating func note<R: RowKind>(
    _ change: Change, _ id: Identifier<R>, isUndone: (Library) -> Bool
  ) {
    let key = Identifier<AnyRow>(replica: id.replica, serial: id.serial)
    if let slot = slots[Int(R.tag)][key] {
      slotted[slot] = isUndone(base) ? nil : change
    } else {
      // This is the row's first change in the transaction, so it undoes nothing.
      slots[Int(R.tag)].put(slotted.count, at: key)
      slotted.append(change)
    }
  }
}

extension LibraryEditor: ChangeVisitor {
  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    switch change {
    case .put(let row): put(row)
    case .remove(let id): remove(id)
    }
  }
}

/// Stands for a row whose kind is known otherwise.
private enum AnyRow {}
