// LIVE ADAPTER, host only. What the processor has done for one thread.

internal import Foundation

/// The processor time of threads.
package enum ThreadTime {
  /// Nanoseconds that the processor has worked for the calling thread; what other threads take, and waiting,
  /// is not among it. Nothing where the system does not tell.
  package static var processorNanoseconds: Int? {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Nanoseconds of processor that work takes on the calling thread: how long it lets a reader wait on a
  /// machine that does nothing else, measured on one that does. Where the system does not tell, the time that
  /// goes by.
  package static func nanoseconds(of work: () throws -> Void) rethrows -> Int {
    let (meter, before) = (HostMeter(), processorNanoseconds)
    try work()
    guard let before, let after = processorNanoseconds else { return meter.sample().elapsedNanoseconds }
    return after - before
  }
}
