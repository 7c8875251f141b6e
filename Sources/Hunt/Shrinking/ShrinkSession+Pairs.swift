// The last resort of shrinking, for when no single change makes progress: pairs of changes. They are
// expensive, so they are only tried on cases that are already small.

import Simulation

extension ShrinkSession {
  /// The number of earlier passes to which a firing may be moved.
  private static let reach = 48

  /// Tries pairs of changes until one works; false if none does.
  func searchPairs() -> Bool {
    guard case .exactly(let firings) = best.faults, best.workload.count + firings.count <= 16 else {
      return false
    }
    return dropTwo(firings) || dropAndMove(firings)
  }

  /// Drops two steps, a step and a firing, or two firings.
  private func dropTwo(_ firings: [FaultFiring]) -> Bool {
    let steps = best.workload
    let count = steps.count + firings.count
    for left in 0..<count {
      for right in left + 1..<max(left + 1, count) {
        var candidate = best
        candidate.workload = steps.indices.filter { $0 != left && $0 != right }.map { steps[$0] }
        candidate.faults = .exactly(
          firings.indices.filter { $0 + steps.count != left && $0 + steps.count != right }.map { firings[$0] }
        )
        if attemptInAnyOrder(candidate, researches: 0) { return true }
      }
    }
    return false
  }

  /// Drops a step or a firing, and moves one of the remaining firings to an earlier pass.
  private func dropAndMove(_ firings: [FaultFiring]) -> Bool {
    let steps = best.workload
    for dropped in 0..<steps.count + firings.count {
      var candidate = best
      candidate.workload = steps.indices.filter { $0 != dropped }.map { steps[$0] }
      let rest = firings.indices.filter { $0 + steps.count != dropped }.map { firings[$0] }
      for index in rest.indices {
        for pass in (max(0, rest[index].pass - Self.reach)..<rest[index].pass).reversed() {
          var moved = rest
          moved[index].pass = pass
          candidate.faults = .exactly(moved)
          if attempt(candidate) { return true }
          guard hasBudget else { return false }
        }
      }
    }
    return false
  }
}
