// A row of a library, independent of the format of the file: the book as the site shows it, and the reader's
// data about it.

import BooksTrackAPI

/// A shelf, and the position of a book on it.
struct ShelfPlace: Hashable {
  let name: String
  let place: Int
}

/// A row before it is written to a file.
struct ShelfRow: Hashable {
  let work: Int
  var edition: Int
  var title: WrittenTitle
  /// The main writer's name as the site writes it.
  var author: String
  /// The main writer's name in the catalog, given name first.
  let plainAuthor: String
  var sortedAuthor: String
  /// The other persons.
  var further: [RowCredit]
  /// The names of the other persons.
  var furtherAuthors: [String] { further.map(\.name) }
  var isbn: ISBNCells
  var publisher: String
  var binding: String
  var pages: Int?
  var year: Int?
  var firstYear: Int?
  /// The mean rating of all readers, in hundredths.
  var meanRating: Int
  /// The rating in stars; 0 for none.
  var rating = 0
  /// `read`, `to-read`, `currently-reading` or a custom shelf.
  var exclusiveShelf: String
  /// The shelves other than the exclusive one.
  var shelves: [ShelfPlace] = []
  /// The position on the exclusive shelf.
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
  /// The first series of the work, for exports with columns for it.
  var series: RowSeries?
  /// The values that only some sites have.
  var site = SiteCells()

  /// Title, writer and ISBN, for messages.
  var words: String {
    "“\(title.text)” by \(author)" + (isbn.stated.map { ", ISBN \($0.isbn13)" } ?? "")
  }
}

/// A series as a row with columns for it names it.
struct RowSeries: Hashable {
  let name: String
  /// The place, such as `3` or `1-3`.
  let number: String
}

/// The languages of an edition and of its work's original, ISO 639-1.
struct RowLanguage: Hashable {
  let edition: String
  let work: String
}

/// A title with its marker and subtitle.
struct WrittenTitle: Hashable {
  let text: String
  let marker: SeriesMarker
  /// The indices of the work's memberships that the title names.
  let named: [Int]
  let hasSubtitle: Bool
  /// Misleading text in the title, apart from the marker.
  var oddity: SeriesOddity?
}
