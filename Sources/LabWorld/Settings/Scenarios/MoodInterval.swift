// The moods that a run's settings name: the usual one of every provider by its name, and others for a while.

package import Providers

extension Mood: NamedValue {}

/// A stretch of time in which a provider has another mood; part of a run's settings.
package struct MoodInterval: Codable, Sendable, Hashable {
  package var provider: SimulatedProvider
  package var mood: Mood
  /// From that minute of virtual time on.
  package var fromMinute: Int
  /// Until before that minute.
  package var toMinute: Int

  package init(_ provider: SimulatedProvider, _ mood: Mood, fromMinute: Int, toMinute: Int) {
    self.provider = provider
    self.mood = mood
    self.fromMinute = fromMinute
    self.toMinute = toMinute
  }
}
