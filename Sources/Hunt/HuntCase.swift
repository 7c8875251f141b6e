// One small world as data: everything that decides what it will do. A case is what a hunt draws, what
// shrinking makes smaller, what a regression file keeps and what a replay runs.

import LabWorld
package import Simulation

/// One thing that somebody in a small world sets out to do.
///
/// Deliberately plain: a list of these can be shortened and its numbers lowered without knowing what they
/// mean.
package struct WorkStep: Codable, Hashable, Sendable {
  /// Who: the number of a reader or machine.
  package var actor: Int
  /// When, in virtual milliseconds since the world began; an actor whose last step takes longer is late.
  package var at: Int
  /// What, such as `import` or `rate`.
  package var action: String
  /// With which numbers; numbers out of range are clamped or wrapped, never an error.
  package var numbers: [Int]

  package init(actor: Int, at: Int, action: String, numbers: [Int] = []) {
    self.actor = actor
    self.at = at
    self.action = action
    self.numbers = numbers
  }
}

/// The kinds of schedule that a case can name.
package enum SchedulePolicy: String, NamedValue, CaseIterable {
  case arrival, uniform, pct
  case delayBounded = "delay-bounded"
  case starvation, replay
}

/// Which schedule policy decides, and with which numbers.
package struct ScheduleChoice: Codable, Hashable, Sendable {
  package var policy: SchedulePolicy
  /// The seed of its stream.
  package var seed: UInt64
  /// The depth of PCT, the number of delays.
  package var depth: Int
  /// How far apart in time two points may be and still change places, in microseconds.
  package var slackMicroseconds: Int
  /// The recorded choices of `replay`; beyond their end, arrival order.
  package var choices: [UInt64]

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
}

/// A small world as data.
package struct HuntCase: Codable, Hashable, Sendable {
  /// Which kind of world: the name of a `HuntTarget`.
  package var target: String
  /// The stack that runs in it: `shipped`, or the name of a planted bug.
  package var variant: String
  /// Fixes every random stream of the world.
  package var seed: UInt64
  /// Numbers that shape the world: how many readers, how many books …
  package var settings: [String: Int]
  /// What its people do.
  package var workload: [WorkStep]
  /// What goes wrong.
  package var faults: FaultPlan
  /// What happens first.
  package var schedule: ScheduleChoice

  package init(
    target: String, variant: String = "shipped", seed: UInt64, settings: [String: Int],
    workload: [WorkStep], faults: FaultPlan, schedule: ScheduleChoice
  ) {
    self.target = target
    self.variant = variant
    self.seed = seed
    self.settings = settings
    self.workload = workload
    self.faults = faults
    self.schedule = schedule
  }

  /// The setting that ends a world after so many objections: what comes later explains nothing. A campaign
  /// draws none.
  package static let objectionsSetting = "objections"

  /// After how many objections the world ends; without it, it lives to its end.
  package var lastObjection: Int? { settings[Self.objectionsSetting].flatMap { $0 > 0 ? $0 : nil } }
}
