// Series that Open Library's records state as text (SER-1, SER-2).
//
// Most of these texts name a publisher's series: `Dover thrift editions`, `Folio, Policier : roman noir --
// 820`, `Lecture notes in computer science ; 6864`, `Harvest book #123`. Some name a reading series:
// `Mutineers' Moon #1`, `The wheel of time -- bk. 4`. The form does not tell them apart, so every text with a
// number is passed on unchanged, as a name without id and position. The app parses it: it has the grammar,
// the list of publishers' series, and the reader's own series, which are the only ones that such a text can
// join.

import BooksTrackAPI

/// Texts that state a position in a series.
enum ReadingSeriesText {
  /// Returns references for the texts that contain a number and a letter; the others state no position.
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
