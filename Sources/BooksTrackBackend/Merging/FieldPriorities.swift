// Which provider's value is taken for each field when several know one book (CON-10).
//
// Each provider's registration says how good it is at a field, and the order follows. A provider that says
// nothing about a field comes after those that do, in the order of registration: a new provider needs no
// place.

/// For each field the providers whose value is taken first.
package struct FieldPriorities: Hashable, Sendable {
  /// A field, or several that are taken alike.
  package enum Field: Hashable, Sendable, CaseIterable {
    /// Title and subtitle, which are taken together, of works and editions.
    case title
    /// The authors, as one list.
    case authors
    case description
    case cover
    case firstPublicationYear
    /// What is printed on the last pages: publisher, date, number of pages, binding.
    case imprint
    case language
  }

  private var providers: [Field: [String]] = [:]

  /// No provider is better than another: the order of registration decides.
  package init() {}

  /// Puts providers in order, field by field.
  ///
  /// - Parameter ranks: Providers in the order of registration, each with its places in the fields that it is
  ///   good at; the lowest goes first, and of equal ones the one that was registered first.
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

  /// The providers that are good at a field, the best first.
  package subscript(field: Field) -> [String] {
    get { providers[field] ?? [] }
    set { providers[field] = newValue }
  }
}

/// Records of one thing by several providers, who found it first coming first.
struct RankedSources {
  /// The provider of each record.
  let providers: [String?]

  /// The place by an order of preference among those that fit; among equals the first comes first.
  func best(by order: [String], where isFit: (Int) -> Bool) -> Int? {
    var best: (rank: Int, place: Int)?
    for place in providers.indices where isFit(place) {
      let rank = providers[place].flatMap { order.firstIndex(of: $0) } ?? order.count
      if rank < best?.rank ?? .max { best = (rank, place) }
    }
    return best?.place
  }
}
