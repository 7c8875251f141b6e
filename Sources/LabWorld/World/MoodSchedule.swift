// The moods of a provider over the time of a world: the usual one, and others for a while. The mood does not
// affect the draws: every pass draws the same numbers.

package import Providers
import Simulation

/// Gives the mood of one provider at any time.
package struct MoodSchedule: Sendable {
  private let usual: Mood
  private let spells: [(minutes: Range<Int>, mood: Mood)]

  /// Creates a schedule with one mood.
  init(_ usual: Mood) {
    self.usual = usual
    spells = []
  }

  /// Creates a schedule with the usual mood and the spells of one provider. If spells overlap, the first one
  /// counts.
  package init(_ usual: Mood, of provider: SimulatedProvider, spells: [MoodInterval]) {
    self.usual = usual
    self.spells = spells.filter { $0.provider == provider && $0.fromMinute < $0.toMinute }.map {
      ($0.fromMinute..<$0.toMinute, $0.mood)
    }
  }

  /// Returns the mood at a time.
  func mood(at time: VirtualClock.Instant) -> Mood {
    let minute = Int(time.nanoseconds / 60_000_000_000)
    return spells.first { $0.minutes.contains(minute) }?.mood ?? usual
  }
}
