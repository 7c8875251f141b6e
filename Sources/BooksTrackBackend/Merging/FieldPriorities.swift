// Whose word goes for which field when several providers know one book (CON-10).
//
// The order is a value, so that another one can be tried. A provider that an order does not name comes after those
// that it names, in the order of registration: a new provider needs no entry.

import BooksTrackAPI

/// For each field the providers whose value is taken first.
package struct FieldPriorities: Hashable, Sendable {
  /// Title and subtitle, which are taken together, of works and editions.
  package var title: [String]
  /// The authors, as one list.
  package var authors: [String]
  package var description: [String]
  package var cover: [String]
  package var firstPublicationYear: [String]
  /// What is printed on the last pages: publisher, date, number of pages, binding.
  package var imprint: [String]
  package var language: [String]

  /// Makes an order for each field.
  package init(
    title: [String], authors: [String], description: [String], cover: [String],
    firstPublicationYear: [String], imprint: [String], language: [String]
  ) {
    self.title = title
    self.authors = authors
    self.description = description
    self.cover = cover
    self.firstPublicationYear = firstPublicationYear
    self.imprint = imprint
    self.language = language
  }

  /// The order of this project.
  ///
  /// - Covers are Google's: every volume with a preview has one, and they are the cover of that very edition.
  /// - Titles are Google's, because they are those of the edition; Open Library's title of a work may be the one
  ///   of the first edition, in another language.
  /// - Authors are Open Library's: persons with a key there, and text everywhere else.
  /// - Descriptions are Open Library's: people wrote them for the work, the others are from the jacket.
  /// - Only Open Library has works, so only its first year is one of the first edition.
  /// - The imprint is ISBNdb's, whose records are made by number; Google's numbers of pages are often those of a
  ///   file.
  package static let standard = FieldPriorities(
    title: [ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb],
    authors: [ProviderName.openLibrary, ProviderName.googleBooks, ProviderName.isbndb],
    description: [ProviderName.openLibrary, ProviderName.googleBooks, ProviderName.isbndb],
    cover: [ProviderName.googleBooks, ProviderName.openLibrary, ProviderName.isbndb],
    firstPublicationYear: [ProviderName.openLibrary],
    imprint: [ProviderName.isbndb, ProviderName.openLibrary, ProviderName.googleBooks],
    language: [ProviderName.googleBooks, ProviderName.isbndb, ProviderName.openLibrary])
}

/// Records of one thing by several providers, who found it first coming first.
struct RankedSources {
  /// The provider of each record.
  let providers: [String?]

  /// The places of the records in an order of preference; among equals the first comes first.
  func places(by order: [String]) -> [Int] {
    guard providers.count > 1 else { return Array(providers.indices) }
    func rank(_ place: Int) -> Int {
      providers[place].flatMap { order.firstIndex(of: $0) } ?? order.count
    }
    return providers.indices.sorted { (rank($0), $0) < (rank($1), $1) }
  }
}
