// The counts of enrichment, summed over readers, and their comparison with the truth.

package import Measurement

/// Counts of look-ups.
package struct EnrichmentFigures: Codable, Sendable, Hashable {
  /// Works in the libraries after enrichment.
  package var works = 0
  /// Works by the state in which enrichment left them.
  package var byState: [String: Int] = [:]
  /// Enriched works whose attached record is the book that the reader has.
  package var correct = 0
  /// Enriched works whose attached record is another book.
  package var wrong = 0
  /// Enriched works that name the provider of their facts (CON-5).
  package var withProvenance = 0
  /// Of these, the works for which every provider that they name has an attached record whose id its
  /// look-alike knows.
  package var withTrueProvenance = 0
  /// Works that have an answer of any kind and whose book some provider has; of these, the enriched ones that
  /// name the true source of their facts.
  package var named = Rate.none
  /// Enriched works by the provider that found them, and by each contributing provider (CON-5).
  package var byProvider: [String: Int] = [:]
  package var byContributor: [String: Int] = [:]
  /// Facts from providers, of these the true ones, by field and by the provider that found the record
  /// (ENR-12).
  package var facts: [String: [String: Rate]] = [:]
  /// Facts that attached records state and that the reader had not entered; of these, the ones in the
  /// library, by field (ENR-15).
  package var filled: [String: Rate] = [:]
  /// Works whose book no provider has; no enrichment could be right.
  package var unknownToProvider = 0
  /// Works whose book a provider has, but that no look-up can find with an ISBN or a title word of the
  /// reader's export, such as a translation of which the provider has only the original (`canFind`).
  package var outOfReach = 0
  /// Works whose book no provider has, by the reason, such as `self-published`, `old` or `comic`, and by the
  /// state in which they were left.
  package var unknownByClump: [String: Int] = [:]
  package var unknownByState: [String: Int] = [:]
  /// Where providers limit their calls, the works that could have the right record with perfect knowledge of
  /// which provider has which book (`PerfectKnowledge`); nil in other runs.
  package var attainable: Int?
  /// Requests by kind of query: `isbn`, `title`.
  package var requests: [String: Int] = [:]
  /// Answers by kind, such as `found`, `notFound`, `timeout`, `rateLimited` or `503`.
  package var answers: [String: Int] = [:]
  /// Pauses before a retry.
  package var pauses = 0
  /// The number of times that a work was parked.
  package var parkings = 0
  /// The number of times that a device's circuit breaker opened, and closed.
  package var breakerOpened = 0
  package var breakerClosed = 0
  /// Polls of the backend while it is out (ENR-14).
  package var looks = 0
  /// Readers who opened their library in the middle of an outage while books waited; of these, the ones who
  /// found all their books and could edit them (ENR-10).
  package var usable = Rate.none

  package init() {}

  /// Adds the counts of another reader or cell.
  package mutating func add(_ other: EnrichmentFigures) {
    works += other.works
    byState.merge(other.byState, uniquingKeysWith: +)
    correct += other.correct
    wrong += other.wrong
    withProvenance += other.withProvenance
    withTrueProvenance += other.withTrueProvenance
    named = named + other.named
    byProvider.merge(other.byProvider, uniquingKeysWith: +)
    byContributor.merge(other.byContributor, uniquingKeysWith: +)
    for (field, providers) in other.facts { facts[field, default: [:]].merge(providers, uniquingKeysWith: +) }
    filled.merge(other.filled, uniquingKeysWith: +)
    unknownToProvider += other.unknownToProvider
    outOfReach += other.outOfReach
    unknownByClump.merge(other.unknownByClump, uniquingKeysWith: +)
    unknownByState.merge(other.unknownByState, uniquingKeysWith: +)
    requests.merge(other.requests, uniquingKeysWith: +)
    answers.merge(other.answers, uniquingKeysWith: +)
    if let further = other.attainable { attainable = (attainable ?? 0) + further }
    pauses += other.pauses
    parkings += other.parkings
    breakerOpened += other.breakerOpened
    breakerClosed += other.breakerClosed
    looks += other.looks
    usable = usable + other.usable
  }

  /// Works that have an answer of any kind.
  package var settled: Int { works - (byState["pending"] ?? 0) - (byState["parked"] ?? 0) }

  /// Works that some provider of the run has and that can be found with the data of the reader's export: the
  /// most that look-ups could find.
  package var known: Int { works - unknownToProvider - outOfReach }

  /// Facts from providers in all fields but genres, which a heading states less exactly than a number.
  package var exactFacts: Rate { facts.keys.filter { $0 != "genre" }.map(facts(in:)).reduce(.none, +) }

  /// Genres from providers.
  package var genres: Rate { facts(in: "genre") }

  /// Returns the lowest rate among the exact fields with at least `count` facts.
  func worstField(ofAtLeast count: Int) -> Rate {
    facts.keys.sorted().filter { $0 != "genre" }.map(facts(in:)).filter { $0.whole >= count }
      .min { $0.part * $1.whole < $1.part * $0.whole } ?? .none
  }

  private func facts(in field: String) -> Rate { facts[field]?.values.reduce(.none, +) ?? .none }

  /// Works with facts of a provider attached.
  package var enriched: Int { byState["enriched"] ?? 0 }
}
