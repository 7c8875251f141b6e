// The effect of a fault selection on a load run: rates of kinds that are not allowed become 0.

package import Providers
package import Simulation

extension FaultSelection {
  /// A device without a network for a while.
  package static let offline = FaultKind("device.offline")

  /// Every kind of fault that a load run has.
  package static let ofLoadRuns =
    (ProviderFault.kinds.map(\.kind) + [NetworkFault.loss, offline] + CloudTroubles.kinds).sorted()
}

extension LoadConfiguration {
  /// Returns the rate, or 0 if the kind is not allowed.
  package func allowed(_ rate: Int, _ kind: FaultKind) -> Int { faults?.allows(kind) ?? true ? rate : 0 }

  /// Returns the mood without kinds that are not allowed. Its name and latency stay.
  package func allowed(_ mood: Mood) -> Mood {
    var mood = mood
    for (fault, kind) in ProviderFault.kinds { mood[fault] = allowed(mood[fault], kind) }
    return mood
  }

  /// The spells with only the allowed kinds.
  package var allowedSpells: [MoodInterval] {
    spells.map {
      MoodInterval($0.provider, allowed($0.mood), fromMinute: $0.fromMinute, toMinute: $0.toMinute)
    }
  }

  /// The allowed spells in which something fails.
  package var failingSpells: [MoodInterval] {
    allowedSpells.filter { spell in ProviderFault.allCases.contains { spell.mood[$0] > 0 } }
  }
}
