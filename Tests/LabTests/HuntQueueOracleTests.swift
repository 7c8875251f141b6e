// What is held against the queue of books that wait: places, turns, and who is left when it is said to be
// worked off.

import BooksTrack
import BooksTrackAPI
import Foundation
import Testing

@testable import Hunt

@Suite struct HuntQueueOracleTests {
  private typealias World = HuntWorldOracleTests

  private static func queue(_ events: [(seconds: Int64, kind: DeviceEvent.Kind)]) -> [String] {
    World.clauses(
      QueueModelOracle(concurrency: 1),
      [(0, World.importing(["1"])), (0, .committed(World.imported))] + events)
  }

  @Test(arguments: [EnrichmentState.enriched, .needsChoice, .notFound, .parked])
  func aBookThatIsAnsweredOrParkedIsLeftAlone(state: EnrichmentState) {
    let end = World.commit(.enrich, World.ended(state), on: World.imported.after)
    #expect(Self.queue([(1, World.asked()), (2, .committed(end))]) == [])
  }

  @Test func aBookThatLosesItsPlaceIsNoticed() {
    let lost = World.commit(.enrich, [.remove(World.job)], on: World.imported.after)
    #expect(Self.queue([(1, .committed(lost))]).contains("ENR-8"))
  }

  @Test func aPlaceThatOutlivesTheAnswerIsNoticed() {
    let end = World.ended(.enriched).filter { if case .work(.put) = $0 { true } else { false } }
    let stale = World.commit(.enrich, end, on: World.imported.after)
    #expect(Self.queue([(1, .committed(stale))]).contains("ENR-8"))
  }

  @Test func aRequestForABookThatDoesNotWaitIsNoticed() {
    let end = World.commit(.enrich, World.ended(.enriched), on: World.imported.after)
    #expect(Self.queue([(1, .committed(end)), (2, World.asked())]) == ["ENR-7"])
  }

  @Test func whoJumpsTheQueueIsNoticed() {
    let both = World.importing(World.row("0", serial: 0) + World.row("1", serial: 1))
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, World.importing(["0", "1"])), (0, .committed(both)), (1, World.asked()),
    ]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events) == ["ENR-8"])
    #expect(World.clauses(QueueModelOracle(concurrency: 2), events) == [])
  }

  private static let both = World.importing(World.row("0", serial: 0) + World.row("1", serial: 1))

  /// A question about the first of two books.
  private static let first = DeviceQuestion(label: "/v1/search/title q=Title 0", isOffline: false)
  private static let firstStay = BookStay(source: "0", number: 1)

  /// The clauses that the oracle names where two books wait and the first one is asked for.
  private static func clausesOfTwo(_ events: [(seconds: Int64, kind: DeviceEvent.Kind)]) -> [String] {
    World.clauses(
      QueueModelOracle(concurrency: 1),
      [
        (0, World.importing(["0", "1"])), (0, .committed(both)), (1, .requestSent(first, firstStay)),
      ] + events)
  }

  /// After a refused commit everything begins anew, in the order of the queue, but for a book that must not
  /// be asked for yet.
  @Test(
    arguments: [
      (nil, 5, []), (nil, 10, ["ENR-8"]), (300, 60, []), (300, 310, ["ENR-8"]),
    ] as [(Int?, Int64, [String])])
  func whoMustNotBeAskedForYetIsPassedOver(retryAfter: Int?, seconds: Int64, clauses: [String]) {
    let failure = HTTPResponse(status: 503, retryAfterSeconds: retryAfter, body: Data())
    let named = Self.clausesOfTwo([
      (1, .answered(Self.first, .success(failure), Self.firstStay)), (2, .refused(isLookUp: true)),
      (seconds, World.asked()),
    ])
    #expect(named == clauses)
  }

  /// A book that rests when everything begins anew comes after the others, and not if its rest is over by
  /// then (readers 1795975664).
  @Test(arguments: [(10, []), (40, ["ENR-8"])] as [(Int64, [String])])
  func `ENR-8: a book that rests at a restart follows the others`(restart: Int64, clauses: [String]) {
    let three = World.importing(
      World.row("0", serial: 0) + World.row("1", serial: 1) + World.row("2", serial: 2))
    let failure = HTTPResponse(status: 429, retryAfterSeconds: 20, body: Data())
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, World.importing(["0", "1", "2"])), (0, .committed(three)),
      (1, .requestSent(Self.first, Self.firstStay)),
      (1, .answered(Self.first, .success(failure), Self.firstStay)), (2, .refused(isLookUp: true)),
      (restart, .requestSent(Self.first, BookStay(source: "1", number: 2))),
      (restart + 30, .requestSent(Self.first, BookStay(source: "2", number: 3))),
    ]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events).first == clauses.first)
  }

  @Test func aPlaceThatWasTakenUpStaysSoWhenItsReaderSaysThatItIsAnotherBook() throws {
    let entry = EntryID(replica: 1, serial: 0)
    var facts = try #require(Self.both.after.entries[entry])
    facts.sourceID = "2"
    let correction = World.commit(.edit("correct 1.1"), [.put(facts)], on: Self.both.after)
    let events: [(Int64, DeviceEvent.Kind)] = [
      (2, .planned(label: "correct 1.1", .correct(source: "0", to: ModelBook.sample("2")))),
      (2, .committed(correction)), (3, World.asked()),
    ]
    #expect(Self.clausesOfTwo(events) == [])
    #expect(Self.clausesOfTwo([(2, .refused(isLookUp: true))] + events) == ["ENR-8"])
  }

  /// The queue may be left where a service rests, be it for long, and not where a provider has no calls left
  /// for one book.
  @Test(arguments: [(503, "resting", []), (429, "quota", ["ENR-8"]), (200, "none", ["ENR-8"])])
  func whoIsLeftInAQueueThatIsWorkedOffIsNoticed(status: Int, reason: String, clauses: [String]) {
    let error = #"{"code":"PROVIDER_ERROR","message":"","details":{"reason":"\#(reason)"}}"#
    let body = #"{"success":false,"error":\#(error)}"#
    let answer = World.answered(status, retryAfter: status > 200 ? 897 : nil, body: body)
    let drained = DeviceEvent.Kind.drained(World.imported.after)
    #expect(Self.queue([(1, World.asked()), (2, answer), (3, drained)]) == clauses)
  }

  /// Two books that wait and are parked.
  private static func parkedBooks() -> [(seconds: Int64, kind: DeviceEvent.Kind)] {
    var parked: [Change] = []
    for var job in both.after.jobs {
      guard var work = both.after.works[job.work] else { continue }
      job.isParked = true
      work.enrichment = .parked
      let park = World.commit(.enrich, [.put(work), .put(job)], on: both.after)
      parked += park.transaction.changes
    }
    let first = World.commit(.enrich, Array(parked.prefix(2)), on: both.after)
    let second = World.commit(.enrich, Array(parked.suffix(2)), on: first.after)
    return [
      (0, World.importing(["0", "1"])), (0, .committed(both)), (1, .committed(first)),
      (1, .committed(second)),
    ]
  }

  /// A book that was parked stands behind those that were not; and of those that are parked none is passed
  /// over.
  @Test func whoIsParkedIsLookedForInTurn() {
    let events = Self.parkedBooks() + [(2, World.asked()), (3, World.asked())]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events) == [])
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events + [(4, World.asked())]) == ["ENR-8"])
  }

  /// A poll goes on with the book's next query where a provider has no calls left, and only there. Each poll
  /// counts once (readers 1795890737).
  @Test(arguments: [("quota", []), ("resting", ["ENR-8"])])
  func `ENR-8: a poll of three queries is one poll`(reason: String, clauses: [String]) {
    let error = #"{"code":"PROVIDER_ERROR","message":"","details":{"reason":"\#(reason)"}}"#
    let answer = World.answered(503, body: #"{"success":false,"error":\#(error)}"#)
    let queries = ["/v1/search/isbn isbn=1", "/v1/search/advanced title=1", "/v1/search/title q=1"]
    let poll = queries.enumerated().flatMap { place, query in
      [(2 + Int64(place), World.asked(query)), (2 + Int64(place), answer)]
    }
    #expect(World.clauses(QueueModelOracle(concurrency: 1), Self.parkedBooks() + poll) == clauses)
    let again = poll.map { ($0.0 + 60, $0.1) }
    #expect(World.clauses(QueueModelOracle(concurrency: 1), Self.parkedBooks() + poll + again) == clauses)
    let third = poll.map { ($0.0 + 120, $0.1) }
    #expect(
      World.clauses(QueueModelOracle(concurrency: 1), Self.parkedBooks() + poll + again + third)
        == ["ENR-8"])
  }

  /// The answer that shows that the service is back wakes all parked books. The look-up that got it goes on;
  /// a book that was woken without one takes its turn.
  @Test(arguments: [(true, []), (false, ["ENR-8"])])
  func aLookUpThatFindsTheServiceBackGoesOn(wasLookedFor: Bool, clauses: [String]) throws {
    let both = World.importing(World.row("0", serial: 0) + World.row("1", serial: 1))
    var job = try #require(Array(both.after.jobs).last)
    var work = try #require(both.after.works[job.work])
    (job.isParked, work.enrichment) = (true, .parked)
    let park = World.commit(.enrich, [.put(work), .put(job)], on: both.after)
    (job.isParked, work.enrichment) = (false, .pending)
    let wake = World.commit(.enrich, [.put(work), .put(job)], on: park.after)
    var events: [(Int64, DeviceEvent.Kind)] = [
      (0, World.importing(["0", "1"])), (0, .committed(both)), (1, .committed(park)),
    ]
    if wasLookedFor { events.append((2, World.asked())) }
    events += [(3, .committed(wake)), (4, World.asked())]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events) == clauses)
  }

  /// Only the look-up that found the service back goes on: another book is still not taken up out of turn.
  @Test func aLookUpBesideTheOneThatGoesOnTakesItsTurn() throws {
    let rows = (0..<3).flatMap { World.row("\($0)", serial: UInt32($0)) }
    let all = World.importing(rows)
    var job = try #require(Array(all.after.jobs).dropFirst().first)
    var work = try #require(all.after.works[job.work])
    (job.isParked, work.enrichment) = (true, .parked)
    let park = World.commit(.enrich, [.put(work), .put(job)], on: all.after)
    (job.isParked, work.enrichment) = (false, .pending)
    let wake = World.commit(.enrich, [.put(work), .put(job)], on: park.after)
    let question = DeviceQuestion(label: "/v1/search/title q=Title 2", isOffline: false)
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, World.importing(["0", "1", "2"])), (0, .committed(all)), (1, .committed(park)),
      (2, World.asked()), (3, .committed(wake)),
      (4, .requestSent(question, BookStay(source: "2", number: 1))),
    ]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events) == ["ENR-8"])
  }

  /// A server that has asked to be left alone with a book is, until its time has come or everybody was woken.
  @Test func whoIsLookedForTooEarlyIsNoticed() throws {
    let park = World.commit(.enrich, World.ended(.parked), on: World.imported.after)
    let work = try #require(World.imported.after.works[World.work])
    let job = try #require(World.imported.after.jobs[World.job])
    let wake = World.commit(.wake, [.put(work), .put(job)], on: park.after)
    let parked =
      [
        (1, World.asked()), (2, World.answered(429, retryAfter: 3_600)), (2, .committed(park)),
      ] as [(Int64, DeviceEvent.Kind)]
    #expect(Self.queue(parked + [(60, World.asked())]) == ["ENR-5"])
    #expect(Self.queue(parked + [(3_602, World.asked())]) == [])
    #expect(Self.queue(parked + [(60, .committed(wake)), (61, World.asked())]) == [])
  }

  @Test func progressThatFallsIsNoticed() {
    let events: [(Int64, DeviceEvent.Kind)] = [
      (0, .progress(done: 2, total: 5)), (1, .progress(done: 1, total: 5)),
    ]
    #expect(World.clauses(QueueModelOracle(concurrency: 1), events) == ["ENR-2"])
    #expect(World.clauses(QueueModelOracle(concurrency: 1), [events[0], (1, .launched), events[1]]) == [])
  }
}
