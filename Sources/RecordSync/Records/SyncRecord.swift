// A record: what devices and the server agree on.

/// The time and the identity of a deletion.
public struct Tombstone: Hashable, Sendable, Comparable {
  /// Drawn bits that tell two deletions apart.
  public let id: UInt64
  /// The time of the deletion.
  public let stamp: Stamp

  /// Creates the mark of a deletion.
  public init(id: UInt64, at stamp: Stamp) {
    self.id = id
    self.stamp = stamp
  }

  public static func < (left: Tombstone, right: Tombstone) -> Bool {
    left.stamp != right.stamp ? left.stamp < right.stamp : left.id < right.id
  }
}

/// Names of fields that the engine itself reads and writes. Names that begin with `@` belong to the engine.
public enum ReservedField {
  /// The generation and the tombstone.
  public static let life = "@life"
  /// A register with the encoded name of the record's parent.
  public static let parent = "@parent"
  /// A set of the encoded names of records that this one was found to be the same thing as.
  public static let sameAs = "@sameAs"
  /// A register with the transactions of several records that last wrote the record.
  public static let group = "@group"
}

/// A record as one device knows it.
///
/// A record that is deleted and made again has a higher generation; of two generations the higher one wins
/// whole. Within a generation a deletion wins, so that a stale device never undoes it.
public struct SyncRecord: Hashable, Sendable {
  /// The name.
  public let name: RecordName
  /// The number of times that the record was deleted and created again.
  public var generation: UInt32
  /// The deletion; nil for a record that exists.
  public var tombstone: Tombstone?
  /// The fields by name, with those that this app does not know; a deleted record has none but the mark of
  /// the transaction that deleted it.
  public var fields: [String: Field]

  /// Creates a record.
  public init(
    _ name: RecordName, generation: UInt32 = 0, tombstone: Tombstone? = nil, fields: [String: Field] = [:]
  ) {
    self.name = name
    self.generation = generation
    self.tombstone = tombstone
    self.fields = fields
  }

  /// Returns true for a deleted record.
  public var isDeleted: Bool { tombstone != nil }

  /// The record that has to be there before this one is shown; nil if none.
  public var parent: RecordName? {
    fields[ReservedField.parent]?.value.flatMap { RecordName(encoded: $0) }
  }

  /// The records that this one was found to be the same thing as, in their order.
  public var sameAs: [RecordName] {
    (fields[ReservedField.sameAs]?.elements ?? []).compactMap { RecordName(encoded: $0) }.sorted()
  }
}
