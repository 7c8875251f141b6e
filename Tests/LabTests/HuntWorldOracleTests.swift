// Each oracle of the small worlds on a course that breaks its promise, told by hand, and on one that keeps it: an
// oracle that cannot go red guards nothing, and one that is red for nothing is switched off.

import BooksTrack
import BooksTrackAPI
import Foundation
import Providers
import Simulation
import Synthesis
import Testing

@testable import Lab

@Suite struct HuntWorldOracleTests {
  private static let label = "/v1/search/isbn isbn=9780441172719"
  private static let stay = BookStay(source: "1", number: 1)

  /// What the oracle objects to, as clauses.
  private static func clauses(
    _ oracle: any DeviceOracle, _ events: [(seconds: Int64, kind: DeviceEvent.Kind)]
  ) -> [String] {
    let bench = HuntBench()
    for (seconds, kind) in events {
      oracle.note(DeviceEvent(time: seconds * 1_000_000_000, kind: kind), bench)
    }
    return bench.objections.map(\.clause)
  }

  private static func at(_ seconds: Int64, _ kind: DeviceEvent.Kind) -> (Int64, DeviceEvent.Kind) {
    (seconds, kind)
  }

  private static func asked(_ label: String = label, isOffline: Bool = false) -> DeviceEvent.Kind {
    .asked(Question(label: label, isOffline: isOffline), stay)
  }

  private static func answered(_ status: Int, retryAfter: Int? = nil) -> DeviceEvent.Kind {
    .answered(
      Question(label: label, isOffline: false),
      .success(HTTPResponse(status: status, retryAfterSeconds: retryAfter, body: Data())), stay)
  }

  // MARK: Libraries by hand

  private static let work = WorkID(replica: 1, serial: 0)
  private static let job = JobID(replica: 1, serial: 0)
  private static let entry = EntryID(replica: 1, serial: 0)

  private static func commit(
    _ label: String, _ changes: [Change], on before: Library = Library(replica: 1)
  ) -> Commit {
    let transaction = Transaction(
      sequence: before.sequence + 1, label: label, committed: Timestamp(milliseconds: 0), changes: changes)
    var after = before
    try? after.apply(transaction)
    return Commit(transaction: transaction, before: before, after: after)
  }

  private static func row(_ source: String = "1", serial: UInt32 = 0) -> [Change] {
    let work = WorkID(replica: 1, serial: serial)
    var facts = ReaderFacts(status: .wantToRead)
    facts.shelves = ["to-read"]
    facts.dateAdded = CalendarDate(year: 2020, month: 1, day: 2)
    facts.readCount = 0
    facts.ownedCopies = 0
    let author = Author(id: AuthorID(replica: 1, serial: serial), name: "Author \(source)")
    return [
      .putAuthor(author),
      .putWork(Work(id: work, title: "Title \(source)", authors: [AuthorCredit(author: author.id)])),
      .putEntry(
        Entry(
          id: EntryID(replica: 1, serial: serial), work: work, edition: nil, facts: facts, sourceID: source)),
      .putJob(EnrichmentJob(id: JobID(replica: 1, serial: serial), work: work)),
    ]
  }

  /// One book, imported.
  private static let imported = commit("import", row())

  private static func ended(_ state: EnrichmentState) -> [Change] {
    guard var work = imported.after.works[work], var job = imported.after.jobs[job] else { return [] }
    work.enrichment = state
    job.isParked = state == .parked
    return [.putWork(work), state == .parked ? .putJob(job) : .removeJob(job.id)]
  }

  private static func importing(_ sources: [String]) -> DeviceEvent.Kind {
    .planned(label: "import", .importRows(sources.map { ModelBook.sample($0) }))
  }

  // MARK: The library

  @Test func aLibraryLikeTheModelIsLeftAlone() {
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [
        (0, Self.importing(["1"])), (0, .committed(Self.imported)), (0, .done(label: "import")),
        (0, .looked(Self.imported.after)), (1, .rest(Self.imported.after)),
      ])
    #expect(clauses == [])
  }

  @Test func aBookThatNobodyAskedForIsNoticed() {
    #expect(Self.clauses(LibraryModelOracle(), [(0, .committed(Self.imported))]) == ["IMP-12"])
  }

  @Test func aBookThatComesBackAfterItWasDeletedIsNoticed() {
    let deleted = Self.commit(
      "delete 1", [.removeJob(Self.job), .removeEntry(Self.entry), .removeWork(Self.work)],
      on: Self.imported.after)
    let back = Self.commit("enrich", Self.row(), on: deleted.after)
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [
        (0, Self.importing(["1"])), (0, .committed(Self.imported)),
        (1, .planned(label: "delete 1", .delete(source: "1"))), (1, .committed(deleted)),
        (2, .committed(back)),
      ])
    #expect(clauses == ["IMP-12"])
  }

  @Test func anEditThatIsReportedAndNotWrittenIsNoticed() {
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [
        (0, Self.importing(["1"])), (0, .committed(Self.imported)),
        (1, .planned(label: "rate 1", .rate(source: "1", quarters: 8))), (1, .done(label: "rate 1")),
      ])
    #expect(clauses == ["IMP-12"])
  }

  @Test func aSnapshotThatWasNeverWrittenIsNoticed() {
    var half = Self.imported.after
    half.apply(.removeEntry(Self.entry))
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [(0, Self.importing(["1"])), (0, .committed(Self.imported)), (1, .looked(half))])
    #expect(clauses == ["IMP-10"])
  }

  @Test func aBrokenReferenceIsNoticed() {
    let broken = Self.commit("enrich", [.removeWork(Self.work)], on: Self.imported.after)
    #expect(Self.clauses(StructureOracle(), [(0, .committed(Self.imported))]) == [])
    #expect(Self.clauses(StructureOracle(), [(0, .committed(broken))]).first == "IMP-10")
  }

  // MARK: Imports

  private static func account(imported: Int, duplicates: Int, rejected: Int = 0) -> DeviceEvent.Kind {
    .accounted(
      label: "import",
      ImportAccount(
        rows: imported + duplicates + rejected, imported: imported, duplicates: duplicates,
        rejected: rejected,
        trueRows: 2, trueRejected: 0))
  }

  private static func importCourse(_ sources: [String], _ account: DeviceEvent.Kind) -> [String] {
    clauses(
      RowConservationOracle(), [(0, importing(sources)), (0, .committed(imported)), (0, account)])
  }

  @Test func rowsThatAddUpAreLeftAlone() {
    #expect(Self.importCourse(["1", "1"], Self.account(imported: 1, duplicates: 1)) == [])
  }

  @Test func aRowThatIsLostOnTheWayIsNoticed() {
    #expect(Self.importCourse(["1", "2"], Self.account(imported: 2, duplicates: 0)).contains("IMP-10"))
  }

  @Test func anAccountThatDoesNotAddUpIsNoticed() {
    #expect(Self.importCourse(["1", "1"], Self.account(imported: 1, duplicates: 0)).contains("IMP-9"))
    #expect(Self.importCourse(["1", "1"], Self.account(imported: 2, duplicates: 0)).contains("IMP-9"))
    let rejecting = Self.account(imported: 1, duplicates: 0, rejected: 1)
    #expect(Self.importCourse(["1", "1"], rejecting).contains("IMP-9"))
  }

  @Test func anImportInTwoPiecesIsNoticed() {
    let second = Self.commit("import", Self.row("2", serial: 1), on: Self.imported.after)
    let clauses = Self.clauses(
      RowConservationOracle(),
      [(0, Self.importing(["1", "2"])), (0, .committed(Self.imported)), (0, .committed(second))])
    #expect(clauses.contains("IMP-10"))
  }

  // MARK: The queue

  private static func queue(_ events: [(seconds: Int64, kind: DeviceEvent.Kind)]) -> [String] {
    clauses(
      QueueModelOracle(concurrency: 1), [(0, importing(["1"])), (0, .committed(imported))] + events)
  }

  @Test(arguments: [EnrichmentState.enriched, .needsChoice, .notFound, .parked])
  func aBookThatIsAnsweredOrParkedIsLeftAlone(state: EnrichmentState) {
    let end = Self.commit("enrich", Self.ended(state), on: Self.imported.after)
    #expect(Self.queue([(1, Self.asked()), (2, .committed(end))]) == [])
  }

  @Test func aBookThatLosesItsPlaceIsNoticed() {
    let lost = Self.commit("enrich", [.removeJob(Self.job)], on: Self.imported.after)
    #expect(Self.queue([(1, .committed(lost))]).contains("ENR-8"))
  }

  @Test func aPlaceThatOutlivesTheAnswerIsNoticed() {
    let end = Self.ended(.enriched).filter { if case .putWork = $0 { true } else { false } }
    let stale = Self.commit("enrich", end, on: Self.imported.after)
    #expect(Self.queue([(1, .committed(stale))]).contains("ENR-8"))
  }

  @Test func aRequestForABookThatDoesNotWaitIsNoticed() {
    let end = Self.commit("enrich", Self.ended(.enriched), on: Self.imported.after)
    #expect(Self.queue([(1, .committed(end)), (2, Self.asked())]) == ["ENR-7"])
  }

  @Test func whoJumpsTheQueueIsNoticed() {
    let both = Self.commit("import", Self.row("0", serial: 0) + Self.row("1", serial: 1))
    let course: [(Int64, DeviceEvent.Kind)] = [
      (0, Self.importing(["0", "1"])), (0, .committed(both)), (1, Self.asked()),
    ]
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), course) == ["ENR-8"])
    #expect(Self.clauses(QueueModelOracle(concurrency: 2), course) == [])
  }

  /// A book that was parked stands behind those that were not; and of those that are parked none is passed over.
  @Test func whoIsParkedIsLookedForInTurn() {
    let both = Self.commit("import", Self.row("0", serial: 0) + Self.row("1", serial: 1))
    var parked: [Change] = []
    for var job in both.after.jobs {
      guard var work = both.after.works[job.work] else { continue }
      job.isParked = true
      work.enrichment = .parked
      let park = Self.commit("enrich", [.putWork(work), .putJob(job)], on: both.after)
      parked += park.transaction.changes
    }
    let first = Self.commit("enrich", Array(parked.prefix(2)), on: both.after)
    let second = Self.commit("enrich", Array(parked.suffix(2)), on: first.after)
    let course: [(Int64, DeviceEvent.Kind)] = [
      (0, Self.importing(["0", "1"])), (0, .committed(both)), (1, .committed(first)), (1, .committed(second)),
      (2, Self.asked()), (3, Self.asked()),
    ]
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), course) == [])
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), course + [(4, Self.asked())]) == ["ENR-8"])
  }

  @Test func progressThatFallsIsNoticed() {
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, .progress(done: 2, total: 5)), (1, .progress(done: 1, total: 5)),
    ]
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), events) == ["ENR-2"])
    #expect(Self.clauses(QueueModelOracle(concurrency: 1), [events[0], (1, .launched), events[1]]) == [])
  }

  // MARK: Look-ups

  @Test func aSecondEffectIsNoticed() {
    let first = Self.commit("enrich", Self.ended(.enriched), on: Self.imported.after)
    var again = Self.ended(.enriched)
    again.removeLast()
    let second = Self.commit("enrich", again, on: first.after)
    #expect(Self.clauses(SingleEffectOracle(), [(0, .committed(first))]) == [])
    #expect(Self.clauses(SingleEffectOracle(), [(0, .committed(second))]) == ["ENR-8"])
  }

  @Test func aLookUpThatWritesTheReadersEntryIsNoticed() {
    guard var entry = Self.imported.after.entries[Self.entry], var work = Self.imported.after.works[Self.work]
    else { return }
    entry.facts.rating = Rating(quarters: 20)
    work.title = "TITLE 1"
    let wrong = Self.commit("enrich", [.putEntry(entry), .putWork(work)], on: Self.imported.after)
    let right = Self.commit("rate 1", [.putEntry(entry)], on: Self.imported.after)
    #expect(Self.clauses(ReaderDataOracle(), [(0, .committed(wrong))]) == ["ENR-11", "ENR-11"])
    #expect(Self.clauses(ReaderDataOracle(), [(0, .committed(right))]) == [])
  }

  @Test(arguments: [404, 400])
  func aQuestionThatIsSentAgainAfterItsFinalAnswerIsNoticed(status: Int) {
    let course =
      [(0, Self.asked()), (1, Self.answered(status)), (9, Self.asked())] as [(Int64, DeviceEvent.Kind)]
    #expect(Self.clauses(FinalAnswerOracle(), course) == ["ENR-6"])
    #expect(Self.clauses(FinalAnswerOracle(), [course[0], course[1], (5, .launched), course[2]]) == [])
  }

  @Test func aRequestWithoutANetworkIsNoticed() {
    #expect(Self.clauses(OfflineSilenceOracle(), [(0, Self.asked(isOffline: true))]) == ["ENR-3"])
    #expect(Self.clauses(OfflineSilenceOracle(), [(0, Self.asked())]) == [])
  }

  /// Asks, fails, and asks again after each of these pauses.
  private static func backoff(_ pauses: [Int64], retryAfter: Int? = nil) -> [String] {
    var time: Int64 = 0
    var events: [(Int64, DeviceEvent.Kind)] = [
      (time, asked()), (time, answered(503, retryAfter: retryAfter)),
    ]
    for pause in pauses {
      time += pause
      events += [(time, asked()), (time, answered(503, retryAfter: retryAfter))]
    }
    return clauses(BackoffOracle(), events)
  }

  @Test func theDocumentedPausesAreLeftAlone() {
    #expect(Self.backoff([1, 2, 4, 8]) == [])
    #expect(Self.backoff([7, 7, 7, 8], retryAfter: 7) == [])
  }

  @Test(arguments: [[0], [1, 1], [1, 2, 3], [1, 2, 4, 7], [1, 2, 4, 8, 16]] as [[Int64]])
  func aPauseThatIsTooShortAndATryTooManyAreNoticed(pauses: [Int64]) {
    #expect(Self.backoff(pauses) == ["ENR-5"])
  }

  @Test func aRetryAfterThatIsNotObeyedIsNoticed() {
    #expect(Self.backoff([6], retryAfter: 7) == ["ENR-5"])
  }

  /// A look for a parked book is none of its tries.
  @Test func aLookForAParkedBookIsNoTry() {
    let park = Self.commit("enrich", Self.ended(.parked), on: Self.imported.after)
    let tries: [(Int64, DeviceEvent.Kind)] = [0, 1, 3, 7, 15].flatMap {
      [($0, Self.asked()), ($0, Self.answered(503))]
    }
    let wake = Self.commit(
      "wake parked works", Self.row().suffix(1) + Self.row().dropFirst().prefix(1), on: park.after)
    let course: [(Int64, DeviceEvent.Kind)] =
      tries + [
        (15, .committed(park)), (45, Self.asked()), (45, Self.answered(503)), (45, .committed(wake)),
        (45, Self.asked()),
      ]
    #expect(Self.clauses(BackoffOracle(), course) == [])
  }

  @Test func parkingTooEarlyIsNoticed() {
    let park = Self.commit("enrich", Self.ended(.parked), on: Self.imported.after)
    #expect(
      Self.clauses(BackoffOracle(), [(0, Self.asked()), (1, Self.answered(503)), (2, .committed(park))])
        == ["ENR-5"])
  }

  // MARK: Records

  private static let stage = ReadersStage()

  /// Attaches the record of a catalog work to a book of the pool.
  private static func attach(recordOf work: Int, toBookAt place: Int) -> [String] {
    let source = stage.pool.books[place].source
    let before = commit("import", row(source)).after
    guard var row = before.works[Self.work],
      let volume = stage.catalog.works[work].editions.lazy.compactMap({
        stage.provider.volumeID(forEdition: $0)
      })
      .first
    else { return ["no such record"] }
    row.enrichment = .enriched
    row.externalIDs = [ExternalID(provider: ProviderName.googleBooks, value: volume)]
    return clauses(
      RightBookOracle(truth: stage), [(0, .committed(commit("enrich", [.putWork(row)], on: before)))])
  }

  @Test func theRecordOfAnotherBookIsNoticed() {
    let known = Self.stage.pool.books.indices.filter { !Self.stage.pool.unknown.contains($0) }
    let works = known.prefix(2).compactMap { Self.stage.pool.work(Self.stage.pool.books[$0].source) }
    #expect(Self.attach(recordOf: works[0], toBookAt: known[0]) == [])
    #expect(Self.attach(recordOf: works[1], toBookAt: known[0]) == ["ENR-12"])
  }

  // MARK: The backend

  private static let request = HTTPRequest(path: "/v1/search/isbn", query: [.init("isbn", "9780441172719")])
  private static let call = GoogleBooksCall.isbn("9780441172719")
  private static let google = ProviderName.googleBooks
  private static let openLibrary = ProviderName.openLibrary

  private static func quota(
    _ events: [(Int64, BackendEvent.Kind)], quotas: [(provider: String, calls: Int?)] = [(google, nil)]
  ) -> [String] {
    let bench = HuntBench()
    let oracle = QuotaOracle(quotas: quotas)
    for (seconds, kind) in events {
      oracle.note(BackendEvent(time: seconds * 1_000_000_000, kind: kind), bench)
    }
    return bench.objections.map(\.clause)
  }

  private static func response(_ status: Int) -> HTTPResponse { HTTPResponse(status: status, body: Data()) }

  @Test func oneCallAfterAFailureIsLeftAlone() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .success(Self.response(503)), .backendFailed)),
      (1, .served(1, Self.request, Self.response(503))), (2, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events) == [])
  }

  @Test func twoCallsAtOnceAreNoticed() {
    #expect(
      Self.quota([(0, .called(Self.google, Self.call)), (1, .called(Self.google, Self.call))]) == ["CON-11"])
  }

  @Test func aCallForWhatIsKnownIsNoticed() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .success(Self.response(200)), nil)),
      (2, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events) == ["CON-9"])
  }

  @Test func aFailureThatIsKeptIsNoticed() {
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .arrived(1, Self.request)), (0, .called(Self.google, Self.call)),
      (1, .ended(Self.google, Self.call, .failure(.timeout), .timeout)),
      (1, .served(1, Self.request, Self.response(503))), (5, .arrived(2, Self.request)),
      (5, .served(2, Self.request, Self.response(503))),
    ]
    #expect(Self.quota(events) == ["CON-9"])
  }

  /// Calls of which each ends a second later with that status.
  private static func course(_ statuses: [Int]) -> [(Int64, BackendEvent.Kind)] {
    statuses.enumerated().flatMap { number, status in
      let request = GoogleBooksCall.isbn("97804411727\(10 + number)")
      return [
        (Int64(number) * 2, .called(google, request)),
        (Int64(number) * 2 + 1, .ended(google, request, .success(response(status)), nil)),
      ] as [(Int64, BackendEvent.Kind)]
    }
  }

  private static func refused(from start: Int64) -> [(Int64, BackendEvent.Kind)] {
    [(start, .arrived(1, request)), (start, .served(1, request, response(503)))]
  }

  /// After five failures in a row the backend leaves a provider alone for half a minute.
  @Test(arguments: [(5, 12, 0), (4, 12, 1), (5, 60, 1)])
  func aRefusalWithoutACallIsRightWhileAProviderRests(failures: Int, seconds: Int64, objections: Int) {
    let statuses = Array(repeating: 503, count: failures)
    #expect(Self.quota(Self.course(statuses) + Self.refused(from: seconds)).count == objections)
    #expect(Self.quota(Self.course(statuses + [200]) + Self.refused(from: seconds)) == ["CON-9"])
  }

  @Test func aCallBeyondTheQuotaIsNoticed() {
    let calls = Self.course([200, 200, 200])
    #expect(Self.quota(calls, quotas: [(Self.google, 3)]) == [])
    #expect(Self.quota(calls, quotas: [(Self.google, 2)]) == ["CON-11"])
    #expect(Self.quota(calls + Self.refused(from: 9), quotas: [(Self.google, 3)]) == [])
    let tomorrow = calls + [(86_400, .called(Self.google, Self.call))]
    #expect(Self.quota(tomorrow, quotas: [(Self.google, 3)]) == [])
  }

  /// An answer that lacks one of two providers may be asked for again.
  @Test(arguments: [(200, ["CON-9"]), (503, [])])
  func ofTwoProvidersBothMustHaveBeenWell(status: Int, clauses: [String]) {
    let other = HTTPRequest(path: "/search.json", query: [.init("q", "isbn:9780441172719")])
    let events: [(Int64, BackendEvent.Kind)] = [
      (0, .called(Self.google, Self.call)), (0, .called(Self.openLibrary, other)),
      (1, .ended(Self.google, Self.call, .success(Self.response(200)), nil)),
      (2, .ended(Self.openLibrary, other, .success(Self.response(status)), nil)),
      (60, .called(Self.google, Self.call)),
    ]
    #expect(Self.quota(events, quotas: [(Self.google, nil), (Self.openLibrary, nil)]) == clauses)
  }

  @Test func aProvidersWordsInAnErrorAreNoticed() {
    let bench = HuntBench()
    let oracle = PlainWordsOracle()
    let raw = HTTPResponse(status: 503, body: Data(#"{"error":{"message":"Backend Error at 7f"}}"#.utf8))
    func serve(_ text: String) {
      oracle.note(
        BackendEvent(
          time: 1, kind: .served(1, Self.request, HTTPResponse(status: 503, body: Data(text.utf8)))), bench)
    }
    oracle.note(BackendEvent(time: 0, kind: .ended(Self.google, Self.call, .success(raw), nil)), bench)
    serve(#"{"error":{"message":"Book search is not available right now."}}"#)
    #expect(bench.objections == [])
    serve(#"{"error":{"message":"google-books: Backend Error at 7f"}}"#)
    #expect(bench.objections.map(\.clause) == ["CON-8"])
  }

  // MARK: Choices

  private static let candidate = Candidate(
    title: "Title 1", authors: ["Author 1"], isbn: nil, externalID: nil, confidence: 700)

  /// The book with something to choose from.
  private static let offered: Commit = {
    var changes = ended(.needsChoice)
    if case .putWork(var work) = changes[0] {
      work.candidates = [candidate]
      changes[0] = .putWork(work)
    }
    return commit("enrich", changes, on: imported.after)
  }()

  /// What follows when the reader has chosen and the look-up ends with that.
  private static func choice(keepingIt: Bool = true, then state: EnrichmentState?) -> [String] {
    var editor = LibraryEditor(offered.after)
    editor.choose(candidate, for: work)
    var changes = editor.changes
    if !keepingIt, let job = editor.library.job(of: work) {
      changes.append(.putJob(EnrichmentJob(id: job.id, work: work)))
    }
    let chosen = commit("choose 1", changes, on: offered.after)
    var events: [(seconds: Int64, kind: DeviceEvent.Kind)] = [
      (0, .planned(label: "choose 1", .choose(source: "1", title: "Title 1"))), (0, .committed(chosen)),
    ]
    if let state, var row = chosen.after.works[work], let job = chosen.after.job(of: work) {
      row.enrichment = state
      if state != .needsChoice { row.candidates = [] }
      events.append(
        (1, .committed(commit("enrich", [.putWork(row), .removeJob(job.id)], on: chosen.after))))
    }
    return clauses(ChoiceOracle(), events)
  }

  @Test func aChoiceThatIsKeptAndAppliedOrOfferedAgainIsLeftAlone() {
    #expect(Self.choice(then: nil) == [])
    #expect(Self.choice(then: .enriched) == [])
    #expect(Self.choice(then: .needsChoice) == [])
  }

  @Test func aChoiceThatIsForgottenIsNoticed() {
    #expect(Self.choice(keepingIt: false, then: nil) == ["ENR-9"])
    #expect(Self.choice(then: .notFound) == ["ENR-9"])
  }

  @Test func aLookUpThatChoosesIsNoticed() {
    guard var row = Self.offered.after.works[Self.work] else { return }
    row.enrichment = .enriched
    let taken = Self.commit("enrich", [.putWork(row)], on: Self.offered.after)
    let declined = Self.commit("decline 1", [.putWork(row)], on: Self.offered.after)
    #expect(Self.clauses(ChoiceOracle(), [(0, .committed(taken))]) == ["ENR-9"])
    #expect(Self.clauses(ChoiceOracle(), [(0, .committed(declined))]) == [])
  }
}

/// The calls that the backend makes, as the provider sees them.
enum GoogleBooksCall {
  static func isbn(_ number: String) -> HTTPRequest {
    HTTPRequest(
      path: "/books/v1/volumes",
      query: [.init("q", "isbn:\(number)"), .init("maxResults", "5"), .init("printType", "books")])
  }
}
