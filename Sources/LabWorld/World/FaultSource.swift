// Who decides whether a fault fires, as the lab's look-alikes ask it: a world with its plan, in most cases.

package import Simulation

/// Decides which faults fire.
package protocol FaultSource: Sendable {
  /// Whether the kind fires at this pass of the place.
  func fires(_ kind: FaultKind, at site: String) -> Bool
  /// Numbers that shape the firing that has just fired.
  func details(_ kind: FaultKind, at site: String) -> RandomStream
}

extension WorldFaults: FaultSource {}
