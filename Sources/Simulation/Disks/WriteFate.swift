// What became of a change that was not synced when the power was lost.

/// How much of an unsynced change reached the medium.
public enum WriteFate: Hashable, Sendable {
  /// All of it.
  case kept
  /// Nothing.
  case lost
  /// Some of its sectors of 512 bytes. A truncation cannot be torn and is then kept.
  case torn(Tear)

  /// Which sectors of a torn write arrived. A sector arrives whole or not at all.
  public enum Tear: Hashable, Sendable {
    /// The first so many; the file has grown no further than they reach.
    case prefix(sectors: Int)
    /// Those that are true. The file has its new length all the same; where a sector is missing it reads as
    /// it did before, or as zeros.
    case scattered([Bool])
  }

  /// One as likely as the other.
  static func drawn(sectors: Int, using stream: inout RandomStream) -> WriteFate {
    switch stream.below(3) {
    case 0: .kept
    case 1: .lost
    default: .torn(.drawn(sectors: sectors, using: &stream))
    }
  }
}

extension WriteFate.Tear {
  /// A tear of a write of so many sectors that leaves at least one of them out.
  static func drawn(sectors: Int, using stream: inout RandomStream) -> Self {
    if sectors > 1, stream.below(2) == 0 { return .prefix(sectors: 1 + stream.below(sectors - 1)) }
    guard sectors > 0 else { return .scattered([]) }
    var arrived = (0..<sectors).map { _ in stream.below(2) == 1 }
    arrived[stream.below(sectors)] = false
    return .scattered(arrived)
  }
}

/// An unsynced change, as a power loss meets it.
public struct UnsyncedChange: Hashable, Sendable {
  /// Its number among all changes of the disk; ascending in the order in which they were made.
  public let serial: UInt64
  /// The sectors that it touches; 0 for a truncation.
  public let sectors: Int
}

/// An operation of the directory.
public enum DirectoryOperation: Hashable, Sendable {
  /// A name was given to new content, which has that number.
  case create(String, content: Int)
  /// A name took the place of another.
  case rename(String, to: String)
  /// A name was removed.
  case delete(String)
}
