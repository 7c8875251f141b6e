// Real words that differ by a letter or two are different words (DUP-12): the lists of words, the parts of
// words, and a table of hundreds of titles that must never be merged.

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite struct KnownWordsTests {
  private static let pairs: [[String]] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Corpora/Pairs/real-words.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("##") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }()

  @Test func `DUP-12: titles that differ in a real word are never merged`() throws {
    #expect(Self.pairs.count > 650)
    var merged: [String] = []
    for pair in Self.pairs {
      for (first, second) in [(3, 6), (6, 3)] {
        var index = MatchIndex(rules: .corrected)
        index.insert(
          .number(0), keys: index.rules.keys(of: try BookDraft(pair[first], by: [pair[first + 1]])))
        if index.match(try BookDraft(pair[second], by: [pair[second + 1]])).work != nil {
          merged.append("\(pair[first]) | \(pair[second])")
        }
      }
    }
    #expect(merged.isEmpty, "\(merged.count) merged: \(merged.prefix(20))")
  }

  @Test func `the lists are folded, in order, and without repeats`() {
    for part in KnownWords.english + KnownWords.lists.flatMap(\.self) {
      let words = part.split(whereSeparator: \.isWhitespace).map(String.init)
      #expect(words.count > 100)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      #expect(words.filter { FoldedText.key($0) != $0 }.isEmpty)
    }
  }

  @Test func `every word of a list is found, and no other one`() {
    for part in KnownWords.english + KnownWords.lists.flatMap(\.self) {
      let words = part.split(whereSeparator: \.isWhitespace)
      #expect(words.allSatisfy { KnownWords.areBothWords($0, $0) })
    }
    #expect(!KnownWords.areBothWords("lost", "lsot"))
    #expect(!KnownWords.areBothWords("lost", ""))
  }

  @Test func `words of two languages are no two words of one`() {
    #expect(KnownWords.areBothWords("lost", "last"))
    #expect(KnownWords.areBothWords("caso", "caos"))
    #expect(!KnownWords.areBothWords("ghost", "gehst"))
  }

  @Test(
    arguments: [
      ("macroeconomics", "microeconomics"), ("hypothermia", "hyperthermia"), ("emigrants", "immigrants"),
      ("organic", "inorganic"), ("intermural", "intramural"), ("capitalism", "capitalist"),
      ("endothermic", "exothermic"), ("гипотермия", "гипертермия"), ("makrokosmos", "mikrokosmos"),
    ])
  func `DUP-12: prefixes and endings make another word`(left: String, right: String) {
    #expect(WordParts.areTwoForms(left[...], right[...]))
    #expect(WordParts.areTwoForms(right[...], left[...]))
  }

  @Test(arguments: [("silence", "silense"), ("mistborn", "mstborn"), ("dune", "dunne"), ("garden", "gardne")])
  func `a slip is no other form of a word`(left: String, right: String) {
    #expect(!WordParts.areTwoForms(left[...], right[...]))
  }

  @Test(
    arguments: [
      ("colour", "color"), ("theatre", "theater"), ("theatres", "theaters"), ("travellers", "travelers"),
      ("ageing", "aging"), ("realise", "realize"), ("grey", "gray"), ("catalogue", "catalog"),
    ])
  func `British and American spellings are one word`(left: String, right: String) {
    #expect(SpellingVariants.areOne(left[...], right[...]))
    #expect(SpellingVariants.areOne(right[...], left[...]))
  }

  @Test(arguments: [
    ("four", "for"), ("filling", "filing"), ("affect", "effect"), ("lost", "last"), ("acre", "acer"),
  ])
  func `other pairs of words are not`(left: String, right: String) {
    #expect(!SpellingVariants.areOne(left[...], right[...]))
  }
}
