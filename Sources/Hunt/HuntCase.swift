// A small world as data: seed, settings, workload, faults and schedule. A hunt draws cases, shrinking reduces
// them, regression files store them and a replay runs them.

import LabWorld
package import Simulation

/// One action of an actor in a small world.
///
/// Deliberately plain: shrinking can shorten a list of steps and lower their numbers without knowing what
/// they mean.
package struct WorkStep: Codable, Hashable, Sendable {
  /// The number of the reader or machine that acts.
  package var actor: Int
  /// The time in virtual milliseconds since the world began; late if the actor's last step takes longer.
  package var at: Int
  /// The name of the action, such as `import` or `rate`.
  package var action: String
  /// The arguments; numbers out of range are clamped or wrapped, never an error.
  package var numbers: [Int]

  package init(actor: Int, at: Int, action: String, numbers: [Int] = []) {
    self.actor = actor
    self.at = at
    self.action = action
    self.numbers = numbers
  }
}

extension SchedulePolicy: NamedValue {}

/// A small world as data.
package struct HuntCase: Codable, Hashable, Sendable {
  /// The kind of world: the name of a `HuntTarget`.
  package var target: String
  /// The stack that runs in it: `shipped`, or the name of a planted bug.
  package var variant: String
  /// The seed of every random stream of the world.
  package var seed: UInt64
  /// Numbers that shape the world, such as the number of readers and books.
  package var settings: [String: Int]
  /// The steps of all actors.
  package var workload: [WorkStep]
  /// The faults to inject.
  package var faults: FaultPlan
  /// The order of events that are ready at the same time.
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

  /// The setting that ends a world after that many objections, as later events explain nothing. A campaign
  /// never draws it.
  package static let objectionsSetting = "objections"

  /// The number of objections after which the world ends; nil if it runs to its end.
  package var lastObjection: Int? { settings[Self.objectionsSetting].flatMap { $0 > 0 ? $0 : nil } }
}
