// Applies a selection of fault kinds to the fault plan of a hunt.

import LabWorld
import Simulation

extension FaultPlan {
  /// Returns the plan without the kinds that the selection excludes.
  func keeping(_ selection: FaultSelection?) -> FaultPlan {
    guard let selection else { return self }
    return switch self {
    case .drawn(let rates): .drawn(rates.filter { selection.allows($0.kind) })
    case .exactly(let firings): .exactly(firings.filter { selection.allows($0.kind) })
    }
  }
}
