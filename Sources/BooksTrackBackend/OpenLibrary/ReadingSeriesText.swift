// Series that Open Library's records name in words (SER-1, SER-2).
//
// Most of these texts name a publisher's row: `Dover thrift editions`, `Folio, Policier : roman noir -- 820`,
// `Lecture notes in computer science ; 6864`, `Harvest book #123`. Some name a series to read:
// `Mutineers' Moon #1`, `The wheel of time -- bk. 4`. No form is used for one of the two alone, so every text
// with a number goes on as it is, as a name without id and position. The app takes it apart and decides: it
// has the grammar, the list of publishers' rows, and the series that the reader has, which alone such words
// may join.

import BooksTrackAPI

/// Texts that name a place in a series.
enum ReadingSeriesText {
  /// References for those texts that have a number and a word; the rest names no place.
  static func references(in texts: [String]) -> [SeriesReferenceDTO] {
    var references: [SeriesReferenceDTO] = []
    for text in texts.prefix(TextBounds.series) {
      guard let line = text.line(), line.contains(where: \.isNumber), line.contains(where: \.isLetter) else {
        continue
      }
      references.addMissing(from: [SeriesReferenceDTO(provider: OpenLibraryProvider.name, name: line)])
    }
    return references
  }
}
