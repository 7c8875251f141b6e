// How often real exports do odd things, per ten thousand rows unless it says otherwise. One place for all of
// them, so that a scenario can have a library without quirks, or with one of them only.
//
// Counted in real exports: rows without ISBN, in Arabic script too, and `read` rows without a date. The other
// rates are assumptions: what they stand for occurs in real files, how often is a guess.

/// The rates of quirks in a synthetic export.
package struct QuirkRates: Sendable, Hashable {
  /// Rows with empty ISBN columns.
  package var withoutISBN = 1_410
  /// … for books in languages whose trade seldom records one.
  package var withoutISBNInArabicScript = 4_400
  /// A store's own number in the ISBN column.
  package var storeNumber = 45
  /// The barcode of another article.
  package var otherBarcode = 25
  /// Ten digits whose leading zeros a spreadsheet dropped, among those that have some.
  package var lostZeros = 70
  /// A small `x` as check digit, among those that have an `x`.
  package var lowerCaseCheckDigit = 400
  /// Not even a number, such as `813,01`.
  package var garbage = 2
  package var onlyISBN10 = 130
  package var onlyISBN13 = 350
  /// `read` rows without a date.
  package var undatedRead = 1_970
  /// Runs of spaces between the parts of the author's name.
  package var spacesInName = 120
  /// Books with a subtitle whose row leaves it out.
  package var subtitleLeftOut = 1_800
  /// Standalone books whose title is followed by the marker of an edition, which is no series.
  package var editionMarker = 110
  /// Publication years beyond belief.
  package var absurdYear = 15
  /// Rows without a year.
  package var withoutYear = 260
  /// `read` rows with a review.
  package var review = 1_150
  /// Rows with private notes.
  package var privateNotes = 90
  /// Further rows of books that are in the file already, for each ten thousand books.
  package var duplicateRows = 175
  /// Rows that cannot be accepted, for each ten thousand books.
  package var damagedRows = 10
  /// Where a site has one ISBN column: editions that show ten digits there.
  package var showsISBN10 = 1_200
  /// Ratings that are no whole stars, on sites that have such.
  package var partialStars = 3_600
  /// Books that are not read and whose state nobody entered, on sites where that is possible.
  package var withoutStatus = 250
  /// Books that a site counts once more as read than it has dates.
  package var countDisagrees = 300
  /// Names turned round at the wrong place: `Guin, Ursula K. Le`.
  package var wronglyFlipped = 60
  /// Lines in Latin-1 among those in UTF-8.
  package var latinLine = 15
  /// Films among the books, for each ten thousand books.
  package var films = 80
  /// Rows without pages, and without the year of the first edition: of a hundred.
  package var withoutPages = 4
  package var withoutFirstYear = 3
  /// Rows without a publisher, of a hundred.
  package var withoutPublisher = 0
  /// `read` rows with stars, of a hundred.
  package var ratedOfRead = 82
  /// Rows with somebody beside those whom the catalog knows: a narrator, a translator, who wrote the
  /// foreword.
  package var furtherPeople = 0
  /// Of a hundred titles that could name two series, how many do.
  package var secondSeries = 100
  /// Subtitles that stand behind a dash.
  package var dashForColon = 0
  /// Of a hundred further rows of a book, those that were typed otherwise (DUP-11): *assumed*.
  package var mistyped = 0
  /// Titles without a marker that end in brackets all the same, and titles with a marker that have another
  /// title in brackets before it: of ten thousand, by `SeriesOddity`.
  package var misleadingBrackets = 0
  package var titleBeforeMarker = 0
  /// Stories without a subtitle that say behind a colon what they are: `Emma: A Novel`.
  package var addedSubtitle = 0

  /// The usual rates; the header of this file says which of them were counted and which are guesses.
  package static let measured = QuirkRates()

  /// A clean export: every book once, every row whole, every number in place.
  package static let none = QuirkRates(
    withoutISBN: 0, withoutISBNInArabicScript: 0, storeNumber: 0, otherBarcode: 0, lostZeros: 0,
    lowerCaseCheckDigit: 0, garbage: 0, onlyISBN10: 0, onlyISBN13: 0, undatedRead: 0, spacesInName: 0,
    subtitleLeftOut: 0, editionMarker: 0, absurdYear: 0, withoutYear: 0, review: 0, privateNotes: 0,
    duplicateRows: 0, damagedRows: 0, showsISBN10: 0, partialStars: 0, withoutStatus: 0, countDisagrees: 0,
    wronglyFlipped: 0, latinLine: 0, films: 0)
}
