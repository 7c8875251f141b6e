// What a row, or a value in a row, has to give so that a library's files can keep it.
//
// A row's name stands in front of its bytes and not among them, so that files can be replayed and carried
// into a new format row by row, without understanding any.

/// A value that can be written as bytes.
protocol StoredValue {
  /// Writes the value.
  func write(to writer: inout ByteWriter)
  /// Reads a value; whatever breaks a rule of the type is an error.
  init(from parser: inout ByteParser) throws(ByteError)
}

/// A row whose fields, all but its name, can be written as bytes.
protocol StoredRow: Row {
  /// Writes every field but `id`.
  func writeFields(to writer: inout ByteWriter)
  /// Reads the fields of the row of that name.
  init(id: Identifier<Self>, from parser: inout ByteParser) throws(ByteError)
}

extension ByteWriter {
  /// A value.
  mutating func value(_ value: some StoredValue) { value.write(to: &self) }

  /// A value or nothing.
  mutating func value<Value: StoredValue>(_ value: Value?) {
    optional(value) { writer, value in value.write(to: &writer) }
  }

  /// A list of values.
  mutating func values<Value: StoredValue>(_ values: [Value]) {
    list(values) { writer, value in value.write(to: &writer) }
  }

  /// A list of texts.
  mutating func texts(_ texts: [String]) {
    size(texts.count)
    for text in texts { self.text(text) }
  }

  /// A row with its name, for rows that stand inside others.
  mutating func row<R: StoredRow>(_ row: R) {
    row.id.write(to: &self)
    row.writeFields(to: &self)
  }
}

extension ByteParser {
  /// A value of a type that the context says.
  mutating func value<Value: StoredValue>(_ type: Value.Type = Value.self) throws(ByteError) -> Value {
    try Value(from: &self)
  }

  /// A value or nothing.
  mutating func optionalValue<Value: StoredValue>(
    _ type: Value.Type = Value.self
  ) throws(ByteError) -> Value? {
    try flag() ? try Value(from: &self) : nil
  }

  /// A list of values.
  mutating func values<Value: StoredValue>(_ type: Value.Type = Value.self) throws(ByteError) -> [Value] {
    try list { parser throws(ByteError) in try Value(from: &parser) }
  }

  /// A list of texts.
  mutating func texts() throws(ByteError) -> [String] {
    try list { parser throws(ByteError) in try parser.text() }
  }

  /// A row with its name.
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
