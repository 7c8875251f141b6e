// The gender and region of authors: from the facts for well-known ones, drawn from the name for invented
// ones, so that every caller gets the same.

package import Facts
import Simulation

/// The gender and region of a catalog's authors.
package struct AuthorOrigins: Sendable {
  /// The gender and region of an author.
  package struct Origin: Hashable, Sendable {
    package let gender: FactGender
    package let region: FactRegion
  }

  private let known: [String: Origin]

  /// Creates the origins of the facts' authors and their pen names.
  package init(_ facts: WellKnownFacts = .load()) {
    var known: [String: Origin] = [:]
    for author in facts.authors {
      let origin = Origin(gender: author.gender, region: author.region)
      for name in [author.name] + author.penNames { known[name] = origin }
    }
    self.known = known
  }

  /// Returns the origin of an author; an invented one if the facts do not contain the author.
  package func origin(of author: CatalogAuthor) -> Origin {
    if let origin = known[author.name] { return origin }
    var stream = RandomStream(seed: 0, name: "origin").substream(author.name)
    let gender = Self.genders[stream.weighted(Self.genders.map(\.perHundred))].gender
    let regions = Self.regions[author.language] ?? Self.others
    return Origin(gender: gender, region: regions[stream.weighted(regions.map(\.perHundred))].region)
  }

  /// Percentages of invented authors; *assumed*.
  private static let genders: [(gender: FactGender, perHundred: Int)] = [
    (.female, 52), (.male, 44), (.nonBinary, 1), (.unknown, 3),
  ]

  /// Percentages of invented authors who write in a language; *assumed*.
  private static let regions: [String: [(region: FactRegion, perHundred: Int)]] = [
    "en": [
      (.northAmerica, 55), (.europe, 28), (.oceania, 5), (.africa, 5), (.asia, 4), (.caribbean, 3),
    ],
    "es": [(.europe, 40), (.latinAmerica, 60)],
    "pt": [(.europe, 35), (.latinAmerica, 60), (.africa, 5)],
    "fr": [(.europe, 80), (.africa, 10), (.northAmerica, 5), (.caribbean, 5)],
    "ar": [(.middleEast, 70), (.africa, 30)],
    "fa": [(.middleEast, 100)], "he": [(.middleEast, 100)], "tr": [(.middleEast, 100)],
    "ja": [(.asia, 100)], "zh": [(.asia, 100)], "ko": [(.asia, 100)], "hi": [(.asia, 100)],
  ]

  private static let others: [(region: FactRegion, perHundred: Int)] = [(.europe, 100)]
}
