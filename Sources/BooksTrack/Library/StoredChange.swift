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
    case .put(let row): return put(row.id) { row.writeFields(to: &$0) }
    case .remove(let id):
      byte(R.tag << 1 | 1)
      id.write(to: &self)
      return RowTouch(tag: R.tag, id: id.raw, size: nil)
    }
  }

  /// Writes the put of a row whose fields `body` writes, and returns it without them.
  mutating func put<R: RowKind>(_ id: Identifier<R>, _ body: (inout ByteWriter) -> Void) -> RowTouch {
    byte(R.tag << 1)
    id.write(to: &self)
    return RowTouch(tag: R.tag, id: id.raw, size: measured(body))
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
