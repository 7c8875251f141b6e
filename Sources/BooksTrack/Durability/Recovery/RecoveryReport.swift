// The report on opening a library.

/// The results of opening a library.
public struct RecoveryReport: Hashable, Sendable {
  /// The number of the last transaction; 0 for a new library.
  public internal(set) var sequence: UInt64 = 0
  /// The last transaction of the loaded snapshot; nil without a snapshot.
  public internal(set) var snapshot: UInt64?
  /// The number of transactions replayed after the snapshot.
  public internal(set) var replayed = 0
  /// The number of bytes read.
  public internal(set) var bytesRead = 0
  /// The number of bytes of an unacknowledged commit, which are ignored.
  public internal(set) var bytesCutOff = 0
  /// Superfluous files, which are deleted before the next commit.
  public internal(set) var leftovers: [String] = []
  /// The version of the files before a migration; nil without one.
  public internal(set) var carriedOverFrom: Int?
  /// The number of the installation that the files belonged to, if they were those of another one.
  public internal(set) var adoptedFrom: UInt32?
  /// A damaged snapshot that was not needed, because an older one and all records since then exist.
  public internal(set) var passedOver: CorruptLibrary?
}
