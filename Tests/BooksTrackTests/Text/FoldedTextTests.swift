// Folding of texts, by which spellings are compared (DUP-1).

import BooksTrackAPI
import PropertyTesting
import Testing

struct FoldedTextTests {
  @Test(arguments: TitleTable.rows("folded.tsv"))
  func `DUP-1: texts that differ only in case, width, diacritics or space fold to one text`(row: TitleRow) {
    #expect((FoldedText.fold(row[0]) == FoldedText.fold(row[1])) == (row[2] == "same"))
  }

  @Test func `DUP-1: all white space counts as one space, and none at the ends`() {
    #expect(FoldedText.fold("\t a\r\n\u{A0}\u{3000}b\u{2003}c\n") == "a b c")
  }

  @Test func `folding a folded text changes nothing, whatever the script`() throws {
    try check("fold is idempotent", .unicode(count: 0...40), count: 1_000) { text in
      let once = FoldedText.fold(text)
      return FoldedText.fold(once) == once
    }
  }

  @Test func `every scalar folds to a text that folds to itself`() {
    var failing: [Unicode.Scalar] = []
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value), !(0x3400...0x9FFF).contains(value) else { continue }
      let once = FoldedText.fold("a\(Character(scalar))b")
      if FoldedText.fold(once) != once { failing.append(scalar) }
    }
    #expect(failing.isEmpty)
  }

  @Test func `folding by table equals folding by Unicode's tables`() throws {
    let known = Gen<Unicode.Scalar>.one(of: [
      .scalar(in: 0x20...0x24F), .scalar(in: 0x300...0x36F), .scalar(in: 0x370...0x52F),
      .scalar(in: 0x590...0x6FF),
      .scalar(in: 0x1E00...0x1EFF), .scalar(in: 0x2000...0x206F), .scalar(in: 0x3000...0x30FF),
      .scalar(in: 0x4E00...0x9FFF), .scalar(in: 0xAC00...0xD7A3),
    ])
    // A letter of Devanagari is not in the table, so the whole text takes the general path; the letter itself
    // is not changed.
    try check("two ways to fold", .text(of: known, count: 0...30), count: 2_000) { text in
      // Compared by scalars, since equal strings may still differ in their combining marks.
      let byTable = (FoldedText.fold(text) + " क").trimmingPrefix(" ")
      return FoldedText.fold(text + " क").unicodeScalars.elementsEqual(byTable.unicodeScalars)
    }
  }

  @Test func `folding by table equals folding by scalar for every Chinese character and Korean syllable`() {
    let values = Array(UInt32(0x4E00)...0x9FFF) + Array(0xAC00...0xD7A3)
    let scalars = values.compactMap(Unicode.Scalar.init)
    let text = String(String.UnicodeScalarView(scalars))
    let folded = String(String.UnicodeScalarView(scalars.map { FoldedText.fold($0) }))
    #expect(FoldedText.fold(text) == folded)
    #expect(FoldedText.fold(text + " क") == folded + " क")
    #expect(
      String(folded.unicodeScalars.suffix(0xD7A4 - 0xAC00))
        == String(text.unicodeScalars.suffix(0xD7A4 - 0xAC00)))
  }

  @Test func `a key consists of words separated by single spaces, without punctuation`() throws {
    #expect(FoldedText.key("Ender’s Game, №1") == "enders game no1")
    #expect(FoldedText.words("J.R.R. Tolkien") == ["j", "r", "r", "tolkien"])
    #expect(FoldedText.key("村上・春樹!") == "村上 春树")
    #expect(FoldedText.key("…!?") == "")
    try check("keys are keys", .unicode(count: 0...40)) { text in
      let key = FoldedText.key(text)
      return FoldedText.key(key) == key && !key.contains("  ") && !key.hasPrefix(" ") && !key.hasSuffix(" ")
    }
  }
}
