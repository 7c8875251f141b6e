// What the catalog says about a book: works, editions, authors, series, as plain values that name each other
// by index. This is the ground truth of every synthetic library and of every provider that answers for it.
//
// A work is what a reader calls "a book": two editions of one work are the same book, two volumes of one
// series never are.

package import BooksTrackAPI

/// What a person did for a work.
package enum CatalogRole: String, Sendable, Codable {
  case writer
  case illustrator
  case translator
}

/// That an author contributed to a work.
package struct CatalogCredit: Hashable, Sendable {
  /// Index into `Catalog.authors`.
  package let author: Int
  package let role: CatalogRole
}

/// That a work stands in a series, and where.
package struct CatalogMembership: Hashable, Sendable {
  /// Index into `Catalog.series`.
  package let series: Int
  package let position: CatalogPosition
}

/// What a work is among its kind.
package enum CatalogKind: String, Sendable, Codable, CaseIterable {
  /// No volume of a series.
  case standalone
  /// A numbered part of a story.
  case volume
  /// A shorter story, mostly between two whole volumes.
  case novella
  /// Several whole volumes in one book.
  case omnibus
  /// A guide or cookbook to a series; a book of its own.
  case companion
  /// Another book's story, drawn; a book of its own.
  case graphicNovel
}

/// A work.
package struct CatalogWork: Sendable {
  /// Without subtitle and without series marker.
  package let title: String
  package let subtitle: String?
  /// The main writer first.
  package let credits: [CatalogCredit]
  /// Of first publication; negative before the common era.
  package let year: Int
  /// The language it was written in, ISO 639-1.
  package let language: String
  package let genres: [String]
  package let kind: CatalogKind
  /// The series it is best known for first.
  package let memberships: [CatalogMembership]
  /// How often readers have it, relative to other works; at least 1.
  package let weight: Int
  /// Its editions within `Catalog.editions`, the most common first.
  package let editions: Range<Int>
  /// The title alone does not tell it from another volume, so no reader's site leaves its number out.
  package let isKnownByNumber: Bool
  /// Without the subtitle it would be taken for another book by the same people.
  package let isKnownBySubtitle: Bool
  /// A book that exists.
  package let isReal: Bool
  /// One bit for each genre, counted round at 64: a cheap first test of taste.
  package let genreBits: UInt64
  /// One bit for each language that it can be had in; see `Catalog.languages`.
  package let languageBits: UInt64
}

/// An edition of a work. There are tens of thousands as long as a run lasts, so numbers are as narrow as they
/// can be.
package struct CatalogEdition: Sendable {
  private let workNumber: Int32
  private let shortYear: Int16
  private let shortPages: UInt16
  /// Invented and unique; nil for most electronic editions.
  package let isbn: ISBN?
  /// A store's own number, where there is no ISBN.
  package let storeNumber: String?
  package let title: String
  package let subtitle: String?
  package let language: String
  package let publisher: String
  /// In the edition's language, such as `Gebundene Ausgabe`.
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

  /// Index into `Catalog.works`.
  package var work: Int { Int(workNumber) }
  package var year: Int { Int(shortYear) }
  package var pages: Int { Int(shortPages) }
}

/// A person, or a name under which a person writes.
package struct CatalogAuthor: Sendable {
  /// As readers' sites write it, given name first.
  package let name: String
  /// As a library catalog writes it: `Le Guin, Ursula K.`
  package let sortName: String
  /// Other spellings of the same name.
  package let forms: [String]
  /// The author who uses this pen name; index into `Catalog.authors`.
  package let person: Int?
  /// The language that the author mainly writes in, ISO 639-1.
  package let language: String
  package let isReal: Bool
}

/// A series.
package struct CatalogSeries: Sendable {
  package let name: String
  /// The number of whole volumes, if it is settled.
  package let total: Int?
  /// The writers, as indices into `Catalog.authors`.
  package let authors: [Int]
  /// In reading order, as indices into `Catalog.works`.
  package let works: [Int]
  /// The whole volumes as the story goes, likewise; empty if it goes as the volumes are numbered, or nobody
  /// knows.
  package let storyOrder: [Int]
  /// Comics and manga, whose volumes readers know by number and whose provider records name a series.
  package let isComic: Bool
  package let isReal: Bool
}
