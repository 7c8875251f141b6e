// How scenarios and oracles state what a run must, may and must not come to.

/// The probes of a world, as scenarios and oracles use them.
public struct WorldProbes: Sendable {
  let core: WorldCore

  /// Claims that the condition holds; an objection if it does not.
  public func always(_ name: String, _ condition: Bool, _ detail: @autoclosure () -> String = "") {
    guard note(name, .always, holds: condition), !condition else { return }
    core.object("probe", "“\(name)” does not hold\(Self.suffix(detail()))")
  }

  /// Claims that the condition holds at least once in a campaign.
  public func sometimes(_ name: String, _ condition: Bool) {
    _ = note(name, .sometimes, holds: condition)
  }

  /// Claims that this place is reached at least once in a campaign.
  public func reachable(_ name: String) { _ = note(name, .reachable, holds: true) }

  /// Claims that this place is never reached; an objection that it was.
  public func unreachable(_ name: String, _ detail: @autoclosure () -> String = "") {
    guard note(name, .unreachable, holds: false) else { return }
    core.object("probe", "“\(name)” was reached\(Self.suffix(detail()))")
  }

  private static func suffix(_ detail: String) -> String { detail.isEmpty ? "" : ": \(detail)" }

  /// A probe that is not in the catalogue, or there as another claim, is a mistake of the scenario; it is
  /// told as an objection of its own, because nothing else would show that it is never judged.
  private func note(_ name: String, _ claim: Probe.Claim, holds: Bool) -> Bool {
    guard core.probes.claim(of: name) == claim else {
      core.object("probe catalogue", "“\(name)” is not in the catalogue as \(claim.rawValue)")
      return false
    }
    core.probes.note(name, holds: holds)
    return true
  }
}
