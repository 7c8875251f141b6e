// The comparison of names by their parts (DUP-3).

import PropertyTesting
import Testing

@testable import BooksTrack

struct AuthorNameTests {
  @Test(arguments: TitleTable.rows("author-pairs.tsv"))
  func `DUP-3, DUP-11: names are one person's or not, in either order`(row: TitleRow) {
    let left = AuthorName(row[0])
    let right = AuthorName(row[1])
    #expect(left.isCompatible(with: right) == (row[2] == "same"))
    #expect(right.isCompatible(with: left) == (row[2] == "same"))
  }

  @Test(arguments: [
    ("Tolkien, J.R.R.", "j r r tolkien"), ("Ursula K. Le Guin", "ursula k le guin"), ("村上 春樹", "村上春树"),
    ("Vonnegut, Kurt, Jr.", "kurt vonnegut"), ("Jean-Paul Sartre", "jean paul sartre"),
    ("JIM LEE", "jim lee"),
    ("PD James", "p d james"), ("Seuss", "seuss"), ("", ""), (" , ", ""), ("...", ""),
    ("(Translator)", "translator"),
  ])
  func `a name is parsed into folded tokens in natural order`(written: String, text: String) {
    #expect(AuthorName(written).text == text)
  }

  /// Similar names, in every way of writing them.
  private static let names = combine(
    Gen<String>.element(of: [
      "", "", "J.", "JRR", "John", "Jon", "Fyodor", "Fedor", "Robert", "Bob", "Miguel de", "Gabriel García",
      "Мария",
      "Élise", "村上",
    ]),
    Gen<String>.element(of: [
      "Tolkien", "Dostoyevsky", "Dostoevskij", "Le Guin", "LeGuin", "Mac Donald", "MacDonald", "John",
      "Márquez",
      "Cervantes Saavedra", "Cervantes", "Достоевский", "春樹", "De La", "O'Brien", "Smith-Jones", "Various",
    ]), Gen<String>.element(of: ["", "", " Jr.", " (Translator)"]), Gen<Bool>.bool()
  ).map { given, family, suffix, isTurned in
    AuthorName(isTurned ? "\(family), \(given)\(suffix)" : "\(given) \(family)\(suffix)")
  }

  @Test func `names without a common first letter never match, so they need not be compared`() throws {
    try check("initials", combine(Self.names, Self.names), count: 4_000) { left, right in
      let likeness = NameComparison(left, right).likeness
      try claim(
        likeness == 0 || left.sharesBeginning(with: right) || left.isAnonymous || right.isAnonymous,
        "\(left.text) and \(right.text)")
      try claim(left.sharesBeginning(with: right) == right.sharesBeginning(with: left), "not symmetric")
    }
  }

  @Test(arguments: ["", "Anonymous", "unknown", "Various", "Various Authors", "N/A", "佚名", "?!"])
  func `placeholder names are not authors`(name: String) {
    #expect(AuthorName(name).isAnonymous)
  }

  @Test func `a full name scores higher than an initial, and an initial higher than a missing name`() {
    let full = AuthorName("Roger Zelazny")
    let scores = ["Zelazny, Roger", "Roger J. Zelazny", "R. Zelazny", "Zelazny"].map {
      full.similarity(to: AuthorName($0))
    }
    #expect(scores == scores.sorted(by: >) && Set(scores).count == 4 && scores[0] == 1000 && scores[3] > 0)
  }

  @Test func `the fast path for simple names equals the general parser`() throws {
    let piece = Gen<String>.element(of: [
      "Ann", "J.", "R.R.", " ", "  ", "O'Neil", "le", "Guin", "McX", "JK", "K", "von", "Jr.", "X", ".", "'",
    ])
    try check("two ways to read", piece.array(count: 1...6).map { $0.joined() }, count: 1_000) { text in
      SimpleName.read(text).map { $0 == NameParser(text).name() } ?? true
    }
    #expect(SimpleName.read("J. R. R. Tolkien") != nil && SimpleName.read("Le Guin") == nil)
  }

  @Test func `any two texts are compared without a trap and symmetrically, and each matches itself`() throws {
    let names = Gen<String>.one(of: [
      .unicode(count: 0...20),
      Gen<String>.element(of: [
        "Le", "Guin", "K.", ",", " ", "-", "van", "de", "Jr.", "III", "J.R.R.", "O'Brien", "(", ")", "~",
        "村上", "・", "St.",
        "Dr.", "PhD", "X",
      ]).array(count: 0...6).map { $0.joined(separator: " ") },
    ])
    try check("symmetric", combine(names, names), count: 1_500) { left, right in
      let first = AuthorName(left)
      let second = AuthorName(right)
      return first.similarity(to: second) == second.similarity(to: first)
        && (first.isAnonymous || first.similarity(to: first) == 1000)
    }
  }
}
