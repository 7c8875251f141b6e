// The result of parsing a title: the title without its markers, and the marks. `ParsedTitle` is the part
// about series; the matching of books needs all of it.

/// A statement in a title that the book is a volume.
struct VolumeMark: Hashable, Sendable {
  /// The place of the mark.
  enum Place: Hashable, Sendable {
    /// In a parenthesis group after the title: `(Dune, #1)`.
    case group
    /// In the title itself: `Bleach, Volume 01`, `Saga #1`, `名探偵コナン (4)`.
    case title
  }

  /// The series, as written; nil for `(#66)`.
  var name: String?
  var position: SeriesPosition
  /// The part of a split volume.
  var part: Int?
  var place: Place
  /// False if the mark only counts the parts of a work: `Henry IV, Part 1`.
  var namesSeries: Bool = true
  /// True if the mark counts parts that are volumes of a series if another book has another one: `Krzyżacy,
  /// część 1`.
  var mayCountSeries: Bool = false
  /// True if the mark itself names the series: `Book Two of the Stormlight Archive`. Such a mark is in the
  /// title, but equivalent to one in a group.
  var saysWhichSeries: Bool = false
  /// The part of the name behind a sign: `Golden Son: Red Rising Vol. 2` may be a volume of either.
  var shortName: String?
}

/// A parsed title.
struct TitleParse {
  /// The title without series markers; never empty unless the title was.
  var bare: TitleLine
  /// The marks of groups, the last group first; then the mark of the title itself.
  var marks: [VolumeMark]
}
