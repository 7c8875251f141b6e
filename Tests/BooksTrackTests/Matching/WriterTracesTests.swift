// Books of one title are found by their writers, and none is left out that a comparison would have found
// (DUP-10, DUP-11).

import BooksTrackAPI
import Foundation
import PropertyTesting
import Synchronization
import Testing

@testable import BooksTrack

@Suite struct WriterTracesTests {
  /// Some names of the pairs that rules are held against, and some that are harder.
  private static let names: [String] = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { url.deleteLastPathComponent() }
    var names: [String] = []
    for file in ["by-hand", "made"] {
      let text = try? String(contentsOf: url.appending(path: "Corpora/Pairs/\(file).tsv"), encoding: .utf8)
      // Whole pairs, so that each name has another one beside it that is like it.
      let lines = (text ?? "").split(separator: "\n").filter { !$0.hasPrefix("##") }
      for line in stride(from: 0, to: lines.count, by: lines.count / 60 + 1).map({ lines[$0] }) {
        let cells = line.split(separator: "\t", omittingEmptySubsequences: false)
        guard cells.count > 7 else { continue }
        names += [cells[4], cells[7]].flatMap { $0.split(separator: "/") }.map(String.init)
      }
    }
    return Set(names).sorted() + [
      "Dostoyevsky, Fyodor", "Fedor Dostoevskij", "Фёдор Достоевский", "Miguel de Cervantes",
      "Miguel de Cervantes Saavedra", "Murakami Haruki", "Haruki Murakami", "村上春樹", "Dante",
      "Dante Alighieri", "Vargas Llosa, Mario", "Mario Vargas Llosa", "F. Scott Fitzgerald",
      "Scott Fitzgerald", "De Lint", "DeLint",
      "Günter Grass", "Guenter Grass", "Turgeneff, Ivan", "Ivan Turgenev", "ياسمينة خضرا", "Yasmina Khadra",
      "한강", "Han Kang", "Νίκος Καζαντζάκης", "Nikos Kazantzakis", "עמוס עוז", "Amos Oz", "吉本ばなな",
      "Banana Yoshimoto", "الطيب صالح", "Tayeb Salih", "Martin Luther King Jr.", "King, Martin Luther",
      "Various", "",
    ]
  }()

  private static func keys(_ title: String, _ name: String, isbn: ISBN? = nil) -> MatchKeys {
    MatchRules.corrected.keys(
      title: title, authors: name.isEmpty ? [] : [name], isbns: isbn.map { [$0] } ?? [])
  }

  private static func shareTraces(_ left: MatchKeys, _ right: MatchKeys, _ likeness: WriterTraces.Likeness)
    -> Bool
  {
    !Set(WriterTraces.posted(left)).isDisjoint(with: WriterTraces.sought(right, likeness))
  }

  @Test func `DUP-10: possible names of one person share a trace, and others rarely do`() {
    let keys = Self.names.map { Self.keys("A Long Title of Few", $0) }
    var (same, alike, pairs) = (0, 0, 0)
    let posted = keys.map { Set(WriterTraces.posted($0)) }
    let sought = keys.map { WriterTraces.sought($0, .compatible) }
    for (left, one) in keys.enumerated() {
      for (right, other) in keys.enumerated() where left != right {
        guard let first = one.authors.first, let second = other.authors.first else { continue }
        pairs += 1
        let isAlike = !posted[left].isDisjoint(with: sought[right])
        alike += isAlike ? 1 : 0
        guard first.isCompatible(with: second) || TwoScripts.isOneBook(one, other) else { continue }
        same += 1
        #expect(isAlike, "\(first.text) and \(second.text)")
      }
    }
    #expect(same > 50 && alike - same < pairs / 50, "\(same) and \(alike) of \(pairs)")
  }

  /// Letters that are all different make it hardest: what two such texts share, others share as well.
  @Test func `DUP-10: two slips leave one half of a name unchanged except for one letter`() {
    for length in 4...9 {
      let name = String("abcdefghi".prefix(length))
      let posted = Set(NameHalves([Substring(name)]).traces)
      for mistyped in Self.neighbours(of: name, "д").flatMap({ Self.neighbours(of: $0, "ж") + [$0] }) {
        let letters = (Array(name.unicodeScalars), Array(mistyped.unicodeScalars))
        guard Slips.between(letters.0, letters.1, limit: 2) != nil else { continue }
        #expect(
          !posted.isDisjoint(with: NameHalves([Substring(mistyped)]).traces), "\(name) and \(mistyped)")
      }
    }
  }

  /// All texts with one slip between, by that letter.
  private static func neighbours(of text: String, _ letter: Unicode.Scalar) -> [String] {
    guard let letter = TypingSlip.letters.firstIndex(of: letter) else { return [] }
    return (0...text.count).flatMap { place in
      (0...3).map { text.mistyped([TypingSlip(kind: $0, place: place, letter: letter)]) }
    }
  }

  @Test func `DUP-10: a mistyped name shares a trace with the correct one`() throws {
    let slips = TypingSlip.any.array(count: 1...2)
    var found = 0
    try check("names", combine(Gen<String>.element(of: Self.names), slips), count: 3_000) { name, slips in
      let (left, right) = (Self.keys("A Long Title of Few", name), Self.keys("", name.mistyped(slips)))
      guard let first = left.authors.first, let second = right.authors.first,
        MistypedText.slips(inName: first, second, isTelling: true) != nil
      else { return }
      found += 1
      try claim(Self.shareTraces(left, right, .mistyped), "\(first.text) and \(second.text)")
      try claim(Self.shareTraces(right, left, .mistyped), "\(second.text) and \(first.text)")
    }
    #expect(found > 500, "found \(found)")
  }

  /// Titles of many kinds, each with names that may be one and names that are not; each name with a slip as
  /// well.
  @Test(
    arguments: [
      "Poems", "A Long Title of Few", "Saga, Vol. 3", "The Last Night (Nights, #2)", "Mort: A Novel",
    ])
  func `DUP-10: a look-up by writer finds the same work as a comparison with all`(title: String)
    throws
  {
    let number = try ISBN("9780261103573")
    var (found, all) = (MatchIndex(rules: .corrected, crowd: 2), MatchIndex(rules: .corrected, crowd: .max))
    for (place, name) in Self.names.enumerated() {
      let isbn = place % 5 == 0 ? number : nil
      let mistyped = name.mistyped([TypingSlip(kind: place % 4, place: place * 7, letter: place % 8)])
      for asked in [Self.keys(title, name, isbn: isbn), Self.keys(title + "s", mistyped)] {
        #expect(found.match(asked) == all.match(asked), "\(name), \(mistyped)")
        guard place % 3 > 0 else { continue }
        found.insert(.number(UInt32(place)), keys: asked)
        all.insert(.number(UInt32(place)), keys: asked)
      }
      guard place % 7 == 0 else { continue }
      found.remove(.number(UInt32(place / 2)))
      all.remove(.number(UInt32(place / 2)))
    }
  }

  @Test func `DUP-10: among books of one title a match compares only those of similar writers`() throws {
    let policy = CountingPolicy()
    var index = MatchIndex(rules: MatchRules(name: "counting", policy: policy))
    for number in 0..<2_000 {
      let keys = index.rules.keys(title: "Selected Pieces", authors: ["Ann Writer\(number)"], isbns: [])
      index.insert(.number(UInt32(number)), keys: keys)
    }
    #expect(index.match(try BookDraft("Selected Pieces", by: ["Ann Writer7"])).work == .number(7))
    #expect(index.match(try BookDraft("Selected Pieces", by: ["A. Writer1999"])).work == .number(1_999))
    #expect(index.match(try BookDraft("Selected Pieces", by: ["Jane Austen"])) == .noDuplicate)
    #expect(index.match(try BookDraft("Selected Pieces", by: [])) == .noDuplicate)
    #expect(policy.comparisons.withLock { $0 } < 10)
  }

  @Test func `DUP-10: a book without author is compared with those whose numbers do not contradict`() throws {
    let policy = CountingPolicy()
    var index = MatchIndex(rules: MatchRules(name: "counting", policy: policy))
    let numbers = try (0..<200).map { try #require(ISBN(prefix: 978, body: 10_000_000 + $0)) }
    for (place, number) in numbers.enumerated() {
      let keys = index.rules.keys(title: "Diary", authors: [], isbns: [number])
      index.insert(.number(UInt32(place)), keys: keys)
    }
    index.insert(.number(900), keys: index.rules.keys(title: "Diary", authors: [], isbns: []))
    func match(_ isbn: ISBN?) -> WorkID? {
      index.match(index.rules.keys(title: "Diary", authors: [], isbns: isbn.map { [$0] } ?? [])).work
    }
    #expect(match(numbers[77]) == .number(77))
    #expect(match(try ISBN("9780261103573")) == .number(900))
    #expect(policy.comparisons.withLock { $0 } < 10)
    #expect(match(nil) == .number(0))
  }

  @Test func `a work whose writer changes is found by the new writer among many of its title`() {
    var index = MatchIndex()
    let keys = (0..<100).map { Self.keys("Selected Pieces", "Ann Writer\($0)") }
    for (place, keys) in keys.enumerated() { index.insert(.number(UInt32(place)), keys: keys) }
    let changed = Self.keys("Selected Pieces", "Jane Austen")
    index.insert(.number(40), keys: changed)
    #expect(index.match(changed).work == .number(40))
    #expect(index.match(keys[40]).work != .number(40))
    // Whether many stood there before is not to be seen.
    var fresh = MatchIndex()
    for place in 0..<100 { index.remove(.number(UInt32(place))) }
    #expect(index == fresh)
    fresh.insert(.number(1), keys: keys[1])
    #expect(fresh.match(keys[1]).work == .number(1))
  }
}
