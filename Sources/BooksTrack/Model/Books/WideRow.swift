// Rows with many fields, whose copies cost one reference.
//
// A work has nine fields with references, an entry fourteen. Stored inline, each of them would be retained
// whenever a row is read from a table, put into a change or passed on, and released later; and a commit
// copies the thirty-two rows of a node. So the fields are in a box that is copied on write. Callers do not
// see the box: they read and change the fields by their names.
//
//     struct Work: WideRow {
//       struct Fields { var title: String … }
//       let id: WorkID
//       var box: Box<Fields>
//     }
//     var other = work
//     other.title = "Emma"        // the first change copies the box; `work` does not change
//
// To map rows to one field, a closure is faster than a key path: the key path of a field in a box is created
// at run time.

/// A row whose fields are in a box that its copies share.
@dynamicMemberLookup
public protocol WideRow: Row, CustomReflectable {
  /// The fields except the identifier.
  associatedtype Fields: Sendable
  /// The box of the fields.
  var box: Box<Fields> { get set }
}

extension WideRow {
  /// A read-only field of the row.
  @inlinable
  public subscript<Value>(dynamicMember path: KeyPath<Fields, Value>) -> Value { box.fields[keyPath: path] }

  /// A field of the row.
  @inlinable
  public subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    get { box.fields[keyPath: path] }
    _modify { yield &box.fields[keyPath: path] }
  }

  /// A mirror with the fields as children of the row, for code that prints or compares fields by name.
  public var customMirror: Mirror {
    let fields = Mirror(reflecting: box.fields).children
    return Mirror(self, children: [("id", id)] + fields, displayStyle: .struct)
  }
}

/// Fields that copies share until one of them is changed.
///
/// Two boxes are equal if their fields are. Boxes that share their fields are equal without a comparison.
public struct Box<Fields: Sendable>: Sendable {
  /// `@unchecked Sendable`: written only while a single box refers to it. For the same reason accesses need
  /// no check of exclusivity: accesses to the box are checked.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var fields: Fields

    @inlinable
    init(_ fields: Fields) { self.fields = fields }
  }

  @usableFromInline var storage: Storage

  /// Creates a box.
  @inlinable
  public init(_ fields: Fields) { storage = Storage(fields) }

  /// The fields.
  ///
  /// - Complexity: A change copies all fields if another box shares them.
  @inlinable
  public var fields: Fields {
    _read { yield storage.fields }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.fields) }
      yield &storage.fields
    }
  }
}

extension Box: Equatable where Fields: Equatable {
  /// Returns true if the fields are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.fields == right.fields
  }
}

extension Box: Hashable where Fields: Hashable {
  /// Hashes the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
