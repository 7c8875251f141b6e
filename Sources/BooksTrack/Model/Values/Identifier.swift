// The identifiers of the rows of a library.
//
// An identifier is the number of the replica (an installation of the app) that created the row, and a serial
// number of this replica. Identifiers of two replicas are never equal, no random numbers are needed, rows of
// a replica are ordered by age, and a table finds a row by its serial number without hashing.

/// The identifier of a row of kind `Entity`.
public struct Identifier<Entity>: Hashable, Comparable, Sendable {
  /// The installation that created the row.
  public let replica: UInt32
  /// The number of the row in its kind and replica, from 0.
  public let serial: UInt32

  /// Creates an identifier.
  public init(replica: UInt32, serial: UInt32) {
    self.replica = replica
    self.serial = serial
  }

  /// Compares the replica, then the age.
  public static func < (left: Self, right: Self) -> Bool {
    (left.replica, left.serial) < (right.replica, right.serial)
  }
}

extension Identifier: CustomStringConvertible {
  /// Both numbers, as `replica.serial`.
  public var description: String { "\(replica).\(serial)" }
}

/// The kind in identifiers of rows whose kind is a tag.
enum RawEntity {}

extension Identifier {
  /// The same identifier without the kind of row.
  var raw: Identifier<RawEntity> { Identifier<RawEntity>(replica: replica, serial: serial) }
}

/// A row of a `Table`.
public protocol Row: Equatable, Sendable {
  /// The identifier of the row; it never changes.
  var id: Identifier<Self> { get }
}
