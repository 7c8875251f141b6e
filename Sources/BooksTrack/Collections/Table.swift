// A table: rows by identifier, as a value.
//
//     var works = Table<Work>()
//     works.put(work)
//     let before = works              // free: shares everything
//     works.remove(work.id)           // rewrites one path of nodes; `before` still has the row
//     for work in before { … }        // in the order of the identifiers
//
// That is what makes a snapshot of a library cost nothing to take and little to keep: a retained snapshot
// holds only the nodes that have been rewritten since.

/// Rows of one kind, in the order of their identifiers; a value with cheap copies.
///
/// Two tables are equal if they hold equal rows.
///
/// Reading is compiled once for each large kind of row, because other modules read tables by the hundred
/// thousand and would otherwise go through the generic code, three times as slow.
public struct Table<R: Row>: Sendable {
  private(set) var rows = IdentifierMap<R, R>()

  /// Makes an empty table.
  public init() {}

  /// The number of rows.
  public var count: Int { rows.count }

  /// Whether there is no row.
  public var isEmpty: Bool { rows.isEmpty }

  /// The row of that name, if there is one.
  ///
  /// - Complexity: O(log *count*); at most seven steps for serial numbers however sparse.
  public subscript(id: Identifier<R>) -> R? {
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    get { rows[id] }
  }

  /// The first of some rows for which a condition holds.
  ///
  /// - Complexity: a look-up for each row that comes before it.
  func first(of ids: [Identifier<R>], where isSought: (R) -> Bool) -> R? {
    for id in ids {
      if let row = self[id], isSought(row) { return row }
    }
    return nil
  }

  /// Whether there is a row of that name.
  ///
  /// - Complexity: as for a look-up, without the copy of a row.
  public func contains(_ id: Identifier<R>) -> Bool { rows.contains(id) }

  /// Inserts a row, or puts it in the place of the row of the same name, which it gives back.
  ///
  /// - Complexity: as for a look-up; the first change after a copy also rewrites that many nodes of 32 slots.
  @discardableResult
  public mutating func put(_ row: R) -> R? { rows.put(row, at: row.id) }

  /// Takes a row away and gives it back; nothing happens if there is none of that name.
  @discardableResult
  public mutating func remove(_ id: Identifier<R>) -> R? { rows.remove(id) }
}

extension Table: Equatable {}

extension Table: Sequence {
  /// Gives rows in the order of their identifiers.
  public struct Iterator: IteratorProtocol {
    private var inner: IdentifierMap<R, R>.Iterator

    fileprivate init(_ table: Table) { inner = table.rows.makeIterator() }

    /// The next row.
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    public mutating func next() -> R? { inner.next()?.value }
  }

  /// An iterator over the rows as they are now.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of rows.
  public var underestimatedCount: Int { count }
}
