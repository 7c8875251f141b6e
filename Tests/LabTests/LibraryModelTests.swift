// The reference model on stories short enough to be told in full.

import BooksTrack
import BooksTrackAPI
import Synthesis
import Testing

@testable import Hunt

extension ModelBook {
  /// A book with nothing but a name, and what a test says of it.
  static func sample(_ source: String, _ change: (inout ModelBook) -> Void = { _ in }) -> ModelBook {
    var book = ModelBook(
      source: source, title: "Title \(source)", authors: ["Author \(source)"], isbn: nil, publisher: nil,
      binding: nil, pages: nil, year: nil, status: "wantToRead", ownShelf: nil, shelves: ["to-read"],
      rating: nil, added: "2020-01-02", read: nil, readCount: 0, review: nil, hasSpoiler: false, notes: nil,
      ownedCopies: 0)
    change(&book)
    return book
  }
}

@Suite struct LibraryModelTests {
  private static func model(_ operations: ModelOperation...) -> LibraryModel {
    var model = LibraryModel()
    for operation in operations { model.apply(operation) }
    return model
  }

  @Test func rowsOfOneBookAreOneBook() {
    let rows = ["1", "2", "1"].map { ModelBook.sample($0) }
    let model = Self.model(.importRows(rows))
    #expect(model.books.map(\.source) == ["1", "2"])
    #expect(LibraryModel().counts(rows) == ModelImport(imported: 2, duplicates: 1))
    #expect(model.counts(rows) == ModelImport(imported: 0, duplicates: 3))
  }

  @Test func importingTwiceChangesNothing() {
    let rows = [ModelBook.sample("1") { $0.rating = 12 }, .sample("2") { $0.review = "Good." }]
    #expect(Self.model(.importRows(rows), .importRows(rows)).books == rows)
  }

  @Test func whatTheReaderSaidStaysWhenTheFileComesAgain() {
    let row = ModelBook.sample("1") { $0.rating = 8 }
    let model = Self.model(
      .importRows([row]), .rate(source: "1", quarters: 17), .retitle(source: "1", title: "Mine"),
      .note(source: "1", text: "lent out"), .importRows([row]))
    #expect(model.books.map(\.rating) == [17])
    #expect(model.books.map(\.title) == ["Mine"])
    #expect(model.books.map(\.notes) == ["lent out"])
  }

  @Test func aStatusThatSaysMoreWinsAndTheShelfItLeavesGoes() {
    let wanted = ModelBook.sample("1")
    let read = ModelBook.sample("1") {
      $0.status = "read"
      $0.shelves = ["favorites"]
      $0.read = "2021-05-06"
    }
    let up = Self.model(.importRows([wanted]), .importRows([read])).books[0]
    let down = Self.model(.importRows([read]), .importRows([wanted])).books[0]
    #expect(up.status == "read" && up.shelves == ["favorites"] && up.read == "2021-05-06")
    #expect(down == up)
  }

  @Test(arguments: [
    ("dnf", "didNotFinish", "dnf"), ("read", "read", nil), ("lent-out", "unknown", "lent-out"),
  ])
  func movingToAShelfSaysWhatTheShelfMeans(shelf: String, status: String, own: String?) {
    let book = Self.model(.importRows([.sample("1")]), .shelve(source: "1", shelf: shelf)).books[0]
    #expect(book.status == status && book.ownShelf == own && book.shelves == [])
  }

  @Test func aDeletedBookIsGoneUntilItIsImportedAgain() {
    let row = ModelBook.sample("1")
    let gone = Self.model(.importRows([row]), .rate(source: "1", quarters: 20), .delete(source: "1"))
    #expect(gone.books == [])
    var back = gone
    back.apply(.importRows([row]))
    #expect(back.books == [row])
  }

  @Test func aCorrectedBookIsTheOtherOneWithTheReadersOwnFacts() {
    let other = ModelBook.sample("2") { $0.isbn = "9780441172719" }
    let book = Self.model(
      .importRows([.sample("1")]), .rate(source: "1", quarters: 4), .correct(source: "1", to: other)
    ).books[0]
    #expect(book.source == "2" && book.title == other.title && book.isbn == other.isbn && book.rating == 4)
  }

  @Test func aProvidersWordThatIsTakenIsTheReadersOwn() {
    let facts: [ModelFact] = [.title("Other"), .pages(300), .year(1999), .other]
    let model = facts.reduce(into: Self.model(.importRows([.sample("1")]))) {
      $0.apply(.accept(source: "1", $1))
    }
    let book = model.books[0]
    #expect(book.title == "Other" && book.pages == 300 && book.year == 1999)
  }

  @Test func choosingChangesNothingThatTheReaderEntered() {
    let model = Self.model(.importRows([.sample("1")]))
    for act in [
      ModelOperation.choose(source: "1", title: "Other"), .decline(source: "1"), .dismiss(source: "1"),
    ] {
      var other = model
      other.apply(act)
      #expect(other == model)
    }
  }

  @Test func nobodyBecomesABookThatIsThereAlready() {
    let rows = [ModelBook.sample("1"), .sample("2")]
    let model = Self.model(.importRows(rows), .correct(source: "1", to: .sample("2")))
    #expect(model.books == rows)
  }

  // MARK: Comparison

  private static func view(_ books: [ModelBook], oddities: [String] = []) -> LibraryView {
    LibraryView(books: books, oddities: oddities)
  }

  @Test func aLibraryThatAgreesHasNoComplaints() {
    let rows = [ModelBook.sample("1"), .sample("2")]
    #expect(Self.model(.importRows(rows)).complaints(about: Self.view(rows.reversed())) == [])
  }

  /// Wrong books in place of the expected one, with a word of the model's complaint.
  static let wrong: [(found: [ModelBook], word: String)] = [
    ([], "not there"), ([.sample("1"), .sample("1")], "2 times"),
    ([.sample("1"), .sample("9")], "no such book"),
    ([.sample("1") { $0.title = "Other" }], "the title"), ([.sample("1") { $0.rating = 3 }], "the rating"),
    ([.sample("1") { $0.authors = [] }], "authors"), ([.sample("1") { $0.isbn = "1" }], "the ISBN"),
    ([.sample("1") { $0.shelves = [] }], "shelves"), ([.sample("1") { $0.read = "2020-01-01" }], "date read"),
    ([.sample("1") { $0.added = nil }], "date added"), ([.sample("1") { $0.review = "?" }], "the review"),
    ([.sample("1") { $0.notes = "?" }], "the note"), ([.sample("1") { $0.status = "read" }], "the status"),
  ]

  @Test(arguments: wrong.indices)
  func everyDifferenceIsTold(index: Int) {
    let complaints = Self.model(.importRows([.sample("1")])).complaints(
      about: Self.view(Self.wrong[index].found))
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains(Self.wrong[index].word) == true)
  }
}

@Suite struct QueueModelTests {
  private static func queue(_ sources: String...) -> QueueModel {
    var queue = QueueModel()
    for source in sources { queue.join(source) }
    return queue
  }

  @Test func whoComesFirstStandsFirstAndNobodyStandsTwice() {
    #expect(Self.queue("1", "2", "1").places.map(\.source) == ["1", "2"])
  }

  @Test func whoComesBackStandsLast() {
    var queue = Self.queue("1", "2")
    queue.leave("1")
    queue.join("1")
    #expect(queue.places.map(\.source) == ["2", "1"])
  }

  @Test func whoIsParkedKeepsThePlace() {
    var queue = Self.queue("1", "2")
    queue.park("1")
    #expect(queue.places.map(\.isParked) == [true, false])
    queue.wake()
    #expect(queue == Self.queue("1", "2"))
  }

  /// Wrong queues in place of books 1 and 2, with a word of the model's complaint.
  static let wrong: [(found: [QueueModel.QueuedBook], word: String)] = [
    ([.init(source: "1", isParked: false)], "does not"),
    (["1", "2", "2"].map { .init(source: $0, isParked: false) }, "2 times"),
    (["1", "2", "3"].map { .init(source: $0, isParked: false) }, "should not"),
    ([.init(source: "1", isParked: true), .init(source: "2", isParked: false)], "parked"),
    (["2", "1"].map { .init(source: $0, isParked: false) }, "order"),
  ]

  @Test(arguments: wrong.indices)
  func everyDifferenceIsTold(index: Int) {
    let complaints = Self.queue("1", "2").complaints(about: Self.wrong[index].found)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains(Self.wrong[index].word) == true)
  }
}
