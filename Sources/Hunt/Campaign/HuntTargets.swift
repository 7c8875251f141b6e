// The kinds of small worlds that a hunt can run, and their faults.

package import LabWorld

/// All targets.
package enum HuntTargets {
  /// Returns all targets in the order in which a hunt runs them.
  package static func all() -> [any HuntTarget] {
    let worlds = [SmallWorldStyle.everyday, .crashes].map {
      SmallWorldTarget(planted: PlantedBug.stacks(in: $0), style: $0)
    }
    return worlds + [
      ReadingTarget(planted: PlantedBug.stacks(of: ReadingTarget.target)),
      CurationTarget(planted: PlantedBug.stacks(of: CurationTarget.target)),
      SeriesTarget(planted: PlantedBug.stacks(of: SeriesTarget.target)),
      RulesTarget(planted: PlantedBug.stacks(of: RulesTarget.target)),
      DevicesTarget(planted: PlantedBug.stacks(of: DevicesTarget.target)),
    ]
  }
}

extension FaultSelection {
  /// Every kind of fault of small worlds.
  package static let ofHunts =
    Set(SmallWorldPlan.faults + ReadingPlan.faults + DevicesPlan.faults).sorted()
}
