// The counts of series detection, summed over readers, and their comparison with the truth.

package import Measurement
import Synthesis

/// Counts of places in series.
package struct SeriesFigures: Codable, Sendable, Hashable {
  /// Series in the libraries.
  package var series = 0
  /// Places of works in series that the libraries hold.
  package var memberships = 0
  /// Places that the libraries hold; of these, the true ones: the series, and the position if there is one,
  /// are the catalog's, under the catalog's name or one that a provider has for it.
  package var held = Rate.none
  /// The same without mistakes of a record that neither a title nor another record of the book contradicts:
  /// they cannot be detected even with all answers at hand.
  package var told = Rate.none
  /// Places that a title or the attached record states; of these, the ones that were found.
  package var said = Rate.none
  /// Places without a position that the libraries hold; of these, the ones whose series is the catalog's.
  package var unnumbered = Rate.none
  /// Places that no title states, so that only records do, and that are true or a record's mistake; of these,
  /// the true ones.
  package var alone = Rate.none
  /// Series of the catalog that the libraries hold under some name; of these, the ones that they hold once.
  package var once = Rate.none
  /// True places that neither a title nor a provider states.
  package var unsaid = 0
  /// Misleading statements in rows and attached records, by the kind of `SeriesOddity`.
  package var misleading: [String: Int] = [:]

  /// Misleading statements without other names of a series, under which a place is true.
  package var misled: Int {
    let names: [SeriesOddity] = [.otherName, .secondRecord]
    return misleading.reduce(0) { sum, met in
      names.contains { $0.rawValue == met.key } ? sum : sum + met.value
    }
  }

  package init() {}

  /// Adds the counts of another reader or cell.
  package mutating func add(_ other: SeriesFigures) {
    series += other.series
    memberships += other.memberships
    held = held + other.held
    told = told + other.told
    said = said + other.said
    unnumbered = unnumbered + other.unnumbered
    alone = alone + other.alone
    once = once + other.once
    unsaid += other.unsaid
    misleading.merge(other.misleading, uniquingKeysWith: +)
  }
}
