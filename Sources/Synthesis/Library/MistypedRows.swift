// Repeated rows as people type them: slips in title or name, degrees and roles added to a name, a translator
// in the author's cell, edition words, an article moved to the end, text decoded twice (DUP-11).
//
// Such a row is of another edition or has no ISBN, so that only title and name show that it is the same book.
// Slips affect letters only; numbers and counting words are kept.
//
// The kind is drawn first, then a book that can have it; otherwise kinds that few books can have would be
// rarer than in the table. Additions to names, and text decoded twice, occur only in Goodreads' files.

import Simulation

extension DuplicateRows {
  /// A kind of mistyped row, with its share.
  struct Rate {
    let kind: DuplicateKind
    /// The percentage among mistyped rows.
    let perHundred: Int
    let source: String
    /// True if only Goodreads' files have it; other files have the rest in the same proportions.
    var isOfGoodreads = false
  }

  /// The shares of the kinds of DUP-11 among mistyped rows.
  static let mistyped = [
    Rate(kind: .titleSlip, perHundred: 22, source: assumed),
    Rate(kind: .nameSlip, perHundred: 16, source: assumed),
    Rate(kind: .degree, perHundred: 6, source: assumed, isOfGoodreads: true),
    Rate(kind: .honorific, perHundred: 4, source: assumed, isOfGoodreads: true),
    Rate(kind: .role, perHundred: 12, source: assumed, isOfGoodreads: true),
    Rate(kind: .translator, perHundred: 10, source: assumed, isOfGoodreads: true),
    Rate(kind: .edition, perHundred: 14, source: assumed),
    Rate(kind: .article, perHundred: 8, source: assumed),
    Rate(kind: .decodedTwice, perHundred: 8, source: assumed, isOfGoodreads: true),
  ]

  private static let assumed = "assumed"

  /// Draws a kind of mistyping; nil for a row that is not mistyped.
  func drawMistyping(_ stream: inout RandomStream) -> DuplicateKind? {
    guard maker.rates.mistyped > 0, stream.chance(maker.rates.mistyped, in: 100) else { return nil }
    let isGoodreads = maker.conventions.site == .goodreads && maker.conventions.table == nil
    return Self.mistyped[
      stream.weighted(Self.mistyped.map { isGoodreads || !$0.isOfGoodreads ? $0.perHundred : 0 })
    ].kind
  }

  /// Returns a row mistyped in that way; nil if that is impossible for the book.
  func mistyped(_ row: ShelfRow, _ kind: DuplicateKind, _ stream: inout RandomStream) -> ShelfRow? {
    var other = stream.chance(6, in: 10) ? otherEdition(row, stream: &stream) ?? row : row
    if other.edition == row.edition { other.isbn = ISBNCells() }
    return change(&other, kind, &stream) ? other : nil
  }

  private func change(_ row: inout ShelfRow, _ kind: DuplicateKind, _ stream: inout RandomStream) -> Bool {
    switch kind {
    case .titleSlip: return slip(inTitleOf: &row, &stream)
    case .nameSlip: return slip(inNameOf: &row, &stream)
    case .edition: return addEdition(&row, &stream)
    case .article: return moveArticle(&row)
    case .decodedTwice: return decodeTwice(&row)
    default: return addToName(&row, kind, &stream)
    }
  }

  // MARK: Titles

  /// Splits a title before its subtitle or first bracket.
  private static func parts(of title: String) -> (head: String, rest: String) {
    let end = title.firstIndex { ":([,#".contains($0) } ?? title.endIndex
    var head = title[..<end]
    while head.last == " " { head.removeLast() }
    return (String(head), String(title[head.endIndex...]))
  }

  private func setTitle(_ text: String, of row: inout ShelfRow) {
    row.title = WrittenTitle(
      text: text, marker: row.title.marker, named: row.title.named, hasSubtitle: row.title.hasSubtitle)
  }

  private func slip(inTitleOf row: inout ShelfRow, _ stream: inout RandomStream) -> Bool {
    let (head, rest) = Self.parts(of: row.title.text)
    // A slip in a short title produces another title.
    guard !maker.catalog.works[row.work].isKnownByNumber, head.count(where: \.isLetter) >= 9,
      let kind = stream.pick(Slip.ofLetters + [.lostSpace]),
      let slip = kind.applied(to: head, &stream)
    else { return false }
    setTitle(slip.text + rest, of: &row)
    return true
  }

  private func addEdition(_ row: inout ShelfRow, _ stream: inout RandomStream) -> Bool {
    let language = maker.catalog.editions[row.edition].language
    guard row.title.marker == .none, !row.title.text.contains(where: { "([".contains($0) }),
      let words = stream.pick(ListWords.editions[language] ?? [])
    else { return false }
    let forms = [" - \(words)", " – \(words)", " / \(words)", " (\(words))", " [\(words)]"]
    setTitle(row.title.text + (stream.pick(forms) ?? ""), of: &row)
    return true
  }

  private func moveArticle(_ row: inout ShelfRow) -> Bool {
    let language = maker.catalog.editions[row.edition].language
    let (head, rest) = Self.parts(of: row.title.text)
    guard let space = head.firstIndex(of: " "), !rest.hasPrefix(","),
      ListWords.articles[language]?.contains(String(head[..<space])) == true
    else { return false }
    setTitle("\(head[head.index(after: space)...]), \(head[..<space])\(rest)", of: &row)
    return true
  }

  private func decodeTwice(_ row: inout ShelfRow) -> Bool {
    let title = ListText.decodedTwice(row.title.text)
    let name = ListText.decodedTwice(row.author)
    guard title != row.title.text || name != row.author else { return false }
    setTitle(title, of: &row)
    row.author = name
    return true
  }

  // MARK: Names

  private func slip(inNameOf row: inout ShelfRow, _ stream: inout RandomStream) -> Bool {
    guard let kind = stream.pick(Slip.ofLetters), let slip = kind.applied(to: row.plainAuthor, &stream),
      NameParts(slip.text).given.count > 1
    else { return false }
    row.author = slip.text
    row.sortedAuthor = NameParts(slip.text).sorted
    return true
  }

  /// Adds to the name in the author's cell, if it is a full name in Latin letters.
  private func addToName(
    _ row: inout ShelfRow, _ kind: DuplicateKind, _ stream: inout RandomStream
  ) -> Bool {
    guard row.plainAuthor.contains(" "),
      row.plainAuthor.unicodeScalars.allSatisfy({ $0.value < 0x250 })
    else { return false }
    switch kind {
    case .degree: row.author += stream.pick(ListWords.degrees) ?? ""
    case .honorific: row.author = "\(stream.pick(ListWords.honorifics) ?? "") \(row.author)"
    case .role: row.author += stream.pick(ListWords.roles) ?? ""
    default:
      let authors = maker.catalog.authors
      let other = authors[stream.below(authors.count)]
      guard let form = stream.pick(ListWords.translatorForms), other.name != row.plainAuthor else {
        return false
      }
      row.author = ListText.filled(form, ["a": row.author, "b": other.name])
    }
    return true
  }
}
