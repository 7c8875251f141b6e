// Names for the rows of a library.
//
// An identifier is the number of the replica (one installation of the app) that made the row and a serial
// number that this replica gave out. Two replicas never make the same one, nobody has to draw random numbers,
// rows sort by age within a replica, and a table finds a row by its serial number without hashing.

/// The name of one row of kind `Entity`.
public struct Identifier<Entity>: Hashable, Comparable, Sendable {
  /// The installation that made the row.
  public let replica: UInt32
  /// The number of the row among those of its kind from that replica, from 0.
  public let serial: UInt32

  /// Makes the identifier with those two numbers.
  public init(replica: UInt32, serial: UInt32) {
    self.replica = replica
    self.serial = serial
  }

  /// By replica, then by age.
  public static func < (left: Self, right: Self) -> Bool {
    (left.replica, left.serial) < (right.replica, right.serial)
  }
}

extension Identifier: CustomStringConvertible {
  /// Both numbers, as `replica.serial`.
  public var description: String { "\(replica).\(serial)" }
}

/// A row that can stand in a `Table`.
public protocol Row: Equatable, Sendable {
  /// The name of the row; it never changes.
  var id: Identifier<Self> { get }
}
