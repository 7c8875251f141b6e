// Each oracle of the small worlds on a course that breaks its promise, told by hand, and on one that keeps
// it: an oracle that cannot go red guards nothing, and one that is red for nothing is switched off.

import BooksTrack
import BooksTrackAPI
import Foundation
import Simulation
import Testing

@testable import Hunt
@testable import LabWorld

@Suite struct HuntWorldOracleTests {
  // MARK: The library

  @Test func aLibraryLikeTheModelIsLeftAlone() {
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [
        (0, Self.importing(["1"])), (0, .committed(Self.imported)), (0, .done(label: Self.imported.act)),
        (0, .looked(Self.imported.after)), (1, .rest(Self.imported.after)),
      ])
    #expect(clauses == [])
  }

  @Test func aBookThatNobodyAskedForIsNoticed() {
    #expect(Self.clauses(LibraryModelOracle(), [(0, .committed(Self.imported))]) == ["IMP-12"])
  }

  @Test func aBookThatComesBackAfterItWasDeletedIsNoticed() {
    let deleted = Self.commit(
      .edit("delete 1"), [.remove(Self.job), .remove(Self.entry), .remove(Self.work)],
      on: Self.imported.after)
    let back = Self.commit(.enrich, Self.row(), on: deleted.after)
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
    half.apply(.remove(Self.entry))
    let clauses = Self.clauses(
      LibraryModelOracle(),
      [(0, Self.importing(["1"])), (0, .committed(Self.imported)), (1, .looked(half))])
    #expect(clauses == ["IMP-10"])
  }

  @Test func aBrokenReferenceIsNoticed() {
    let broken = Self.commit(.enrich, [.remove(Self.work)], on: Self.imported.after)
    #expect(Self.clauses(StructureOracle(), [(0, .committed(Self.imported))]) == [])
    #expect(Self.clauses(StructureOracle(), [(0, .committed(broken))]).first == "IMP-10")
  }

  // MARK: Imports

  private static func account(imported: Int, duplicates: Int, rejected: Int = 0) -> DeviceEvent.Kind {
    .accounted(
      label: Self.imported.act,
      ImportAccount(
        rows: imported + duplicates + rejected, imported: imported, duplicates: duplicates,
        rejected: rejected,
        trueRows: 2, trueRejected: 0))
  }

  private static func importEvents(_ sources: [String], _ account: DeviceEvent.Kind) -> [String] {
    clauses(
      RowConservationOracle(), [(0, importing(sources)), (0, .committed(imported)), (0, account)])
  }

  @Test func rowsThatAddUpAreLeftAlone() {
    #expect(Self.importEvents(["1", "1"], Self.account(imported: 1, duplicates: 1)) == [])
  }

  @Test func aRowThatIsLostOnTheWayIsNoticed() {
    #expect(Self.importEvents(["1", "2"], Self.account(imported: 2, duplicates: 0)).contains("IMP-10"))
  }

  @Test func anAccountThatDoesNotAddUpIsNoticed() {
    #expect(Self.importEvents(["1", "1"], Self.account(imported: 1, duplicates: 0)).contains("IMP-9"))
    #expect(Self.importEvents(["1", "1"], Self.account(imported: 2, duplicates: 0)).contains("IMP-9"))
    let rejecting = Self.account(imported: 1, duplicates: 0, rejected: 1)
    #expect(Self.importEvents(["1", "1"], rejecting).contains("IMP-9"))
  }

  @Test func anImportInTwoPiecesIsNoticed() {
    let second = Self.importing(Self.row("2", serial: 1), on: Self.imported.after)
    let clauses = Self.clauses(
      RowConservationOracle(),
      [(0, Self.importing(["1", "2"])), (0, .committed(Self.imported)), (0, .committed(second))])
    #expect(clauses.contains("IMP-10"))
  }

  // MARK: What the app is told

  @Test func `a narrative has each end of a look-up`() {
    func told(_ state: EnrichmentState, _ result: EnrichmentResult?) -> [String] {
      let end = Self.commit(.enrich, Self.ended(state), on: Self.imported.after)
      let events = result.map { [Self.at(2, .finished(Self.work, $0))] } ?? []
      return Self.clauses(
        ReportedResultsOracle(), [Self.at(2, .committed(end))] + events + [Self.at(4, .looked(end.after))])
    }
    #expect(told(.enriched, .enriched) == [])
    #expect(told(.parked, .parked) == [])
    #expect(told(.enriched, nil) == ["ENR-2"])
    #expect(told(.notFound, .enriched) == ["ENR-2"])
    let end = Self.commit(.enrich, Self.ended(.enriched), on: Self.imported.after)
    for kind in [DeviceEvent.Kind.killed, .quitting, .launched] {
      let events = [Self.at(2, .committed(end)), Self.at(2, kind), Self.at(9, .looked(end.after))]
      #expect(Self.clauses(ReportedResultsOracle(), events) == [], "nobody has seen what it was told")
    }
  }

  @Test func `waiting books are looked up when the network is back`() {
    let outage = DeviceNetwork.Outage(start: 10_000_000_000, end: 20_000_000_000)
    func clauses(_ events: [(Int64, DeviceEvent.Kind)], _ outages: [DeviceNetwork.Outage] = [outage])
      -> [String]
    {
      let start = [Self.at(0, .launched), Self.at(1, .committed(Self.imported))] + events
      return Self.clauses(
        ReconnectOracle(outages: outages), start + [Self.at(90, .looked(Self.imported.after))])
    }
    #expect(clauses([]) == ["ENR-3"])
    #expect(clauses([Self.at(5, Self.asked())]) == ["ENR-3"], "that was before")
    #expect(clauses([Self.at(25, Self.asked())]) == [])
    #expect(clauses([Self.at(85, Self.asked())]) == ["ENR-3"], "that is late")
    #expect(clauses([Self.at(22, .killed)]) == [])
    #expect(clauses([Self.at(85, .killed)]) == [], "nobody knows since when it was off")
    let refusal = Self.answered(503, retryAfter: 300)
    #expect(clauses([Self.at(5, Self.asked()), Self.at(6, refusal)]) == [], "the server wants a pause")
    #expect(clauses([Self.at(22, .refused(isLookUp: true))]) == [])
    let end = Self.commit(.enrich, Self.ended(.enriched), on: Self.imported.after)
    #expect(clauses([Self.at(5, .committed(end))]) == [], "nothing waits")
    let again = DeviceNetwork.Outage(start: 30_000_000_000, end: 80_000_000_000)
    #expect(
      clauses([Self.at(35, .looked(Self.imported.after))], [outage, again]) == [], "it goes away again")
  }

  // MARK: Look-ups

  @Test func aSecondEffectIsNoticed() {
    let first = Self.commit(.enrich, Self.ended(.enriched), on: Self.imported.after)
    var again = Self.ended(.enriched)
    again.removeLast()
    let second = Self.commit(.enrich, again, on: first.after)
    #expect(Self.clauses(SingleEffectOracle(), [(0, .committed(first))]) == [])
    #expect(Self.clauses(SingleEffectOracle(), [(0, .committed(second))]) == ["ENR-8"])
  }

  @Test func aLookUpThatWritesTheReadersEntryIsNoticed() {
    guard var entry = Self.imported.after.entries[Self.entry], var work = Self.imported.after.works[Self.work]
    else { return }
    entry.facts.rating = Rating(quarters: 20)
    work.title = "TITLE 1"
    let wrong = Self.commit(.enrich, [.put(entry), .put(work)], on: Self.imported.after)
    let right = Self.commit(.edit("rate 1"), [.put(entry)], on: Self.imported.after)
    #expect(Self.clauses(ReaderDataOracle(), [(0, .committed(wrong))]) == ["ENR-11", "ENR-11"])
    #expect(Self.clauses(ReaderDataOracle(), [(0, .committed(right))]) == [])
  }

  @Test(arguments: [404, 400])
  func aQuestionThatIsSentAgainAfterItsFinalAnswerIsNoticed(status: Int) {
    let events =
      [(0, Self.asked()), (1, Self.answered(status)), (9, Self.asked())] as [(Int64, DeviceEvent.Kind)]
    #expect(Self.clauses(FinalAnswerOracle(), events) == ["ENR-6"])
    #expect(Self.clauses(FinalAnswerOracle(), [events[0], events[1], (5, .launched), events[2]]) == [])
  }

  /// A question that failed is none of the book's any more where its reader, or an import, has told another
  /// number since.
  @Test func aFailureIsNoAnswerButToTheQuestionsThatABookHas() {
    let edition = Edition(id: EditionID(replica: 1, serial: 9), work: Self.work, facts: EditionFacts())
    let told = Self.commit(.undoImport, [.put(edition)], on: Self.imported.after)
    let asked = [(0, Self.asked()), (1, Self.answered(503))] as [(Int64, DeviceEvent.Kind)]
    for (between, clauses) in [([], ["ENR-5"]), ([(2, .committed(told))], [])]
      as [([(Int64, DeviceEvent.Kind)], [String])]
    {
      let end = Self.commit(.enrich, Self.ended(.notFound), on: Self.imported.after)
      #expect(Self.clauses(FinalAnswerOracle(), asked + between + [(3, .committed(end))]) == clauses)
    }
  }

  /// An answer that some providers do not know the book is not final while others may become available again.
  @Test func aPartOfAnAnswerIsNotTheLastWord() {
    func answered(missing: [String]) -> DeviceEvent.Kind {
      var meta = ResponseMeta()
      (meta.missingProviders, meta.retryAfterSeconds) = (missing, missing.isEmpty ? nil : 600)
      let data = SearchResponseData(works: [WorkDTO(title: "Another")], editions: [])
      let body = ResponseEnvelope<SearchResponseData>(.success(data), meta: meta).encoded()
      return Self.answered(200, body: String(decoding: body, as: UTF8.self))
    }
    func clauses(_ answers: [DeviceEvent.Kind], _ state: EnrichmentState) -> [String] {
      let end = DeviceEvent.Kind.committed(Self.commit(.enrich, Self.ended(state), on: Self.imported.after))
      let events = answers.flatMap { [Self.asked(), $0] } + [end]
      return Self.clauses(FinalAnswerOracle(), events.enumerated().map { (Int64($0.offset), $0.element) })
    }
    let part = answered(missing: ["openlibrary"])
    #expect(clauses([part], .notFound) == ["ENR-5"])
    #expect(clauses([part], .needsChoice) == ["ENR-5"])
    #expect(clauses([part], .enriched) == [])
    #expect(clauses([part, answered(missing: [])], .notFound) == [])
    let patience = EnrichmentPolicy().waitsForProviders
    #expect(clauses(Array(repeating: part, count: patience), .notFound) == ["ENR-5"])
    #expect(clauses(Array(repeating: part, count: patience + 1), .notFound) == [])
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
    let park = Self.commit(.enrich, Self.ended(.parked), on: Self.imported.after)
    let tries: [(Int64, DeviceEvent.Kind)] = [0, 1, 3, 7, 15].flatMap {
      [($0, Self.asked()), ($0, Self.answered(503))]
    }
    let wake = Self.commit(
      .wake, Self.row().suffix(1) + Self.row().dropFirst().prefix(1), on: park.after)
    let events: [(Int64, DeviceEvent.Kind)] =
      tries + [
        (15, .committed(park)), (45, Self.asked()), (45, Self.answered(503)), (45, .committed(wake)),
        (45, Self.asked()),
      ]
    #expect(Self.clauses(BackoffOracle(), events) == [])
  }

  /// The storage refuses to park a book; what the reader then requests gives it new tries, whether it is
  /// parked first or not (readers 1795987928, 1796002271).
  @Test(arguments: [
    ("woken", []), ("woken, parked", []), ("parked", []), ("", ["ENR-5"]), ("before, woken", ["ENR-5"]),
  ])
  func newTriesForABookThatCouldNotBeParked(events: String, clauses: [String]) {
    let park = Self.commit(.enrich, Self.ended(.parked), on: Self.imported.after)
    var all: [(Int64, DeviceEvent.Kind)] = [0, 1, 3, 7, 15].flatMap {
      [($0, Self.asked()), ($0, Self.answered(503))]
    }
    if !events.contains("before") { all.append((15, .refused(isLookUp: true))) }
    if events.contains("woken") { all.append((16, .woken)) }
    if events.contains("parked") { all.append((20, .committed(park))) }
    if events != "parked" && events != "woken, parked" { all.append((20, Self.asked())) }
    #expect(Self.clauses(BackoffOracle(), all) == clauses)
  }

  @Test func parkingTooEarlyIsNoticed() {
    let park = Self.commit(.enrich, Self.ended(.parked), on: Self.imported.after)
    #expect(
      Self.clauses(BackoffOracle(), [(0, Self.asked()), (1, Self.answered(503)), (2, .committed(park))])
        == ["ENR-5"])
    let part =
      #"{"success":true,"data":{"works":[],"editions":[],"authors":[]},"meta":{"missingProviders":["isbndb"]}}"#
    #expect(
      Self.clauses(
        BackoffOracle(), [(0, Self.asked()), (1, Self.answered(200, body: part)), (2, .committed(park))])
        == [])
  }

  /// After a refused commit the app goes on counting: five failures park a book, not four and not six.
  @Test(arguments: [(3, []), (2, ["ENR-5"]), (4, ["ENR-5"])] as [(Int64, [String])])
  func failuresBeforeARefusedCommitCount(failures: Int64, clauses: [String]) {
    func tries(_ first: Int64, _ count: Int64) -> [(Int64, DeviceEvent.Kind)] {
      (0..<count).flatMap { number -> [(Int64, DeviceEvent.Kind)] in
        let time = first + number * 20
        return [(time, Self.asked()), (time + 1, Self.answered(503))]
      }
    }
    let park = Self.commit(.enrich, Self.ended(.parked), on: Self.imported.after)
    let refused = (Int64(40), DeviceEvent.Kind.refused(isLookUp: true))
    let events = tries(0, 2) + [refused] + tries(50, failures) + [(200, .committed(park))]
    #expect(Self.clauses(BackoffOracle(), events) == clauses)
  }

  @Test(arguments: [(60, ["ENR-5"]), (901, [])] as [(Int64, [String])])
  func aRetryAfterOutlastsARefusedCommit(seconds: Int64, clauses: [String]) {
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, Self.asked()), (1, Self.answered(503, retryAfter: 900)), (1, .refused(isLookUp: true)),
      (seconds, Self.asked()),
    ]
    #expect(Self.clauses(BackoffOracle(), events) == clauses)
  }

  /// The app may or may not have received an answer that comes while a refused commit ends the look-ups.
  @Test func aFailureAmidARefusalMayCount() {
    let park = Self.commit(.enrich, Self.ended(.parked), on: Self.imported.after)
    let question = DeviceQuestion(label: Self.label, isOffline: false)
    let tries: [(Int64, DeviceEvent.Kind)] = [0, 1, 3, 7].flatMap {
      [($0, Self.asked()), ($0, Self.answered(503))]
    }
    let events: [(Int64, DeviceEvent.Kind)] =
      tries + [(15, Self.asked()), (15, .answered(question, .failure(.timeout), nil))]
      + [(20, .committed(park))]
    #expect(Self.clauses(BackoffOracle(), events) == [])
    #expect(Self.clauses(BackoffOracle(), tries + [(20, .committed(park))]) == ["ENR-5"])
  }
}
