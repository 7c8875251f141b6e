// What series detection did, added up over readers, and how it compares with the truth.

package import Measurement
import Synthesis

/// Counts of places in series.
package struct SeriesFigures: Codable, Sendable, Hashable {
  /// Series in the libraries.
  package var series = 0
  /// Places of works in series that the libraries hold.
  package var memberships = 0
  /// Places that the libraries hold, and of these the true ones: the series, and the number if there is one,
  /// are the catalog's, under the catalog's name or one that a provider has for it.
  package var held = Rate.none
  /// The same without what a record has wrong and neither a title nor another record of the book contradicts:
  /// nobody who knows all answers could tell.
  package var told = Rate.none
  /// Places that a title or the attached record names, and of these the ones that were found.
  package var said = Rate.none
  /// Places without a number that the libraries hold, where nobody named more than the series; and of these
  /// the ones whose series is the catalog's.
  package var unnumbered = Rate.none
  /// Places in series that no row of the book names, which rest on a record's word alone; and of these the
  /// true ones. The others are what the record has wrong.
  package var alone = Rate.none
  /// Series of the catalog that the libraries hold under some name, and of these the ones that stand there
  /// once.
  package var once = Rate.none
  /// True places of which neither title nor provider says anything.
  package var unsaid = 0
  /// What misled: rows and attached records, by the kind of `SeriesOddity`.
  package var misleading: [String: Int] = [:]

  /// What misled but for other names of a series, under which a place is true.
  package var misled: Int {
    let names: [SeriesOddity] = [.otherName, .secondRecord]
    return misleading.reduce(0) { sum, met in
      names.contains { $0.rawValue == met.key } ? sum : sum + met.value
    }
  }

  package init() {}

  /// Adds another reader's, or another cell's.
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
