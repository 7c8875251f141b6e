// The hunt target of one reader with several devices: edits of every kind on two or three devices that lose
// their network and their power, with a record server that fails. Then the world heals, and all devices have
// to agree.

import LabWorld
package import Simulation

/// Worlds of several devices.
package struct DevicesTarget: HuntTarget {
  /// The name in cases and on the command line.
  package static let target = "devices"

  package let name = Self.target
  package let variants: [String]
  private let stacks: [StackVariant]

  /// Creates the target.
  ///
  /// - Parameter planted: The stacks that it can run besides the shipped one.
  package init(planted: [StackVariant] = []) {
    stacks = planted
    variants = planted.map(\.name)
  }

  package func draw(seed: UInt64, variant: String) -> HuntCase {
    DevicesGenerator(seed: seed).draw(variant: variant)
  }

  package func run(_ huntCase: HuntCase, trace: TraceRequest) throws(HuntCaseError) -> HuntResult {
    let stack = try huntCase.stack(of: name, among: stacks)
    let plan = try DevicesPlan(huntCase)
    let states = DevicesState.allCases.map(\.rawValue)
    let log = ObjectionLog(named: states)
    return huntCase.simulate(
      states: states, steps: 1_000_000, within: .seconds(100 * 86_400), trace: trace, log: log
    ) { world in
      try await DevicesWorld(plan, stack: stack, world: world, log: log).live()
    }
  }
}

/// A state that worlds of several devices should reach, as a probe.
package enum DevicesState: String, CaseIterable, Sendable {
  case offlineEdit = "a device is edited while it is offline"
  case sameBook = "two devices add one book"
  case sameField = "two devices write one field"
  case removed = "a book is deleted that another device knows"
  case died = "a device dies"
  case serverChanged = "the server's record has changed meanwhile"
  case zoneLost = "the server has lost all records"
  case tokenExpired = "the server does not know a token any more"
}

extension ObjectionLog {
  /// Reports that a state has been reached.
  func reached(_ state: DevicesState) { reached(state.rawValue) }
}
