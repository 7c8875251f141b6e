// Rows of one kind put in place of themselves, each as a step into a newer version copies it: where they
// stand in the library, and where an import keeps them for taking it back.

extension RawLibrary {
  /// Puts the copy that `body` makes of each row of a kind in its place.
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

  /// Does the same with the rows of a kind that imports keep for taking them back, as versions 1 to 5 wrote
  /// those.
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
      // Each revision is a row before and after.
      for _ in 0..<count {
        try copy.passChange(kind: kind, body)
        try copy.passChange(kind: kind, body)
      }
    }
  }
}

extension ByteCopy {
  /// Copies a change; if it puts a row of that kind, as `body` copies the row.
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
  /// Two numbers: of a row's name, or of a range.
  mutating func skipName() throws(ByteError) {
    _ = try number()
    _ = try number()
  }
}
