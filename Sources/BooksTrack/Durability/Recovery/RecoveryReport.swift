// What was found when a library was opened, for logs and for people.

/// What opening a library found and did.
public struct RecoveryReport: Hashable, Sendable {
  /// The number of the last transaction; 0 for a new library.
  public internal(set) var sequence: UInt64 = 0
  /// The snapshot that it began with, by its transaction.
  public internal(set) var snapshot: UInt64?
  /// How many transactions were replayed on top of it.
  public internal(set) var replayed = 0
  /// Bytes of the files that were read.
  public internal(set) var bytesRead = 0
  /// Bytes of a commit that was never acknowledged and is passed over.
  public internal(set) var bytesCutOff = 0
  /// Files that are no longer needed; they go before the next commit.
  public internal(set) var leftovers: [String] = []
  /// The version that the files had, if they were carried over into this program's.
  public internal(set) var carriedOverFrom: Int?
  /// A damaged snapshot that could be done without, because an older one and all records since are there.
  public internal(set) var passedOver: CorruptLibrary?
}
