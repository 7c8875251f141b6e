// Shared storage of repeated texts returns the text of each cell.

import PropertyTesting
import Testing

@testable import BooksTrack

struct SharedTextsTests {
  /// Some of the texts differ only in the middle, on which the slot of a text does not depend.
  private static let cells = combine(
    Gen<String>.element(of: [
      "Bloomsbury Publishing PLC", "Bloomsbury  Publishing PLC", "Bloomsbury Pabloshing PLC",
      "Éditions Gallimard",
      "\u{A0}Mass Market Paperback", "Tor", "", "中央公論新社・文庫編集部", "to-read,  sci fi", "to-read, sci fi",
    ]), Gen<String>.unicode(count: 0...3)
  ).map { text, tail in text + tail }.array(count: 0...40)

  @Test func `a shared text equals its cell, whatever the cells before it`() throws {
    try check("shared texts", Self.cells) { cells in
      var texts = SharedTexts()
      return cells.allSatisfy { text in
        Array(text.utf8).withUnsafeBufferPointer { bytes in
          let shared = texts.collapsedText(of: Cell(bytes))
          return shared.map { Array($0.utf8) } == Cell(bytes).collapsedText.map { Array($0.utf8) }
            && texts.listParts(of: Cell(bytes)) == Cell(bytes).listParts
        }
      }
    }
  }

  /// Cells, some in Windows-1252, where a no-break space after an accent is kept. The same text in UTF-8 is
  /// another cell, in which it becomes a space.
  private static let bytes = Gen<[UInt8]>.element(of: [
    Array("Le Livre de Poch".utf8) + [0xE9, 0xA0] + Array("Jeunesse".utf8),
    Array("Le Livre de Poché\u{A0}Jeunesse".utf8), Array("Le Livre de Poché Jeunesse".utf8),
    Array("Le Livre de Poch".utf8) + [0xE9] + Array(" Jeunesse".utf8),
    Array("Le Livre de  Poche Jeunesse".utf8),
    Array("Le Livre de Poche Jeunesse".utf8), Array("Le Livre de Proche Jeunesse".utf8),
  ])

  @Test func `texts with the same slot do not affect each other`() throws {
    try check("one place", Self.bytes.array(count: 0...12)) { cells in
      var texts = SharedTexts(slotCount: 1)
      return cells.allSatisfy { cell in
        cell.withUnsafeBufferPointer { bytes in
          let shared = texts.collapsedText(of: Cell(bytes))
          return shared.map { Array($0.utf8) } == Cell(bytes).collapsedText.map { Array($0.utf8) }
            && texts.listParts(of: Cell(bytes)) == Cell(bytes).listParts
        }
      }
    }
  }
}
