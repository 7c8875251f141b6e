// Series that Open Library's records name in words (SER-1, SER-2).
//
// Most of these texts name a publisher's series: `Dover thrift editions`, `Folio, Policier : roman noir -- 820`,
// `Lecture notes in computer science ; 6864`. Only one form is hardly ever used for those: a name, a number sign
// and a number, as in `Mutineers' Moon #1`. A text of that form goes on as it is, as a name without id and
// position. The app has the full grammar and the long list of publishers' series and takes it apart there: doing
// it here as well would be the same work twice, with two results.

import BooksTrackAPI

/// Texts that name a place in a series to read.
enum ReadingSeriesText {
  /// References for those texts that have the form; the rest names no series.
  static func references(in texts: [String]) -> [SeriesReferenceDTO] {
    var references: [SeriesReferenceDTO] = []
    for text in texts.prefix(TextBounds.series) {
      guard let line = text.line(), isPlace(line) else { continue }
      references.addMissing(from: [SeriesReferenceDTO(provider: OpenLibraryProvider.name, name: line)])
    }
    return references
  }

  /// Whether the text is a name, `#` and a number, in brackets or not, and names no publisher's series.
  static func isPlace(_ text: String) -> Bool {
    var text = text[...]
    if text.first == "(", text.last == ")" { text = text.dropFirst().dropLast() }
    guard let sign = text.lastIndex(of: "#") else { return false }
    let number = text[text.index(after: sign)...].drop { $0 == " " }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    let isNumber = (1...2).contains(parts.count) && parts.allSatisfy { (1...4).contains($0.utf8.count) }
    let name = FoldedText.words(text[..<sign])
    return isNumber && parts.joined().allSatisfy { ("0"..."9").contains($0) } && !name.isEmpty
      && !name.contains { publishersWords.contains(String($0)) }
  }

  /// Words that stand in the names of publishers' series.
  private static let publishersWords: Set<String> = [
    "books", "classics", "classiques", "collection", "editions", "edition", "folio", "lecture", "library",
    "livre", "masterworks", "paperback", "paperbacks", "poche", "publications", "studies", "taschenbuch",
    "texts",
  ]
}
