// The changes of a transaction.
//
// An edit has a handful of changes, which are kept as they are. An import of 100,000 books has half a million,
// which would keep the whole import in memory beside the library that already has it. Such a list keeps the
// library after the changes, and an identifier for each changed row.

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

  /// Creates a list of changes.
  public init(_ changes: [Change]) { content = .listed(changes) }

  /// Creates the list of the changes that led to a library.
  init(_ rows: [ChangedRow], in library: Library) {
    content =
      rows.count > Self.listedLimit
      ? .kept(rows, library) : .listed(rows.map { $0.change(in: library) })
  }

  /// The number of changes above which the rows are read from the library.
  private static let listedLimit = 4_096
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

/// The identifier of a changed row.
struct ChangedRow: Sendable {
  /// The tag of the kind of row.
  let tag: UInt8
  let isRemoved: Bool
  let id: Identifier<RawEntity>

  /// Returns the change that led to a library, which contains the row unless it was removed.
  fileprivate func change(in library: Library) -> Change {
    guard let read = RowReaders.all.ofTag[Int(tag)] else { preconditionFailure("no kind has the tag \(tag)") }
    return read(self, library)
  }
}

/// A function for each kind that returns the change of a row. As the kinds are known when it is compiled, it is
/// as fast as code for one kind.
private struct RowReaders: RowKindVisitor {
  typealias Read = @Sendable (ChangedRow, Library) -> Change

  private(set) var ofTag: [Read?] = Array(repeating: nil, count: RowKinds.tagLimit)

  static let all: RowReaders = {
    var readers = RowReaders()
    RowKinds.visit(&readers)
    return readers
  }()

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    ofTag[Int(R.tag)] = { changed, library in
      let id = Identifier<R>(replica: changed.id.replica, serial: changed.id.serial)
      if changed.isRemoved { return R.change(.remove(id)) }
      guard let row = library[keyPath: R.table][id] else { preconditionFailure("\(R.name) \(id) was put") }
      return R.change(.put(row))
    }
  }
}
