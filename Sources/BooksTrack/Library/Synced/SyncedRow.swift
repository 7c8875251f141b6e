// The fields of a row, cut out of its encoding, and the name of its record.

internal import RecordSync

/// The encoded fields of a row of an exchanged kind.
struct SyncedRow: Equatable {
  /// The name of the row's record.
  let name: RecordName
  /// The encoded fields, in the order of the description.
  let fields: [[UInt8]]

  /// Cuts a row into its fields.
  init<R: RowKind>(_ row: R, of kind: SyncedKind) throws(ByteError) {
    var writer = ByteWriter(capacity: 256)
    row.leaving.writeFields(to: &writer)
    var copy = FieldCopy(writer.bytes)
    var fields: [[UInt8]] = []
    for field in kind.fields { fields.append(try copy.next(field.shape) ?? []) }
    try copy.expectEnd()
    self.fields = fields
    name = RecordName(kind: R.name, key: Self.key(of: row.id.raw, fields, kind))
  }

  private static func key(
    of id: Identifier<RawEntity>, _ fields: [[UInt8]], _ kind: SyncedKind
  ) -> [UInt8] {
    func value(_ name: String) -> [UInt8] {
      zip(kind.fields, fields).first { $0.0.name == name }?.1 ?? []
    }
    switch kind.key {
    case .drawn: return id.bytes
    case .fields(let names): return names.flatMap(value)
    case .fieldOrDrawn(let name):
      let bytes = value(name)
      // An optional value begins with a one.
      return bytes.first == 1 ? bytes : [0] + id.bytes
    }
  }
}

extension SyncedKind {
  /// Returns the key with other references.
  func key(_ key: [UInt8], map: @escaping ReferenceMap) -> [UInt8] {
    let names: [String]
    switch self.key {
    case .drawn, .fieldOrDrawn: return key
    case .fields(let fields): names = fields
    }
    var copy = FieldCopy(key, map: map)
    var mapped: [UInt8] = []
    for name in names {
      guard let field = fields.first(where: { $0.name == name }) else { return key }
      do throws(ByteError) { mapped += try copy.next(field.shape) ?? [] } catch { return key }
    }
    return mapped
  }

  /// Returns true if the identifier of a row follows from the key of its record.
  func isDrawn(_ key: [UInt8]) -> Bool {
    switch self.key {
    case .drawn: true
    case .fields: false
    case .fieldOrDrawn: key.first == 0
    }
  }

  /// Returns the identifier of a row with a drawn key.
  func id(ofKey key: [UInt8]) -> Identifier<RawEntity>? {
    guard isDrawn(key) else { return nil }
    var parser = ByteParser(key, in: (self.key == .drawn ? 0 : 1)..<key.count)
    return try? Identifier<RawEntity>(from: &parser)
  }
}

extension RowKind {
  /// Returns the row with each element of its sets once; nil if no element occurs twice.
  func withoutRepeats(_ kind: SyncedKind) throws(ByteError) -> Self? {
    var writer = ByteWriter(capacity: 256)
    writeFields(to: &writer)
    var copy = FieldCopy(writer.bytes)
    var bytes: [UInt8] = []
    var hasRepeats = false
    for field in kind.fields {
      var value = try copy.next(field.shape) ?? []
      // A list of none or one begins with its length.
      if field.merge == .set, let count = value.first, count > 1 {
        let elements = try field.elements(of: value)
        var seen: Set<[UInt8]> = []
        let once = elements.filter { seen.insert($0).inserted }
        hasRepeats = hasRepeats || once.count < elements.count
        value = field.value(of: once)
      }
      bytes += value
    }
    guard hasRepeats else { return nil }
    var parser = ByteParser(bytes)
    return try Self(id: id, from: &parser)
  }
}

extension SyncedRow {
  /// The field of records that has the identifier of a row which does not follow from the key.
  static let idField = "id"

  /// Returns the changes that make the record of the row.
  func made(as id: Identifier<RawEntity>, _ kind: SyncedKind) throws(ByteError) -> [FieldChange] {
    var changes: [FieldChange] = []
    if !kind.isDrawn(name.key) { changes.append(.setOnce(Self.idField, id.bytes)) }
    for (field, value) in zip(kind.fields, fields) {
      switch field.merge {
      case .register: if value != field.shape.empty { changes.append(.set(field.name, value)) }
      case .once: changes.append(.setOnce(field.name, value))
      case .set, .bits:
        for element in try field.elements(of: value) { changes.append(.add(field.name, element)) }
      case nil: break
      }
    }
    return changes
  }
}

extension SyncField {
  /// Returns the elements of a value of a set.
  func elements(of value: [UInt8]) throws(ByteError) -> [[UInt8]] {
    var parser = ByteParser(value)
    if merge == .bits {
      let bits = try parser.number()
      return (0..<UInt8(64)).filter { bits >> UInt64($0) & 1 == 1 }.map { [$0] }
    }
    let count = try parser.size()
    var copy = FieldCopy(value, from: parser.offset)
    var elements: [[UInt8]] = []
    for _ in 0..<count {
      if let element = try copy.next(self.element) { elements.append(element) }
    }
    return elements
  }

  /// Returns the value of a set with these elements.
  func value(of elements: [[UInt8]]) -> [UInt8] {
    var writer = ByteWriter(capacity: 32)
    if merge == .bits {
      writer.number(elements.reduce(0) { bits, element in bits | 1 << UInt64(element.first ?? 0) })
    } else {
      writer.list(elements) { $0.raw($1) }
    }
    return writer.bytes
  }
}

extension Identifier {
  /// The encoded identifier.
  var bytes: [UInt8] {
    var writer = ByteWriter(capacity: 10)
    write(to: &writer)
    return writer.bytes
  }
}

extension RowKinds {
  /// The descriptions of the exchanged kinds, by the name of the kind.
  static let synced: [String: SyncedKind] = {
    var kinds: [String: SyncedKind] = [:]
    for kind in all { kinds[kind.name] = kind.sync.kind }
    return kinds
  }()

  /// The names of the kinds, by tag.
  static let names: [UInt8: String] = {
    var names: [UInt8: String] = [:]
    for kind in all { names[kind.tag] = kind.name }
    return names
  }()

  /// Returns the kind of a name; nil if there is none.
  static func kind(named name: String) -> (any RowKind.Type)? { byName[name] }

  private static let byName: [String: any RowKind.Type] = {
    var kinds: [String: any RowKind.Type] = [:]
    for kind in all { kinds[kind.name] = kind }
    return kinds
  }()
}
