// The order of preference among providers for each field of a merged book (CON-10).
//
// A provider's registration has its rank for each field that it is good at. Providers without a rank for a
// field follow those with one, in the order of their records, so a new provider needs no rank.

/// The preferred providers for each field.
package struct FieldPriorities: Hashable, Sendable {
  /// A field, or several fields with the same priorities.
  package enum Field: Hashable, Sendable, CaseIterable {
    /// The title and subtitle, taken together, of works and editions.
    case title
    /// The list of authors.
    case authors
    case description
    case cover
    case firstPublicationYear
    /// The imprint: publisher, date, number of pages, binding.
    case imprint
    case language
  }

  private var providers: [Field: [String]] = [:]

  /// Creates priorities without any preference: the order of the records decides.
  package init() {}

  /// Creates priorities from ranks.
  ///
  /// - Parameter ranks: The providers in the order of registration, each with its ranks; the lowest rank
  ///   comes first, and equal ranks are in the order of registration.
  package init(_ ranks: [(provider: String, ranks: [Field: Int])]) {
    for field in Field.allCases {
      let able = ranks.indices.compactMap { place in
        ranks[place].ranks[field].map { (rank: $0, place: place) }
      }
      providers[field] = able.sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }.map {
        ranks[$0.place].provider
      }
    }
  }

  /// The providers with a rank for a field, the best first.
  package subscript(field: Field) -> [String] {
    get { providers[field] ?? [] }
    set { providers[field] = newValue }
  }
}

/// The providers of several records of one thing. The first record has precedence over equal ones.
struct RankedSources {
  /// The provider of each record.
  let providers: [String?]

  /// Returns the index of the fitting record whose provider is first in `order`; among equals, the first
  /// record.
  func best(by order: [String], where isFit: (Int) -> Bool) -> Int? {
    var best: (rank: Int, place: Int)?
    for place in providers.indices where isFit(place) {
      let rank = providers[place].flatMap { order.firstIndex(of: $0) } ?? order.count
      if rank < best?.rank ?? .max { best = (rank, place) }
    }
    return best?.place
  }
}
