// The faults of the record server, and of the devices that use it, in a load run.

import Providers
import SimulatedCloud
package import Simulation

/// The faults of runs with several devices.
package enum CloudTroubles {
  /// The kinds that occur.
  package static var kinds: [FaultKind] { rates.map(\.0) }

  /// Returns the faults of a cell; none for readers with one device.
  ///
  /// The rates were not measured; they are chosen so that each fault occurs in a run of a hundred readers. In
  /// a bad mood they are five times as high.
  package static func plan(for configuration: LoadConfiguration) -> FaultPlan {
    guard configuration.devices != nil, configuration.mood != .flawless else { return .none }
    let factor = configuration.mood == .healthy ? 1 : 5
    return .drawn(
      rates.compactMap { kind, rate in
        let allowed = configuration.allowed(rate * factor, kind)
        return allowed > 0 ? FaultRate(kind, firesPerTenThousand: allowed) : nil
      })
  }

  /// By passes: a request for the server's faults, a step of the machine for a kill.
  private static let rates: [(FaultKind, Int)] = [
    (CloudFault.busy, 40), (CloudFault.rateLimited, 20), (CloudFault.unavailable, 5), (CloudFault.item, 20),
    (CloudFault.answerLost, 20), (CloudFault.limit, 20), (CloudFault.lag, 5),
    (CloudFault.pushLost, 300), (CloudFault.pushLate, 300), (CloudFault.pushDouble, 200),
    (MachineFault.kill, 1),
  ]
}
