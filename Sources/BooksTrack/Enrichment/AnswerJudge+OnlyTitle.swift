// The decision for a collection that only some records call `Stories`: with and without the word, two titles can
// be two books. They are one if the answer has only one book of that title by the writer.

import BooksTrackAPI

extension AnswerJudge {
  /// Returns the only book by the subject's writer that has the subject's title but for the word `Stories`;
  /// nil if there is none, or if several books have that title, such as volumes and adaptations. Of several
  /// records of one book, the one with most editions.
  func onlyWork(titledAs asked: MatchKeys, in data: SearchResponseData) -> (index: Int, confidence: Int)? {
    guard asked.title.volumes.isEmpty, asked.title.kinds.subtracting(.stories).isEmpty else { return nil }
    let wanted = asked.title.kinds.symmetricDifference(.stories)
    var only: (index: Int, editions: Int)?
    for index in data.works.indices {
      let work = data.works[index]
      let found = rules.keys(title: work.fullTitle, authors: work.authorNames, isbns: [])
      guard found.title.main == asked.title.main, case .same = WriterComparison(found.authors, asked.authors)
      else { continue }
      guard found.title.kinds == wanted, found.title.volumes.isEmpty,
        found.title.tellingSubtitle == asked.title.tellingSubtitle
      else { return nil }
      let editions = data.editions(ofWorkAt: index).count
      if editions > only?.editions ?? -1 { only = (index, editions) }
    }
    return only.map { ($0.index, Self.withoutStories) }
  }

  /// The confidence of such a book, in thousandths.
  private static let withoutStories = 870
}
