// The speed and capacity of a disk, and the fate of unsynced changes at a power loss.

/// The behavior of a disk.
///
/// Operations overlap freely: there is no queue, so a slow sync delays only its caller.
public struct DiskBehavior: Sendable {
  /// The fate of an unsynced change at a power loss if no fault fires for it.
  public enum Unsynced: Hashable, Sendable {
    /// Drawn: each change is kept, lost or torn with equal probability, and a random prefix of the directory
    /// operations is kept.
    case drawn
    /// Kept. Every loss is then a fault that fired: it is in the ledger, and shrinking can remove it.
    case kept
  }

  /// The latency of a read, or of a query for a file or the directory.
  public var readLatency: Duration
  /// The latency of a write, truncation, rename or deletion.
  public var writeLatency: Duration
  /// The duration of a sync.
  public var syncLatency: Duration
  /// The throughput of reads and writes, in addition to the latency.
  public var bytesPerSecond: Int
  /// The upper bound of a uniformly drawn addition to each latency.
  public var jitter: Duration
  /// The total size of all files, in bytes.
  public var capacity: Int
  /// The fate of unsynced changes at a power loss.
  public var unsynced: Unsynced

  /// Creates a behavior; the defaults are those of a mid-range solid-state disk of 1 GiB.
  public init(
    readLatency: Duration = .microseconds(100), writeLatency: Duration = .microseconds(100),
    syncLatency: Duration = .milliseconds(5), bytesPerSecond: Int = 500_000_000, jitter: Duration = .zero,
    capacity: Int = 1 << 30, unsynced: Unsynced = .drawn
  ) {
    precondition(bytesPerSecond > 0, "a disk that moves no bytes never ends; give a positive throughput")
    precondition(capacity >= 0, "a capacity is a number of bytes and cannot be negative")
    self.readLatency = readLatency
    self.writeLatency = writeLatency
    self.syncLatency = syncLatency
    self.bytesPerSecond = bytesPerSecond
    self.jitter = jitter
    self.capacity = capacity
    self.unsynced = unsynced
  }

  /// Returns the transfer time of a number of bytes, in nanoseconds, without the latency.
  func transfer(of bytes: Int) -> Int64 {
    let (product, overflow) = Int64(bytes).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? Int64(bytes / bytesPerSecond) * 1_000_000_000 : product / Int64(bytesPerSecond)
  }
}
