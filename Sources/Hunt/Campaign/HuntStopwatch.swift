// Measures what a hunt costs the machine that runs it.

import Measurement

/// Measures a hunt from the creation of the value.
package struct HuntStopwatch: Sendable {
  private let meter = HostMeter()

  package init() {}

  /// Returns the cost so far.
  package func host(workers: Int, seeds: Int) -> HuntHost {
    HuntHost(nanoseconds: meter.sample().elapsedNanoseconds, workers: workers, seeds: seeds)
  }
}
