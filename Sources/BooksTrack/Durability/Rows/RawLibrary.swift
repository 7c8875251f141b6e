// A library whose rows are bytes: the content of its files before rows are decoded.
//
// Replaying files needs no more than kinds, names and lengths. So files of an older version are replayed by
// the same code, and a step into the next version works on rows and never on files. Rows are kept as places
// in the files' bytes, and only those are read that are still there at the end.

/// Rows by kind and name, as bytes.
package struct RawLibrary: Sendable {
  /// Where the bytes of a row stand.
  struct Place: Sendable, Equatable {
    let source: Int32
    let start: Int
    let count: Int
  }

  /// The installation that the library belongs to.
  package let replica: UInt32
  /// The number of the last transaction.
  package internal(set) var sequence: UInt64 = 0
  /// By the number of the kind.
  private(set) var tables = Array(repeating: IdentifierMap<RawEntity, Place>(), count: kindLimit)
  /// By the number of the kind, the serial number that comes next.
  private(set) var nextSerials: [UInt64] = Array(repeating: 0, count: kindLimit)
  private var sources: [(file: String, bytes: [UInt8])] = []

  /// Kinds have numbers below that.
  static let kindLimit = 128

  /// No rows.
  init(replica: UInt32) { self.replica = replica }

  /// Keeps the bytes of a file, so that rows can be places in it.
  mutating func addSource(_ file: String, _ bytes: [UInt8]) -> Int32 {
    sources.append((file, bytes))
    return Int32(truncatingIfNeeded: sources.count - 1)
  }

  /// Bytes in which the row is a range, and the name of the file that they are from.
  func source(of place: Place) -> (file: String, bytes: [UInt8]) { sources[Int(place.source)] }

  mutating func put(_ place: Place, _ tag: UInt8, _ id: Identifier<RawEntity>) {
    take(id, tag)
    tables[Int(tag)].put(place, at: id)
  }

  mutating func remove(_ tag: UInt8, _ id: Identifier<RawEntity>) {
    take(id, tag)
    tables[Int(tag)].remove(id)
  }

  /// Notes the serial number that comes next, unless a higher one is known.
  mutating func noteNextSerial(_ serial: UInt64, _ tag: UInt8) {
    nextSerials[Int(tag)] = max(nextSerials[Int(tag)], serial)
  }

  private mutating func take(_ id: Identifier<RawEntity>, _ tag: UInt8) {
    if id.replica == replica { noteNextSerial(UInt64(id.serial) + 1, tag) }
  }
}

// What a step into a newer version may do.
extension RawLibrary {
  /// A row as bytes.
  package struct Row: Hashable, Sendable {
    /// The installation that made it.
    package let replica: UInt32
    /// Its number among those of its kind from there.
    package let serial: UInt32
    /// Its fields, without its name.
    package let bytes: [UInt8]
  }

  /// The rows of the kind of that number, by name.
  package func rows(ofKind tag: UInt8) -> [Row] {
    tables[Int(tag)].map { id, place in
      let bytes = sources[Int(place.source)].bytes[place.start..<place.start + place.count]
      return Row(replica: id.replica, serial: id.serial, bytes: Array(bytes))
    }
  }

  /// Puts a row in place.
  package mutating func put(_ bytes: [UInt8], ofKind tag: UInt8, replica: UInt32, serial: UInt32) {
    let source = addSource("a step into a newer version", bytes)
    put(
      Place(source: source, start: 0, count: bytes.count), tag, Identifier(replica: replica, serial: serial))
  }

  /// Takes a row away.
  package mutating func remove(kind tag: UInt8, replica: UInt32, serial: UInt32) {
    remove(tag, Identifier(replica: replica, serial: serial))
  }
}
