// Creates the schedule policy that a case names.

package import Simulation

extension ScheduleChoice {
  /// The policy; numbers out of range are clamped.
  package var schedule: any Schedule {
    let slack = Duration.microseconds(min(max(slackMicroseconds, 0), 1_000_000))
    let depth = min(max(depth, 1), 5)
    return switch policy {
    case .arrival: ArrivalOrder()
    case .uniform: UniformRandom(seed: seed, slack: slack)
    case .pct: PCT(seed: seed, depth: depth, slack: slack)
    case .delayBounded: DelayBounded(seed: seed, delays: depth, slack: slack)
    case .starvation: Starvation(seed: seed, slack: slack)
    case .replay: Replay(choices, slack: slack)
    }
  }
}
