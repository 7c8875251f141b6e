// What only some sites ask a reader for: quarter stars, when a reading began, moods, what a copy came from.
// Every value belongs to the reader, not to the row, so a second row of the same book has the same values.

/// One time that a reader read a book.
struct ReadingSpan: Hashable {
  var start: CivilDay?
  /// Nil if the day was not recorded.
  var finish: CivilDay?
}

/// Somebody beside the main writer.
struct RowCredit: Hashable {
  let name: String
  let sorted: String
  let role: CatalogRole
}

/// What a row has beyond what every site has.
struct SiteCells: Hashable {
  /// A rating in quarters of a star; 0 for none.
  var quarters = 0
  /// As StoryGraph says it; empty where the reader never said.
  var status = ""
  /// The oldest first.
  var readings: [ReadingSpan] = []
  /// How often the site counts the book as read, which need not be the number of dates.
  var readCount = 0
  /// Who reads an audio edition aloud.
  var narrator: String?
  var moods: [String] = []
  var pace = ""
  /// Plot or character, then four questions that are answered with yes, no or it depends.
  var survey: [String] = []
  var warnings: [String] = []
  var isOwned = false
  /// Which of two numbers the only ISBN column shows, or stands first where both are.
  var showsTen = false
  var comment = ""
  var collections: [String] = []
  var fromWhere = ""
  var barcode = ""
  /// What the thing is, if it is no book.
  var film: String?
  /// The name is turned round at the wrong place: `Guin, Ursula K. Le`.
  var isWronglyFlipped = false
  /// The line is in Latin-1 among lines in UTF-8, as far as its letters allow.
  var isLatinLine = false
}
