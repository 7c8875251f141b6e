// The interface through which scenarios, look-alikes, devices and disks consult faults.

extension WorldCore {
  var faults: WorldFaults { WorldFaults(core: self) }

  func fires(_ site: FaultSite, process: Int = 0) -> Bool {
    guard faultState.fires(site) else { return false }
    record(.fault, process: process, lane: Lane.current, name: "\(site.kind) at \(site.name)")
    return true
  }
}

/// The faults of a world, as scenarios, look-alikes and devices consult them.
public struct WorldFaults: Sendable {
  let core: WorldCore

  /// Returns true if a kind can fire at all in this world; if not, callers can skip the preparation for it.
  public func mayFire(_ kind: FaultKind) -> Bool { core.faultState.mayFire(kind) }

  /// Consults the fault site of a kind and a place once, and returns whether the fault fires.
  ///
  /// Draws once from the stream of the kind and the place. Call it after a named point, so that the passes of
  /// one site have the same order in every build.
  ///
  /// - Parameter site: The place, such as the name of a machine.
  public func fires(_ kind: FaultKind, at site: String) -> Bool {
    core.faultState.mayFire(kind) && core.fires(core.faultState.site(kind, site))
  }

  /// Returns the random stream for the parameters of the site's latest firing, such as its duration. It
  /// depends only on the seed, the kind, the place and the number of the pass.
  public func details(_ kind: FaultKind, at site: String) -> RandomStream {
    core.faultState.site(kind, site).details(seed: core.seed)
  }

  /// Records that the code under test was affected by a fault of the kind: it saw an error, waited longer or
  /// lost data.
  public func observed(_ kind: FaultKind) { core.faultState.observed(kind) }

  /// Records that the code under test recovered from a fault of the kind.
  public func recovered(_ kind: FaultKind) { core.faultState.recovered(kind) }

  /// Disables all faults from now on.
  public func stop() { core.faultState.stop() }
}
