// Application of a change to the table and to every index that depends on the row.
//
// Changes of one transaction may have any order: an edition may precede its work. The indexes by reference do
// not depend on the order. The match index adds a work with the editions and authors present at that time,
// and is updated when others are added.

extension Library: ChangeVisitor {
  /// Applies a change, without effects on other rows.
  ///
  /// - Complexity: O(log *count*) for each index that contains the row, and for each work of an author whose
  ///   name changes.
  public mutating func apply(_ change: Change) { change.visit(by: &self) }

  /// Applies a committed transaction, which must be the next one.
  ///
  /// - Throws: `SequenceGap` if it is not the next one; the library is then unchanged.
  public mutating func apply(_ transaction: Transaction) throws(SequenceGap) {
    guard transaction.sequence == sequence + 1 else {
      throw SequenceGap(expected: sequence + 1, found: transaction.sequence)
    }
    for change in transaction.changes { apply(change) }
    sequence = transaction.sequence
  }

  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    switch change {
    case .put(let row): put(row)
    case .remove(let id): remove(id)
    }
  }

  /// Inserts or replaces a row, without effects on other rows.
  mutating func put<R: RowKind>(_ row: R) { R.reindex(replace(row), in: &self) }

  /// Inserts or replaces a work whose match keys are known, without effects on other rows.
  mutating func put(_ work: Work, like keys: MatchKeys) {
    Work.reindex(replace(work), like: keys, in: &self)
  }

  /// Inserts or replaces a row in its table only.
  private mutating func replace<R: RowKind>(_ row: R) -> RowUpdate<R> {
    let old = self[keyPath: R.table].put(row)
    self[keyPath: R.table].rest(above: R.openLimit, R.codec)
    take(row.id)
    return RowUpdate(id: row.id, old: old, new: row)
  }

  /// Removes a row, if it exists, without effects on other rows.
  mutating func remove<R: RowKind>(_ id: Identifier<R>) {
    guard let old = self[keyPath: R.table].remove(id) else { return }
    R.reindex(RowUpdate(id: id, old: old, new: nil), in: &self)
  }

  /// Marks an identifier as used.
  mutating func take<R: RowKind>(_ id: Identifier<R>) {
    if id.replica == replica { nextSerials.take(id.serial, of: R.tag) }
  }

  /// Updates a work in the match index. A work that is not in the library yet is skipped: it is added to the
  /// index when it is inserted.
  mutating func updateMatch(of id: WorkID, like keys: MatchKeys? = nil) {
    guard let work = works[id] else { return }
    indexes.match.insert(work: work, authors: authorNames(of: work), editions: editions(of: id), like: keys)
  }
}

/// An applied transaction was not the next one of the library.
public struct SequenceGap: Error, Hashable, Sendable {
  /// The sequence number of the next transaction.
  public let expected: UInt64
  /// The sequence number of the given transaction.
  public let found: UInt64

  /// Creates the error.
  public init(expected: UInt64, found: UInt64) {
    self.expected = expected
    self.found = found
  }
}
