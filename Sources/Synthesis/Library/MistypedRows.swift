// Further rows of a book as people type them: slips of the keyboard in title or name, degrees and roles
// beside a name, a translator in the author's cell, edition words, an article moved behind, text that was
// decoded twice (DUP-11).
//
// Such a row is another edition or has no number, so that nothing but title and name says that it is the same
// book. A slip hits letters only; numbers and words that count stay as they are.
//
// First the difference is drawn and then a book of the file that can have it: otherwise whatever few books
// can have would be rarer than the table says. What stands beside a name, and text that was decoded twice,
// only Goodreads' files have.

import Simulation

extension DuplicateRows {
  /// A kind of row that was typed otherwise, with its share.
  struct Rate {
    let kind: DuplicateKind
    /// Of a hundred such rows.
    let perHundred: Int
    let source: String
    /// Whether only files of Goodreads have it; others have the rest at the same proportions.
    var isOfGoodreads = false
  }

  /// How often each difference of DUP-11 is met, among rows that were typed otherwise.
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

  /// How a further row is typed otherwise; nil for one that is not.
  func drawMistyping(_ stream: inout RandomStream) -> DuplicateKind? {
    guard maker.rates.mistyped > 0, stream.chance(maker.rates.mistyped, in: 100) else { return nil }
    let isGoodreads = maker.conventions.site == .goodreads
    return Self.mistyped[
      stream.weighted(Self.mistyped.map { isGoodreads || !$0.isOfGoodreads ? $0.perHundred : 0 })
    ].kind
  }

  /// A further row that was typed otherwise in that way; nil if that is not possible for the book.
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

  /// The title before its subtitle and everything in parentheses, and the rest.
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
    // A slip in a short title makes another title of it.
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

  /// Only where a cell holds one name as it stands: a list of authors would be cut at its commas.
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
