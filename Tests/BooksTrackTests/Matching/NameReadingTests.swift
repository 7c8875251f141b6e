// Names of one person in two scripts, read letter by letter, and how much of them is read.

import Testing

@testable import BooksTrack

@Suite struct NameReadingTests {
  private static func agreement(_ name: String, _ latin: String) -> NameAgreement? {
    let name = AuthorName(name)
    return NameScript(of: name)?.agreement(of: name, with: AuthorName(latin))
  }

  @Test(arguments: [
    ("Γιώργος Σεφέρης", "Giorgos Seferis", NameAgreement.whole),
    ("Γιώργος Σεφέρης", "Yorgos Seferis", .whole),
    ("Γιώργος Σεφέρης", "G. Seferis", .half), ("Γιώργος Σεφέρης", "Seferis", .half),
    ("Γιώργος Σεφέρης", "Giorgos Seferiadis", .none), ("Οδυσσέας Ελύτης", "Odysseas Elytis", .whole),
    ("נתן אלתרמן", "Nathan Alterman", .whole), ("נתן אלתרמן", "Yonatan Alterman", .none),
    ("김영하", "Kim Young-ha", .whole), ("김영하", "Young-ha Kim", .whole), ("김영하", "Young-ha Lee", .none),
    ("이승우", "Lee Seung-woo", .whole), ("최인훈", "Choi In-hun", .whole),
    ("さくらももこ", "Momoko Sakura", .whole), ("サクラモモコ", "Momoko Sakura", .whole),
    ("さくらももこ", "Momoe Sakura", .none), ("村上もとか", "Motoka Murakami", .whole),
    ("村上春樹", "Haruki Murakami", .half), ("村上春樹", "Ryū Ōe", .none), ("水木しげる", "Shigeru Mizuki", .whole),
    ("赤塚しげる", "Shigeru Akatsuka", .half),
    ("尾田栄一郎", "Eiichiro Oda", .half), ("小路幸也", "Yukiya Shoji", .possible), ("尾田栄一郎", "Hassan Ismail", .none),
  ])
  func `DUP-11: a name is compared as far as its letters show its reading`(
    name: String, latin: String, agreement: NameAgreement
  ) { #expect(Self.agreement(name, latin) == agreement) }

  @Test func `Latin names and unknown scripts are not read`() {
    #expect(Self.agreement("Haruki Murakami", "Haruki Murakami") == nil)
    #expect(Self.agreement("प्रेमचंद", "Premchand") == nil)
  }

  @Test func `a letter has its usual spellings, and a group of letters precedes its letters`() {
    let table = LetterTable(["ου": "ou u", "ο": "o", "υ": "y i", "ν": "n", "σ": "s"])
    let letters = Array("νουσ".unicodeScalars)
    for word in ["nous", "nus", "nois", "noys"] { #expect(table.reads(word, as: letters), "\(word)") }
    for word in ["nos", "nouss", "nou", "ns", ""] { #expect(!table.reads(word, as: letters), "\(word)") }
    #expect(table.initials(of: letters) == ["n"])
    let consonants = LetterTable(["ב": "b", "ר": "r", "ו": "v -"], leavesOutVowels: true)
    for word in ["bar", "barr", "ebbaro"] {
      #expect(consonants.reads(word, as: Array("בר".unicodeScalars)), "\(word)")
    }
    #expect(!consonants.reads("bark", as: Array("בר".unicodeScalars)))
    #expect(consonants.initials(of: Array("ור".unicodeScalars)).contains("v"))
    #expect(consonants.initials(of: Array("ור".unicodeScalars)).contains("o"))
  }
}
