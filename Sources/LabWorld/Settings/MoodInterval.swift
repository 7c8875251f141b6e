// Moods in the settings of a run: a mood is named, and an interval gives a provider another mood for a while.

package import Providers

extension Mood: NamedValue {}

/// An interval in which a provider has another mood; part of a run's settings.
package struct MoodInterval: Codable, Sendable, Hashable {
  package var provider: SimulatedProvider
  package var mood: Mood
  /// The first minute of virtual time.
  package var fromMinute: Int
  /// The minute after the last.
  package var toMinute: Int

  package init(_ provider: SimulatedProvider, _ mood: Mood, fromMinute: Int, toMinute: Int) {
    self.provider = provider
    self.mood = mood
    self.fromMinute = fromMinute
    self.toMinute = toMinute
  }
}
