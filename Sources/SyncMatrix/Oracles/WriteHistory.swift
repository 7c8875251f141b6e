// The history of edits: the reference that shown records are compared with. It knows nothing of stamps or
// merges.
//
// Every value that is written is the number of its write, so what a device shows says which writes it knows.
// A write certainly beats another one of the same field if its device knew the other one, or if it was later
// by more than the clocks may be wrong. The final value of a register is then one that no acknowledged write
// certainly beats.

import RecordSync

/// A write of one field, or a deletion.
struct LoggedWrite {
  /// The effect of the write.
  enum Kind: Equatable {
    case set, clear, setOnce, add, append, delete
    /// Removes the element that a write added.
    case remove(UInt64)
  }

  let id: UInt64
  let device: Int
  let name: RecordName
  let field: String
  let kind: Kind
  /// The number of times that the record had been deleted and created again, as the device knew it.
  let generation: Int
  /// True time, in milliseconds since 1970.
  let time: Int64
  /// The writes of this field that the device knew, and those that these knew.
  let known: Set<UInt64>
  /// The number of the transaction.
  let transaction: Int
  var isAcknowledged = false
  /// The time at which the device last claimed to be in sync after it; nil before.
  var claimed: Int64?
}

/// A field of a record.
struct FieldPlace: Hashable {
  let name: RecordName
  let field: String
}

/// All writes, in the order in which they were begun.
struct WriteHistory {
  private(set) var writes: [LoggedWrite] = []
  private(set) var places: [FieldPlace: [Int]] = [:]
  private(set) var deletions: [RecordName: [Int]] = [:]
  /// The names of all records that were ever made.
  private(set) var names: Set<RecordName> = []
  private var transactions = 0

  /// The field that tells the generations of a record apart.
  static let born = "born"

  subscript(id: UInt64) -> LoggedWrite? {
    id >= 1 && id <= writes.count ? writes[Int(id) - 1] : nil
  }

  /// Returns the bytes that stand for a write.
  static func bytes(_ id: UInt64) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: id >> (56 - 8 * UInt64($0))) }
  }

  /// Returns the number of the write that bytes stand for.
  static func id(_ bytes: [UInt8]) -> UInt64 {
    bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func beginTransaction() -> Int {
    transactions += 1
    return transactions
  }

  /// Logs a write that is not acknowledged yet, and returns its number.
  mutating func log(
    _ kind: LoggedWrite.Kind, device: Int, _ place: FieldPlace, generation: Int, at time: Int64,
    knowing known: Set<UInt64>, transaction: Int
  ) -> UInt64 {
    let id = UInt64(writes.count + 1)
    let all = known.reduce(into: known) { $0.formUnion(self[$1]?.known ?? []) }
    places[place, default: []].append(writes.count)
    if kind == .delete { deletions[place.name, default: []].append(writes.count) }
    names.insert(place.name)
    writes.append(
      LoggedWrite(
        id: id, device: device, name: place.name, field: place.field, kind: kind, generation: generation,
        time: time, known: all, transaction: transaction))
    return id
  }

  mutating func acknowledge(transaction: Int) {
    for write in writes(ofTransaction: transaction) { writes[Int(write.id) - 1].isAcknowledged = true }
  }

  /// Returns the writes of a transaction, the last one first; those of the last transactions are found at
  /// once.
  func writes(ofTransaction transaction: Int) -> [LoggedWrite] {
    writes.reversed().prefix { $0.transaction >= transaction }.filter { $0.transaction == transaction }
  }

  /// Notes that a device claims to be in sync.
  ///
  /// - Parameter loss: The time of the last loss of the server's data, after which earlier claims say nothing.
  mutating func noteClaim(of device: Int, at time: Int64, after loss: Int64) {
    for index in writes.indices
    where writes[index].device == device && writes[index].isAcknowledged
      && (writes[index].claimed ?? 0) <= loss
    {
      writes[index].claimed = time
    }
  }

  /// Returns the writes of a field.
  func writes(of place: FieldPlace) -> [LoggedWrite] { (places[place] ?? []).map { writes[$0] } }

  /// Returns the deletions of a record.
  func deletions(of name: RecordName) -> [LoggedWrite] { (deletions[name] ?? []).map { writes[$0] } }

  /// Returns the fields of a record that were ever written.
  func fields(of name: RecordName) -> [String] {
    places.keys.filter { $0.name == name && $0.field != "" }.map(\.field).sorted()
  }
}
