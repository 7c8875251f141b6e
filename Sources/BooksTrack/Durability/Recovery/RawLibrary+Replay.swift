// Replaying the content of records: a transaction, and a part of a snapshot.

extension RawLibrary {
  /// Puts a transaction into effect; its content stands at that range of a source.
  mutating func replay(transaction number: UInt64, _ range: Range<Int>, of source: Int32) throws(ByteError) {
    var reader = ByteReader(self.bytes(of: source), in: range)
    try StoredTransaction.skipPreface(&reader)
    let count = try reader.size()
    for _ in 0..<count {
      let place = reader.offset
      let head = try reader.byte()
      let tag = head >> 1
      guard tag > 0 else { throw reader.failure(expected: "a kind of row", found: "0", at: place) }
      let id = try Identifier<RawEntity>(from: &reader)
      if head & 1 == 1 {
        remove(tag, id)
      } else {
        let row = try reader.block()
        put(Place(source: source, start: row.lowerBound, count: row.count), tag, id)
      }
    }
    try reader.expectEnd()
    sequence = number
  }

  /// Takes up a part of a snapshot; true if it was the last one.
  mutating func take(partOfSnapshot range: Range<Int>, of source: Int32) throws(ByteError) -> Bool {
    var reader = ByteReader(self.bytes(of: source), in: range)
    let tag = try reader.byte()
    if tag == 0 {
      try checkEnd(of: &reader)
      return true
    }
    guard Int(tag) < Self.kindLimit else {
      throw reader.failure(expected: "a kind of row", found: tag, at: range.lowerBound)
    }
    for _ in 0..<(try reader.size()) {
      let id = try Identifier<RawEntity>(from: &reader)
      let row = try reader.block()
      put(Place(source: source, start: row.lowerBound, count: row.count), tag, id)
    }
    try reader.expectEnd()
    return false
  }

  /// Reads the last part of a snapshot: how many rows of each kind there are, and the serial numbers to come.
  private mutating func checkEnd(of reader: inout ByteReader) throws(ByteError) {
    for _ in 0..<(try reader.size()) {
      let place = reader.offset
      let tag = try reader.byte()
      let count = try reader.number()
      guard Int(tag) < Self.kindLimit, UInt64(tables[Int(tag)].count) == count else {
        throw reader.failure(expected: "another number of rows of kind \(tag)", found: count, at: place)
      }
      noteNextSerial(try reader.number(), tag)
    }
    try reader.expectEnd()
  }

  private func bytes(of source: Int32) -> [UInt8] {
    self.source(of: Place(source: source, start: 0, count: 0)).bytes
  }
}
