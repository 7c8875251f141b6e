// Folding: which spellings of a text are one text (DUP-1).

import BooksTrackAPI
import PropertyTesting
import Testing

struct FoldedTextTests {
  @Test(arguments: TitleTable.rows("folded.tsv"))
  func `DUP-1: texts that differ in case, width, diacritics or white space alone fold to one`(row: TitleRow) {
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

  @Test func `every scalar there is folds to a text that folds to itself`() {
    var failing: [Unicode.Scalar] = []
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value), !(0x3400...0x9FFF).contains(value) else { continue }
      let once = FoldedText.fold("a\(Character(scalar))b")
      if FoldedText.fold(once) != once { failing.append(scalar) }
    }
    #expect(failing.isEmpty)
  }

  @Test func `the fast path for Latin text folds what the tables fold`() throws {
    let latin = Gen<Unicode.Scalar>.one(of: [
      .scalar(in: 0x20...0x24F), .scalar(in: 0x300...0x36F), .scalar(in: 0x1E00...0x1EFF),
      .scalar(in: 0x2000...0x206F),
    ])
    // A scalar of another script sends the same text through the tables; it stays as it is.
    try check("two ways to fold", .text(of: latin, count: 0...30), count: 500) { text in
      FoldedText.fold(text + " 中") == (FoldedText.fold(text) + " 中").trimmingPrefix(" ")
    }
  }

  @Test func `a key has words with single spaces between them and no sign`() throws {
    #expect(FoldedText.key("Ender’s Game, №1") == "enders game no1")
    #expect(FoldedText.words("J.R.R. Tolkien") == ["j", "r", "r", "tolkien"])
    #expect(FoldedText.key("村上・春樹!") == "村上 春樹")
    #expect(FoldedText.key("…!?") == "")
    try check("keys are keys", .unicode(count: 0...40)) { text in
      let key = FoldedText.key(text)
      return FoldedText.key(key) == key && !key.contains("  ") && !key.hasPrefix(" ") && !key.hasSuffix(" ")
    }
  }
}
