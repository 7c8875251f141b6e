// What series detection did, added up over readers, and how it compares with the truth.

package import Measurement

/// Counts of places in series.
package struct SeriesFigures: Codable, Sendable, Hashable {
  /// Series in the libraries.
  package var series = 0
  /// Places of works in series that the libraries hold.
  package var memberships = 0
  /// Places that the libraries hold, and of these the true ones: series and number are those of the catalog. Where the
  /// library has no number it claims none, and the series alone has to be right.
  package var held = Rate.none
  /// Places that a title or the attached record names, and of these the ones that were found.
  package var said = Rate.none
  /// Places in the right series without a number: a provider named the series and no more.
  package var withoutNumber = 0
  /// True places of which neither title nor provider says anything.
  package var unsaid = 0

  package init() {}

  /// Adds another reader's, or another cell's.
  package mutating func add(_ other: SeriesFigures) {
    series += other.series
    memberships += other.memberships
    held = held + other.held
    said = said + other.said
    withoutNumber += other.withoutNumber
    unsaid += other.unsaid
  }
}
