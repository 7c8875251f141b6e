// The rates by which lists are drawn: one table, with the source of every rate. A source is a section of the
// design page that counts real exports, or the word "assumed". Lists exist to measure a matcher, so they
// contain far more pairs than a person's library: precision on them is precision on pairs that were made to
// look alike.

/// A row of the table.
package struct ListRate<Name: Sendable & Hashable>: Sendable {
  package let name: Name
  /// The rate per ten thousand.
  package var perTenThousand: Int
  /// The source of the rate.
  package let source: String
}

/// The quantities of which a share is drawn.
package enum ListShare: String, CaseIterable, Sendable {
  /// Rows that repeat a book.
  case repeatedRows = "rows that repeat a book"
  /// Repeated rows whose book already has two rows.
  case thirdRows = "repeated rows that are a book's third"
  /// Rows of books made to look like another one.
  case alikeRows = "rows of books made to look alike"
  /// Real books, until they run out.
  case realBooks = "books that exist"
  case seriesBooks = "books in a series"
  case seriesMarkers = "series books with their marker"
  case subtitles = "subtitles that the first row shows"
  case noISBN = "first rows without an ISBN"
  case repeatedISBN = "repeated rows with the same ISBN"
  case otherISBN = "repeated rows with another edition's ISBN"
  case sameAuthor = "adaptations and guides under the author's name"
}

/// All rates of a list.
package struct ListRates: Sendable {
  package var shares: [ListRate<ListShare>]
  /// The kinds of repeated rows; the rates add up to ten thousand.
  package var same: [ListRate<SameKind>]
  /// The kinds of look-alike pairs; the rates add up to ten thousand.
  package var different: [ListRate<DifferentKind>]

  /// Returns the rate of a share; 0 if the table lacks it.
  package func share(_ name: ListShare) -> Int {
    shares.first { $0.name == name }?.perTenThousand ?? 0
  }

  /// The default rates.
  package static let standard = ListRates(
    shares: [
      line(.repeatedRows, 2_000, assumed), line(.thirdRows, 1_000, assumed), line(.alikeRows, 1_500, assumed),
      line(.realBooks, 5_000, assumed), line(.seriesBooks, 2_600, assumed),
      line(.seriesMarkers, 5_000, "libraries: 12.7 % of titles end in a numbered marker"),
      line(.subtitles, 8_200, "libraries: 29 % of titles have a colon"),
      line(.noISBN, 1_460, "Goodreads: 14.6 % of rows have none"),
      line(.repeatedISBN, 1_000, assumed), line(.otherISBN, 5_500, assumed),
      line(.sameAuthor, 6_000, assumed),
    ],
    same: [
      line(.identical, 200, assumed), line(.letterCase, 200, assumed),
      line(.titleWrong, 400, assumed), line(.titleMissing, 400, assumed), line(.titleDoubled, 300, assumed),
      line(.titleSwapped, 400, assumed), line(.titleTwo, 300, assumed), line(.titleShort, 100, assumed),
      line(.titleLostSpace, 300, assumed), line(.titleMovedSpace, 200, assumed),
      line(.nameWrong, 400, assumed), line(.nameMissing, 400, assumed), line(.nameDoubled, 300, assumed),
      line(.nameSwapped, 400, assumed), line(.nameTwo, 200, assumed), line(.nameLostSpace, 150, assumed),
      line(.nameMovedSpace, 100, assumed),
      line(.degree, 250, assumed), line(.honorific, 200, assumed), line(.role, 300, assumed),
      line(.translator, 350, assumed), line(.illustrator, 250, assumed),
      line(
        .initialsSpaced, 300, "libraries: 11.4 % of authors have initials; how often they vary is assumed"),
      line(
        .givenInitial, 250, "duplicates: 20 pairs of an initial and a name, beside 125 with a middle name"),
      line(.middleDropped, 300, "duplicates: 125 pairs that differ by a middle name or initial"),
      line(.turned, 250, assumed),
      line(.editionDash, 350, assumed), line(.editionSlash, 200, assumed),
      line(.editionBrackets, 350, assumed),
      line(.articleBehind, 250, assumed), line(.ampersand, 250, assumed), line(.decodedTwice, 250, assumed),
      line(.subtitleDropped, 300, assumed), line(.seriesBracket, 300, assumed),
      line(.numberForm, 50, assumed),
      line(.twoAtOnce, 500, assumed),
    ],
    different: [
      line(.volume, 2_000, assumed), line(.part, 800, assumed), line(.year, 900, assumed),
      line(.wholeAndPart, 700, assumed), line(.collection, 700, assumed), line(.adaptation, 1_100, assumed),
      line(.about, 1_000, assumed), line(.stories, 400, assumed), line(.workbook, 900, assumed),
      line(.sequel, 500, assumed), line(.otherWriter, 600, assumed), line(.sameFamily, 400, assumed),
    ])

  private static let assumed = "assumed"

  private static func line<Name>(_ name: Name, _ rate: Int, _ source: String) -> ListRate<Name> {
    ListRate(name: name, perTenThousand: rate, source: source)
  }
}
