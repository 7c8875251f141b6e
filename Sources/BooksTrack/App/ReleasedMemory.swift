// The memory that an app releases on a memory warning.

/// The amounts of released data.
public struct ReleasedMemory: Hashable, Sendable {
  /// The changes that were kept for followers of the library.
  public let changes: Int
  /// The works whose diversity counts were kept, with the library of that time.
  public let countedWorks: Int

  /// True if nothing was released.
  public var isNothing: Bool { changes == 0 && countedWorks == 0 }
}
