// How a scenario, a look-alike, a device or a disk asks whether a fault fires.

extension WorldCore {
  var faults: WorldFaults { WorldFaults(core: self) }

  func fires(_ site: FaultSite, process: Int = 0) -> Bool {
    guard faultState.fires(site) else { return false }
    record(.fault, process: process, lane: Lane.current, name: "\(site.kind) at \(site.name)")
    return true
  }
}

/// The faults of a world, as a scenario, a look-alike or a device consults them.
public struct WorldFaults: Sendable {
  let core: WorldCore

  /// Whether a kind can fire at all in this world: what would only make room for it can be left out
  /// otherwise.
  public func mayFire(_ kind: FaultKind) -> Bool { core.faultState.mayFire(kind) }

  /// Passes a place at which a kind of fault may fire, and says whether it does.
  ///
  /// One draw from the stream of the kind and the place. Call it behind a named point, so that passes of one
  /// place come in one order in every build.
  ///
  /// - Parameter site: The place, such as the name of a machine.
  public func fires(_ kind: FaultKind, at site: String) -> Bool {
    core.faultState.mayFire(kind) && core.fires(core.faultState.site(kind, site))
  }

  /// Numbers that shape the firing of that place's latest pass: how long, how far, where. They depend on the
  /// seed, the kind, the place and the pass alone.
  public func details(_ kind: FaultKind, at site: String) -> RandomStream {
    core.faultState.site(kind, site).details(seed: core.seed)
  }

  /// Notes that the code under test has met a fault of the kind: it saw the error, waited longer, lost the
  /// data.
  public func observed(_ kind: FaultKind) { core.faultState.observed(kind) }

  /// Notes that the code under test has got over a fault of the kind.
  public func recovered(_ kind: FaultKind) { core.faultState.recovered(kind) }

  /// From now on no fault fires.
  public func stop() { core.faultState.stop() }
}
