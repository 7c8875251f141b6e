// The key by which a library looks up a writer: spellings with the same key, and names with different ones.

import BooksTrackAPI
import PropertyTesting
import Testing

@testable import BooksTrack

struct NameKeyTests {
  @Test(
    "CAS-1: the spellings of one name have one key",
    arguments: [
      [
        "J.R.R. Tolkien", "J. R. R. Tolkien", "J R R Tolkien", "JRR Tolkien", "Tolkien, J.R.R.",
        "TOLKIEN, J R R",
      ],
      ["Ursula K. Le Guin", "Ursula K Le Guin", "Le Guin, Ursula K.", "Guin, Ursula K. Le"],
      ["Gabriel García Márquez", "Gabriel Garcia Marquez", "García Márquez, Gabriel"],
      ["Mario Vargas Llosa", "Vargas Llosa, Mario", "Llosa, Mario Vargas"],
      ["J.K. Rowling", "JK Rowling", "J.K.Rowling", " rowling,  j. k. "],
      ["George R.R. Martin", "George RR Martin", "Martin, George R. R."],
      ["Jean-Paul Sartre", "Jean Paul Sartre", "Sartre, Jean‐Paul"],
      ["Madeleine L'Engle", "Madeleine L’Engle"], ["Voltaire", "VOLTAIRE."],
      [
        "Kurt Vonnegut Jr.", "Kurt Vonnegut, Jr.", "Vonnegut, Kurt, Jr.", "Vonnegut Jr., Kurt",
        "Vonnegut, Kurt Jr",
      ],
      ["Cal Ripken Junior", "Cal Ripken Jr"], ["Martin Amis Sr.", "Amis, Martin, Senior"],
      [
        "Ann Lee", "Ann Lee PhD", "Ann Lee, Ph.D.", "Lee, Ann, PhD", "Ann Lee (Author)",
        "Lee, Ann (Translator)",
      ],
      ["村上 春樹", "村上春樹", "村上, 春樹", "村上　春树"], ["김영하", "김 영하"],
      ["Лев Толстой", "Толстой, Лев"], ["प्रेम चंद", "चंद, प्रेम"],
    ])
  func oneName(spellings: [String]) {
    let keys = spellings.map(NameKey.of)
    #expect(Set(keys).count == 1, "\(keys)")
  }

  @Test(
    "CAS-1: names that may be of different people have different keys",
    arguments: [
      ["J. Smith", "John Smith", "Smith", "Jane Smith"], ["Al Smith", "A. L. Smith"],
      ["Ed Jones", "E. D. Jones"],
      ["Wm. Smith", "W. M. Smith"], ["Th. Mann", "T. H. Mann"], ["Ng Lee", "N. G. Lee"],
      ["Julia Glass", "Julie Glass"], ["Kurt Vonnegut", "Kurt Vonnegut Jr.", "Kurt Vonnegut Sr."],
      ["Henry VII", "Henry"],
      ["John Smith", "John Smith II", "John Smith III", "John V. Smith", "John Smith V"],
      ["Ward, JR", "Ward Jr."], ["Smith, John R. N.", "John Smith"], ["Smith, John M. D.", "John Smith"],
      ["Mary Senior Smith", "Mary Smith Sr."], ["Smith, Mary Senior", "Mary Smith Sr."],
      ["Mrs. Henry Wood", "Henry Wood"], ["Le Guin, M.D.", "Le Guin", "Le Guin, M.A."],
      ["Seuss", "Dr. Seuss"],
      [
        "Michael Collins (1930-)", "Michael Collins (1964-)", "Michael Collins",
        "Collins, Michael, 1930-2021", "Collins",
      ],
      ["John Smith", "John Smith 2", "John Smith (2)"], ["Ann & Bob Lee", "Ann Bob Lee"],
      ["Murakami Haruki", "Haruki Murakami"], ["Charles de Lint", "Charles DeLint"], ["村上春樹", "村上龍"],
      ["Smith, PhD", "Smith", "Smith MSc"],
      ["Neil Gaiman, Terry Pratchett", "Neil Gaiman", "Terry Pratchett"],
      ["Ann Lee", "Lee Ann"], ["?", "!", "", "Ann"], ["C++", "C"], ["Malcolm X", "Malcolm"],
    ])
  func otherNames(names: [String]) {
    let keys = names.map(NameKey.of)
    #expect(Set(keys).count == names.count, "\(keys)")
  }

  @Test(
    "CAS-1: no two of the people that the table distinguishes have one key",
    arguments: TitleTable.rows("author-pairs.tsv"))
  func table(row: TitleRow) {
    guard NameKey.of(row[0]) == NameKey.of(row[1]) else { return }
    #expect(row[2] == "same" || row[0] == row[1])
  }

  /// Names of parts that are parsed differently, as found in cells.
  private static let names = combine(
    Gen<String>.element(of: [
      "Ann", "J.", "J. R.", "JR", "JK", "JRR", "Al", "A. L.", "Le", "von", "Dr.", "Senior", "Mary Ed", "村上",
      "Élise",
    ]),
    Gen<String>.element(of: [
      "Lee", "Le Guin", "Ng", "Smith-Jones", "O'Brien", "Tolkien", "Senior", "春樹", "Толстой", "Various",
      "Guin III",
    ]),
    Gen<String>.element(of: [
      "", "", " Jr.", ", Jr.", " PhD", ", Ph.D.", " (Translator)", ", 1929-", " V", " M.D.",
    ]),
    Gen<Bool>.bool()
  ).map { given, family, ending, isTurned in
    isTurned ? "\(family), \(given)\(ending)" : "\(given) \(family)\(ending)"
  }

  @Test("CAS-1: names with one key match by the rules of names, whatever their parts")
  func compatible() throws {
    try check("one key", combine(Self.names, Self.names), count: 6_000) { left, right in
      guard NameKey.of(left) == NameKey.of(right) else { return }
      let (first, second) = (AuthorName(left), AuthorName(right))
      try claim(
        first.isCompatible(with: second) || first.isAnonymous && second.isAnonymous, "\(left) and \(right)")
    }
  }

  @Test("CAS-1: the fast path to the key of a simple name equals the general one")
  func shortWay() throws {
    let piece = Gen<String>.element(of: [
      "ann", "j.", "jk", "k", "r.r.", "le", "guin", "o'neil", "jr", "phd", "ph.d", "m.sc", "d", "phil",
      "author",
      "ng", "lyn", " ", " ", ", ", ",", "-", "'", ".",
    ])
    try check("two ways", piece.array(count: 1...7).map { $0.joined() }, count: 3_000) { text in
      let folded = FoldedText.fold(text)
      guard let short = ShortNameKey.read(folded) else { return }
      try claimEqual(short, NameWordsInOrder(folded)?.text)
    }
    #expect(ShortNameKey.read("j. r. r. tolkien") != nil && ShortNameKey.read("le guin, ursula k.") != nil)
    #expect(ShortNameKey.read("jk rowling") == nil && ShortNameKey.read("lee, ann, jr.") == nil)
  }

  @Test("DUP-1: texts that fold to one text have one key")
  func folded() throws {
    try check("folded", Gen<String>.one(of: [Self.names, .unicode(count: 0...20)]), count: 2_000) { text in
      try claimEqual(NameKey.of(FoldedText.fold(text)), NameKey.of(text))
      try claimEqual(NameKey.of("  \(text.uppercased().lowercased()) "), NameKey.of(text.uppercased()))
    }
  }
}
