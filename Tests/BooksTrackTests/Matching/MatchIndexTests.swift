// The index: what it finds, in which order, and that it follows changes (DUP-2, DUP-4, DUP-10).

import BooksTrackAPI
import Foundation
import PropertyTesting
import Synchronization
import Testing

@testable import BooksTrack

struct MatchIndexTests {
  private static let isbn = "9780261103573"

  private func index(_ drafts: [BookDraft], rules: MatchRules = .corrected) -> MatchIndex {
    var index = MatchIndex(rules: rules)
    for (number, draft) in drafts.enumerated() {
      index.insert(.number(UInt32(number)), keys: rules.keys(of: draft))
    }
    return index
  }

  @Test func `DUP-2: ISBN-10 and ISBN-13 of one book are the same ISBN`() throws {
    let ten = try BookDraft("The Hobbit", by: ["J.R.R. Tolkien"], isbn: "0261103571")
    let thirteen = try BookDraft("The Hobbit: Illustrated", by: ["Tolkien"], isbn: Self.isbn)
    let found = index([ten]).match(thirteen)
    #expect(found == .exactMatch(.number(0), .isbn, reason: .sameISBN(try ISBN(Self.isbn))))
    #expect(found.reason?.description == "same ISBN 9780261103573")
  }

  @Test func `DUP-5: a work is found by the number of another edition`() throws {
    var draft = try BookDraft("The Hobbit", by: ["J.R.R. Tolkien"], isbn: Self.isbn)
    draft.edition.otherISBNs = [try ISBN("9780547928227")]
    let other = try BookDraft("The Hobbitt", by: ["J.R.R. Tolkien"], isbn: "9780547928227")
    #expect(index([draft]).match(other).tier == .isbn)
  }

  @Test func `DUP-5: one number on two volumes of one series makes no edition of different titles`() throws {
    func isOne(_ left: String, _ right: String) throws -> Bool {
      let known = try BookDraft(left, by: ["Brian Vaughan"], isbn: Self.isbn)
      let row = try BookDraft(right, by: ["Brian Vaughan"], isbn: Self.isbn)
      return index([known]).match(row).work != nil
    }
    #expect(try isOne("The Long Night Road Home", "The Long Night Road"))
    #expect(try isOne("The Long Night Road Home (Saga, #1)", "The Long Night Road (Saga, #1)"))
    #expect(try isOne("The Long Night Road Home (Saga, #1)", "The Long Night Road (Roads, #2)"))
    #expect(try !isOne("The Long Night Road Home (Saga, #1)", "The Long Night Road (Saga, #2)"))
  }

  @Test(
    "DUP-9: titles without spaces and with one number match if they differ in one character",
    arguments: [
      ("涼宮ハルヒの退屈", "涼宮ハルヒの溜息", false), ("涼宮ハルヒの消失 (涼宮ハルヒ, #4)", "涼宮ハルヒの憂鬱", false),
      ("海辺のカフカ", "海辺のカフ力", true), ("涼宮ハルヒの憂鬱", "涼宮ハルヒの憂欝", true),
      ("挪威的森林", "挪威的森林", true), ("三体", "死神", false),
    ])
  func titlesWithoutSpaces(left: String, right: String, isOne: Bool) throws {
    for (left, right) in [(left, right), (right, left)] {
      let known = try BookDraft(left, by: ["谷川流"], isbn: Self.isbn)
      let row = try BookDraft(right, by: ["谷川流"], isbn: Self.isbn)
      #expect((index([known]).match(row).work != nil) == isOne)
    }
  }

  @Test func `DUP-1: books without author are different only if both have a number, and the numbers differ`()
    throws
  {
    func isOne(_ left: String?, _ right: String?) throws -> Bool {
      let known = try BookDraft("Beowulf", by: [], isbn: left)
      return index([known]).match(try BookDraft("Beowulf", by: [], isbn: right)).work != nil
    }
    #expect(
      try isOne(nil, nil) && isOne(Self.isbn, nil) && isOne(nil, Self.isbn) && isOne(Self.isbn, Self.isbn))
    #expect(try !isOne(Self.isbn, "9780547928227"))
  }

  @Test func `a match of title, author and ISBN precedes an older work with only one of them`() throws {
    let drafts = [
      try BookDraft("Dune", by: ["Frank Herbert"]),
      try BookDraft("Dune: Deluxe", by: ["Frank Herbert"], isbn: Self.isbn),
      try BookDraft("Dune", by: ["Frank Herbert"], isbn: Self.isbn),
    ]
    #expect(index(drafts).match(drafts[2]).work == .number(2))
    #expect(index(Array(drafts[..<2])).match(drafts[2]).work == .number(1))
    #expect(index(Array(drafts[..<1])).match(drafts[2]).work == .number(0))
  }

  @Test(arguments: [MatchRules.corrected, .asWritten])
  func `a comparison with one book equals that with a library of this book`(rules: MatchRules) throws {
    let titles = [
      "Dune", "dune", "Dune: A Novel", "Mistborn", "The Final Empire (Mistborn, #1)", "Saga, Vol. 1",
      "Mistborn: The Final Empire", "Ghost Story", "Ghost Story: The Dresden Files, Book 13",
    ]
    let books = try titles.flatMap { title in
      try [("Frank Herbert", Self.isbn), ("Frank Herbert", nil), ("Brandon Sanderson", "9780547928227")].map {
        rules.keys(of: try BookDraft(title, by: [$0], isbn: $1))
      }
    }
    var tiers: Set<MatchTier?> = []
    for (single, asked) in books.flatMap({ single in books.map { (single, $0) } }) {
      var index = MatchIndex(rules: rules)
      index.insert(WorkID(replica: 0, serial: 0), keys: single)
      let found = rules.match(asked, with: single)
      #expect(found == index.match(asked))
      tiers.insert(found.tier)
    }
    #expect(tiers == [nil, .isbn, .titleAndAuthor, .fuzzy])
  }

  @Test func `of equal candidates the oldest work is found`() throws {
    let draft = try BookDraft("Dune", by: ["Frank Herbert"])
    #expect(index([draft, draft, draft]).match(draft).work == .number(0))
  }

  @Test func `of several candidates of tier 3, the one with the most similar author is found`() throws {
    let drafts = [
      try BookDraft("Amber (Amber, #1)", by: ["R. Zelazny"]),
      try BookDraft("Amber [signed]", by: ["Roger Zelazny"]),
    ]
    let found = index(drafts).match(try BookDraft("Amber", by: ["Roger Zelazny"]))
    #expect(found == .possibleMatch(.number(1), score: 1000, reason: .sameNormalizedTitle))
  }

  @Test func `a subtitle may not be missing if the main title is a series of the library`() throws {
    let series = try BookDraft("Citadel (Sword Song, #1)", by: ["A. Bek"])
    let book = try BookDraft("Sword Song", by: ["A. Bek"])
    let other = try BookDraft("Sword Song: The Tale of Three Rivers", by: ["A. Bek"])
    #expect(index([book]).match(other).tier == .fuzzy)
    #expect(index([book, series]).match(other) == .noDuplicate)
  }

  @Test func `a person with a role is not compared as a writer`() throws {
    var draft = try BookDraft("Beowulf", by: ["Seamus Heaney"])
    draft.authors.insert(DraftAuthor("John Smith", role: "Narrator"), at: 0)
    #expect(index([try BookDraft("Beowulf", by: ["Seamus Heaney"])]).match(draft).tier == .titleAndAuthor)
  }

  @Test func `a work is found by its current keys, not by its previous ones`() throws {
    var index = MatchIndex()
    let before = try BookDraft("Dune", by: ["Frank Herbert"], isbn: Self.isbn)
    let after = try BookDraft("Emma", by: ["Jane Austen"])
    index.insert(.number(1), keys: index.rules.keys(of: before))
    index.insert(.number(1), keys: index.rules.keys(of: after))
    #expect(index.match(before) == .noDuplicate)
    #expect(index.match(after).work == .number(1))
    #expect(index.count == 1)
    index.remove(.number(1))
    index.remove(.number(1))
    #expect(index == MatchIndex())
  }

  @Test func `a work inserted by row and editions is found like the draft that it came from`() throws {
    let author = AuthorID(replica: 1, serial: 0)
    let reader = AuthorID(replica: 1, serial: 1)
    let work = Work(
      id: .number(3), title: "Dune (Dune, #1)",
      authors: [AuthorCredit(author: reader, role: "Narrator"), AuthorCredit(author: author)])
    let edition = Edition(
      id: EditionID(replica: 1, serial: 0), work: work.id, facts: EditionFacts(isbn: try ISBN(Self.isbn)))
    var index = MatchIndex()
    index.insert(work: work, authors: ["Scott Brick", "Frank Herbert"], editions: [edition])
    #expect(index.match(try BookDraft("Dune", by: ["Herbert, Frank"])).tier == .fuzzy)
    #expect(index.match(try BookDraft("Dune", by: [], isbn: Self.isbn)).tier == .isbn)
    #expect(index.match(try BookDraft("Dune", by: ["Scott Brick"])) == .noDuplicate)
  }

  @Test func `the index depends only on its works, not on the order of insertions and removals`() throws {
    let steps = combine(Gen<Int>.integer(in: 0...5), .integer(in: 0...11)).array(count: 0...30)
    let numbers = try ["9780261103573", "9780547928227"].map { try ISBN($0) }
    let editions = [[], [numbers[0]], numbers, [numbers[1]]]
    try check("follows changes", steps) { steps in
      var index = MatchIndex()
      var expected: [Int: MatchKeys] = [:]
      for (work, book) in steps {
        if book < 10 {
          let keys = index.rules.keys(
            title: "Title \(book % 5): A Novel (S, #\(book % 5))", authors: ["A B"], isbns: editions[book % 4]
          )
          expected[work] = keys
          index.insert(.number(UInt32(work)), keys: keys)
        } else {
          expected[work] = nil
          index.remove(.number(UInt32(work)))
        }
      }
      var fresh = MatchIndex()
      for (work, keys) in expected { fresh.insert(.number(UInt32(work)), keys: keys) }
      return index == fresh
    }
  }

  @Test(arguments: [MatchRules.corrected, .asWritten])
  func `keys shared with another book equal newly made ones`(rules: MatchRules) throws {
    let books = combine(
      Gen<String>.awkwardTitle,
      Gen<String>.element(of: ["Frank Herbert", "HERBERT, F.", "", "Various"]).array(count: 0...2))
    try check("shared keys", combine(books, books)) { known, book in
      let keys = rules.keys(title: known.0, authors: known.1, isbns: [])
      return rules.keys(title: book.0, authors: book.1, isbns: [], like: keys)
        == rules.keys(title: book.0, authors: book.1, isbns: [])
        && rules.keys(title: known.0, authors: book.1, isbns: [], like: keys)
          == rules.keys(title: known.0, authors: book.1, isbns: [])
    }
  }

  @Test(arguments: ["Zaklínač (Zaklínač, díl 1)", "A könyv 2. kötet", "Wiedźmin: książka", "Zoë´s"])
  func `equal titles with different scalars share no keys`(title: String) throws {
    let forms = [
      title, title.decomposedStringWithCanonicalMapping, title.precomposedStringWithCanonicalMapping,
    ]
    for known in forms {
      let keys = MatchRules.corrected.keys(title: known, authors: [known], isbns: [])
      var index = MatchIndex()
      index.insert(.number(0), keys: keys)
      for other in forms {
        let anew = MatchRules.corrected.keys(title: other, authors: [other], isbns: [])
        #expect(MatchRules.corrected.keys(title: other, authors: [other], isbns: [], like: keys) == anew)
        var recent = RecentWriters()
        _ = index.keys(of: try BookDraft("", by: [known]), &recent)
        let shared = index.keys(of: try BookDraft(other, by: [other]), &recent)
        #expect(shared.titleKeys == anew.titleKeys && shared.authors == anew.authors)
      }
    }
  }

  /// Few names in lists of one to three, so that lists of the same number, and with the same first name,
  /// differ.
  private static let books = combine(
    Gen<String>.element(of: ["Dune", "Dune (Dune, #1)", "Emma", "Zoë´s", "Zoe\u{308}´s"]),
    Gen<String>.element(of: [
      "Frank Herbert", "Jane Austen", "Zoë Ferraris", "Zoe\u{308} Ferraris", "Various",
    ])
    .array(count: 0...3)
  ).array(count: 1...12)

  @Test func `keys that a draft shares with earlier drafts equal those made for it alone`() throws {
    try check("shared keys", Self.books) { books in
      let rules = MatchRules.corrected
      var index = MatchIndex(rules: rules)
      var recent = RecentWriters()
      for (number, book) in books.enumerated() {
        let draft = try BookDraft(book.0, by: book.1)
        let alone = rules.keys(of: draft)
        let keys = index.keys(of: draft, &recent)
        try claim(keys == alone && keys.titleKeys.value.isMade(from: book.0), "of a draft")
        try claim(keys.writerKeys.value.isMade(from: book.1) && keys.authors == alone.authors, "of names")
        let like = rules.keys(title: book.0, authors: book.1, isbns: [], like: index.keys(of: .number(0)))
        try claim(like == alone && like.authors == alone.authors, "like another book")
        index.insert(.number(UInt32(number)), keys: keys)
      }
    }
  }

  @Test func `a title without a marker names no series`() throws {
    let tables = ["series-markers.tsv", "no-series.tsv", "search-titles.tsv"].flatMap(TitleTable.rows)
    var plain = 0
    for title in tables.map({ $0[0] }) where !MatchRules.corrected.policy.titleKeys(title).mayHaveMarkers {
      plain += 1
      #expect(SeriesGrammar.extended.parse(title: title).mentions.isEmpty, "\(title)")
      #expect(SeriesGrammar.extended.bareNumber(in: title) == nil, "\(title)")
    }
    for title in ["Dune II", "Dune (III)", "Dune Ⅱ", "Dune V: House", "IV", "Dune 3", "三体三"] {
      #expect(BareNumber.isPossible(in: title), "\(title)")
    }
    for title in ["Vile Bodies", "Voyage in the Dark", "It’s Me", "Ivanhoe", "Le Maître", "XVz", ""] {
      #expect(!BareNumber.isPossible(in: title), "\(title)")
    }
    #expect(plain > 30 && plain < tables.count)
    #expect(MatchRules.asWritten.policy.titleKeys("Dune").mayHaveMarkers)
  }

  @Test func `a copy does not change when the original does`() throws {
    var index = index([try BookDraft("Dune", by: ["Frank Herbert"])])
    let copy = index
    index.remove(.number(0))
    #expect(copy.match(try BookDraft("Dune", by: ["Frank Herbert"])).work == .number(0))
  }

  @Test(arguments: [200, 2_000])
  func `DUP-10: a match compares only books that share a hash, not the whole library`(works: Int) throws {
    let policy = CountingPolicy()
    var index = MatchIndex(rules: MatchRules(name: "counting", policy: policy))
    for number in 0..<works {
      let keys = index.rules.keys(title: "Book \(number): A Novel", authors: ["A. Bek"], isbns: [])
      index.insert(.number(UInt32(number)), keys: keys)
    }
    #expect(index.match(try BookDraft("Book 7", by: ["A. Bek"])).work == .number(7))
    #expect(index.match(try BookDraft("Another", by: ["A. Bek"])) == .noDuplicate)
    #expect(index.match(try BookDraft("Book 9001", by: ["A. Bek"])) == .noDuplicate)
    #expect(policy.comparisons.withLock { $0 } == 1)
  }

  @Test func `any draft matches itself, and two drafts match symmetrically`() throws {
    let names = Gen<String>.element(of: [
      "Frank Herbert", "F. Herbert", "Herbert, Frank", "", "Anonymous", "村上 春樹", "—",
    ])
    let drafts = combine(Gen<String>.awkwardTitle, names).map { title, author in
      var draft = BookDraft(row: 1, title: title)
      if !author.isEmpty { draft.authors = [DraftAuthor(author)] }
      return draft
    }
    try check("reflexive and symmetric", combine(drafts, drafts), count: 1_000) { left, right in
      index([left]).match(left).tier == .titleAndAuthor
        && index([left]).match(right).tier == index([right]).match(left).tier
    }
  }
}

/// The corrected rules, counting how often they compare two books.
final class CountingPolicy: MatchPolicy {
  let comparisons = Mutex(0)
  private let rules = CorrectedMatching()
  var knowsSlips: Bool { rules.knowsSlips }
  var knowsWriters: Bool { rules.knowsWriters }

  func mistyped(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool, isWriter: (AuthorName) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    comparisons.withLock { $0 += 1 }
    return rules.mistyped(left, right, isSeries: isSeries, isWriter: isWriter)
  }

  func hash(ofWholeTitle text: String) -> UInt64 { rules.hash(ofWholeTitle: text) }
  func titleKeys(_ text: String) -> TitleKeys { rules.titleKeys(text) }
  func writerKeys(_ names: [String]) -> WriterKeys { rules.writerKeys(names) }
  func numbers(_ isbns: [ISBN]) -> [ISBN] { rules.numbers(isbns) }

  func isSameTitleAndAuthor(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    comparisons.withLock { $0 += 1 }
    return rules.isSameTitleAndAuthor(left, right)
  }

  func isSameEdition(_ left: MatchKeys, _ right: MatchKeys) -> Bool {
    comparisons.withLock { $0 += 1 }
    return rules.isSameEdition(left, right)
  }

  func likeness(
    _ left: MatchKeys, _ right: MatchKeys, isSeries: (String) -> Bool
  ) -> (score: Int, reason: MatchReason)? {
    comparisons.withLock { $0 += 1 }
    return rules.likeness(left, right, isSeries: isSeries)
  }
}
