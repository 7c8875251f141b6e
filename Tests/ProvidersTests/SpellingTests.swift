import Testing

@testable import Providers

@Suite struct SpellingTests {
  @Test(arguments: [
    ("Salt and Ash and Bone", "Salt & Ash & Bone"), ("Sand", "Sand"), (" and ", " & "), ("", ""),
    ("Andere and", "Andere and"), ("Zwölf and Ö", "Zwölf & Ö"), ("a and and b", "a & and b"),
  ])
  func `Every occurrence is replaced, from the left`(text: String, other: String) {
    #expect(text.replacing(" and ", by: " & ") == other)
  }

  @Test func `Characters of several bytes are replaced as a whole`() {
    #expect("L’Étranger’s".replacing("’", by: "'") == "L'Étranger's")
    #expect("'t Hooft".replacing("'", by: "’") == "’t Hooft")
  }

  @Test(arguments: [
    ("J.R.R. Tolkien", "J. R. R. Tolkien"), ("Ursula K. Le Guin", "Ursula K. Le Guin"), ("J.", "J."),
    ("A.  B", "A. B"), ("Ólafur J.Ó.", "Ólafur J. Ó."),
  ])
  func `Initials are separated by spaces`(name: String, other: String) {
    #expect(name.withSpacedInitials == other)
  }

  @Test(arguments: [
    ("The Left Hand of Darkness", "The left hand of darkness"), ("A Study in USA", "A study in USA"),
    ("Vitamin C", "Vitamin C"), ("Der Große Élan", "Der große Élan"),
    ("McDonald Has a  Farm", "McDonald has a  farm"),
    (" The End ", " the end "), ("", ""),
  ])
  func `Sentence case keeps the first capital, and words with several`(title: String, other: String) {
    #expect(title.inSentenceCase == other)
  }

  @Test(arguments: [0, 1, 7, 31_999, 2_000_000])
  func `A key maps back to its number, and no other spelling does`(number: Int) {
    let keys = NumberedKey.works(seed: 11)
    let key = keys.text(number)
    #expect(keys.number(key) == number)
    #expect(keys.number("/works/\(key)") == number)
    #expect(keys.number("/works/\(key)/") == number)
    for other in [
      "OL0\(key.dropFirst(2))", "ol\(key.dropFirst(2))", "\(key.dropLast())M", "x\(key)", "\(key) ", "OLW",
      "OL+1001W",
      "OL1000W", "OL99999999999W", "",
    ] {
      #expect(keys.number(other) == nil, "\(other)")
    }
  }
}
