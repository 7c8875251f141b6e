// The fates of unsynced changes at a power loss.

/// The part of an unsynced change that reached the medium.
public enum WriteFate: Hashable, Sendable {
  /// The whole change.
  case kept
  /// No part of the change.
  case lost
  /// Some of its sectors of 512 bytes. A truncation cannot be torn and is kept instead.
  case torn(Tear)

  /// The sectors of a torn write that were written. Sectors are written atomically.
  public enum Tear: Hashable, Sendable {
    /// The first sectors; the file grows no further than they reach.
    case prefix(sectors: Int)
    /// The sectors whose flags are true. The file has its new length; missing sectors read as before, or as
    /// zeros.
    case scattered([Bool])
  }

  /// Draws a fate; all three are equally likely.
  static func drawn(sectors: Int, using stream: inout RandomStream) -> WriteFate {
    switch stream.below(3) {
    case 0: .kept
    case 1: .lost
    default: .torn(.drawn(sectors: sectors, using: &stream))
    }
  }
}

extension WriteFate.Tear {
  /// Draws a tear that omits at least one of the sectors.
  static func drawn(sectors: Int, using stream: inout RandomStream) -> Self {
    if sectors > 1, stream.below(2) == 0 { return .prefix(sectors: 1 + stream.below(sectors - 1)) }
    guard sectors > 0 else { return .scattered([]) }
    var arrived = (0..<sectors).map { _ in stream.below(2) == 1 }
    arrived[stream.below(sectors)] = false
    return .scattered(arrived)
  }
}

/// An unsynced change, as a power loss sees it.
public struct UnsyncedChange: Hashable, Sendable {
  /// The serial number of the change on the disk; ascending in the order in which changes were made.
  public let serial: UInt64
  /// The number of sectors that it touches; 0 for a truncation.
  public let sectors: Int
}

/// An operation on the directory.
public enum DirectoryOperation: Hashable, Sendable {
  /// Creates a name for new content with a number.
  case create(String, content: Int)
  /// Renames a file, replacing any file with the new name.
  case rename(String, to: String)
  /// Removes a name.
  case delete(String)
}
