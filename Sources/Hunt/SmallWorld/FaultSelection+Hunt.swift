// What a choice of faults means to a hunt: rates of other kinds are left out of the plan that a seed draws.

package import LabWorld
package import Simulation

extension FaultSelection {
  /// Every kind that a small world can meet.
  package static let ofHunts = SmallWorldPlan.faults.sorted()
}

extension FaultPlan {
  /// The plan without the kinds that may not happen.
  func keeping(_ selection: FaultSelection?) -> FaultPlan {
    guard let selection else { return self }
    return switch self {
    case .drawn(let rates): .drawn(rates.filter { selection.allows($0.kind) })
    case .exactly(let firings): .exactly(firings.filter { selection.allows($0.kind) })
    }
  }
}
