// The digest of a run sees every field of every row. The fields are found by reflection, and each is changed
// by way of the stored bytes, so that no list of fields has to be kept: a field that is added later is
// covered, or the test is red because nothing changes it.

import BooksTrackAPI
import LibrarySamples
import Simulation
import Testing

@testable import BooksTrack
@testable import LabWorld

@Suite("The digest of a transaction")
struct TransactionDigestTests {
  @Test(
    "LAB-1: each field of a full row can be changed, and the digest sees it",
    arguments: RowKinds.all.map { $0.tag })
  func everyField(ofTag tag: UInt8) throws {
    let full = try #require(FullRows.changes.first { Self.bytes(of: $0)[0] == tag << 1 })
    let bytes = Self.bytes(of: full)
    // As it comes back: a field that is not kept comes back empty, and nothing can change it.
    let change = try #require(Self.change(from: bytes))
    let (digest, fields) = (Self.digest(of: change), Fields(of: change))
    var changed: Set<String> = []
    for index in bytes.indices {
      guard let other = Self.firstNeighbour(of: bytes, at: index, shapedLike: fields) else { continue }
      #expect(Self.digest(of: other) != digest)
      changed.formUnion(fields.paths(thatDifferIn: Fields(of: other)))
    }
    let unchanged = fields.paths.filter { path in !changed.contains { $0 == path || $0.hasPrefix(path + ".") }
    }
    #expect(unchanged.sorted() == [])
  }

  @Test("LAB-1: the digest depends on every change of every row")
  func everyChange() {
    let changes = FullRows.changes + FullRows.bareChanges
    #expect(Set(changes.map { Self.digest(of: $0) }).count == changes.count)
  }

  @Test("LAB-1: the digest depends on a transaction's number, origin and time, and the order of its changes")
  func transaction() {
    let time = Timestamp(milliseconds: 5)
    func digest(_ sequence: UInt64, _ origin: TransactionOrigin, _ time: Timestamp, _ changes: [Change])
      -> UInt64
    {
      Self.digest(
        of: Transaction(
          sequence: sequence, origin: origin, committed: time, changes: ChangeList(changes)))
    }
    let some = Array(FullRows.changes.prefix(2))
    let all = [
      digest(1, .commitImport, time, some), digest(2, .commitImport, time, some),
      digest(1, .edit("imports"), time, some),
      digest(1, .commitImport, Timestamp(milliseconds: 6), some),
      digest(1, .commitImport, time, some.reversed()),
      digest(1, .commitImport, time, some + FullRows.bareChanges),
    ]
    #expect(Set(all).count == all.count)
    let whole = Transaction(sequence: 1, origin: .commitImport, committed: time, changes: ChangeList(some))
    #expect(Fields.names(of: whole) == ["sequence", "origin", "committed", "changes"])
  }

  /// The first change, of those whose bytes differ in one bit there, that has the same fields with other
  /// values.
  private static func firstNeighbour(of bytes: [UInt8], at index: Int, shapedLike fields: Fields) -> Change? {
    for bit in 0..<8 {
      var changed = bytes
      changed[index] ^= 1 << UInt8(bit)
      guard let change = change(from: changed) else { continue }
      let other = Fields(of: change)
      if other.paths == fields.paths, !fields.paths(thatDifferIn: other).isEmpty { return change }
    }
    return nil
  }

  private static func change(from bytes: [UInt8]) -> Change? {
    var reader = ByteParser(bytes)
    guard let change = try? Change(from: &reader), reader.isAtEnd else { return nil }
    return change
  }

  private static func bytes(of change: Change) -> [UInt8] {
    var writer = ByteWriter()
    change.write(to: &writer)
    return writer.bytes
  }

  private static func digest(of change: Change) -> UInt64 {
    digest(
      of: Transaction(
        sequence: 1, origin: .edit(""), committed: Timestamp(milliseconds: 0), changes: [change]))
  }

  private static func digest(of transaction: Transaction) -> UInt64 {
    var digest = Digest()
    digest.absorb(StoredTransaction(transaction))
    return digest.value
  }
}

/// The fields of a value and of the values in it, by the names on the way to each.
private struct Fields {
  /// The texts of each field; for elements of a list, in order.
  private var texts: [String: [String]] = [:]

  init(of value: Any) { add(value, at: "") }

  var paths: Set<String> { Set(texts.keys) }

  /// The fields in which two values of the same shape differ.
  func paths(thatDifferIn other: Fields) -> Set<String> { paths.filter { texts[$0] != other.texts[$0] } }

  static func names(of value: Any) -> [String?] { Mirror(reflecting: value).children.map(\.label) }

  private mutating func add(_ value: Any, at path: String) {
    let mirror = Mirror(reflecting: value)
    // A mapping is kept as one line of text, and the parts of a day depend on each other.
    if mirror.children.isEmpty || value is ColumnMapping || value is CalendarDate {
      texts[path, default: []].append("\(value)")
    } else {
      for child in mirror.children {
        let isPart = mirror.displayStyle != .collection && mirror.displayStyle != .optional
        add(child.value, at: isPart ? "\(path).\(child.label ?? "?")" : path)
      }
    }
  }
}
