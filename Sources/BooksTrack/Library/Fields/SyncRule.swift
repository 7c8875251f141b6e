// The rule for exchanging the rows of a kind between devices: the exchanged fields, the key, and which of two
// values wins. It is part of the description of a kind (`RowKind.sync`). The exchanged data, the keys of
// records, the encoding of fields, and the rows that a record needs follow from it.

/// The rule for exchanging the rows of a kind between devices.
enum SyncRule: Sendable {
  /// The rows stay on the device.
  case local
  /// The rows are exchanged.
  case synced(SyncedKind)

  /// The description of an exchanged kind; nil if the rows stay on the device.
  var kind: SyncedKind? { if case .synced(let kind) = self { kind } else { nil } }
}

/// The identity of a row for all devices.
enum SyncKey: Sendable, Equatable {
  /// The identifier of the row. Devices that made the same thing have two, and join them.
  case drawn
  /// The fields of these names: rows that are equal in them are one row.
  case fields([String])
  /// The field of that name, if it is not nil; otherwise the identifier.
  case fieldOrDrawn(String)
}

/// The rule that decides between two values of a field.
enum FieldMerge: Sendable, Equatable {
  /// The value that was written last.
  case register
  /// The value that was written first; it never changes afterwards.
  case once
  /// A list whose elements are added and removed one by one.
  case set
  /// A number whose bits are set and cleared one by one.
  case bits
}

/// The rule for a field of an exchanged row.
enum FieldRule: Sendable, Equatable {
  /// It is exchanged.
  case synced(FieldMerge)
  /// Each device has its own value. A row from elsewhere begins with these bytes.
  case local([UInt8])
  /// Computed from other rows on each device. A row from elsewhere begins with these bytes.
  case derived([UInt8])
}

/// A field of an exchanged row.
struct SyncField: Sendable {
  /// The name in records. It never changes and is never used for another field of the kind.
  let name: String
  let shape: FieldShape
  /// The shape of an element of a list; that of the field if it is not one.
  let element: FieldShape
  let rule: FieldRule

  private init(name: String, shape: FieldShape, rule: FieldRule, element: FieldShape? = nil) {
    self.name = name
    self.shape = shape
    self.rule = rule
    self.element = element ?? shape
  }

  /// An exchanged field.
  static func synced(_ name: String, _ shape: FieldShape, _ merge: FieldMerge = .register) -> SyncField {
    SyncField(name: name, shape: shape, rule: .synced(merge))
  }

  /// A list whose elements are exchanged one by one.
  static func set(_ name: String, _ element: FieldShape) -> SyncField {
    SyncField(name: name, shape: .list(element), rule: .synced(.set), element: element)
  }

  /// A field of which each device has its own value.
  static func local(_ name: String, _ shape: FieldShape, _ start: [UInt8]) -> SyncField {
    SyncField(name: name, shape: shape, rule: .local(start))
  }

  /// A field that each device computes.
  static func derived(_ name: String, _ shape: FieldShape, _ start: [UInt8]) -> SyncField {
    SyncField(name: name, shape: shape, rule: .derived(start))
  }

  /// The way that two values are merged; nil if the field is not exchanged.
  var merge: FieldMerge? { if case .synced(let merge) = rule { merge } else { nil } }
}

/// The description of an exchanged kind of row.
struct SyncedKind: Sendable {
  /// The identity of a row for all devices.
  let key: SyncKey
  /// All fields of the encoded row, in their order.
  let fields: [SyncField]
  /// The register that is cleared when the row is removed, so that the last writer decides between a removal
  /// and a value (SYN-8); nil if the record is deleted, which later writes of other devices do not undo.
  let cleared: String?

  /// Creates a description.
  init(key: SyncKey, cleared: String? = nil, _ fields: [SyncField]) {
    self.key = key
    self.cleared = cleared
    self.fields = fields
  }
}
