// What an app gives back when the system is short of memory.

/// What was let go, in the units of the parts that held it.
public struct ReleasedMemory: Hashable, Sendable {
  /// Changes that were kept for those who follow the library.
  public let changes: Int
  /// Works of which the counts of diversity were kept, with the library as it was then.
  public let countedWorks: Int

  /// Whether nothing was held that could be let go.
  public var isNothing: Bool { changes == 0 && countedWorks == 0 }
}
