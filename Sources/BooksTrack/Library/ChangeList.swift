// The changes of a transaction.
//
// An edit has a handful of changes, which are kept as they are. An import of 100,000 books has half a
// million, which would keep the whole import in memory beside the library that already has it. Such a list
// keeps the library after the changes, and an identifier for each changed row.

/// Changes of a library, at most one of each row.
///
/// Two lists are equal if they have equal changes in the same order.
public struct ChangeList: Sendable {
  private enum Content: Sendable {
    case listed([Change])
    /// The changed rows, and the library that has them.
    case kept([ChangedRow], Library)
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Creates a list of changes.
  public init(_ changes: [Change]) { self.init(.listed(changes)) }

  /// Creates the list of the changes that led to a library.
  init(_ rows: [ChangedRow], in library: Library) {
    self.init(
      rows.count > Self.listedLimit
        ? .kept(rows, library) : .listed(rows.map { $0.change(in: library) }))
  }

  /// The number of changes above which the rows are read from the library: of an import whose books rest.
  private static let listedLimit = 65_536
}

extension ChangeList: RandomAccessCollection {
  /// The first position, 0.
  public var startIndex: Int { 0 }

  /// The number of changes.
  public var endIndex: Int {
    switch content {
    case .listed(let changes): changes.count
    case .kept(let rows, _): rows.count
    }
  }

  /// The change at a position.
  ///
  /// - Complexity: O(1), or that of looking up the row in the library.
  public subscript(position: Int) -> Change {
    switch content {
    case .listed(let changes): changes[position]
    case .kept(let rows, let library): rows[position].change(in: library)
    }
  }
}

extension ChangeList: ExpressibleByArrayLiteral {
  /// Creates a list of changes.
  public init(arrayLiteral changes: Change...) { self.init(changes) }
}

extension ChangeList: Hashable {
  /// Returns true if both have equal changes in the same order.
  public static func == (left: Self, right: Self) -> Bool { left.elementsEqual(right) }

  /// Hashes the changes.
  public func hash(into hasher: inout Hasher) { for change in self { hasher.combine(change) } }
}

extension ChangeList {
  /// Returns a list with the changes of some kinds of row; the changes of other kinds may be in it.
  ///
  /// - Complexity: O(1), or O(*count*) for a long list, of which it leaves out the others: reading each row of
  ///   it costs more.
  func narrowed(to kinds: any RowKind.Type...) -> ChangeList {
    guard case .kept(let rows, let library) = content else { return self }
    let tags = kinds.map { $0.tag }
    return ChangeList(.kept(rows.filter { tags.contains($0.tag) }, library))
  }

  /// Writes the changes in their order, and returns them without the content of the rows. The bytes of rows
  /// that are encoded in the library are copied.
  func write(to writer: inout ByteWriter) -> [RowTouch] {
    var touches: [RowTouch] = []
    touches.reserveCapacity(count)
    switch content {
    case .listed(let changes):
      for change in changes { touches.append(change.visit(by: &writer)) }
    case .kept(let rows, let library):
      for row in rows { touches.append(row.access.write(row, library, &writer)) }
    }
    return touches
  }
}

/// The identifier of a changed row.
struct ChangedRow: Sendable {
  /// The tag of the kind of row.
  let tag: UInt8
  let isRemoved: Bool
  let id: Identifier<RawEntity>

  /// Returns the change that led to a library, which contains the row unless it was removed.
  fileprivate func change(in library: Library) -> Change { access.read(self, library) }

  fileprivate var access: RowAccess {
    guard let access = AccessOfKinds.all.ofTag[Int(tag)] else {
      preconditionFailure("no kind has the tag \(tag)")
    }
    return access
  }
}

/// The functions that read the change of a row from a library, and that write it.
private struct RowAccess: Sendable {
  let read: @Sendable (ChangedRow, Library) -> Change
  let write: @Sendable (ChangedRow, Library, inout ByteWriter) -> RowTouch
}

/// The functions for each kind of row. As the kinds are known when they are compiled, they are as fast as code
/// for one kind.
private struct AccessOfKinds: RowKindVisitor {
  private(set) var ofTag: [RowAccess?] = Array(repeating: nil, count: RowKinds.tagLimit)

  static let all: AccessOfKinds = {
    var access = AccessOfKinds()
    RowKinds.visit(&access)
    return access
  }()

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    ofTag[Int(R.tag)] = RowAccess(
      read: { R.change($0.rowChange(in: $1)) },
      write: { changed, library, writer in
        let id = Identifier<R>(replica: changed.id.replica, serial: changed.id.serial)
        if !changed.isRemoved, let bytes = library[keyPath: R.table].bytes(of: id) {
          return writer.put(id) { $0.raw(bytes) }
        }
        return writer.visit(changed.rowChange(in: library) as RowChange<R>)
      })
  }
}

extension ChangedRow {
  fileprivate func rowChange<R: RowKind>(in library: Library) -> RowChange<R> {
    let id = Identifier<R>(replica: id.replica, serial: id.serial)
    if isRemoved { return .remove(id) }
    guard let row = library[keyPath: R.table][id] else { preconditionFailure("\(R.name) \(id) was put") }
    return .put(row)
  }
}
