// Each oracle on a course that breaks its promise: an oracle that cannot go red would guard nothing.

import BooksTrackAPI
import Simulation
import Testing

@testable import BooksTrack
@testable import LabWorld
@testable import LoadRun

@Suite struct ReaderOracleTests {
  private static let id = WorkID(replica: 1, serial: 0)

  /// A library with one work, its entry and its edition, as an import leaves it.
  private static func imported() -> Library {
    var library = Library(replica: 1)
    library.apply(.put(Work(id: id, title: "Emma", authors: [])))
    let edition = Edition(
      id: EditionID(replica: 1, serial: 0), work: id,
      facts: EditionFacts(publisher: "Own Press", pageCount: 300),
      readerFields: [.publisher, .pageCount])
    library.apply(.put(edition))
    library.apply(
      .put(
        Entry(
          id: EntryID(replica: 1, serial: 0), work: id, edition: edition.id, facts: ReaderFacts(status: .read)
        )))
    library.apply(.put(EnrichmentJob(id: JobID(replica: 1, serial: 0), work: id)))
    return library
  }

  private static func enriched() -> Library {
    var library = imported()
    if var work = library.works[id] {
      work.enrichment = .enriched
      library.apply(.put(work))
    }
    library.apply(.remove(JobID(replica: 1, serial: 0)))
    return library
  }

  private static func clauses(
    since before: Library? = nil, enriched: Library, final: Library? = nil, recovered: Library? = nil,
    _ note: (ReaderObserver) -> Void = { _ in }
  ) -> [ClauseID] {
    let none = RowResults(results: [1: RowResult(work: id, tier: nil, rejection: nil)])
    let snapshots = ReaderSnapshots(
      first: none, second: none, imported: ImportedBooks(before ?? imported()), enriched: enriched,
      final: final ?? enriched, recovered: recovered)
    let clock = Simulator(seed: 0).run { $0.clock }.value
    guard let clock else {
      Issue.record("no clock")
      return []
    }
    let watch = ReaderObserver(clock: clock)
    note(watch)
    return ReaderOracles(reader: 1, snapshots: snapshots, watch: watch).violations.map(\.clause)
  }

  @Test func aSoundRunHasNoViolation() { #expect(Self.clauses(enriched: Self.enriched()) == []) }

  @Test func aChangedEntryIsNoticed() {
    var library = Self.enriched()
    if var entry = library.entries[EntryID(replica: 1, serial: 0)] {
      entry.facts.status = .wantToRead
      library.apply(.put(entry))
    }
    #expect(Self.clauses(enriched: library) == ["ENR-11"])
  }

  @Test func anOverwrittenTitleIsNoticed() {
    var library = Self.enriched()
    if var work = library.works[Self.id] {
      work.title = "EMMA"
      library.apply(.put(work))
    }
    #expect(Self.clauses(enriched: library) == ["ENR-11"])
  }

  @Test func anOverwrittenPublisherIsNoticedAndAFilledLanguageIsNot() {
    var library = Self.enriched()
    guard var edition = library.editions[EditionID(replica: 1, serial: 0)] else { return }
    edition.facts.language = "en"
    library.apply(.put(edition))
    #expect(Self.clauses(enriched: library) == [])
    edition.facts.publisher = "Another Press"
    library.apply(.put(edition))
    #expect(Self.clauses(enriched: library) == ["ENR-11"])
  }

  @Test func `ENR-11: a first year, a number or a position that enrichment changes is reported`() throws {
    var editor = LibraryEditor(Self.enriched())
    var work = try #require(editor.library.works[Self.id])
    work.firstPublished = 1815
    editor.put(work)
    let series = Series(
      id: editor.newID(), name: "S", source: .automatic, created: Timestamp(milliseconds: 0))
    editor.put(series)
    let place = Membership(
      id: editor.newID(), series: series.id, work: Self.id, position: SeriesPosition(1))
    editor.put(place)
    var edition = try #require(editor.library.editions[EditionID(replica: 1, serial: 0)])
    edition.externalIDs = [ExternalID(provider: "isbn-column", value: "813,01")]
    editor.put(edition)
    let before = editor.library
    #expect(Self.clauses(since: before, enriched: before) == [])
    func broken(_ spoil: (inout LibraryEditor) -> Void) -> [ClauseID] {
      var editor = LibraryEditor(before)
      spoil(&editor)
      return Self.clauses(since: before, enriched: editor.library)
    }
    work.firstPublished = 1816
    edition.externalIDs = []
    var moved = place
    moved.position = SeriesPosition(2)
    #expect(broken { $0.put(work) } == ["ENR-11"])
    #expect(broken { $0.put(moved) } == ["ENR-11"])
    #expect(broken { $0.put(edition) } == ["ENR-11"])
  }

  @Test func aLostJobIsNoticed() {
    var library = Self.imported()
    library.apply(.remove(JobID(replica: 1, serial: 0)))
    #expect(Self.clauses(enriched: library) == ["ENR-8"])
  }

  @Test func aJobThatOutlivesItsAnswerIsNoticed() {
    var library = Self.enriched()
    library.apply(.put(EnrichmentJob(id: JobID(replica: 1, serial: 0), work: Self.id)))
    #expect(Self.clauses(enriched: library) == ["ENR-8"])
  }

  @Test func aSecondImportThatChangesTheLibraryIsNoticed() {
    var final = Self.enriched()
    final.apply(.put(Work(id: WorkID(replica: 1, serial: 1), title: "Emma", authors: [])))
    #expect(Self.clauses(enriched: Self.enriched(), final: final) == ["IMP-11"])
  }

  @Test func filesThatHoldAnotherLibraryAreNoticed() {
    var recovered = Self.enriched()
    #expect(Self.clauses(enriched: Self.enriched(), recovered: recovered) == [])
    recovered.apply(.put(Work(id: Self.id, title: "Emme", authors: [])))
    #expect(Self.clauses(enriched: Self.enriched(), recovered: recovered) == ["IMP-11"])
  }

  @Test func aBrokenReferenceIsNoticed() {
    var final = Self.enriched()
    final.apply(.remove(Self.id))
    #expect(Self.clauses(enriched: Self.enriched(), final: final).contains("IMP-10"))
  }

  @Test func aMatchIndexThatHasDriftedIsNoticedWithAndWithoutFiles() {
    var final = Self.enriched()
    final.indexes.match.remove(Self.id)
    #expect(Self.clauses(enriched: Self.enriched(), final: final) == ["IMP-10"])
    #expect(Self.clauses(enriched: Self.enriched(), final: final, recovered: Self.enriched()) == ["IMP-10"])
  }

  @Test func aQuestionAskedAgainAfterItsFinalAnswerIsNoticed() {
    let clauses = Self.clauses(enriched: Self.enriched()) { watch in
      watch.note(.asked(Self.id, .title("Emma")))
      watch.note(.answered(Self.id, .title("Emma"), .notFound))
      watch.note(.asked(Self.id, .title("Emma")))
    }
    #expect(clauses == ["ENR-6"])
  }

  @Test func progressThatFallsIsNoticed() {
    let clauses = Self.clauses(enriched: Self.enriched()) { watch in
      watch.note(.progress(EnrichmentProgress(done: 5, total: 9)))
      watch.note(.progress(EnrichmentProgress(done: 4, total: 9)))
      watch.note(ImportProgress(staged: 100, total: 200))
      watch.note(ImportProgress(staged: 50, total: 200))
    }
    #expect(clauses == ["ENR-2", "IMP-8"])
  }
}
