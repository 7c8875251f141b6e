// An import that is taken back: the model on stories that are told in full, and the oracles on courses that
// break what it promises.

import BooksTrack
import Testing

@testable import Hunt

@Suite struct `Taking an import back in a hunt` {
  private typealias World = HuntWorldOracleTests

  // MARK: The model

  private static func model(_ operations: [ModelOperation]) -> LibraryModel {
    operations.reduce(into: LibraryModel()) { $0.apply($1) }
  }

  private static let both = ModelOperation.importRows([.sample("1"), .sample("2")])

  @Test func `books that an import added are removed with it`() {
    var model = Self.model([Self.both])
    #expect(model.takeBack() == ModelTakeBack(removed: 2, kept: 0, restored: 0))
    #expect(model.books == [])
    #expect(model.takeBack() == ModelTakeBack())
  }

  /// Acts of a reader on a book, and whether it is another book for that.
  static let acts: [(ModelOperation, Bool)] = [
    (.rate(source: "1", quarters: 8), true), (.retitle(source: "1", title: "Mine"), true),
    (.correct(source: "1", to: .sample("9")), true), (.shelve(source: "1", shelf: "read"), true),
    (.note(source: "1", text: "mine"), true), (.accept(source: "1", .pages(7)), true),
    (.accept(source: "1", .firstPublished(1901)), true), (.accept(source: "1", .other), false),
    (.dismiss(source: "1"), false), (.decline(source: "1"), false),
    (.rate(source: "1", quarters: nil), false),
  ]

  @Test(arguments: acts.indices)
  func `a book that its reader has changed stays`(act: Int) {
    let (operation, isChange) = Self.acts[act]
    var model = Self.model([Self.both, operation])
    #expect(model.takeBack() == ModelTakeBack(removed: isChange ? 1 : 2, kept: isChange ? 1 : 0, restored: 0))
    #expect(model.books.count == (isChange ? 1 : 0))
  }

  private static let full = ModelOperation.importRows([
    .sample("1") {
      $0.rating = 12
      $0.review = "Good."
      $0.publisher = "Ace"
    },
    .sample("2"), .sample("3"),
  ])

  @Test func `filled values are removed with the import, and later changes stay`() {
    var model = Self.model([Self.both, Self.full, .rate(source: "1", quarters: 4)])
    #expect(model.takeBack() == ModelTakeBack(removed: 1, kept: 0, restored: 1))
    #expect(model.books == [.sample("1") { $0.rating = 4 }, .sample("2")])
    // What the reader has said since keeps the book.
    #expect(model.takeBack() == ModelTakeBack(removed: 1, kept: 1, restored: 0))
  }

  @Test func `the import before an undone one is the last one again`() {
    var model = Self.model([Self.both, Self.full, .takeBack])
    #expect(model.books == [.sample("1"), .sample("2")])
    model.apply(.takeBack)
    #expect(model.books == [])
  }

  @Test func `a book that was corrected to another one keeps that one's edition`() {
    let ace = ModelBook.sample("9") { $0.publisher = "Ace" }
    let model = Self.model([Self.both, Self.full, .correct(source: "1", to: ace), .takeBack])
    #expect(model.books.first == .sample("9") { $0.publisher = "Ace" })
  }

  @Test func `a book that was deleted and imported again is another one`() {
    let model = Self.model([Self.both, .delete(source: "1"), Self.both, .takeBack])
    #expect(model.books == [.sample("2")])
  }

  // MARK: Oracles

  private static let gone: [Change] = [
    .remove(World.job), .remove(World.entry), .remove(World.work),
  ]

  /// Returns the objections to undoing an import with these changes and this reported number of removed
  /// books.
  private static func clauses(_ oracle: any DeviceOracle, _ changes: [Change], removed: Int = 1) -> [String] {
    let label = TransactionOrigin.undoImport.text
    return World.clauses(
      oracle,
      [
        (0, World.importing(["1"])), (0, .committed(World.imported)),
        (0, .done(label: World.imported.act)), (1, .planned(label: label, .takeBack)),
        (1, .committed(World.commit(.undoImport, changes, on: World.imported.after))),
        (1, .takenBack(removed: removed, kept: 0)), (1, .done(label: label)),
      ])
  }

  @Test func `an unchanged library is accepted`() {
    #expect(Self.clauses(LibraryModelOracle(), Self.gone) == [])
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), Self.gone) == [])
  }

  @Test func `a book that stays, and a wrong account, are reported`() {
    #expect(Self.clauses(LibraryModelOracle(), []) == ["IMP-12"])
    #expect(Self.clauses(LibraryModelOracle(), Self.gone, removed: 0) == ["IMP-12"])
  }

  @Test func `a queued look-up that outlives its book is reported`() {
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), Array(Self.gone.dropFirst())).contains("ENR-8"))
  }

  /// Two books, of which the second came with the import that goes; the first one has had its answer.
  @Test(arguments: [false, true])
  func `a repeated look-up is reported`(_ asksAnew: Bool) {
    let answered = World.commit(.enrich, World.ended(.notFound), on: World.imported.after)
    let second = World.importing(World.row("2", serial: 1), on: answered.after)
    let (work, job) = (WorkID(replica: 1, serial: 1), JobID(replica: 1, serial: 1))
    var changes: [Change] = [
      .remove(job), .remove(EntryID(replica: 1, serial: 1)), .remove(work),
    ]
    if asksAnew, var row = second.after.works[World.work] {
      row.enrichment = .pending
      changes += [.put(row), .put(EnrichmentJob(id: JobID(replica: 1, serial: 2), work: row.id))]
    }
    let label = TransactionOrigin.undoImport.text
    let clauses = World.clauses(
      QueueModelOracle(concurrency: 1),
      [
        (0, World.importing(["1"])), (0, .committed(World.imported)), (1, World.asked()),
        (1, .committed(answered)), (2, World.importing(["2"])), (2, .committed(second)),
        (3, .planned(label: label, .takeBack)),
        (3, .committed(World.commit(.undoImport, changes, on: second.after))),
      ])
    #expect(clauses == (asksAnew ? ["ENR-8"] : []))
  }

  @Test func `an import without a record is reported`() {
    let silent = World.commit(.commitImport, World.row())
    let label = silent.act
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, .planned(label: label, .importRows([.sample("1")]))), (0, .committed(silent)),
    ]
    #expect(World.clauses(LibraryModelOracle(), events) == ["IMP-12"])
  }
}
