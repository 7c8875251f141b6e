// What the reading of a title yields: the title without its markers, and every claim to be a volume of
// something. `ParsedTitle` is what of this concerns series; the comparison of books needs all of it.

/// A claim of a title to be a volume.
struct VolumeMark: Hashable, Sendable {
  /// Where the claim stands.
  enum Place: Hashable, Sendable {
    /// In a parenthesis group behind the title: `(Dune, #1)`.
    case group
    /// In the title itself: `Bleach, Volume 01`, `Saga #1`, `名探偵コナン (4)`.
    case title
  }

  /// The series, as written; nil for `(#66)`.
  var name: String?
  var position: SeriesPosition
  /// The part of a volume that was split into several books.
  var part: Int?
  var place: Place
  /// Whether the claim is one to stand in a series, or only to be a part: `Henry IV, Part 1`.
  var namesSeries: Bool = true
  /// Whether the words of the claim name the series: `Book Two of the Stormlight Archive`. Such a claim
  /// stands in the title and says no more than a group behind it would.
  var saysWhichSeries: Bool = false
}

/// A title that has been read.
struct TitleParse {
  /// The title without series markers; never empty unless the title was.
  var bare: TitleLine
  /// Groups first, the last one first; then what the title itself says.
  var marks: [VolumeMark]
}
