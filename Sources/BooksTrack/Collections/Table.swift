// A table: rows by identifier, as a value.
//
//     var works = Table<Work>()
//     works.put(work)
//     let before = works              // free: shares everything
//     works.remove(work.id)           // rewrites one path of nodes; `before` still has the row
//     for work in before { … }        // in the order of the identifiers
//
// So taking a snapshot of a library costs nothing and keeping it costs little: it holds only the nodes that
// have been rewritten since. Rows of a large table are encoded until they are read (`RestingRows`).

/// Rows of one kind in the order of their identifiers; a value with cheap copies.
///
/// Two tables are equal if they contain equal rows.
///
/// Reading is specialized for each large kind of row, because other modules read tables by the hundred
/// thousand, and the generic code is three times as slow.
public struct Table<R: Row>: Sendable {
  /// The rows that are not encoded.
  private(set) var open = IdentifierMap<R, R>()
  /// The other rows; nil if there are none.
  private(set) var resting: Box<RestingRows<R>>?

  /// Creates an empty table.
  public init() {}

  /// The number of rows.
  public var count: Int { open.count + (resting?.fields.count ?? 0) }

  /// True if the table has no rows.
  public var isEmpty: Bool { open.isEmpty && resting == nil }

  /// Returns the row with an identifier; nil if there is none.
  ///
  /// - Complexity: O(log *count*); at most seven steps for serial numbers however sparse.
  public subscript(id: Identifier<R>) -> R? {
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    get { open[id] ?? resting?.fields[id] }
  }

  /// Reads a row in place; an open one is not copied.
  @inline(__always)
  func read<Result>(_ id: Identifier<R>, _ body: (UnsafePointer<R>) -> Result) -> Result? {
    if let result = open.read(id, body) { return result }
    return resting?.fields[id].map { withUnsafePointer(to: $0, body) }
  }

  /// Returns the encoded fields of a row that rests; nil if there is no such row.
  func bytes(of id: Identifier<R>) -> ArraySlice<UInt8>? { resting?.fields.bytes(of: id) }

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
  public func contains(_ id: Identifier<R>) -> Bool {
    open.contains(id) || resting?.fields.contains(id) ?? false
  }

  /// Inserts a row, or replaces the row with the same identifier and returns it.
  ///
  /// - Complexity: That of a lookup; the first change after a copy also rewrites that many nodes of 32 slots.
  @discardableResult
  public mutating func put(_ row: R) -> R? { open.put(row, at: row.id) ?? takeResting(row.id) }

  /// Removes a row and returns it; no effect if there is none with that identifier.
  @discardableResult
  public mutating func remove(_ id: Identifier<R>) -> R? { open.remove(id) ?? takeResting(id) }

  private mutating func takeResting(_ id: Identifier<R>) -> R? {
    guard resting != nil else { return nil }
    let row = resting?.fields.take(id)
    if resting?.fields.count == 0 { resting = nil }
    return row
  }

  /// Encodes the open rows if there are more than `limit`.
  ///
  /// - Complexity: O(1) a row that was put, if each call follows a put.
  mutating func rest(above limit: Int, _ codec: @autoclosure () -> RowCodec<R>) {
    guard open.count > limit else { return }
    var all = resting ?? Box(RestingRows(codec()))
    all.fields.add(open)
    resting = all
    open = IdentifierMap()
  }
}

extension Table: Equatable {
  /// Returns true if both have equal rows, encoded or not.
  ///
  /// - Complexity: O(*count*); shared nodes are not compared.
  public static func == (left: Self, right: Self) -> Bool {
    if left.resting?.storage === right.resting?.storage { return left.open == right.open }
    return left.count == right.count && left.elementsEqual(right)
  }
}

extension Table: Sequence {
  /// An iterator over rows in the order of their identifiers.
  public struct Iterator: IteratorProtocol {
    private var open: IdentifierMap<R, R>.Iterator
    private var resting: RestingRows<R>.Iterator?
    /// The next row of each, while some rows rest.
    private var nextOpen: R?
    private var nextResting: R?

    fileprivate init(_ table: Table) {
      open = table.open.makeIterator()
      guard let rows = table.resting?.fields else { return }
      var resting = rows.makeIterator()
      nextResting = resting.next()
      nextOpen = open.next()?.value
      self.resting = resting
    }

    /// Returns the next row.
    @specialized(where R == Work)
    @specialized(where R == Edition)
    @specialized(where R == Author)
    @specialized(where R == Entry)
    @specialized(where R == Membership)
    @specialized(where R == EnrichmentJob)
    public mutating func next() -> R? { resting == nil ? open.next()?.value : nextOfBoth() }

    private mutating func nextOfBoth() -> R? {
      if let row = nextOpen, nextResting.map({ row.id < $0.id }) ?? true {
        nextOpen = open.next()?.value
        return row
      }
      defer { nextResting = resting?.next() }
      return nextResting
    }
  }

  /// Returns an iterator over the current rows.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of rows.
  public var underestimatedCount: Int { count }
}
