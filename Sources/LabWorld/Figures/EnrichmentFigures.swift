// The counts of enrichment, summed over readers, and their comparison with the truth.

package import Measurement

/// Counts of look-ups.
package struct EnrichmentFigures: FigureGroup, Hashable {
  package var works = 0
  package var byState: [String: Int] = [:]
  package var correct = 0
  package var wrong = 0
  package var withProvenance = 0
  package var withTrueProvenance = 0
  package var named = Rate.none
  package var byProvider: [String: Int] = [:]
  package var byContributor: [String: Int] = [:]
  package var facts: [String: [String: Rate]] = [:]
  package var filled: [String: Rate] = [:]
  package var unknownToProvider = 0
  package var outOfReach = 0
  package var unknownByClump: [String: Int] = [:]
  package var unknownByState: [String: Int] = [:]
  package var attainable: Int?
  package var requests: [String: Int] = [:]
  package var answers: [String: Int] = [:]
  package var pauses = 0
  package var parkings = 0
  package var breakerOpened = 0
  package var breakerClosed = 0
  package var looks = 0
  package var usable = Rate.none

  package init() {}

  package static let figures: [Figure<EnrichmentFigures>] = [
    Figure("works", \.works, "Works in the libraries after enrichment."),
    Figure(
      "byState", \.byState, "Works by the state in which enrichment left them.",
      FigureRule("enriched", "ENR-12", "works with a record", .reported, because: .parts),
      FigureRule("needsChoice", "ENR-11", "works left to choose", .less(.chance), because: .counts),
      FigureRule("*", "ENR-10", "works left", .less(.chance), because: .counts)),
    Figure(
      "correct", \.correct, "Enriched works whose attached record is the book that the reader has.",
      FigureRule(
        "", "ENR-12", "works with right record", .more(.perMille(2)),
        because: "of all works, chance moved one in a thousand")),
    Figure(
      "wrong", \.wrong, "Enriched works whose attached record is another book.",
      FigureRule("", "ENR-12", "works with wrong record", .less(.chance), because: .counts)),
    Figure(
      "withProvenance", \.withProvenance, "Enriched works that name the provider of their facts (CON-5)."),
    Figure(
      "withTrueProvenance", \.withTrueProvenance,
      """
      Enriched works for which every provider that they name has an attached record whose id its look-alike \
      knows, and that have no fact of a provider that they do not name.
      """,
      FigureRule(
        "", "CON-5", "works that name a provider", .more(.perMille(2)),
        because: "of all works, chance moved one in a thousand")),
    Figure(
      "named", \.named,
      """
      Works that have an answer of any kind and whose book some provider has; of these, the enriched ones \
      that name the true source of their facts.
      """,
      FigureRule("rest", "CON-5", "answered works that name no provider", .less(.chance), because: .counts),
      FigureRule("*", "CON-5", "answered works that a provider has", .reported, because: .parts)),
    Figure("byProvider", \.byProvider, "Enriched works by the provider that found them (CON-5)."),
    Figure(
      "byContributor", \.byContributor, "Enriched works by each provider that contributed to them (CON-5)."),
    Figure(
      "facts", \.facts,
      """
      Facts from providers, of these the true ones, by field and by the provider that found the record \
      (ENR-12).
      """,
      FigureRule("*.rest", "ENR-12", "wrong facts from providers", .less(.chance), because: .counts),
      FigureRule("*", "ENR-12", "facts from providers", .reported, because: .parts)),
    Figure(
      "filled", \.filled,
      """
      Facts that attached records state and that the reader had not entered; of these, the ones in the \
      library, by field (ENR-15).
      """,
      FigureRule("*.rest", "ENR-15", "facts of records left out", .less(.chance), because: .counts),
      FigureRule("*", "ENR-15", "facts of records", .reported, because: .parts)),
    Figure(
      "unknownToProvider", \.unknownToProvider,
      "Works whose book no provider has; no enrichment could be right."),
    Figure(
      "outOfReach", \.outOfReach,
      """
      Works whose book a provider has, but that no look-up can find with an ISBN or a title word of the \
      reader's export, such as a translation of which the provider has only the original.
      """
    ),
    Figure(
      "unknownByClump", \.unknownByClump,
      "Works whose book no provider has, by the reason, such as `self-published`, `old` or `comic`."),
    Figure(
      "unknownByState", \.unknownByState,
      "Works whose book no provider has, by the state in which they were left."),
    Figure(
      optional: "attainable", \.attainable,
      """
      Where providers limit their calls, the works that could have the right record with perfect knowledge \
      of which provider has which book; absent in other runs.
      """
    ),
    Figure(
      "requests", \.requests, "Requests by kind of query: `isbn`, `title`, `titleAndAuthor`.",
      FigureRule("*", "ENR-6", "requests of devices", .less(.chance), because: .counts)),
    Figure(
      "answers", \.answers,
      "Answers by kind, such as `found`, `notFound`, `timeout`, `rateLimited` or `status 503`."
    ),
    Figure(
      "pauses", \.pauses, "Pauses before a retry.",
      FigureRule("", "ENR-5", "pauses before a repetition", .less(.chance), because: .counts)),
    Figure(
      "parkings", \.parkings, "The number of times that a work was parked.",
      FigureRule("", "ENR-5", "works parked", .less(.chance), because: .counts)),
    Figure("breakerOpened", \.breakerOpened, "The number of times that a device's circuit breaker opened."),
    Figure("breakerClosed", \.breakerClosed, "The number of times that a device's circuit breaker closed."),
    Figure("looks", \.looks, "Polls of the backend, while it is out or works are parked (ENR-14)."),
    Figure(
      "usable", \.usable,
      """
      Readers who opened their library in the middle of an outage while books waited; of these, the ones who \
      found all their books and could edit them (ENR-10).
      """,
      FigureRule("rest", "ENR-10", "libraries not usable in an outage", .less(.none), because: .sure),
      FigureRule("*", "ENR-10", "libraries looked at in an outage", .reported, because: .parts)),
  ]

  package static let otherRules = [
    FigureRule("*", "ENR-6", "steps of enrichment", .reported, because: .happened)
  ]

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
