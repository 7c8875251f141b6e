// What enrichment did, added up over readers, and how it compares with the truth.

package import Measurement

/// Counts of looked-up works.
package struct EnrichmentFigures: Codable, Sendable, Hashable {
  /// Works that were queued.
  package var works = 0
  /// Works by the state in which enrichment left them.
  package var byState: [String: Int] = [:]
  /// Enriched works whose attached record is the book that the reader has.
  package var correct = 0
  /// Enriched works whose attached record is another book.
  package var wrong = 0
  /// Enriched works that say which provider their facts come from (CON-5).
  package var withProvenance = 0
  /// Of these, the ones of which each provider that they name has answered with a record that is attached:
  /// its look-alike knows the identifier.
  package var withTrueProvenance = 0
  /// Works that have an answer, whatever it is, of which a provider has the book; and of these the ones that
  /// name truly whom their facts come from.
  package var named = Rate.none
  /// Enriched works by the provider that found them, and by each provider that added something (CON-5).
  package var byProvider: [String: Int] = [:]
  package var byContributor: [String: Int] = [:]
  /// Facts that providers gave and that are true, by field and by the provider that found the record
  /// (ENR-12).
  package var facts: [String: [String: Rate]] = [:]
  /// Facts that attached records state and the reader had not entered, and of these the ones that are in the
  /// library, by field (ENR-15).
  package var filled: [String: Rate] = [:]
  /// Works that no provider knows under any number or title: no enrichment could be right.
  package var unknownToProvider = 0
  /// Works that a provider has, but under no number and no word of the title that the reader's export says,
  /// such as a translation of which it has the original alone (`canFind`). No look-up could find them.
  package var outOfReach = 0
  /// Works that no provider has by why that is: `self-published`, `old`, `comic` …, and by the state in which
  /// they were left.
  package var unknownByClump: [String: Int] = [:]
  package var unknownByState: [String: Int] = [:]
  /// Where providers limit their calls, the works that could have the right record if it were known
  /// beforehand which provider has which book (`PerfectKnowledge`); nothing in other runs.
  package var attainable: Int?
  /// Requests by question: `isbn`, `title`.
  package var requests: [String: Int] = [:]
  /// Answers by kind: `found`, `notFound`, `timeout`, `rateLimited`, `503` …
  package var answers: [String: Int] = [:]
  /// Pauses before a repetition.
  package var pauses = 0
  /// Works that were parked, each time they were.
  package var parkings = 0
  /// How often a device stopped asking because the backend failed, and how often it went on.
  package var breakerOpened = 0
  package var breakerClosed = 0
  /// Looks at whether the backend is back (ENR-14).
  package var looks = 0
  /// Readers who looked at their library in the middle of an outage while books waited, and of these the ones
  /// who found all their books and could write about them (ENR-10).
  package var usable = Rate.none

  package init() {}

  /// Adds another reader's, or another cell's.
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

  /// Works that have an answer, whatever it is.
  package var settled: Int { works - (byState["pending"] ?? 0) - (byState["parked"] ?? 0) }

  /// Works that some provider of the run has and that can be found by what the reader's export says: what a
  /// look-up with perfect knowledge of the answers would find.
  package var known: Int { works - unknownToProvider - outOfReach }

  /// Facts that providers gave, of all fields but genres, which a heading says less exactly than a number.
  package var exactFacts: Rate { facts.keys.filter { $0 != "genre" }.map(facts(in:)).reduce(.none, +) }

  /// Genres that providers gave.
  package var genres: Rate { facts(in: "genre") }

  /// Of the exact fields with so many facts the one of which the smallest share is right.
  func worstField(ofAtLeast count: Int) -> Rate {
    facts.keys.sorted().filter { $0 != "genre" }.map(facts(in:)).filter { $0.whole >= count }
      .min { $0.part * $1.whole < $1.part * $0.whole } ?? .none
  }

  private func facts(in field: String) -> Rate { facts[field]?.values.reduce(.none, +) ?? .none }

  /// Works with a provider's facts attached.
  package var enriched: Int { byState["enriched"] ?? 0 }
}
