// Real words that differ by a letter or two are different words (DUP-12): the lists of words, the parts of
// words, and a table of hundreds of titles that must never be merged.

import BooksTrackAPI
import Foundation
import Tables
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

  private static let sorted = WordList.files.all.map(\.table)
    .filter { !["Words/common.txt", "Words/countries.txt"].contains($0.file) }
  private static let lists = sorted.filter { $0.file != "Words/given-names.txt" }

  @Test func `the lists are folded, sorted, and without repeats`() {
    #expect(Self.lists.count == 8 && Self.sorted.count == 9)
    for list in Self.sorted {
      let words = list.lines.map { String($0.text) }
      #expect(words.count > 2_000)
      #expect(zip(words, words.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      let unfolded = list.lines.filter { FoldedText.key(String($0.text)) != $0.text }
      #expect(unfolded.isEmpty, "\(unfolded.map(\.place))")
    }
  }

  @Test func `every word of a list is found, and no other one`() {
    for list in Self.lists {
      // Half a million words take a minute in debug: one in fifty stands for its neighbours.
      let lines = list.lines.enumerated().filter { $0.offset.isMultiple(of: 50) }.map(\.element)
      let missing = lines.filter { !KnownWords.areBothWords($0.text, $0.text) }
      #expect(missing.isEmpty, "\(missing.map(\.place))")
    }
    #expect(!KnownWords.areBothWords("lost", "lsot"))
    #expect(!KnownWords.areBothWords("lost", ""))
  }

  @Test func `every name of the list of given names is found, and no other one`() {
    let names = Self.sorted.first { $0.file == "Words/given-names.txt" }?.lines ?? []
    #expect(names.allSatisfy { CommonGivenNames.has($0.text) })
    #expect(!CommonGivenNames.has("rmia") && !CommonGivenNames.has(""))
  }

  @Test func `words of two languages are not two words of one language`() {
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
  func `a slip is not another form of a word`(left: String, right: String) {
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
  func `other pairs of words are not spelling variants`(left: String, right: String) {
    #expect(!SpellingVariants.areOne(left[...], right[...]))
  }
}
