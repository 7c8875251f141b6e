// How fast a disk is, how large, and what a power loss does to what it was not told to keep.

/// The behaviour of one disk.
///
/// Operations overlap freely: a disk has no queue, so a slow sync delays only its caller.
public struct DiskBehavior: Sendable {
  /// What becomes of an unsynced change to which no fault happens when the power is lost.
  public enum Unsynced: Hashable, Sendable {
    /// Drawn for each: kept, lost or torn, one as likely as the other; and of the directory operations, those
    /// up to some place.
    case drawn
    /// Kept. Every loss is then a fault that fired: it is in the ledger, and shrinking can take it away.
    case kept
  }

  /// How long a read takes before its first byte, or a question about a file or the directory.
  public var readLatency: Duration
  /// How long a write, truncation, rename or deletion takes before its first byte.
  public var writeLatency: Duration
  /// How long a sync takes.
  public var syncLatency: Duration
  /// Bytes that are read or written in a second, beyond the latency.
  public var bytesPerSecond: Int
  /// Added to the latency of every operation, drawn evenly from zero up to this.
  public var jitter: Duration
  /// Bytes that all files together may hold.
  public var capacity: Int
  /// What becomes of unsynced changes when the power is lost.
  public var unsynced: Unsynced

  /// Makes a behaviour; the defaults are those of a middling solid-state disk of a gibibyte.
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

  /// Nanoseconds that so many bytes take beyond the latency.
  func transfer(of bytes: Int) -> Int64 {
    let (product, overflow) = Int64(bytes).multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? Int64(bytes / bytesPerSecond) * 1_000_000_000 : product / Int64(bytesPerSecond)
  }
}
