// A table: rows by identifier, as a value.
//
//     var works = Table<Work>()
//     works.put(work)
//     let before = works              // free: shares everything
//     works.remove(work.id)           // rewrites one path of nodes; `before` still has the row
//     for work in before { … }        // in the order of the identifiers
//
// So taking a snapshot of a library costs nothing and keeping it costs little: it holds only the nodes that
// have been rewritten since.

/// Rows of one kind in the order of their identifiers; a value with cheap copies.
///
/// Two tables are equal if they contain equal rows.
///
/// Reading is specialized for each large kind of row, because other modules read tables by the hundred
/// thousand, and the generic code is three times as slow.
public struct Table<R: Row>: Sendable {
  private(set) var rows = IdentifierMap<R, R>()

  /// Creates an empty table.
  public init() {}

  /// The number of rows.
  public var count: Int { rows.count }

  /// True if the table has no rows.
  public var isEmpty: Bool { rows.isEmpty }

  /// Returns the row with an identifier; nil if there is none.
  ///
  /// - Complexity: O(log *count*); at most seven steps for serial numbers however sparse.
  public subscript(id: Identifier<R>) -> R? {
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    get { rows[id] }
  }

  /// Returns the first of the given rows that satisfies a condition.
  ///
  /// - Complexity: One lookup for each row up to that one.
  func first(of ids: some Sequence<Identifier<R>>, where isSought: (R) -> Bool) -> R? {
    for id in ids {
      if let row = self[id], isSought(row) { return row }
    }
    return nil
  }

  /// Returns true if there is a row with that identifier.
  ///
  /// - Complexity: That of a lookup, without copying the row.
  public func contains(_ id: Identifier<R>) -> Bool { rows.contains(id) }

  /// Inserts a row, or replaces the row with the same identifier and returns it.
  ///
  /// - Complexity: That of a lookup; the first change after a copy also rewrites that many nodes of 32 slots.
  @discardableResult
  public mutating func put(_ row: R) -> R? { rows.put(row, at: row.id) }

  /// Removes a row and returns it; no effect if there is none with that identifier.
  @discardableResult
  public mutating func remove(_ id: Identifier<R>) -> R? { rows.remove(id) }
}

extension Table: Equatable {}

extension Table: Sequence {
  /// An iterator over rows in the order of their identifiers.
  public struct Iterator: IteratorProtocol {
    private var inner: IdentifierMap<R, R>.Iterator

    fileprivate init(_ table: Table) { inner = table.rows.makeIterator() }

    /// Returns the next row.
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    @specialized(where R == Membership)
    @specialized(where R == EnrichmentJob)
    public mutating func next() -> R? { inner.next()?.value }
  }

  /// Returns an iterator over the current rows.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of rows.
  public var underestimatedCount: Int { count }
}
