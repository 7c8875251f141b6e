// Rows of a list that head the books below them: `2023`, `January`, `READ`.
//
// A book may be called `2001` or `January`, so a row is a heading only in a list that has sections: nine of
// ten other rows have an author, and the first row reads like a heading, or two rows do. A row reads like one
// if only its title is filled, with a year of the last decades, a month or a reading status.

internal import BooksTrackAPI

/// The counts that show whether a list has sections.
struct SectionHeadings: Sendable {
  private let title: Int?
  private let authors: [Int]
  private var rows = 0
  private var authored = 0
  private var headings = 0
  private var beginsWithOne = false

  /// - Parameter authors: The columns of authors; a list without one has no sections.
  init(title: Int?, authors: [Int]) {
    self.title = title
    self.authors = authors
  }

  mutating func take(_ row: borrowing CSVRow) {
    guard let title, !authors.isEmpty else { return }
    rows += 1
    for author in authors where author < row.count && !row.isEmpty(author) {
      authored += 1
      return
    }
    guard Self.isHeading(row, title: title, .manyLanguages) else { return }
    headings += 1
    if rows == 1 { beginsWithOne = true }
  }

  /// True if the rows that read like headings are some.
  var areThere: Bool {
    authored > 0 && (headings > 1 || beginsWithOne) && authored * 10 >= (rows - headings) * 9
  }

  /// Returns true if a row reads like a heading.
  static func isHeading(_ row: borrowing CSVRow, title: Int, _ shelves: ShelfVocabulary) -> Bool {
    for field in 0..<row.count where field != title {
      guard row.withUnsafeBytes(of: field, { Cell($0).isEmpty }) else { return false }
    }
    let text = row.withCell(title) { $0.bytes.count < 40 ? $0.text : nil } ?? nil
    return text.map { readsLikeHeading($0, shelves) } ?? false
  }

  /// Returns true for a year, a month or a status, with words such as "books" and a count in brackets.
  static func readsLikeHeading(_ text: String, _ shelves: ShelfVocabulary) -> Bool {
    let name = WhiteSpace.collapsed(text.prefix { !"(:".contains($0) })
    let isAnswer = Array(name.utf8).withUnsafeBufferPointer { Cell($0).flag } != nil
    if name.contains(where: \.isLetter), !isAnswer {
      if shelves.status(of: name) != nil || shelves.isWishList(name) { return true }
    }
    let words = FoldedText.words(name).filter { !nouns.contains(String($0)) }
    return !words.isEmpty && words.allSatisfy { isYear($0) || MonthNames.month(String($0)) != nil }
  }

  private static func isYear(_ word: Substring) -> Bool {
    word.count == 4 && Int(word).map((1_990...2_100).contains) ?? false
  }

  private static let nouns: Set = Set(
    [
      "books", "read", "reads", "reading", "in", "list", "bücher", "gelesen", "livres", "lus", "libros",
      "leídos", "libri", "letti", "livros", "lidos", "boeken", "gelezen", "книги", "прочитано", "год", "года",
      "年", "月",
    ].map { FoldedText.key($0) })
}
