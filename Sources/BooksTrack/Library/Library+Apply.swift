// Putting one change into effect, in the table and in every index that depends on the row.
//
// Changes of one transaction may come in any order: an edition may be put before its work. The indexes by
// reference do not depend on the order. The match index takes a work with the rows that it has then, and is
// updated when more come.

extension Library: ChangeVisitor {
  /// Puts one change into effect, with no effect on other rows.
  ///
  /// - Complexity: O(log *count*) for each index that mentions the row; a new name of an author also costs
  ///   the author's works.
  public mutating func apply(_ change: Change) { change.visit(by: &self) }

  /// Puts a committed transaction into effect; it must be the next one.
  ///
  /// - Throws: `SequenceGap` if it is not, without changing anything.
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

  /// Puts a row in place, with no effect on other rows.
  ///
  /// - Parameter keys: What is compared of the book that the row was made of, if that is known.
  mutating func put<R: RowKind>(_ row: R, like keys: MatchKeys? = nil) {
    let old = self[keyPath: R.table].put(row)
    take(row.id)
    R.reindex(RowUpdate(id: row.id, old: old, new: row, keys: keys), in: &self)
  }

  /// Takes a row away, with no effect on other rows.
  mutating func remove<R: RowKind>(_ id: Identifier<R>) {
    guard let old = self[keyPath: R.table].remove(id) else { return }
    R.reindex(RowUpdate(id: id, old: old, new: nil), in: &self)
  }

  /// Notes that a name is given out.
  mutating func take<R: RowKind>(_ id: Identifier<R>) {
    if id.replica == replica { nextSerials.take(id.serial, of: R.tag) }
  }

  /// Tells the match index what a work looks like now; a work that is not there yet is told of when it comes.
  mutating func updateMatch(of id: WorkID, like keys: MatchKeys? = nil) {
    guard let work = works[id] else { return }
    indexes.match.insert(work: work, authors: authorNames(of: work), editions: editions(of: id), like: keys)
  }
}

/// A transaction that does not follow on the library's last one.
public struct SequenceGap: Error, Hashable, Sendable {
  /// The number of the transaction that would come next.
  public let expected: UInt64
  /// The number of the transaction that came.
  public let found: UInt64

  /// Makes the error.
  public init(expected: UInt64, found: UInt64) {
    self.expected = expected
    self.found = found
  }
}
