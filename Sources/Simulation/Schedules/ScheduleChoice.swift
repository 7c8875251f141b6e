// A schedule as data: the policy and its parameters, so that a failing run can be stored and run again.

/// The kinds of schedule that a choice can name.
package enum SchedulePolicy: String, Codable, CaseIterable, Sendable {
  case arrival, uniform, pct
  case delayBounded = "delay-bounded"
  case starvation, replay

  /// Decodes the name of a policy.
  ///
  /// - Throws: `DecodingError` with the name and those that exist.
  package init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let policy = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath, debugDescription: "found \"\(name)\", expected one of \(names)"))
    }
    self = policy
  }
}

/// A schedule policy and its parameters.
package struct ScheduleChoice: Codable, Hashable, Sendable {
  package var policy: SchedulePolicy
  /// The seed of the policy's random stream.
  package var seed: UInt64
  /// The depth of PCT, or the number of delays.
  package var depth: Int
  /// The largest time difference between two points that may still be reordered, in microseconds.
  package var slackMicroseconds: Int
  /// The recorded choices of `replay`; arrival order applies beyond their end.
  package var choices: [UInt64]
  /// The seed from which `replay` draws uniformly beyond the end of `choices`; nil for arrival order.
  package var seedBeyond: UInt64?

  package init(
    policy: SchedulePolicy, seed: UInt64 = 0, depth: Int = 0, slackMicroseconds: Int = 0,
    choices: [UInt64] = []
  ) {
    self.policy = policy
    self.seed = seed
    self.depth = depth
    self.slackMicroseconds = slackMicroseconds
    self.choices = choices
  }

  /// Draws one of the policies with its parameters; `replay` is never drawn.
  package static func drawn(from stream: inout RandomStream) -> ScheduleChoice {
    let policies: [SchedulePolicy] = [
      .arrival, .uniform, .uniform, .pct, .pct, .delayBounded, .starvation,
    ]
    let policy = policies[stream.below(policies.count)]
    let slack = [0, 0, 500, 5_000, 50_000][stream.below(5)]
    return ScheduleChoice(
      policy: policy, seed: stream.next(), depth: stream.within(1...5),
      slackMicroseconds: policy == .arrival ? 0 : slack)
  }

  /// Returns the policy; numbers out of range are clamped.
  ///
  /// - Parameter report: Receives how well the choices of `replay` fitted.
  package func schedule(reportingTo report: ReplayReport? = nil) -> any Schedule {
    let slack = Duration.microseconds(min(max(slackMicroseconds, 0), 1_000_000))
    let depth = min(max(depth, 1), 5)
    return switch policy {
    case .arrival: ArrivalOrder()
    case .uniform: UniformRandom(seed: seed, slack: slack)
    case .pct: PCT(seed: seed, depth: depth, slack: slack)
    case .delayBounded: DelayBounded(seed: seed, delays: depth, slack: slack)
    case .starvation: Starvation(seed: seed, slack: slack)
    case .replay:
      seedBeyond.map { Replay(choices, slack: slack, drawingBeyondFrom: $0) }
        ?? Replay(choices, slack: slack, report: report)
    }
  }
}
