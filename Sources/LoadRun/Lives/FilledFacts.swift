// Measures how much of what an attached record states comes into the library (ENR-15): covers, ISBNs, years
// and pages. The statements come from the provider's look-alike, by the id of the record in the library.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Providers

/// The facts of one library that attached records state.
struct FilledFacts {
  /// By field: records that state it; of these, the ones whose edition has it.
  private(set) var byField: [String: Rate] = [:]

  /// - Parameters:
  ///   - library: The library after enrichment.
  ///   - imported: The books after the import; facts that the reader had entered are not counted.
  init(_ library: Library, since imported: ImportedBooks, _ providers: ProviderList) {
    for work in library.works where work.enrichment == .enriched {
      let editions = library.editions(of: work.id)
      var isNamed = false
      for edition in editions {
        let statements = edition.externalIDs.compactMap { providers.statement(for: $0) }
        isNamed = isNamed || !statements.isEmpty
        compare(statements, [edition], imported)
      }
      // If no edition of a work has a record, the record of the work counts.
      guard !isNamed else { continue }
      compare(work.externalIDs.compactMap { providers.statement(for: $0) }, editions, imported)
    }
  }

  private mutating func compare(
    _ statements: [EditionStatement], _ editions: [Edition], _ imported: ImportedBooks
  ) {
    guard !statements.isEmpty else { return }
    func note(
      _ field: String, _ isStated: Bool, _ isThere: (EditionFacts) -> Bool
    ) {
      let wasThere = editions.contains {
        imported.editions[$0.id].map { isThere($0.facts) } ?? false
      }
      guard isStated, !wasThere else { return }
      byField[field, default: .none].count(editions.contains { isThere($0.facts) })
    }
    let numbers = Set(statements.flatMap(\.numbers))
    note("cover", statements.contains(where: \.hasCover)) { $0.coverURL != nil }
    note("isbn", !numbers.isEmpty) { facts in
      facts.isbn.map(numbers.contains) ?? false
        || facts.otherISBNs.contains(where: numbers.contains)
    }
    note("year", statements.contains(where: \.hasYear)) { $0.yearPublished != nil }
    note("pages", statements.contains(where: \.hasPages)) { $0.pageCount != nil }
  }
}
