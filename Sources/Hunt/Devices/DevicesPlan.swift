// A case of the worlds of several devices with every number clamped or wrapped to its range, because
// shrinking may produce any number.

import LabWorld
import SimulatedCloud
import Simulation

/// The contents of a world, parsed from a case.
struct DevicesPlan: Sendable {
  /// A step on one device.
  struct Step: Sendable {
    /// In virtual milliseconds since the world began.
    let at: Int
    let device: Int
    let action: Action
    let name: String
  }

  /// An event on a device.
  enum Action: Sendable {
    /// One operation of the reader, or two concurrent ones.
    case calls([ReadingCall])
    /// The device loses its power, or only the process is killed, for that many milliseconds.
    case kill(losesPower: Bool, milliseconds: Int)
    /// The device has no network; the times are part of the plan.
    case offline
  }

  /// The number of devices.
  let devices: Int
  /// In order of time.
  private(set) var steps: [Step] = []
  /// The network of each device.
  let networks: [DeviceNetwork]

  /// The latest start of a step, in virtual milliseconds: thirty days.
  static let latest = 30 * 86_400_000
  /// The faults that can be injected.
  static let faults =
    CloudFault.all + [NetworkFault.loss, NetworkFault.delay, NetworkFault.duplicate, MachineFault.kill]
  /// The operations of the reader: those of all worlds of one device, but for its clock and its launches.
  static let edits = ReadingAction.allActions.filter {
    !["background", "clock", "kill", "relaunch", "travel"].contains($0)
  }
  /// All actions.
  static let actions = (edits + ["kill", "offline"]).sorted()

  /// - Throws: `HuntCaseError` if a setting, an action or a fault is unknown.
  init(_ huntCase: HuntCase) throws(HuntCaseError) {
    try huntCase.check(settings: ["devices"], actions: Self.actions, faults: Self.faults)
    devices = min(max(huntCase.settings["devices"] ?? 2, 2), 3)
    var cuts: [[Range<Int64>]] = Array(repeating: [], count: devices)
    for step in huntCase.workload {
      guard let action = Action(step) else { continue }
      let at = min(max(step.at, 0), Self.latest)
      let device = Int(step.actor.magnitude % UInt(devices))
      if case .offline = action {
        let start = Int64(at) * 1_000_000
        cuts[device].append(start..<start + Int64(min(max(step.number(0), 1), 5_000)) * 60_000_000_000)
      }
      steps.append(Step(at: at, device: device, action: action, name: step.text))
    }
    // A stable sort: steps at the same time keep their order.
    steps = steps.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }
      .map(\.element)
    networks = cuts.map { DeviceNetwork(outages: Self.disjoint($0)) }
  }

  /// The time from which all devices have a network, in nanoseconds of the world.
  var lastOutage: Int64 { networks.flatMap(\.outages).map(\.end).max() ?? 0 }

  /// Returns the outages in ascending order; those that overlap become one.
  private static func disjoint(_ cuts: [Range<Int64>]) -> [DeviceNetwork.Outage] {
    var all: [DeviceNetwork.Outage] = []
    for cut in cuts.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = all.last, cut.lowerBound <= last.end {
        all[all.count - 1] = DeviceNetwork.Outage(start: last.start, end: max(last.end, cut.upperBound))
      } else {
        all.append(DeviceNetwork.Outage(start: cut.lowerBound, end: cut.upperBound))
      }
    }
    return all
  }
}

extension DevicesPlan.Action {
  /// Creates the action of a step; nil if it is unknown.
  fileprivate init?(_ step: WorkStep) {
    if step.action == "offline" {
      self = .offline
      return
    }
    switch ReadingAction(step) {
    case .calls(let calls): self = .calls(calls)
    case .kill(let losesPower, let milliseconds):
      self = .kill(losesPower: losesPower, milliseconds: milliseconds)
    default: return nil
    }
  }
}
