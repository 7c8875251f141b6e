// The source of decisions about faults for the lab's look-alikes; usually a world with its fault plan.

package import Simulation

/// Decides which faults fire.
package protocol FaultSource: Sendable {
  /// Returns true if the kind fires at this pass of the site.
  func fires(_ kind: FaultKind, at site: String) -> Bool
  /// Returns random numbers for the details of the fault that has just fired.
  func details(_ kind: FaultKind, at site: String) -> RandomStream
}

extension WorldFaults: FaultSource {}
