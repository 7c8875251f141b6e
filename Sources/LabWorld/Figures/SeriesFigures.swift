// The counts of series detection, summed over readers, and their comparison with the truth.

package import Measurement
import Synthesis

/// Counts of places in series.
package struct SeriesFigures: FigureGroup, Hashable {
  package var series = 0
  package var memberships = 0
  package var held = Rate.none
  package var told = Rate.none
  package var said = Rate.none
  package var unnumbered = Rate.none
  package var alone = Rate.none
  package var once = Rate.none
  package var unsaid = 0
  package var misleading: [String: Int] = [:]

  package init() {}

  package static let figures: [Figure<SeriesFigures>] = [
    Figure("series", \.series, "Series in the libraries."),
    Figure("memberships", \.memberships, "Places of works in series that the libraries hold."),
    Figure(
      "held", \.held,
      """
      Places that the libraries hold; of these, the true ones: the series, and the position if there is one, \
      are the catalog's, under the catalog's name or one that a provider has for it.
      """,
      FigureRule("rest", "SER-16", "wrong places in series", .less(.chance), because: .counts)),
    Figure(
      "told", \.told,
      """
      The places held, without mistakes of a record that neither a title nor another record of the book \
      contradicts: they cannot be detected even with all answers at hand.
      """,
      FigureRule("rest", "SER-16", "wrong places that something tells", .less(.chance), because: .counts)),
    Figure(
      "said", \.said,
      "Places that a title or the attached record states; of these, the ones that were found.",
      FigureRule("rest", "SER-16", "places in series missed", .less(.chance), because: .counts),
      FigureRule("part", "SER-16", "places in series found", .more(.perMille(10)), because: .totals)),
    Figure(
      "unnumbered", \.unnumbered,
      "Places without a position that the libraries hold; of these, the ones whose series is the catalog's.",
      FigureRule("rest", "SER-16", "wrong series without a number", .less(.chance), because: .counts)),
    Figure(
      "alone", \.alone,
      """
      Places that no title states, so that only records do, and that are true or a record's mistake; of \
      these, the true ones.
      """,
      FigureRule("rest", "SER-16", "wrong places by one record's word", .less(.chance), because: .counts)),
    Figure(
      "once", \.once,
      """
      Series of the catalog that the libraries hold under some name; of these, the ones that they hold once.
      """,
      FigureRule("rest", "SER-16", "series under two names", .less(.chance), because: .counts)),
    Figure("unsaid", \.unsaid, "True places that neither a title nor an attached record states."),
    Figure("misleading", \.misleading, "Misleading statements in rows and attached records, by kind."),
  ]

  package static let otherRules = [
    FigureRule("*", "SER-16", "series", .reported, because: .happened)
  ]

  /// Misleading statements without other names of a series, under which a place is true.
  package var misled: Int {
    let names: [SeriesOddity] = [.otherName, .secondRecord]
    return misleading.reduce(0) { sum, met in
      names.contains { $0.rawValue == met.key } ? sum : sum + met.value
    }
  }
}
