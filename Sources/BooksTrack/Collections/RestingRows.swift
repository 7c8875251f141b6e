// Rows at rest: the encoded rows of a large table.
//
// A book in memory is some thirty objects: boxes, texts, lists. Encoded it takes a tenth of that. Most
// books of a large library are neither read nor changed for weeks, so a large table encodes its rows in
// groups of 32 and parses a row when it is read. A row is either here or among the open rows of its table,
// never in both: a change takes it out of its group.

/// The encoding of rows of one kind.
struct RowCodec<R: Row>: Sendable {
  /// Writes all fields except the identifier.
  let write: @Sendable (R, inout ByteWriter) -> Void
  /// Parses the fields of the row with an identifier.
  let parse: @Sendable (Identifier<R>, inout ByteParser) throws(ByteError) -> R
}

/// A persistent map from identifiers to encoded rows.
struct RestingRows<R: Row>: Sendable {
  /// The number of rows.
  private(set) var count = 0
  private let codec: RowCodec<R>
  private var groups = IdentifierMap<RowGroup, RowGroup>()

  init(_ codec: RowCodec<R>) { self.codec = codec }

  /// Returns the row with an identifier; nil if it is not here.
  ///
  /// - Complexity: That of a lookup, and of parsing the row.
  subscript(id: Identifier<R>) -> R? { groups.read(id.group) { row(id, in: $0.pointee) } ?? nil }

  /// Returns the encoded row with an identifier; nil if it is not here.
  func bytes(of id: Identifier<R>) -> ArraySlice<UInt8>? {
    groups.read(id.group) { group in
      let bit = id.bitInGroup
      return group.pointee.present & bit != 0 ? group.pointee.bytes[group.pointee.range(of: bit)] : nil
    } ?? nil
  }

  /// Returns true if the row is here, without parsing it.
  func contains(_ id: Identifier<R>) -> Bool {
    groups.read(id.group) { $0.pointee.present & id.bitInGroup != 0 } ?? false
  }

  /// Removes a row and returns it; no effect if it is not here.
  mutating func take(_ id: Identifier<R>) -> R? {
    guard var group = groups[id.group], let row = row(id, in: group) else { return nil }
    group.present &= ~id.bitInGroup
    count -= 1
    if group.present == 0 { groups.remove(id.group) } else { groups.put(group, at: id.group) }
    return row
  }

  /// Encodes rows, none of which is here yet.
  ///
  /// - Complexity: O(size of the rows, and of those in the same groups).
  mutating func add(_ rows: IdentifierMap<R, R>) {
    var writer = ByteWriter()
    var coming = RowGroup.Parts()
    var key: Identifier<RowGroup>?
    for (id, row) in rows {
      if let key, key != id.group {
        groups.put(coming.group(of: writer.bytes, and: groups[key]), at: key)
        coming = RowGroup.Parts()
        writer.removeAll()
      }
      key = id.group
      codec.write(row, &writer)
      coming.add(id.bitInGroup, endingAt: writer.count)
      count += 1
    }
    if let key { groups.put(coming.group(of: writer.bytes, and: groups[key]), at: key) }
  }

  private func row(_ id: Identifier<R>, in group: RowGroup) -> R? {
    guard group.present & id.bitInGroup != 0 else { return nil }
    var parser = ByteParser(group.bytes, in: group.range(of: id.bitInGroup))
    do {
      return try codec.parse(id, &parser)
    } catch {
      preconditionFailure("row \(id) was encoded by this process: \(error)")
    }
  }
}

extension RestingRows: Sequence {
  /// An iterator over rows in the order of their identifiers.
  struct Iterator: IteratorProtocol {
    private let rows: RestingRows
    private var groups: IdentifierMap<RowGroup, RowGroup>.Iterator
    private var group: (key: Identifier<RowGroup>, value: RowGroup)?
    private var rest: UInt32 = 0

    fileprivate init(_ rows: RestingRows) {
      self.rows = rows
      groups = rows.groups.makeIterator()
    }

    mutating func next() -> R? {
      if rest == 0 {
        group = groups.next()
        rest = group?.value.present ?? 0
      }
      guard let group else { return nil }
      let id = Identifier<R>(
        replica: group.key.replica, serial: group.key.serial << 5 | UInt32(rest.trailingZeroBitCount))
      rest &= rest - 1
      return rows.row(id, in: group.value)
    }
  }

  func makeIterator() -> Iterator { Iterator(self) }
}

/// The rows with 32 consecutive serial numbers, as far as there are any.
struct RowGroup: Sendable {
  /// The rows, as bits of their serial numbers.
  var present: UInt32
  /// The encoded rows, among them those that have been taken out.
  private let encoded: UInt32
  /// The end of each encoded row in four bytes, then the rows.
  let bytes: [UInt8]

  /// Returns where the row of a bit is in `bytes`.
  func range(of bit: UInt32) -> Range<Int> {
    let index = (encoded & (bit - 1)).nonzeroBitCount
    return (index == 0 ? encoded.nonzeroBitCount * 4 : end(index - 1))..<end(index)
  }

  private func end(_ index: Int) -> Int {
    bytes.withUnsafeBytes {
      Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)))
    }
  }

  /// Rows that become a group: their bits and their ends in a list of bytes.
  struct Parts {
    private var added: UInt32 = 0
    private var ends = [0]

    /// Adds the next row.
    mutating func add(_ bit: UInt32, endingAt end: Int) {
      added |= bit
      ends.append(end)
    }

    /// Returns the group of these rows and the present ones of another group, none of which are the same.
    func group(of bytes: [UInt8], and old: RowGroup?) -> RowGroup {
      let all = added | (old?.present ?? 0)
      var rows: [ArraySlice<UInt8>] = []
      var rest = all
      while rest != 0 {
        let bit = rest & (0 &- rest)
        let index = (added & (bit - 1)).nonzeroBitCount
        if added & bit != 0 {
          rows.append(bytes[ends[index]..<ends[index + 1]])
        } else if let old {
          rows.append(old.bytes[old.range(of: bit)])
        }
        rest &= rest - 1
      }
      return RowGroup(present: all, encoded: all, bytes: Self.joined(rows))
    }

    private static func joined(_ rows: [ArraySlice<UInt8>]) -> [UInt8] {
      var end = rows.count * 4
      var bytes = ByteWriter(capacity: rows.reduce(end) { $0 + $1.count })
      for row in rows {
        end += row.count
        bytes.fixed32(UInt32(end))
      }
      for row in rows { bytes.raw(row) }
      return bytes.bytes
    }
  }
}

extension Identifier {
  fileprivate var group: Identifier<RowGroup> { Identifier<RowGroup>(replica: replica, serial: serial >> 5) }
  fileprivate var bitInGroup: UInt32 { 1 << (serial & 31) }
}
