// Planted bugs: the rules of the product documents, each available as a variant of the stack. They are faults
// of the specification, not of programmers; the worlds of `rules` show their effect on readers.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld

extension PlantedBug {
  static let documents = [
    rule(
      "duplicates-as-written", breaks: "DUP-3", caughtBy: .sameBook,
      "Books are one if their full titles are, or one ISBN, or what is left of their titles and four fifths of a name."
    ) { $0.policy.matching = .asWritten },
    rule(
      "markers-as-written", breaks: "TTL-1", caughtBy: .searchTitle,
      "A marker is a comma, a number sign and digits in parentheses; what is written otherwise is searched for."
    ) { $0.policy.enrichment.titleRules = .markersAsWritten },
    rule(
      "subtitle-as-written", breaks: "TTL-3", caughtBy: .searchTitle,
      "Whatever stands behind a colon goes, also where it is the name of the book."
    ) { $0.policy.enrichment.titleRules = .subtitleAsWritten },
    rule(
      "series-as-written", breaks: "SER-2", caughtBy: .marker,
      "A series is a name, a number sign and digits in what a provider says, and nothing else."
    ) {
      $0.policy.imports.series = .asWritten
      $0.policy.enrichment.seriesDetector = .asWritten
    },
    rule(
      "genres-as-written", breaks: "CON-4", caughtBy: .genres,
      "The final “s” of a genre goes before it is looked up."
    ) {
      let shipped = $0.backend.make
      $0.backend.make = { shipped($0.naming(.asWritten)) }
    },
    rule(
      "editions-as-written", breaks: "CON-7", caughtBy: .oneWork,
      "Editions are one work if they share an ISBN, which no two editions do."
    ) { $0.backend.policy.deduplication = .asWritten },
    rule(
      "titles-kept-for-a-week", breaks: "CON-9", caughtBy: .lifetime,
      "The answer to a title is kept for as long as that to an ISBN."
    ) {
      $0.backend.policy.titleLifetime = $0.backend.policy.isbnLifetime
      $0.backend.policy.notFoundLifetime = $0.backend.policy.isbnLifetime
    },
    rule(
      "numbers-kept-for-a-year", breaks: "CON-9", caughtBy: .lifetime,
      "The answer to an ISBN is kept for a year."
    ) { $0.backend.policy.isbnLifetime = .seconds(365 * 86_400) },
  ]

  private static func rule(
    _ name: String, breaks clause: ClauseID, caughtBy oracle: OracleName, _ sentence: String,
    _ plant: (inout StackVariant) -> Void
  ) -> PlantedBug {
    PlantedBug(name, of: RulesTarget.target, breaks: clause, caughtBy: oracle, sentence, plant)
  }
}

extension BackendParts {
  /// Returns the parts with another genre vocabulary for all providers.
  func naming(_ genres: GenreVocabulary) -> BackendParts {
    var parts = self
    parts.upstreams = parts.upstreams.map { upstream in
      var registration = upstream.registration
      registration.normalizer = registration.normalizer.naming(genres)
      return Upstream(
        registration, transport: upstream.transport, quota: upstream.quota, breaker: upstream.breaker)
    }
    return parts
  }
}
