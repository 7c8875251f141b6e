// Title normalization for search (TTL-1 to TTL-6), corrected and as written.

import PropertyTesting
import Testing

@testable import BooksTrack

struct TitleRulesTests {
  @Test(arguments: TitleTable.rows("search-titles.tsv"))
  func `TTL-1 to TTL-5: the corrected rules keep the words that identify the book`(row: TitleRow) {
    #expect(TitleRules.corrected.normalizedForSearch(row[0]) == row[1])
  }

  @Test(arguments: TitleTable.rows("search-titles.tsv"))
  func `TTL-1 to TTL-5: the rules as written follow the document literally`(row: TitleRow) {
    #expect(TitleRules.asWritten.normalizedForSearch(row[0]) == row[2])
  }

  @Test(arguments: [
    "Dune (Dune, #1)", "Dune [x]", "  a : b  ", "Dept. of Speculation: A Novel", "", "村上 (1)",
  ])
  func `the empty list of rules leaves the title unchanged`(title: String) {
    #expect(TitleRules.none.normalizedForSearch(title) == title)
  }

  @Test func `a step changes no title without any of its trigger characters`() throws {
    try check("signs", .awkwardTitle, count: 1_500) { title in
      let line = TitleLine(title)
      let groups = ParenthesisGroups(line: line, words: .international).read(editions: .common)
      let hasGroup = !groups.markers.isEmpty || !groups.editions.isEmpty
      let hasBracket = line.folded.contains(0x5B) || line.folded.contains(0x5D)
      try claim(!hasGroup || TitleStep.mayHave("(", "[", in: title), "a group was missed")
      try claim(!hasBracket || TitleStep.mayHave("[", "]", in: title), "a bracket was missed")
      try claim(SubtitleSplit(line) == nil || TitleStep.mayHave(":", ":", in: title), "a colon was missed")
      try claim(line.text == title || !WhiteSpace.isCollapsed(title), "white space was missed")
    }
  }

  @Test func `TTL-5: no scalar that is white space, or folded to it, is missed`() {
    for value in (0 as UInt32)...0xFFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      for title in ["a\(scalar)b", "a \(scalar)b"] where WhiteSpace.isCollapsed(title) {
        let isBlank = scalar.properties.isWhitespace && scalar != " "
        #expect(!isBlank && TitleLine(title).text == title, "\(value)")
      }
    }
  }

  @Test func `TTL-6: normalization is idempotent`() throws {
    try check("idempotent", .awkwardTitle, count: 1_500) { title in
      let once = TitleRules.corrected.normalizedForSearch(title)
      return TitleRules.corrected.normalizedForSearch(once) == once
    }
  }

  @Test func `TTL-6: no title is emptied, and no title loses its last letter or digit`() throws {
    try check("never empty", .awkwardTitle, count: 1_500) { title in
      let normalized = TitleRules.corrected.normalizedForSearch(title)
      let hadWord = TitleLine(title).hasLetterOrDigit(in: 0..<TitleLine(title).count)
      let line = TitleLine(normalized)
      return normalized.isEmpty == title.isEmpty
        && (!hadWord || line.hasLetterOrDigit(in: 0..<line.count))
    }
  }

  @Test func `TTL-5: white space is collapsed to single spaces and trimmed`() throws {
    try check("white space", .awkwardTitle) { title in
      let normalized = TitleRules.corrected.normalizedForSearch(title)
      return TitleLine(title).count == 0
        || (!normalized.contains("  ") && !normalized.hasPrefix(" ") && !normalized.hasSuffix(" "))
    }
  }

  @Test func `as written, a subtitle is dropped after ten characters and not before`() {
    #expect(TitleRules.asWritten.normalizedForSearch("12345678: a") == "12345678")
    #expect(TitleRules.asWritten.normalizedForSearch("1234567: a") == "1234567: a")
    #expect(TitleRules.asWritten.normalizedForSearch("1234567: ab") == "1234567")
  }
}

extension Gen where Value == String {
  /// Titles of the pieces that rules look for, in any order, with any text between them.
  static var awkwardTitle: Gen<String> {
    let piece = Gen<String>.frequency([
      (
        6,
        .element(of: [
          "(", ")", "[", "]", ":", ": ", ", ", "#1", "#", " ", "  ", ".", "...", "Vol. 1", "Book Two",
          "Part 1",
          "(Dune, #1)", "(#1)", "[x]", "A Novel", "The ", "Dept.", "J. R. ", "1984", "½", "巻", "上", "第3巻",
          "الجزء",
          "&#039;", "–", "'", "\u{301}", "\u{200B}", "Star Wars", "(Penguin Classics)", "of the ", "\n", "：",
          "（4）",
        ])
      ),
      (2, .ascii(count: 0...6)),
      (1, .unicode(count: 0...4)),
    ])
    return piece.array(count: 0...8).map { $0.joined() }
  }
}
