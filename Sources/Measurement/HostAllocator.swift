// LIVE ADAPTER, host only. How the allocator of this process deals with large blocks of memory.

internal import Foundation

/// The allocator of this process.
package enum HostAllocator {
  /// Has every block of 128 KiB and more given back to the system when it is freed.
  ///
  /// The allocator of glibc moves that limit up as soon as a larger block is freed: the next ones of that
  /// size come from memory that it keeps, and small blocks settle in the holes that they leave. Tables of a
  /// load run are that large, grow by doubling and are soon done with; with a limit that stays, 100 readers
  /// take 10 MB less and no more time. Other allocators do what they do.
  package static func returnLargeBlocks() {
    #if canImport(Glibc)
    // In no header that Swift reads.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    typealias SetOption = @convention(c) (Int32, Int32) -> Int32
    let mapThreshold: Int32 = -3
    _ = unsafeBitCast(symbol, to: SetOption.self)(mapThreshold, 128 << 10)
    #endif
  }
}
