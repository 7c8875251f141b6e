// What a choice of faults means to a load run: moods without the kinds that may not happen, networks that
// lose nothing.

package import Providers
package import Simulation

extension FaultSelection {
  /// A device that has no network for a while.
  package static let offline = FaultKind("device.offline")

  /// Every kind that a load run can meet.
  package static let ofLoadRuns = (ProviderFault.kinds.map(\.kind) + [NetworkFault.loss, offline]).sorted()
}

extension LoadConfiguration {
  /// A rate, or none where the kind may not happen.
  package func allowed(_ rate: Int, _ kind: FaultKind) -> Int { faults?.allows(kind) ?? true ? rate : 0 }

  /// A mood without the kinds that may not happen. It keeps its name and is as slow as it was.
  package func allowed(_ mood: Mood) -> Mood {
    var mood = mood
    for (fault, kind) in ProviderFault.kinds { mood[fault] = allowed(mood[fault], kind) }
    return mood
  }

  /// The spells in such moods.
  package var allowedSpells: [MoodInterval] {
    spells.map {
      MoodInterval($0.provider, allowed($0.mood), fromMinute: $0.fromMinute, toMinute: $0.toMinute)
    }
  }

  /// Those of them in which something fails.
  package var failingSpells: [MoodInterval] {
    allowedSpells.filter { spell in ProviderFault.allCases.contains { spell.mood[$0] > 0 } }
  }
}
