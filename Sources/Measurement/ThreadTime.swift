// LIVE ADAPTER, host only. Measures the processor time of threads.

internal import Foundation

/// The processor time of threads.
package enum ThreadTime {
  /// The processor time of the calling thread in nanoseconds, without other threads and without waiting; nil
  /// if the system does not provide it.
  package static var processorNanoseconds: Int? {
    var time = timespec()
    guard clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time) == 0 else { return nil }
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// Returns the processor time of work on the calling thread in nanoseconds: the time that it would take on
  /// an idle machine. If the system does not provide it, returns the elapsed time.
  package static func nanoseconds(of work: () throws -> Void) rethrows -> Int {
    let (meter, before) = (HostMeter(), processorNanoseconds)
    try work()
    guard let before, let after = processorNanoseconds else { return meter.sample().elapsedNanoseconds }
    return after - before
  }
}
