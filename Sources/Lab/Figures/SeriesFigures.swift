// What series detection did, added up over readers, and how it compares with the truth.

package import Measurement

/// Counts of places in series.
package struct SeriesFigures: Codable, Sendable, Hashable {
  /// Series in the libraries.
  package var series = 0
  /// Places of works in series that the libraries hold.
  package var memberships = 0
  /// Places with a number that the libraries hold, and of these the true ones: series and number are the catalog's.
  package var held = Rate.none
  /// Places that a title or the attached record names, and of these the ones that were found.
  package var said = Rate.none
  /// Places without a number that the libraries hold, where nobody named more than the series; and of these the ones
  /// whose series is the catalog's.
  package var unnumbered = Rate.none
  /// True places of which neither title nor provider says anything.
  package var unsaid = 0

  package init() {}

  /// Adds another reader's, or another cell's.
  package mutating func add(_ other: SeriesFigures) {
    series += other.series
    memberships += other.memberships
    held = held + other.held
    said = said + other.said
    unnumbered = unnumbered + other.unnumbered
    unsaid += other.unsaid
  }
}
