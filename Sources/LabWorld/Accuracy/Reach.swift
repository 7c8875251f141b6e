// Computes which of a reader's books can be found at the providers of a run with the data of the reader's
// export: by an ISBN under which a provider sends a record of the book, or by a word of a title of such a
// record. A provider may have a book that cannot be found: the reader has a translation, the provider only
// the original, under another number.
//
// It is computed from the generated rows and from what the look-alikes send, and so does not depend on the
// stack's queries or on how it judges the answers.

import BooksTrackAPI
import Providers
package import Synthesis

/// The books of an export that can be found at the providers.
package struct Reach {
  private let providers: [ProviderList.Member]
  /// The numbers and titles that the rows of each work state.
  private let rows: [Int: [(isbn: String?, title: String)]]

  package init(of library: SyntheticLibrary, at providers: [ProviderList.Member]) {
    self.providers = providers
    let said = zip(library.truth.rows, library.titles).filter { !$0.0.kind.isToBeRejected }
    rows = Dictionary(said.map { ($0.work, [($0.isbn, $1)]) }, uniquingKeysWith: +)
  }

  /// Returns true if a provider can answer some query about a book of the catalog with a record of it.
  package func contains(_ work: Int) -> Bool {
    let said = rows[work] ?? []
    let numbers = said.compactMap(\.isbn).compactMap { try? ISBN($0) }
    return providers.contains {
      $0.lookalike.canFind(work: work, numbers: numbers, titles: said.map(\.title))
    }
  }
}
