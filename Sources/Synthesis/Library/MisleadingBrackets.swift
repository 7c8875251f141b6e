// Brackets after a title that name no series: an edition, a publisher's series, another title, a translator,
// a year, praise, or a number that is no position. Their rates are in `SeriesOddity`.

import Facts
import Simulation

/// Writes misleading brackets.
struct MisleadingBrackets {
  let catalog: Catalog

  private static let weights = SeriesOddity.brackets.map(\.rate.perTenThousand)

  private static let contributors = [
    "translated by {a}", "Translator: {a}", "Illustrated by {a}", "{a}, Translator", "edited by {a}",
    "read by {a}",
  ]
  private static let acclaim = [
    "#1 New York Times Bestseller", "Oprah's Book Club", "Winner of the Booker Prize",
    "Pulitzer Prize Winner", "Reese's Book Club", "National Bestseller",
  ]

  /// Returns a space and the brackets, of a kind drawn by its share.
  func draw(
    behind edition: CatalogEdition, of work: CatalogWork, _ stream: inout RandomStream
  ) -> (oddity: SeriesOddity, text: String) {
    let oddity = SeriesOddity.brackets[stream.weighted(Self.weights)]
    return (oddity, text(oddity, behind: edition, of: work, &stream))
  }

  private func text(
    _ oddity: SeriesOddity, behind edition: CatalogEdition, of work: CatalogWork,
    _ stream: inout RandomStream
  ) -> String {
    switch oddity {
    case .edition: return " " + (stream.pick(catalog.words.editionMarkers) ?? "")
    case .publisher:
      return " (\(PublisherSeriesNames.inBrackets(stream.below(1 << 20), isNumbered: false)))"
    case .numberedPublisher:
      return " (\(PublisherSeriesNames.inBrackets(stream.below(1 << 20), isNumbered: true)))"
    case .otherTitle: return otherTitle(than: work, &stream)
    case .contributor:
      let person = catalog.authors[stream.below(catalog.authors.count)].name
      return " (\(ListText.filled(stream.pick(Self.contributors) ?? "{a}", ["a": person])))"
    case .year: return " (\(edition.year))"
    case .acclaim: return " (\(stream.pick(Self.acclaim) ?? ""))"
    default: return " (#\(stream.within(1...99)))"
    }
  }

  /// Returns a space and another title in brackets, as for a book published under two titles; an empty text
  /// if 20 draws find no suitable title.
  func otherTitle(than work: CatalogWork, _ stream: inout RandomStream) -> String {
    for _ in 0..<20 {
      let other = catalog.works[stream.below(catalog.works.count)]
      let isPlain =
        other.title != work.title && !other.title.contains { "([:#,;".contains($0) || $0.isNumber }
      if isPlain, other.language == work.language { return " (\(other.title))" }
    }
    return ""
  }
}
