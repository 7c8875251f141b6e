// A library whose rows are encoded: the content of its files before the rows are parsed.
//
// Replay needs only the kinds, identifiers and lengths of rows. So files of older versions are replayed by
// the same code, and a migration step converts rows, not files. Rows are stored as ranges of the files'
// bytes, and only those that remain at the end are parsed.

/// Encoded rows by kind and identifier.
package struct RawLibrary: Sendable {
  /// The range of a row's bytes in a source.
  struct Place: Sendable, Equatable {
    let source: Int32
    let start: Int
    let count: Int
  }

  /// The installation that the library belongs to.
  package let replica: UInt32
  /// The number of the last transaction.
  package internal(set) var sequence: UInt64 = 0
  /// The rows of each kind, by tag.
  private(set) var tables = Array(repeating: IdentifierMap<RawEntity, Place>(), count: kindLimit)
  /// The next serial number of each kind, by tag.
  private(set) var nextSerials: [UInt64] = Array(repeating: 0, count: kindLimit)
  private var sources: [(file: String, bytes: [UInt8])] = []

  /// The upper bound of tags.
  static let kindLimit = 128

  /// Creates a raw library without rows.
  init(replica: UInt32) { self.replica = replica }

  /// Adds the bytes of a file as a source of rows, and returns its number.
  mutating func addSource(_ file: String, _ bytes: [UInt8]) -> Int32 {
    sources.append((file, bytes))
    return Int32(truncatingIfNeeded: sources.count - 1)
  }

  /// Returns the source of a row: the name and the bytes of the file.
  func source(of place: Place) -> (file: String, bytes: [UInt8]) { sources[Int(place.source)] }

  mutating func put(_ place: Place, _ tag: UInt8, _ id: Identifier<RawEntity>) {
    take(id, tag)
    tables[Int(tag)].put(place, at: id)
  }

  mutating func remove(_ tag: UInt8, _ id: Identifier<RawEntity>) {
    take(id, tag)
    tables[Int(tag)].remove(id)
  }

  /// Sets the next serial number, unless it is already greater.
  mutating func noteNextSerial(_ serial: UInt64, _ tag: UInt8) {
    nextSerials[Int(tag)] = max(nextSerials[Int(tag)], serial)
  }

  private mutating func take(_ id: Identifier<RawEntity>, _ tag: UInt8) {
    if id.replica == replica { noteNextSerial(UInt64(id.serial) + 1, tag) }
  }
}

// The interface for migration steps.
extension RawLibrary {
  /// An encoded row.
  package struct Row: Hashable, Sendable {
    /// The installation that created the row.
    package let replica: UInt32
    /// The serial number of the row in its kind and installation.
    package let serial: UInt32
    /// The encoded fields, without the identifier.
    package let bytes: [UInt8]
  }

  /// Returns the rows of a kind, ordered by identifier.
  package func rows(ofKind tag: UInt8) -> [Row] {
    tables[Int(tag)].map { id, place in
      let bytes = sources[Int(place.source)].bytes[place.start..<place.start + place.count]
      return Row(replica: id.replica, serial: id.serial, bytes: Array(bytes))
    }
  }

  /// Inserts or replaces a row.
  package mutating func put(_ bytes: [UInt8], ofKind tag: UInt8, replica: UInt32, serial: UInt32) {
    let source = addSource("a step into a newer version", bytes)
    put(
      Place(source: source, start: 0, count: bytes.count), tag, Identifier(replica: replica, serial: serial))
  }

  /// Removes a row.
  package mutating func remove(kind tag: UInt8, replica: UInt32, serial: UInt32) {
    remove(tag, Identifier(replica: replica, serial: serial))
  }
}
