// A whole library as a document: every row under the name of its kind, with its fields by name.
//
//     let text = try JSONEncoder().encode(LibraryDocument(of: library))
//     let document = try JSONDecoder().decode(LibraryDocument.self, from: text)
//     try await emptyStore.restore(document)
//
// An empty library that a document is restored into contains the same rows. Left out is what only helps an
// import that is under way or may be undone: staged files, and the data for undoing. A document is text for
// other programs and for people; the files of a library are not made of it.

/// All rows of a library, by kind.
public struct LibraryDocument: Codable, Equatable, Sendable {
  /// The value of the key `format`.
  public static let format = "BooksTrack library"
  /// The version of the document.
  public static let version = 1

  /// The rows in the order of the kinds.
  let changes: [Change]

  /// Creates the document of a library.
  ///
  /// - Complexity: O(*rows*).
  public init(of library: Library) {
    var collector = RowCollector(library: library)
    RowKinds.visit(&collector)
    changes = collector.changes
  }

  /// The number of rows.
  public var count: Int { changes.count }

  /// Reads a document.
  ///
  /// - Throws: `DecodingError` that names the format, the version, or the row and the field.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: DocumentKey.self)
    guard try container.decode(String.self, forKey: .format) == Self.format,
      try container.decode(Int.self, forKey: .version) == Self.version
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .version, in: container,
        debugDescription: "expected version \(Self.version) of a \(Self.format)")
    }
    var parser = RowParser(container: container)
    try RowKinds.visit(&parser)
    changes = parser.changes
  }

  /// Writes the document.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: DocumentKey.self)
    try container.encode(Self.format, forKey: .format)
    try container.encode(Self.version, forKey: .version)
    var writer = RowWriter(container: container, changes: changes)
    try RowKinds.visit(&writer)
  }
}

/// The reason why a document was not restored. Nothing was changed.
public enum RestoreRefusal: Error, Hashable, Sendable {
  /// The library has rows.
  case notEmpty
  /// The rows of the document contradict each other.
  case inconsistent(String)
}

extension RestoreRefusal: CustomStringConvertible {
  /// The reason, in a sentence.
  public var description: String {
    switch self {
    case .notEmpty: "A library is restored into an empty one, and this one is not empty."
    case .inconsistent(let problem): "The document contradicts itself: \(problem)."
    }
  }
}

extension LibraryStore {
  /// Inserts all rows of a document into an empty library, in one transaction.
  ///
  /// - Throws: `RestoreRefusal`, or errors of a commit; nothing is changed then.
  /// - Complexity: O(*n* log *n*) in the rows.
  public func restore(_ document: LibraryDocument) async throws {
    try await commit(.edit("restore")) { editor in
      guard LibraryDocument(of: editor.library).count == 0 else { throw RestoreRefusal.notEmpty }
      for change in document.changes { editor.apply(change) }
      if let problem = editor.library.checkInvariants().first { throw RestoreRefusal.inconsistent(problem) }
      // A row that displaces another one, such as a second job of a work, is not in the library.
      guard LibraryDocument(of: editor.library) == document else {
        throw RestoreRefusal.inconsistent("two of its rows exclude each other")
      }
    }
  }
}

/// The format, the version, and the names of the kinds.
private struct DocumentKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }

  init?(intValue: Int) { nil }

  static let format = DocumentKey(stringValue: "format")
  static let version = DocumentKey(stringValue: "version")
}

extension RowKind {
  /// The kind, if its rows are part of a document.
  fileprivate static var documented: (any (RowKind & Codable).Type)? { self as? any (RowKind & Codable).Type }
}

private struct RowCollector: RowKindVisitor {
  let library: Library
  var changes: [Change] = []

  mutating func visit<R: RowKind>(_ kind: R.Type) {
    guard R.documented != nil else { return }
    for row in library[keyPath: R.table] { changes.append(R.change(.put(row))) }
  }
}

private struct RowWriter: RowKindVisitor {
  var container: KeyedEncodingContainer<DocumentKey>
  let changes: [Change]

  mutating func visit<R: RowKind>(_ kind: R.Type) throws {
    if let kind = R.documented { try write(kind) }
  }

  private mutating func write<R: RowKind & Codable>(_ kind: R.Type) throws {
    var finder = RowFinder<R>()
    for change in changes { change.visit(by: &finder) }
    if !finder.rows.isEmpty { try container.encode(finder.rows, forKey: DocumentKey(stringValue: R.name)) }
  }
}

/// Collects the rows of one kind.
private struct RowFinder<Wanted: RowKind>: ChangeVisitor {
  var rows: [Wanted] = []

  mutating func visit<R: RowKind>(_ change: RowChange<R>) {
    if case .put(let row) = change, let row = row as? Wanted { rows.append(row) }
  }
}

private struct RowParser: RowKindVisitor {
  let container: KeyedDecodingContainer<DocumentKey>
  var changes: [Change] = []

  mutating func visit<R: RowKind>(_ kind: R.Type) throws {
    if let kind = R.documented { try read(kind) }
  }

  private mutating func read<R: RowKind & Codable>(_ kind: R.Type) throws {
    let rows = try container.decodeIfPresent([R].self, forKey: DocumentKey(stringValue: R.name)) ?? []
    changes += rows.map { R.change(.put($0)) }
  }
}
