// The probes of a world, as scenarios and oracles evaluate them.

/// The probes of a world.
public struct WorldProbes: Sendable {
  let core: WorldCore

  /// Evaluates an `always` probe; a false condition is an objection.
  public func always(_ name: String, _ condition: Bool, _ detail: @autoclosure () -> String = "") {
    guard note(name, .always, holds: condition), !condition else { return }
    core.object("probe", "“\(name)” does not hold\(Self.suffix(detail()))")
  }

  /// Evaluates a `sometimes` probe, which must hold at least once in a campaign.
  public func sometimes(_ name: String, _ condition: Bool) {
    _ = note(name, .sometimes, holds: condition)
  }

  /// Records that a `reachable` probe was reached, as must happen at least once in a campaign.
  public func reachable(_ name: String) { _ = note(name, .reachable, holds: true) }

  /// Records that an `unreachable` probe was reached, which is an objection.
  public func unreachable(_ name: String, _ detail: @autoclosure () -> String = "") {
    guard note(name, .unreachable, holds: false) else { return }
    core.object("probe", "“\(name)” was reached\(Self.suffix(detail()))")
  }

  private static func suffix(_ detail: String) -> String { detail.isEmpty ? "" : ": \(detail)" }

  /// Records an evaluation. A probe that is missing from the catalog, or has another claim there, is an
  /// objection, because it would never be judged.
  private func note(_ name: String, _ claim: Probe.Claim, holds: Bool) -> Bool {
    guard core.probes.claim(of: name) == claim else {
      core.object("probe catalogue", "“\(name)” is not in the catalogue as \(claim.rawValue)")
      return false
    }
    core.probes.note(name, holds: holds)
    return true
  }
}
