// Values that only some sites record: quarter stars, start dates, moods, the source of a copy. All of them
// belong to the reader and not to the row, so a second row of the same book has the same values.

/// One reading of a book.
struct ReadingSpan: Hashable {
  var start: CivilDay?
  /// Nil if the date was not recorded.
  var finish: CivilDay?
}

/// A credit other than the main writer.
struct RowCredit: Hashable {
  let name: String
  let sorted: String
  let role: CatalogRole
}

/// The values of a row that not every site has.
struct SiteCells: Hashable {
  /// The rating in quarters of a star; 0 for none.
  var quarters = 0
  /// The status in StoryGraph's words; empty if not set.
  var status = ""
  /// The readings, the oldest first.
  var readings: [ReadingSpan] = []
  /// The site's read count, which may differ from the number of dated readings.
  var readCount = 0
  /// The narrator of an audio edition.
  var narrator: String?
  var moods: [String] = []
  var pace = ""
  /// Plot or character, then four questions answered with yes, no or it depends.
  var survey: [String] = []
  var warnings: [String] = []
  var isOwned = false
  /// True if the only ISBN column shows the 10-digit form, or if it comes first where both are shown.
  var showsTen = false
  var comment = ""
  var collections: [String] = []
  var fromWhere = ""
  var barcode = ""
  /// The medium, if it is not a book.
  var film: String?
  /// True if the name is inverted at the wrong place: `Guin, Ursula K. Le`.
  var isWronglyFlipped = false
  /// True if the line is in Latin-1 among lines in UTF-8, as far as its letters allow.
  var isLatinLine = false
}
