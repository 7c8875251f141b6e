// The verdict on an answer: the book, candidates for the reader, or neither (ENR-9, ENR-12).

import BooksTrackAPI
import Testing

@testable import BooksTrack

/// A reader's book, one answer, and the expected verdict.
private struct Case: CustomTestStringConvertible {
  let asked: String
  let by: [String]
  let found: FoundBook

  init(_ asked: String, by: [String] = ["Frank Herbert"], _ found: FoundBook) {
    self.asked = asked
    self.by = by
    self.found = found
  }

  var testDescription: String {
    "\(asked) by \(by) / \(found.work.fullTitle) by \(found.work.authorNames)"
  }

  func judgement(isbns: [ISBN] = []) -> Judgement {
    AnswerJudge.corrected.judge(
      SearchResponseData([found]), for: EnrichmentSubject(title: asked, authors: by, isbns: isbns))
  }
}

struct EnrichmentJudgeTests {
  private static let dune = "9780441172719"
  private static let hobbit = "9780261103573"

  private func judge(
    _ books: [FoundBook], _ title: String = "Dune", by authors: [String] = ["Frank Herbert"],
    isbns: [String] = []
  ) throws -> Judgement {
    let numbers = try isbns.map { try ISBN($0) }
    return AnswerJudge.corrected.judge(
      SearchResponseData(books), for: EnrichmentSubject(title: title, authors: authors, isbns: numbers))
  }

  // MARK: By ISBN

  @Test(arguments: ["9780441172719", "0441172717"])
  func `a record with the same ISBN and a related title is certain`(isbn: String) throws {
    let found = FoundBook("Dune", subtitle: "Deluxe Edition", by: ["Herbert, Frank"], isbns: [isbn])
    #expect(try judge([found], isbns: [Self.dune]) == .certain(workIndex: 0))
  }

  @Test func `the same ISBN takes precedence over the same title and author`() throws {
    let books = [FoundBook("Dune"), FoundBook("Dune", isbns: [Self.dune])]
    #expect(try judge(books, isbns: [Self.dune]) == .certain(workIndex: 1))
  }

  @Test func `a book without authors is certain by its ISBN and title`() throws {
    let found = FoundBook("Beowulf", by: [], isbns: [Self.hobbit])
    #expect(try judge([found], "Beowulf", by: [], isbns: [Self.hobbit]) == .certain(workIndex: 0))
  }

  /// A number after the title stands for the volume if the reader's title has a volume number.
  @Test(
    arguments: [
      ("One Piece, Vol. 3 (One Piece, #3)", "One Piece 3", true), ("Saga #2", "Saga 2.", true),
      ("Bleach (Bleach, #7)", "Bleach 7", true), ("Attack on Titan, Volume 05", "ATTACK ON TITAN 5", true),
      ("One Piece, Vol. 3", "One Piece 4", false), ("Catch-22", "Catch 22", true),
      ("Fahrenheit", "Fahrenheit 451", false),
      ("Bleach (Other Tales, #7)", "Bleach 7", false), ("Bleach", "Bleach 7", false),
    ])
  func `ENR-12: a title with a bare number is the volume with that number`(
    asked: String, found: String, isCertain: Bool
  ) throws {
    let judgement = try judge([FoundBook(found, by: ["A Writer"])], asked, by: ["A Writer"])
    #expect((judgement == .certain(workIndex: 0)) == isCertain, "\(judgement)")
  }

  @Test(
    arguments: [
      ("The Namesake (2003)", "The Namesake", true), ("Emma (Translator: Ann Lee)", "Emma", true),
      ("Emma (translated by Ann Lee) (Austen, #2)", "Emma", true),
      ("The Kite Runner (#1 New York Times Bestseller)", "The Kite Runner", true),
      // These brackets may distinguish books.
      ("Emma (2003)", "Persuasion", false),
      ("Saga (#6)", "Saga", false), ("Emma (Winner of the Booker Prize)", "Emma: Study Guide", false),
    ])
  func `ENR-12: a remark after the title does not distinguish books`(
    asked: String, found: String, isCertain: Bool
  ) throws {
    let judgement = try judge([FoundBook(found, by: ["A Writer"])], asked, by: ["A Writer"])
    #expect((judgement == .certain(workIndex: 0)) == isCertain, "\(judgement)")
    #expect(
      try judge([FoundBook(found, by: ["Somebody Else"])], asked, by: ["A Writer"]) != .certain(workIndex: 0))
  }

  @Test(arguments: [("A Writer", true), ("Somebody Else", false)])
  func `ENR-12: with the same ISBN, brackets after the title are ignored`(
    writer: String, isCertain: Bool
  ) throws {
    let found = FoundBook("Close Range", subtitle: "Wyoming Stories", by: [writer], isbns: [Self.hobbit])
    let asked = "Close Range (The Rogue's Runaway Valentine)"
    let judgement = try judge([found], asked, by: ["A Writer"], isbns: [Self.hobbit])
    #expect((judgement == .certain(workIndex: 0)) == isCertain, "\(judgement)")
  }

  @Test func `ENR-12: the same number with another title and author is not attached`() throws {
    let found = FoundBook("Gardening for Beginners", by: ["Ann Green"], isbns: [Self.dune])
    guard case .uncertain(let candidates) = try judge([found], isbns: [Self.dune]) else {
      Issue.record("not offered")
      return
    }
    #expect(candidates.map(\.title) == ["Gardening for Beginners"])
    // Only because of the ISBN: without it, the book would not be a candidate.
    #expect(candidates.map(\.confidence) == [500])
    #expect(try judge([found]) == .nothing)
  }

  @Test(arguments: [("The Invisible Man", false), ("Invisible Man", true)])
  func `ENR-12: with the same ISBN but another author, the title must match to the article`(
    title: String, isCertain: Bool
  ) throws {
    let found = FoundBook(title, by: ["H.G. Wells"], isbns: [Self.dune])
    let judgement = try judge([found], "Invisible Man", by: ["Ralph Ellison"], isbns: [Self.dune])
    #expect((judgement == .certain(workIndex: 0)) == isCertain)
    #expect(judgement != .nothing)
  }

  @Test(arguments: [
    ("Eragon / Eldest", "Eragon", false), ("Eragon", "Eragon / Eldest", false),
    ("Eragon / Eldest", "Eragon / Eldest", true), ("Eragon", "Eragon", true),
  ])
  func `ENR-12: an omnibus is not one of its books, even with the same ISBN`(
    title: String, asked: String, isCertain: Bool
  ) throws {
    let found = FoundBook(title, by: ["Christopher Paolini"], isbns: [Self.dune])
    for isbns in [[], [Self.dune]] {
      let judgement = try judge([found], asked, by: ["Christopher Paolini"], isbns: isbns)
      #expect((judgement == .certain(workIndex: 0)) == isCertain, "\(isbns): \(judgement)")
    }
    let under = Self.translated("Eragon et L'Aîné", as: title, by: "Christopher Paolini")
    let judgement = try judge([under], asked, by: ["Christopher Paolini"], isbns: [Self.dune])
    #expect((judgement == .certain(workIndex: 0)) == isCertain, "translated: \(judgement)")
  }

  /// Returns a book whose edition with the ISBN `dune` has its own title.
  private static func translated(_ title: String, as other: String, by author: String) -> FoundBook {
    var found = FoundBook(title, by: [author], isbns: [hobbit, dune])
    found.editions[1].title = other
    return found
  }

  @Test func `ENR-12: the edition with the ISBN may be a translation of a work in another language`() throws {
    let found = Self.translated("Patria", as: "Homeland", by: "Fernando Aramburu")
    func judge(_ title: String, by author: String, isbn: String = Self.dune) throws -> Judgement {
      try self.judge([found], title, by: [author], isbns: [isbn])
    }
    #expect(try judge("Homeland", by: "Fernando Aramburu") == .certain(workIndex: 0))
    // The title of another edition, another book of the writer, and one by another writer: the reader has to
    // choose.
    for (title, author, isbn) in [
      ("Homeland", "Fernando Aramburu", Self.hobbit), ("The Swifts", "Fernando Aramburu", Self.dune),
      ("Homeland", "R. A. Salvatore", Self.dune),
    ] {
      guard case .uncertain = try judge(title, by: author, isbn: isbn) else {
        Issue.record("\(title) by \(author), \(isbn): not offered")
        continue
      }
    }
    // Without a matching ISBN, the title of an edition counts as much as that of the work.
    for isbns in [[], ["9780374910822"]] {
      func judge(_ title: String, by author: String) throws -> Judgement {
        try self.judge([found], title, by: [author], isbns: isbns)
      }
      #expect(try judge("Homeland", by: "Fernando Aramburu") == .certain(workIndex: 0), "\(isbns)")
      #expect(try judge("Homeland", by: "R. A. Salvatore") != .certain(workIndex: 0), "\(isbns)")
      #expect(try judge("The Swifts", by: "Fernando Aramburu") != .certain(workIndex: 0), "\(isbns)")
    }
    let guide = Self.translated("Guía de Patria", as: "Homeland: A Study Guide", by: "Fernando Aramburu")
    #expect(
      try self.judge([guide], "Homeland", by: ["Fernando Aramburu"], isbns: [Self.dune])
        != .certain(workIndex: 0))
  }

  @Test func `ENR-12: a different title needs a comparable writer, even with the same ISBN`() throws {
    func isCertain(_ title: String, by writers: [String]) throws -> Bool {
      let found = FoundBook(title, by: writers, isbns: [Self.dune])
      return try judge([found], "Kafka on the Shore", by: ["Haruki Murakami"], isbns: [Self.dune])
        == .certain(workIndex: 0)
    }
    #expect(try isCertain("Kafka sur le rivage", by: ["村上春樹"]))
    #expect(try isCertain("Kafka sur le rivage", by: []))
    #expect(try isCertain("海辺のカフカ", by: ["村上春樹"]))
    #expect(try isCertain("Zeit der Nordwanderung", by: ["Haruki Murakami"]))
    #expect(try !isCertain("Zeit der Nordwanderung", by: ["الطيب صالح"]))
    #expect(try !isCertain("Zeit der Nordwanderung", by: []))
  }

  @Test(arguments: [
    ("Invisible Women", false), ("The Invisible Man", true), ("Invisible Man: A Novel", true),
    ("Invisible Cities", false),
  ])
  func `ENR-12: without authors, a matching ISBN needs a matching title in the same language`(
    title: String, isCertain: Bool
  ) throws {
    let found = FoundBook(title, by: [], isbns: [Self.dune])
    let judgement = try judge([found], "Invisible Man", by: ["Ralph Ellison"], isbns: [Self.dune])
    #expect((judgement == .certain(workIndex: 0)) == isCertain)
  }

  @Test func `ENR-12: with the same ISBN, a subtitle that the reader's title lacks is acceptable`() throws {
    let found = FoundBook("Minor Departures", subtitle: "Stories", by: ["W. T. Muriuki"], isbns: [Self.dune])
    #expect(
      try judge([found], "Minor Departures", by: ["W. T. Muriuki"], isbns: [Self.dune])
        == .certain(workIndex: 0))
    guard case .uncertain = try judge([found], "Minor Departures", by: ["W. T. Muriuki"]) else {
      Issue.record("without the number it may be another book")
      return
    }
  }

  @Test func `ENR-12: a record with another ISBN and title is not attached`() throws {
    let found = FoundBook("The Dosadi Experiment", isbns: [Self.hobbit])
    let judgement = try judge([found], isbns: [Self.dune])
    #expect(judgement == .nothing)
  }

  @Test func `another ISBN with the same title and author is another edition of the book`() throws {
    #expect(
      try judge([FoundBook("Dune", isbns: [Self.hobbit])], isbns: [Self.dune]) == .certain(workIndex: 0))
  }

  // MARK: By title

  @Test(arguments: [
    Case("Dune", FoundBook("DUNE")),
    Case("Dune", FoundBook("Dune", subtitle: "A Novel")),
    Case("Dune: A Novel", FoundBook("Dune")),
    Case("Dune (Dune Chronicles, #1)", FoundBook("Dune", by: ["Herbert, Frank"])),
    Case("Dune [paperback]", FoundBook("Dune")),
    Case(
      "Sapiens", by: ["Yuval Noah Harari"],
      FoundBook("Sapiens", subtitle: "A Brief History of Humankind", by: ["Yuval N. Harari"])),
    Case(
      "Sapiens: A Brief History of Humankind", by: ["Yuval Noah Harari"],
      FoundBook("Sapiens", by: ["Yuval Noah Harari"])),
    Case(
      "Sapiens: A Brief History of Humankind", by: ["Yuval Noah Harari"],
      FoundBook("Sapiens: A Brief History of Humankind", by: ["Harari, Yuval Noah"])),
    Case(
      "The Final Empire", by: ["Brandon Sanderson"],
      FoundBook("The Final Empire", subtitle: "Mistborn Book 1", by: ["Brandon Sanderson"])),
    Case(
      "The Final Empire (Mistborn, #1)", by: ["Brandon Sanderson"],
      FoundBook("The Final Empire", subtitle: "Mistborn Book 1", by: ["Brandon Sanderson"])),
    Case(
      "Saga, Vol. 2", by: ["Brian K. Vaughan"], FoundBook("Saga", subtitle: "Volume 2", by: ["Brian Vaughan"])
    ),
  ])
  fileprivate func `another spelling of the book, or another subtitle, is certain`(example: Case) {
    #expect(example.judgement() == .certain(workIndex: 0))
  }

  @Test(arguments: [
    Case("Dune", by: ["Frank Herbert"], FoundBook("Dune", by: ["Ann Other"])),
    Case("Foundation", by: ["Isaac Asimov"], FoundBook("Foundation", by: ["Mercedes Lackey"])),
    Case("Dune", FoundBook("Frank Herbert's Dune: Study Guide", by: ["SparkNotes"])),
    Case("Dune", FoundBook("Dune", by: [])),
    Case("Dune", by: [], FoundBook("Dune")),
    Case("Dune", by: [], FoundBook("Dune", by: [])),
    Case("Dune", by: ["Unknown"], FoundBook("Dune")),
    Case("Saga, Vol. 1", by: ["Brian K. Vaughan"], FoundBook("Saga, Vol. 2", by: ["Brian K. Vaughan"])),
    Case(
      "Saga, Vol. 1", by: ["Brian K. Vaughan"],
      FoundBook("Saga", subtitle: "Volume 2", by: ["Brian K. Vaughan"])),
    Case("Saga", by: ["Brian K. Vaughan"], FoundBook("Saga", subtitle: "Volume 2", by: ["Brian K. Vaughan"])),
    Case("Bleach, Volume 01", by: ["Tite Kubo"], FoundBook("Bleach, Vol. 10", by: ["Tite Kubo"])),
    Case("Foundation", by: ["Isaac Asimov"], FoundBook("Foundation and Empire", by: ["Isaac Asimov"])),
    Case(
      "The Well of Ascension (Mistborn, #2)", by: ["Brandon Sanderson"],
      FoundBook("The Final Empire", subtitle: "Mistborn Book 1", by: ["Brandon Sanderson"])),
    Case(
      "Amber (Amber, #2)", by: ["Roger Zelazny"],
      FoundBook("Amber", subtitle: "Amber Book 1", by: ["Roger Zelazny"])),
    Case(
      "Shadows (Mistborn, #2)", by: ["Brandon Sanderson"],
      FoundBook("Shadows", subtitle: "Mistborn Book 1", by: ["Brandon Sanderson"])),
    Case("Dune", FoundBook("Dune", subtitle: "The Graphic Novel, Book 1")),
    Case("Dune", FoundBook("Dune", subtitle: "Manga Book 1")),
    Case(
      "Sapiens", by: ["Yuval Noah Harari"],
      FoundBook("Sapiens", subtitle: "The Graphic Novel", by: ["Yuval Noah Harari"])),
    Case(
      "Star Wars: Thrawn", by: ["Timothy Zahn"],
      FoundBook("Star Wars", subtitle: "Heir", by: ["Timothy Zahn"])),
    Case("Star Wars", by: ["Timothy Zahn"], FoundBook("Star Wars", subtitle: "Thrawn", by: ["Timothy Zahn"])),
    Case(
      "Berlin: A Walk through the City of Letters", by: ["Ann Green"],
      FoundBook("Berlin", subtitle: "The Kitchen and its Recipes", by: ["Ann Green"])),
  ])
  fileprivate func `ENR-12: another book, another volume or an unnamed author is never certain`(example: Case)
  {
    if case .certain = example.judgement() { Issue.record("attached: \(example.testDescription)") }
  }

  @Test(arguments: [
    Case("Dune", FoundBook("Dune", by: [])), Case("Dune", by: [], FoundBook("Dune")),
    Case("Dune", by: [], FoundBook("Dune", by: [])),
    Case("Saga, Vol. 1", by: ["Brian K. Vaughan"], FoundBook("Saga, Vol. 2", by: ["Brian K. Vaughan"])),
  ])
  fileprivate func `ENR-9: a likely but ambiguous book is offered`(example: Case) {
    guard case .uncertain(let candidates) = example.judgement() else {
      Issue.record("not offered")
      return
    }
    #expect(candidates.map(\.title) == [example.found.work.title])
    #expect(candidates.allSatisfy { (500..<850).contains($0.confidence) })
  }

  @Test func `ENR-12: of several equal titles the one by the reader's author is certain`() throws {
    let books = ["Ann Other", "Frank Herberts", "F. Herbert", "Brian Herbert"].map {
      FoundBook("Dune", by: [$0])
    }
    #expect(try judge(books) == .certain(workIndex: 2))
    #expect(try judge(Array(books.reversed())) == .certain(workIndex: 1))
  }

  @Test func `of equal records the provider's first is certain`() throws {
    #expect(try judge([FoundBook("Dune"), FoundBook("Dune")]) == .certain(workIndex: 0))
  }

  @Test func `an empty answer has no candidates`() throws {
    #expect(try judge([]) == .nothing)
  }

  // MARK: Candidates

  @Test func `ENR-9: at most five candidates, best first, equal ones in the provider's order`() throws {
    let alike = (0..<7).map { FoundBook("Dunes", by: ["Frank Herbert", "Number \($0)"]) }
    let books = alike + [FoundBook("Dune I", by: ["Frank Herbert", "Last"])]
    guard case .uncertain(let candidates) = try judge(books, "Dune II") else {
      Issue.record("not offered")
      return
    }
    #expect(candidates.map(\.authors.last) == ["Last", "Number 0", "Number 1", "Number 2", "Number 3"])
    #expect(candidates.map(\.confidence) == candidates.map(\.confidence).sorted(by: >))
  }

  @Test func `ENR-9: a candidate contains the facts that the reader needs for a choice`() throws {
    var found = FoundBook("Dune", subtitle: "Deluxe", by: [], isbns: [Self.dune])
    found.work.externalIDs = [
      ExternalID(provider: "google-books", value: "g2"), ExternalID(provider: "google-books", value: "g1"),
    ]
    guard case .uncertain(let candidates) = try judge([found]) else {
      Issue.record("not offered")
      return
    }
    #expect(candidates.map(\.title) == ["Dune: Deluxe"])
    #expect(candidates.map(\.authors) == [[]])
    #expect(candidates.map(\.isbn) == [try ISBN(Self.dune)])
    #expect(candidates.map(\.externalID) == [ExternalID(provider: "google-books", value: "g1")])
  }
}
