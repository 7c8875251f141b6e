// What series detection did, added up over readers, and how it compares with the truth.

package import Measurement

/// Counts of places in series.
package struct SeriesFigures: Codable, Sendable, Hashable {
  /// Series in the libraries.
  package var series = 0
  /// Places of works in series that the libraries hold.
  package var memberships = 0
  /// Against the truth: a place counts as found if both the series and the number are right, and as missing only
  /// where the title or the provider said it.
  package var places = ConfusionCounts()
  /// True places of which neither title nor provider says anything.
  package var unsaid = 0

  package init() {}

  /// Adds another reader's, or another cell's.
  package mutating func add(_ other: SeriesFigures) {
    series += other.series
    memberships += other.memberships
    places = places + other.places
    unsaid += other.unsaid
  }
}
