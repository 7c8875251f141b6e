// Rows with many fields, whose copies cost one reference.
//
// A work has nine fields that refer to memory of their own, an entry fourteen. Stored side by side, each of
// them is retained whenever a row is read from a table, put into a change or passed on, and released again
// later; and a commit copies the thirty-two rows of a node. So the fields stand in a box that copies of a row
// share until one of them is changed. Nothing of that is seen from outside: a row is read and changed by the
// names of its fields.
//
//     struct Work: WideRow {
//       struct Fields { var title: String … }
//       let id: WorkID
//       var box: Box<Fields>
//     }
//     var other = work
//     other.title = "Emma"        // the first change makes a box of its own; `work` is as it was
//
// To map rows to one field, a closure is better than a key path: the path to a field of a box is made at run
// time.

/// A row whose fields stand in a box that its copies share.
@dynamicMemberLookup
public protocol WideRow: Row, CustomReflectable {
  /// What the row says, all but its name.
  associatedtype Fields: Sendable
  /// Where the fields stand.
  var box: Box<Fields> { get set }
}

extension WideRow {
  /// A field of the row that never changes, or is not to be changed here.
  @inlinable
  public subscript<Value>(dynamicMember path: KeyPath<Fields, Value>) -> Value { box.fields[keyPath: path] }

  /// A field of the row.
  @inlinable
  public subscript<Value>(dynamicMember path: WritableKeyPath<Fields, Value>) -> Value {
    get { box.fields[keyPath: path] }
    _modify { yield &box.fields[keyPath: path] }
  }

  /// The row as if its fields were its own, for what prints or compares fields by their names.
  public var customMirror: Mirror {
    let fields = Mirror(reflecting: box.fields).children
    return Mirror(self, children: [("id", id)] + fields, displayStyle: .struct)
  }
}

/// Fields that several copies share; whoever changes them first makes a copy of their own.
///
/// Two boxes are equal if their fields are, and boxes that share their fields are equal without a look at
/// them.
public struct Box<Fields: Sendable>: Sendable {
  /// `@unchecked Sendable`: written only while one box alone refers to it. For the same reason accesses need
  /// no check of their exclusivity: those to the box are checked.
  @usableFromInline
  final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var fields: Fields

    @inlinable
    init(_ fields: Fields) { self.fields = fields }
  }

  @usableFromInline var storage: Storage

  /// Puts fields into a box.
  @inlinable
  public init(_ fields: Fields) { storage = Storage(fields) }

  /// The fields.
  ///
  /// - Complexity: a change costs a copy of all fields if another box shares them.
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
  /// Whether the fields are equal.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage === right.storage || left.fields == right.fields
  }
}

extension Box: Hashable where Fields: Hashable {
  /// Feeds the fields.
  public func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}
