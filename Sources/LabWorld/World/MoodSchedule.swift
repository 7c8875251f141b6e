// The moods of a provider over the time of a world: the usual one, and others for a while. Which mood it is
// changes no draw: every pass draws the same numbers whatever the mood.

package import Providers
import Simulation

/// Tells the mood of one provider at any time.
package struct MoodSchedule: Sendable {
  private let usual: Mood
  private let spells: [(minutes: Range<Int>, mood: Mood)]

  /// The usual mood for ever.
  init(_ usual: Mood) {
    self.usual = usual
    spells = []
  }

  /// The usual mood, but for those of the spells that are this provider's. Among spells at the same time the
  /// first one counts.
  package init(_ usual: Mood, of provider: SimulatedProvider, spells: [MoodInterval]) {
    self.usual = usual
    self.spells = spells.filter { $0.provider == provider && $0.fromMinute < $0.toMinute }.map {
      ($0.fromMinute..<$0.toMinute, $0.mood)
    }
  }

  /// The mood at that time.
  func mood(at time: VirtualClock.Instant) -> Mood {
    let minute = Int(time.nanoseconds / 60_000_000_000)
    return spells.first { $0.minutes.contains(minute) }?.mood ?? usual
  }
}
