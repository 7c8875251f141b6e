// Folding by table equals folding by Unicode's tables, for all texts that it covers.

import Foundation
import PropertyTesting
import Testing

@testable import BooksTrackAPI

struct TableFoldingTests {
  /// Letters and combining marks that folding keeps, in canonical order and in others.
  private static let marked = Gen<String>.text(
    of: .element(of: [
      "a", "か", "は", "ا", "و", "ي", "ש", "\u{3099}", "\u{309A}", "\u{302A}", "\u{302D}", "\u{653}", "\u{654}",
      "\u{655}", "\u{6ED}", "\u{301}", "\u{327}", "\u{5BF}", "\u{64E}", " ",
    ]), count: 0...8)

  @Test func `a text that the table covers is folded as by the general path`() throws {
    var read = 0
    try check("marks", Self.marked, count: 3_000) { text in
      guard let folded = TableFolding.fold(text) else { return }
      read += 1
      try claim(
        folded.utf8.elementsEqual(ScalarFolding.fold(text).utf8), "\(text.unicodeScalars.map(\.value))")
    }
    #expect(read > 100)
  }

  @Test func `texts of any script are, too`() throws {
    try check("any script", .unicode(count: 0...8), count: 3_000) { text in
      TableFolding.fold(text).map { $0.utf8.elementsEqual(ScalarFolding.fold(text).utf8) } ?? true
    }
  }

  @Test(arguments: [("張愛玲", "张爱玲"), ("錢鍾書", "钱锺书"), ("傾城之戀", "倾城之恋"), ("圍城", "围城"), ("三體", "三体")])
  func `DUP-1: traditional Chinese characters fold to simplified ones`(
    traditional: String, simplified: String
  ) {
    #expect(FoldedText.fold(traditional) == FoldedText.fold(simplified))
    #expect(FoldedText.fold("東野圭吾") != FoldedText.fold("東野圭"))
  }

  @Test func `folding Chinese characters is idempotent, and changes few of them`() {
    let changed = ChineseFolding.characters.filter { ChineseFolding.fold($0) != $0 }
    #expect((2_000...4_000).contains(changed.count), "\(changed.count)")
    for value in ChineseFolding.characters {
      let folded = ChineseFolding.fold(value)
      #expect(ChineseFolding.characters.contains(folded) && ChineseFolding.fold(folded) == folded)
    }
  }

  @Test func `the pairs are those of Unicode's transform, except for differences of its versions`() throws {
    let own = ChineseFolding.characters.compactMap(Unicode.Scalar.init)
    // One line each, so that the transform does not combine them into words.
    let lines = own.map(String.init).joined(separator: "\n")
    let folded = try #require(lines.applyingTransform(StringTransform("Hant-Hans"), reverse: false))
    let forms = folded.unicodeScalars.filter { $0 != "\n" }
    try #require(forms.count == own.count)
    // A form outside the block is not used.
    let once = Dictionary(
      uniqueKeysWithValues: zip(own.map(\.value), forms.map(\.value)).map {
        ($0, ChineseFolding.characters.contains($1) ? $1 : $0)
      })
    let others = own.filter { character in
      // Folding must be idempotent, but a few forms are themselves traditional forms of others.
      let form = once[character.value].flatMap { once[$0] }
      return ChineseFolding.fold(character.value) != form
    }
    #expect(others.count <= 28, "\(others.map(String.init).joined())")
  }
}
