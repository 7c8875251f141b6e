// Which of a reader's books anybody could find at the providers of a run who asks by what the reader's export
// says: by a number under which a provider sends a record of the book, or by a word of a title that such a
// record has. A provider may have a book and nobody find it: the reader has a translation, and the provider
// the original, under another number.
//
// It is computed from the rows as they were drawn and from what the look-alikes send, so it is the same
// whatever the stack asks or makes of the answers.

import BooksTrackAPI
import Providers
package import Synthesis

/// The books of an export that can be found.
package struct Reach {
  private let providers: [ProviderList.Member]
  private let rows: [Int: [SaidFacts]]

  package init(of library: SyntheticLibrary, at providers: [ProviderList.Member]) {
    self.providers = providers
    rows = Dictionary(
      zip(library.truth.rows, library.said).filter { !$0.0.kind.isToBeRejected }.map { ($0.0.work, [$0.1]) },
      uniquingKeysWith: +)
  }

  /// Whether a provider can answer some question about a book of the catalog with a record of it.
  package func contains(_ work: Int) -> Bool {
    let said = rows[work] ?? []
    let numbers = said.compactMap(\.isbn).compactMap { try? ISBN($0) }
    return providers.contains {
      $0.lookalike.canFind(work: work, numbers: numbers, titles: said.map(\.title))
    }
  }
}
