// The types of the catalog: works, editions, authors and series, as plain values that refer to each other by
// index. They are the ground truth of all synthetic libraries and simulated providers.
//
// A work is what readers call "a book": two editions of one work are the same book, two volumes of a series
// are not.

package import BooksTrackAPI

/// The role of a person in a work.
package enum CatalogRole: String, Sendable, Codable {
  case writer
  case illustrator
  case translator
}

/// A contribution of an author to a work.
package struct CatalogCredit: Hashable, Sendable {
  /// The index into `Catalog.authors`.
  package let author: Int
  package let role: CatalogRole
}

/// A membership of a work in a series.
package struct CatalogMembership: Hashable, Sendable {
  /// The index into `Catalog.series`.
  package let series: Int
  package let position: CatalogPosition
}

/// The kind of a work.
package enum CatalogKind: String, Sendable, Codable, CaseIterable {
  /// A work that is not in a series.
  case standalone
  /// A numbered part of a series.
  case volume
  /// A shorter story, mostly between two whole volumes.
  case novella
  /// Several whole volumes in one book.
  case omnibus
  /// A guide to a series, which is a separate work.
  case companion
  /// The graphic novel of another book, which is a separate work.
  case graphicNovel
}

/// A work.
package struct CatalogWork: Sendable {
  /// The title without subtitle and series marker.
  package let title: String
  package let subtitle: String?
  /// The main writer first.
  package let credits: [CatalogCredit]
  /// The year of first publication; negative before the common era.
  package let year: Int
  /// The original language, ISO 639-1.
  package let language: String
  package let genres: [String]
  package let kind: CatalogKind
  /// The memberships, the best known series first.
  package let memberships: [CatalogMembership]
  /// The relative frequency in libraries, at least 1.
  package let weight: Int
  /// The range of its editions in `Catalog.editions`, the most common first.
  package let editions: Range<Int>
  /// True if the title alone does not distinguish it from other volumes, so that all sites show its number.
  package let isKnownByNumber: Bool
  /// True if the subtitle distinguishes it from another book by the same people.
  package let isKnownBySubtitle: Bool
  /// True if the book exists.
  package let isReal: Bool
  /// A bit set of its genres, modulo 64: a fast first test against a reader's taste.
  package let genreBits: UInt64
  /// A bit set of the languages of its editions; see `Catalog.languages`.
  package let languageBits: UInt64
}

/// An edition of a work. Tens of thousands exist during a whole run, so the integers are as narrow as
/// possible.
package struct CatalogEdition: Sendable {
  private let workNumber: Int32
  private let shortYear: Int16
  private let shortPages: UInt16
  /// A unique, invented ISBN; nil for most electronic editions.
  package let isbn: ISBN?
  /// The id of a store, for an edition without ISBN.
  package let storeNumber: String?
  package let title: String
  package let subtitle: String?
  package let language: String
  package let publisher: String
  /// The binding in the edition's language, such as `Gebundene Ausgabe`.
  package let binding: String

  /// - Parameter pages: At most 65,535.
  init(
    work: Int, isbn: ISBN?, storeNumber: String?, title: String, subtitle: String?, language: String,
    publisher: String, year: Int, pages: Int, binding: String
  ) {
    workNumber = Int32(work)
    shortYear = Int16(year)
    shortPages = UInt16(pages)
    self.isbn = isbn
    self.storeNumber = storeNumber
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.publisher = publisher
    self.binding = binding
  }

  /// The index into `Catalog.works`.
  package var work: Int { Int(workNumber) }
  package var year: Int { Int(shortYear) }
  package var pages: Int { Int(shortPages) }
}

/// A person, or a pen name.
package struct CatalogAuthor: Sendable {
  /// The name as readers' sites write it, mostly given name first.
  package let name: String
  /// The name as library catalogs write it: `Le Guin, Ursula K.`
  package let sortName: String
  /// Other spellings of the same name.
  package let forms: [String]
  /// The index of the author who uses this pen name; nil if it is no pen name.
  package let person: Int?
  /// The language in which the author mainly writes, ISO 639-1.
  package let language: String
  package let isReal: Bool
}

/// A series.
package struct CatalogSeries: Sendable {
  package let name: String
  /// The number of whole volumes; nil if it is not settled.
  package let total: Int?
  /// The indices of the writers in `Catalog.authors`.
  package let authors: [Int]
  /// The indices of the works in `Catalog.works`, in reading order.
  package let works: [Int]
  /// The indices of the whole volumes in story order; empty if it equals their numbering or is unknown.
  package let storyOrder: [Int]
  /// True for comics and manga, whose volumes are known by number and whose provider records name a series.
  package let isComic: Bool
  package let isReal: Bool
}
