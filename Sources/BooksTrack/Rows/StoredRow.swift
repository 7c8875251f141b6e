// The protocols of rows and values that can be encoded.
//
// The identifier of a row precedes its bytes and is not part of them, so that files can be replayed, and
// converted to a new format row by row, without parsing the rows.

/// A value that can be encoded.
protocol StoredValue {
  /// Writes the value.
  func write(to writer: inout ByteWriter)
  /// Parses a value; throws if it violates a rule of the type.
  init(from parser: inout ByteParser) throws(ByteError)
}

/// A row whose fields except the identifier can be encoded.
protocol StoredRow: Row {
  /// Writes all fields except `id`.
  func writeFields(to writer: inout ByteWriter)
  /// Parses the fields of the row with an identifier.
  init(id: Identifier<Self>, from parser: inout ByteParser) throws(ByteError)
}

extension ByteWriter {
  /// Writes a value.
  mutating func value(_ value: some StoredValue) { value.write(to: &self) }

  /// Writes an optional value.
  mutating func value<Value: StoredValue>(_ value: Value?) {
    optional(value) { writer, value in value.write(to: &writer) }
  }

  /// Writes a list of values.
  mutating func values<Value: StoredValue>(_ values: [Value]) {
    list(values) { writer, value in value.write(to: &writer) }
  }

  /// Writes a list of texts.
  mutating func texts(_ texts: [String]) {
    size(texts.count)
    for text in texts { self.text(text) }
  }

  /// Writes a row with its identifier, for rows within other rows.
  mutating func row<R: StoredRow>(_ row: R) {
    row.id.write(to: &self)
    row.writeFields(to: &self)
  }
}

extension ByteParser {
  /// Parses a value of the type given by the context.
  mutating func value<Value: StoredValue>(_ type: Value.Type = Value.self) throws(ByteError) -> Value {
    try Value(from: &self)
  }

  /// Parses an optional value.
  mutating func optionalValue<Value: StoredValue>(
    _ type: Value.Type = Value.self
  ) throws(ByteError) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }

  /// Parses a list of values.
  mutating func values<Value: StoredValue>(_ type: Value.Type = Value.self) throws(ByteError) -> [Value] {
    try list { parser throws(ByteError) in try Value(from: &parser) }
  }

  /// Parses a list of texts.
  mutating func texts() throws(ByteError) -> [String] {
    try list { parser throws(ByteError) in try parser.text() }
  }

  /// Parses a row with its identifier.
  mutating func row<R: StoredRow>(_ type: R.Type = R.self) throws(ByteError) -> R {
    let id = try Identifier<R>(from: &self)
    return try R(id: id, from: &self)
  }
}

extension Identifier: StoredValue {
  func write(to writer: inout ByteWriter) {
    writer.number(UInt64(replica))
    writer.number(UInt64(serial))
  }

  init(from parser: inout ByteParser) throws(ByteError) {
    let replica = try parser.number(UInt32.self)
    self.init(replica: replica, serial: try parser.number(UInt32.self))
  }
}
