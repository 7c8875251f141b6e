// One row of a library, independent of the format it will be written in: the book as the site shows it, and
// what the reader did with it.

import BooksTrackAPI

/// A shelf with the place of a book on it.
struct ShelfPlace: Hashable {
  let name: String
  let place: Int
}

/// A row before it is written.
struct ShelfRow: Hashable {
  let work: Int
  var edition: Int
  var title: WrittenTitle
  /// The main writer as the site writes the name.
  var author: String
  /// The main writer as the catalog writes the name, given name first and family name first.
  let plainAuthor: String
  var sortedAuthor: String
  /// Everybody else.
  var further: [RowCredit]
  /// Everybody else, without roles.
  var furtherAuthors: [String] { further.map(\.name) }
  var isbn: ISBNCells
  var publisher: String
  var binding: String
  var pages: Int?
  var year: Int?
  var firstYear: Int?
  /// The mean of all readers' ratings, in hundredths.
  var meanRating: Int
  /// 0 for none.
  var rating = 0
  /// `read`, `to-read`, `currently-reading` or a shelf of the reader's own.
  var exclusiveShelf: String
  /// Shelves without the exclusive one.
  var shelves: [ShelfPlace] = []
  /// The book's place on its exclusive shelf.
  var exclusivePlace = 1
  var added: CivilDay
  var read: CivilDay?
  var readCount = 0
  var review = ""
  var hasSpoiler = false
  var privateNotes = ""
  var ownedCopies = 0
  let genres: [String]
  let language: RowLanguage
  /// What only some sites have.
  var site = SiteCells()

  /// Title, writer and number, for people.
  var words: String {
    "“\(title.text)” by \(author)" + (isbn.stated.map { ", ISBN \($0.isbn13)" } ?? "")
  }
}

/// The language of an edition, and the one that its work was written in, ISO 639-1.
struct RowLanguage: Hashable {
  let edition: String
  let work: String
}

/// A title and what it says.
struct WrittenTitle: Hashable {
  let text: String
  let marker: SeriesMarker
  /// Which memberships of the work the title names, as indices.
  let named: [Int]
  let hasSubtitle: Bool
  /// What is misleading in it, beside the marker.
  var oddity: SeriesOddity?
}
