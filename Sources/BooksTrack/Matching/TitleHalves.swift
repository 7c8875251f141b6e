// Under which hashes a title is found that was mistyped. A slip is in one half of a title and leaves the other as it was;
// so a title is posted under its first and its last half. A letter more or less moves the middle, so halves of one letter
// more and less are looked for as well: two postings a book, six look-ups for a book that nothing else has found.
//
// Halves of short titles are shared by many books; theirs count together with the family name of the writer.

/// The halves of a book's title.
struct TitleHalves {
  private let letters: [Unicode.Scalar]
  private let family: String

  init(_ keys: MatchKeys) {
    letters = keys.title.main.unicodeScalars.filter { $0 != " " }
    family = keys.authors.first?.tokens.last.map(String.init) ?? ""
  }

  private var length: Int { letters.count / 2 }
  private var isLongEnough: Bool { letters.count >= MistypedText.shortestTitle }

  /// What the book is posted under; nothing for a title too short to be recognised with a slip in it.
  var posted: [UInt64] { isLongEnough ? hashes(length) : [] }

  /// Where the books stand whose titles may be this one with a slip.
  var sought: [UInt64] { isLongEnough ? (length - 1...length + 1).flatMap(hashes) : [] }

  private func hashes(_ length: Int) -> [UInt64] {
    guard length <= letters.count else { return [] }
    let writer = length < Self.telling ? family : ""
    return [
      StableHash.of(Self.text(letters[..<length]) + writer, kind: .titleStart),
      StableHash.of(Self.text(letters[(letters.count - length)...]) + writer, kind: .titleEnd),
    ]
  }

  /// So many letters tell a title without a name.
  private static let telling = 8

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: letters)
    return String(text)
  }
}
