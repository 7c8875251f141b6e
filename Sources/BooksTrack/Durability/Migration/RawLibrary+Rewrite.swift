// Replacement of all rows of a kind by converted copies, in the library and in the undo data of imports.

extension RawLibrary {
  /// Replaces each row of a kind by the copy that `body` makes.
  mutating func rewrite(
    kind: UInt8, _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(FormatStepError) {
    for row in rows(ofKind: kind) {
      var copy = ByteCopy(row.bytes)
      do throws(ByteError) {
        try body(&copy)
        try copy.parser.expectEnd()
      } catch {
        throw FormatStepError("row \(row.replica).\(row.serial) of kind \(kind): \(error)")
      }
      put(copy.bytes, ofKind: kind, replica: row.replica, serial: row.serial)
    }
  }

  /// Replaces the rows of a kind in the undo data of imports, in the encoding of versions 1 to 7.
  mutating func rewriteUndo(
    kind: UInt8, _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(FormatStepError) {
    try rewrite(kind: 11) { copy throws(ByteError) in
      let count = try copy.pass { parser throws(ByteError) in
        try parser.skipName()
        for _ in 0..<3 { _ = try parser.list { parser throws(ByteError) in try parser.skipName() } }
        for _ in 0..<2 { _ = try parser.list { parser throws(ByteError) in try parser.fixed64() } }
        return try parser.size()
      }
      // A revision is the change to the old row and the change to the new row.
      for _ in 0..<count {
        try copy.passChange(kind: kind, body)
        try copy.passChange(kind: kind, body)
      }
    }
  }
}

extension ByteCopy {
  /// Copies a change; if it puts a row of the kind, the row is copied by `body`.
  fileprivate mutating func passChange(
    kind: UInt8, _ body: (inout ByteCopy) throws(ByteError) -> Void
  ) throws(ByteError) {
    let head = try pass { parser throws(ByteError) in
      let head = try parser.byte()
      try parser.skipName()
      return head
    }
    guard head & 1 == 0 else { return }
    try passBlock { row throws(ByteError) in
      if head >> 1 == kind { try body(&row) } else { try row.passRest() }
    }
  }
}

extension ByteParser {
  /// Skips the two numbers of an identifier or a range.
  mutating func skipName() throws(ByteError) {
    _ = try number()
    _ = try number()
  }
}
