// From the schedule that a case names to the policy.

package import Simulation

extension ScheduleChoice {
  /// The policies by their names.
  package static let policies = ["arrival", "uniform", "pct", "delay-bounded", "starvation", "replay"]

  /// The policy; numbers out of range are brought into it.
  package func schedule() throws(HuntCaseError) -> any Schedule {
    let slack = Duration.microseconds(min(max(slackMicroseconds, 0), 1_000_000))
    let depth = min(max(depth, 1), 5)
    switch policy {
    case "arrival": return ArrivalOrder()
    case "uniform": return UniformRandom(seed: seed, slack: slack)
    case "pct": return PCT(seed: seed, depth: depth, slack: slack)
    case "delay-bounded": return DelayBounded(seed: seed, delays: depth, slack: slack)
    case "starvation": return Starvation(seed: seed, slack: slack)
    case "replay": return Replay(choices, slack: slack)
    default:
      throw HuntCaseError(
        "the schedule is \(policy); expected one of \(Self.policies.joined(separator: ", "))")
    }
  }
}
