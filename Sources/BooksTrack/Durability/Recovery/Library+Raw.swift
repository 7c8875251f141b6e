// Parsing the rows of a raw library.

extension Library {
  /// Parses a raw library.
  ///
  /// - Throws: `CorruptLibrary` with the position of the first invalid row.
  /// - Complexity: O(*n* log *n*).
  init(_ raw: RawLibrary, matchRules: MatchRules) throws(CorruptLibrary) {
    for tag in UInt8(0)..<UInt8(RawLibrary.kindLimit) where !raw.tables[Int(tag)].isEmpty {
      guard RowKinds.kind(ofTag: tag) != nil else { throw Self.unknown(tag, in: raw) }
    }
    var parser = RawParser(raw: raw, library: Library(replica: raw.replica, matchRules: matchRules))
    try RowKinds.visit(&parser)
    self = parser.library
    sequence = raw.sequence
  }

  private static func unknown(_ tag: UInt8, in raw: RawLibrary) -> CorruptLibrary {
    let place = raw.tables[Int(tag)].first { _ in true }?.value
    return CorruptLibrary(
      file: place.map { raw.source(of: $0).file } ?? "", offset: place?.start ?? 0,
      expected: "a kind of row of this version", found: "kind \(tag)")
  }
}

/// Parses the rows of a raw library, one kind after the other.
private struct RawParser: RowKindVisitor {
  let raw: RawLibrary
  var library: Library

  mutating func visit<R: RowKind>(_ kind: R.Type) throws(CorruptLibrary) {
    for (id, place) in raw.tables[Int(R.tag)] {
      let source = raw.source(of: place)
      var parser = ByteParser(source.bytes, in: place.start..<place.start + place.count)
      do {
        let row = try R(id: Identifier(replica: id.replica, serial: id.serial), from: &parser)
        try parser.expectEnd()
        library.put(row)
      } catch {
        throw CorruptLibrary(file: source.file, error)
      }
    }
    let next = raw.nextSerials[Int(R.tag)]
    if let last = UInt32(exactly: next &- 1) { library.nextSerials.take(last, of: R.tag) }
  }
}
