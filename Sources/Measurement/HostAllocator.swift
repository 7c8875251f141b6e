// LIVE ADAPTER, host only. Configures the allocator of this process.

internal import Foundation

/// The memory allocator of this process.
package enum HostAllocator {
  /// Makes the allocator return blocks of 128 KiB and more to the system when they are freed.
  ///
  /// The allocator of glibc raises this threshold when a larger block is freed: the next blocks of that size
  /// come from its own heap, and small blocks then fragment the holes that they leave. The tables of a load
  /// run are that large, grow by doubling and are short-lived; with a fixed threshold, 100 readers take 10 MB
  /// less and no more time. Other allocators are not changed.
  package static func returnLargeBlocks() {
    #if canImport(Glibc)
    // `mallopt` is not in the headers that Swift imports.
    guard let symbol = dlsym(nil, "mallopt") else { return }
    typealias SetOption = @convention(c) (Int32, Int32) -> Int32
    let mapThreshold: Int32 = -3
    _ = unsafeBitCast(symbol, to: SetOption.self)(mapThreshold, 128 << 10)
    #endif
  }
}
