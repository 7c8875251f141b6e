// Compares the conflicts that readers are asked to verify with the truth: a conflict is needless if the
// reader's value agrees with the catalog.

package import BooksTrack
package import Synthesis

extension VerifyingFigures {
  /// Counts the conflicts of a library.
  package init(_ library: Library, _ works: TrueWorks, _ catalog: Catalog) {
    self.init()
    for work in library.works {
      let conflicts = library.conflicts(of: work.id)
      if !conflicts.isEmpty { self.works += 1 }
      for conflict in conflicts {
        let field = conflict.field.rawValue
        questions[field, default: 0] += 1
        guard let truth = works.byWork[work.id] else { continue }
        let facts = conflict.edition.flatMap { library.editions[$0] }?.facts
        let isbns = (facts?.isbn).map { [$0] + (facts?.otherISBNs ?? []) } ?? []
        let editions = catalog.editions[catalog.works[truth].editions]
        let own = editions.first { edition in edition.isbn.map(isbns.contains) == true }
        let isTrue =
          switch conflict.field {
          // A row may write the title with a marker or in capitals; it is still correct.
          case .title: editions.contains { Self.names($0, conflict.entered) }
          case .firstPublished: String(catalog.works[truth].year) == conflict.entered
          case .pageCount: own.map { String($0.pages) } == conflict.entered
          case .yearPublished: own.map { String($0.year) } == conflict.entered
          }
        if isTrue { needless[field, default: 0] += 1 }
      }
    }
  }

  private static func names(_ edition: CatalogEdition, _ title: String) -> Bool {
    title.lowercased().contains(edition.title.lowercased())
  }
}
