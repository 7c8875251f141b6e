// The rates of quirks in exports, per ten thousand rows unless stated otherwise. All are in one place, so
// that a scenario can have a library without quirks, or with a single one.
//
// Three rates are counted in real exports: rows without ISBN, also in Arabic script, and `read` rows without
// a date. The others are guesses: their quirks occur in real files, but were not counted.

/// The rates of quirks in a synthetic export.
package struct QuirkRates: Sendable, Hashable {
  /// Rows with empty ISBN columns.
  package var withoutISBN = 1_410
  /// Rows with empty ISBN columns, for books in Arabic or Persian, whose trade seldom records ISBNs.
  package var withoutISBNInArabicScript = 4_400
  /// A store's id in the ISBN column.
  package var storeNumber = 45
  /// The barcode of another product.
  package var otherBarcode = 25
  /// ISBNs whose leading zeros a spreadsheet dropped, among those that have some.
  package var lostZeros = 70
  /// A lower-case `x` as check digit, among those that have an `X`.
  package var lowerCaseCheckDigit = 400
  /// Text that is no number, such as `813,01`.
  package var garbage = 2
  package var onlyISBN10 = 130
  package var onlyISBN13 = 350
  /// `read` rows without a date.
  package var undatedRead = 1_970
  /// Runs of spaces between the parts of the author's name.
  package var spacesInName = 120
  /// Books with a subtitle whose row omits it.
  package var subtitleLeftOut = 1_800
  /// Standalone books whose title is followed by an edition marker, which is no series.
  package var editionMarker = 110
  /// Impossible publication years.
  package var absurdYear = 15
  /// Rows without a year.
  package var withoutYear = 260
  /// `read` rows with a review.
  package var review = 1_150
  /// Rows with private notes.
  package var privateNotes = 90
  /// Repeated rows, per ten thousand books.
  package var duplicateRows = 175
  /// Rows that must be rejected, per ten thousand books.
  package var damagedRows = 10
  /// Editions shown with ten digits, on sites with one ISBN column.
  package var showsISBN10 = 1_200
  /// Ratings that are not whole stars, on sites that allow them.
  package var partialStars = 3_600
  /// Unread books without a status, on sites that allow it.
  package var withoutStatus = 250
  /// Books whose read count is one higher than the number of dated readings.
  package var countDisagrees = 300
  /// Names inverted at the wrong place: `Guin, Ursula K. Le`.
  package var wronglyFlipped = 60
  /// Lines in Latin-1 among those in UTF-8.
  package var latinLine = 15
  /// Films among the books, per ten thousand books.
  package var films = 80
  /// Rows without pages, and rows without the year of the first edition; percentages.
  package var withoutPages = 4
  package var withoutFirstYear = 3
  /// Rows without a publisher; a percentage.
  package var withoutPublisher = 0
  /// `read` rows with stars; a percentage.
  package var ratedOfRead = 82
  /// Rows with a person whom the catalog does not list for the work, such as a translator or illustrator.
  package var furtherPeople = 0
  /// Titles that name both of two series; a percentage.
  package var secondSeries = 100
  /// Subtitles after a dash instead of a colon.
  package var dashForColon = 0
  /// Repeated rows that are mistyped (DUP-11); a percentage, *assumed*.
  package var mistyped = 0
  /// Additional repeated rows in which title or author differ widely; per ten thousand books, *assumed*.
  package var hardDuplicates = 0
  /// Titles without a marker that end in misleading brackets, and titles with a marker preceded by another
  /// title in brackets; see `SeriesOddity`.
  package var misleadingBrackets = 0
  package var titleBeforeMarker = 0
  /// Fiction without a subtitle to which one is added: `Emma: A Novel`.
  package var addedSubtitle = 0

  /// The default rates; the header of this file states which of them are counted and which are guesses.
  package static let measured = QuirkRates()

  /// A clean export: no duplicates, no damage, all ISBNs in place.
  package static let none = QuirkRates(
    withoutISBN: 0, withoutISBNInArabicScript: 0, storeNumber: 0, otherBarcode: 0, lostZeros: 0,
    lowerCaseCheckDigit: 0, garbage: 0, onlyISBN10: 0, onlyISBN13: 0, undatedRead: 0, spacesInName: 0,
    subtitleLeftOut: 0, editionMarker: 0, absurdYear: 0, withoutYear: 0, review: 0, privateNotes: 0,
    duplicateRows: 0, damagedRows: 0, showsISBN10: 0, partialStars: 0, withoutStatus: 0, countDisagrees: 0,
    wronglyFlipped: 0, latinLine: 0, films: 0)
}
