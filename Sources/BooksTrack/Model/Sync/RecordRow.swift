// The records of a library for sync: local rows, written in the commit that changes the rows that they
// describe.
//
// A record has the stamps of a row's fields, its deletion, and fields that only newer apps know. It is stored
// as bytes, since only a change of the row or of the record reads it. A library that is not synchronized has
// no records.

package import RecordSync

/// The identifier of a record.
public typealias RecordRowID = Identifier<RecordRow>

/// A record of sync with what the server knows of it.
public struct RecordRow: WideRow, Hashable {
  /// The fields of the row of a record.
  public struct Fields: Hashable, Sendable {
    /// The name of the record.
    package let name: RecordName
    /// The encoded record; nil as long as only a change in the inbox is known.
    package var record: [UInt8]?
    /// If the record is an alias: the records that were found to be the same thing.
    package var sameAs: [RecordName] = []
    /// The row of the record, if its identifier does not follow from the name; nil if there is none.
    package var shown: ShownRow?
    /// The rows that are missing, for which the row of this record waits.
    package var awaited: [RecordName] = []
    /// The server's version of the record; nil if the server does not have it.
    package var mark: ServerMark?
    /// The changes that the server does not have yet.
    package var outbox: OutboxEntry?
    /// The encoded change from the server that is not in the library yet.
    package var inbox: [UInt8]?

    /// Creates the fields of an unknown record.
    package init(name: RecordName) { self.name = name }

    /// True if the row has no data and can be removed.
    var isEmpty: Bool { record == nil && mark == nil && outbox == nil && inbox == nil && shown == nil }
  }

  public let id: RecordRowID
  public var box: Box<Fields>

  /// Creates the row of an unknown record.
  package init(id: RecordRowID, name: RecordName) { self.init(id: id, Fields(name: name)) }

  init(id: RecordRowID, _ fields: Fields) {
    self.id = id
    box = Box(fields)
  }
}

/// The identifier of a row whose kind is that of its record.
package struct ShownRow: Hashable, Sendable {
  package let replica: UInt32
  package let serial: UInt32

  /// Creates the identifier of a row.
  package init(replica: UInt32, serial: UInt32) {
    self.replica = replica
    self.serial = serial
  }
}

/// The identifier of the position of sync.
public typealias SyncPositionID = Identifier<SyncPosition>

/// The position of sync and the identity of the device: one row. A library without it is not synchronized.
public struct SyncPosition: Row, Hashable {
  /// The identifier of the one row.
  package static let id = SyncPositionID(replica: 0, serial: 0)

  public let id: SyncPositionID
  /// The position.
  package var progress: SyncProgress

  /// Creates the row.
  package init(id: SyncPositionID = Self.id, progress: SyncProgress = SyncProgress()) {
    self.id = id
    self.progress = progress
  }
}
