// Replay of records: transactions and parts of snapshots.

extension RawLibrary {
  /// Applies a transaction whose content is in a range of a source.
  mutating func replay(transaction number: UInt64, _ range: Range<Int>, of source: Int32) throws(ByteError) {
    var parser = ByteParser(self.bytes(of: source), in: range)
    try StoredTransaction.skipPreface(&parser)
    let count = try parser.size()
    for _ in 0..<count {
      let place = parser.offset
      let head = try parser.byte()
      let tag = head >> 1
      guard tag > 0 else { throw parser.failure(expected: "a kind of row", found: "0", at: place) }
      let id = try Identifier<RawEntity>(from: &parser)
      if head & 1 == 1 {
        remove(tag, id)
      } else {
        let row = try parser.block()
        put(Place(source: source, start: row.lowerBound, count: row.count), tag, id)
      }
    }
    try parser.expectEnd()
    sequence = number
  }

  /// Adds a part of a snapshot; returns true if it is the last one.
  mutating func take(partOfSnapshot range: Range<Int>, of source: Int32) throws(ByteError) -> Bool {
    var parser = ByteParser(self.bytes(of: source), in: range)
    let tag = try parser.byte()
    if tag == 0 {
      try checkEnd(of: &parser)
      return true
    }
    guard Int(tag) < Self.kindLimit else {
      throw parser.failure(expected: "a kind of row", found: tag, at: range.lowerBound)
    }
    for _ in 0..<(try parser.size()) {
      let id = try Identifier<RawEntity>(from: &parser)
      let row = try parser.block()
      put(Place(source: source, start: row.lowerBound, count: row.count), tag, id)
    }
    try parser.expectEnd()
    return false
  }

  /// Parses the last part of a snapshot: the number of rows and the next serial number of each kind.
  private mutating func checkEnd(of parser: inout ByteParser) throws(ByteError) {
    for _ in 0..<(try parser.size()) {
      let place = parser.offset
      let tag = try parser.byte()
      let count = try parser.number()
      guard Int(tag) < Self.kindLimit, UInt64(tables[Int(tag)].count) == count else {
        throw parser.failure(expected: "another number of rows of kind \(tag)", found: count, at: place)
      }
      noteNextSerial(try parser.number(), tag)
    }
    try parser.expectEnd()
  }

  private func bytes(of source: Int32) -> [UInt8] {
    self.source(of: Place(source: source, start: 0, count: 0)).bytes
  }
}
