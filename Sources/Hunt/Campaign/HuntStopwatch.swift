// What a hunt costs the machine that runs it.

import Measurement

/// Measures a hunt from the moment it is made.
package struct HuntStopwatch: Sendable {
  private let meter = HostMeter()

  package init() {}

  /// What was used up to now.
  package func host(workers: Int, seeds: Int) -> HuntHost {
    HuntHost(nanoseconds: meter.sample().elapsedNanoseconds, workers: workers, seeds: seeds)
  }
}
