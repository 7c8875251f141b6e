// The encoding of a change: one byte for the kind of row and the kind of change, the row's identifier, and
// for a put the row's bytes with their length. Changes can be replayed without parsing the rows.

/// A change without the content of the row.
struct RowTouch: Hashable, Sendable {
  /// The tag of the kind of row.
  let tag: UInt8
  let id: Identifier<RawEntity>
  /// The number of bytes of the row's fields; nil if the row was removed.
  let size: Int?
}

extension Change: StoredValue {
  func write(to writer: inout ByteWriter) { _ = visit(by: &writer) }

  init(from parser: inout ByteParser) throws(ByteError) {
    let place = parser.offset
    let head = try parser.byte()
    guard let kind = RowKinds.kind(ofTag: head >> 1) else {
      throw parser.failure(expected: "a kind of row", found: head >> 1, at: place)
    }
    self = head & 1 == 0 ? try kind.put(from: &parser) : try kind.removal(from: &parser)
  }
}

extension ByteWriter: ChangeVisitor {
  /// Writes the change and returns it without the content of the row.
  mutating func visit<R: RowKind>(_ change: RowChange<R>) -> RowTouch {
    switch change {
    case .put(let row):
      byte(R.tag << 1)
      row.id.write(to: &self)
      let size = measured { row.writeFields(to: &$0) }
      return RowTouch(tag: R.tag, id: row.id.raw, size: size)
    case .remove(let id):
      byte(R.tag << 1 | 1)
      id.write(to: &self)
      return RowTouch(tag: R.tag, id: id.raw, size: nil)
    }
  }
}

extension RowKind {
  fileprivate static func put(from parser: inout ByteParser) throws(ByteError) -> Change {
    let id = try Identifier<Self>(from: &parser)
    return change(.put(try parser.measured { parser throws(ByteError) in try Self(id: id, from: &parser) }))
  }

  fileprivate static func removal(from parser: inout ByteParser) throws(ByteError) -> Change {
    change(.remove(try Identifier(from: &parser)))
  }
}
