// Totals of series that the app learns by itself (SER-22).

import BooksTrackAPI
import Foundation
import Testing

@testable import BooksTrack

@Suite(.timeLimit(.minutes(20)))
struct SeriesLearnerTests {
  private static let now = Timestamp(milliseconds: 1_700_000_000_000)

  /// A library with detected series, each with a first volume, and an app that learns in the background.
  private struct Life {
    let store = LibraryStore(
      library: Library(replica: 1), storage: VolatileStorage(), wallTime: EnrichmentWallTime())
    let clock = EnrichmentClock()
    let network: EnrichmentNetwork
    let backend: EnrichmentBackend
    private let policy: EnrichmentPolicy

    init(
      _ answers: [String: HTTPResponse], isOnline: Bool = true, policy: EnrichmentPolicy = EnrichmentPolicy()
    ) {
      network = EnrichmentNetwork(isOnline: isOnline)
      self.policy = policy
      backend = EnrichmentBackend { request, time in
        .success(answers["\(request.path) \(time)"] ?? answers[request.path] ?? .error(404, .notFound))
      }
    }

    /// Adds a detected series with a first volume.
    @discardableResult
    func add(_ name: String, _ ids: [String], volume: Int = 1) async throws -> SeriesID {
      try await store.commit(.edit("add")) { editor in
        let series = editor.newID(of: Series.self)
        let externalIDs = ids.map { id in
          let parts = id.split(separator: ":").map(String.init)
          return ExternalID(provider: parts[0], value: parts[1])
        }
        editor.put(
          Series(
            id: series, name: name, source: .automatic, externalIDs: externalIDs,
            created: SeriesLearnerTests.now))
        put(volume, of: series, in: &editor)
        return series
      }
    }

    func put(_ volume: Int, of series: SeriesID, in editor: inout LibraryEditor) {
      let work = editor.newID(of: Work.self)
      editor.put(Work(id: work, title: "Volume \(volume)", authors: []))
      editor.put(Entry(id: editor.newID(), work: work, edition: nil, facts: ReaderFacts(status: .read)))
      editor.put(
        Membership(id: editor.newID(), series: series, work: work, position: SeriesPosition(volume)))
    }

    func learner(day: Int64 = 0) -> SeriesLearner {
      let lookUp = SeriesLookUp(
        store: store, transport: backend, connectivity: network,
        wallTime: FixedTime(milliseconds: SeriesLearnerTests.now.milliseconds + day * 86_400_000),
        policy: policy)
      return SeriesLearner(lookUp, clock: clock)
    }

    /// Lets the app learn what is due on a day.
    func learn(day: Int64 = 0) async throws { _ = try await learner(day: day).learnAll() }

    var paths: [String] { backend.requests.map(\.path) }
    func total(_ series: SeriesID) async -> Int? { await store.snapshot.series[series]?.total }
  }

  private static func page(_ total: Int?, listing volumes: [Int] = []) -> HTTPResponse {
    let id = ProviderSeriesID(provider: "p", providerID: "x")
    let works = volumes.map { SeriesWorkDTO(title: "Volume \($0)", position: "\($0)") }
    let page = id.map { SeriesResponseData(series: SeriesDTO(id: $0, name: "S", total: total, works: works)) }
    let body = page.map { ResponseEnvelope(.success($0), meta: ResponseMeta()).encoded() }
    return HTTPResponse(status: 200, body: body ?? .init())
  }

  private static let google = "/v1/series/google-books:g"
  private static let library = "/v1/series/openlibrary:o"

  @Test func `SER-22: every detected series learns its total by itself, with its sources`() async throws {
    let life = Life([
      Self.google: Self.page(5), Self.library: Self.page(7), "/v1/series/google-books:h": Self.page(3),
    ])
    let first = try await life.add("A", ["google-books:g", "openlibrary:o"])
    let second = try await life.add("B", ["google-books:h"])
    let unknown = try await life.add("C", [])
    try await life.learn()
    #expect(life.paths == [Self.google, Self.library, "/v1/series/google-books:h"])
    #expect(await life.total(first) == 7)
    #expect(await life.total(second) == 3)
    #expect(await life.total(unknown) == nil)
    let pages = await life.store.snapshot.pages(of: first)
    #expect(pages.map(\.externalID.provider) == ["google-books", "openlibrary"])
    #expect(pages.map(\.total) == [5, 7] && pages.allSatisfy { $0.asked == Self.now })
    // The next launch requests nothing.
    try await life.learn(day: 100)
    #expect(life.paths.count == 3)
  }

  @Test func `SER-22: of two providers the one without a page is not asked again before a month`()
    async throws
  {
    let life = Life([Self.library: Self.page(4)])
    let series = try await life.add("A", ["google-books:g", "openlibrary:o"])
    try await life.learn()
    #expect(await life.total(series) == 4)
    try await life.learn(day: 30)
    #expect(life.paths == [Self.google, Self.library, Self.google])
  }

  @Test func `SER-22: a series that no provider knows is not requested at each launch`() async throws {
    let life = Life([:])
    try await life.add("A", ["google-books:g"])
    try await life.learn()
    try await life.learn(day: 29)
    #expect(life.paths == [Self.google])
    try await life.learn(day: 30)
    #expect(life.paths == [Self.google, Self.google])
  }

  @Test func `SER-22: a later volume makes the app ask again, once a week at most`() async throws {
    let life = Life(["\(Self.google) 1": Self.page(3), "\(Self.google) 2": Self.page(5)])
    let series = try await life.add("A", ["google-books:g"])
    try await life.learn()
    try await life.store.commit(.edit("buy")) { life.put(4, of: series, in: &$0) }
    try await life.learn(day: 6)
    #expect(life.paths.count == 1)
    try await life.learn(day: 7)
    #expect(life.paths.count == 2)
    #expect(await life.total(series) == 5)
  }

  @Test
  func `SER-22: a page that lists volumes without a total is asked for once, and again for a later volume`()
    async throws
  {
    let life = Life([Self.google: Self.page(nil, listing: [1, 3])])
    let series = try await life.add("A", ["google-books:g"])
    try await life.learn()
    try await life.learn(day: 100)
    #expect(life.paths.count == 1)
    #expect(await life.total(series) == nil)
    try await life.store.commit(.edit("buy")) { life.put(4, of: series, in: &$0) }
    try await life.learn(day: 100)
    #expect(life.paths.count == 2)
  }

  @Test func `SER-22: the reader's total stays`() async throws {
    let life = Life([Self.google: Self.page(7)])
    let series = try await life.add("A", ["google-books:g"])
    try await life.store.commit(.edit("say")) { $0.setTotal(9, of: series, now: Self.now) }
    try await life.learn()
    #expect(await life.total(series) == 9)
  }

  @Test func `SER-22: books come first`() async throws {
    let life = Life([Self.google: Self.page(7)])
    try await life.add("A", ["google-books:g"])
    let job = try await life.store.commit(.edit("queue")) { editor in
      let work = editor.newID(of: Work.self)
      editor.put(Work(id: work, title: "Dune", authors: []))
      let job = EnrichmentJob(id: editor.newID(), work: work)
      editor.put(job)
      return job
    }
    try await life.learn()
    #expect(life.paths == [])
    // A parked book waits for something else.
    try await life.store.commit(.edit("park")) { editor in
      var parked = job
      parked.isParked = true
      editor.put(parked)
    }
    try await life.learn()
    #expect(life.paths == [Self.google])
  }

  @Test func `SER-22: after a failure the app waits longer and longer, and as long as the service demands`()
    async throws
  {
    let busy = HTTPResponse.error(429, .providerError, retryAfter: 600)
    let down = HTTPResponse.error(503, .providerError)
    let life = Life([
      "\(Self.google) 1": down, "\(Self.google) 2": down, "\(Self.google) 3": busy,
      "\(Self.google) 4": Self.page(7),
    ])
    let series = try await life.add("A", ["google-books:g"])
    try await life.learn()
    #expect(life.paths.count == 4)
    #expect(await life.total(series) == 7)
    // 60 s, 120 s, the demanded 600 s, and the gap behind an answer.
    #expect(life.clock.now.offset == .seconds(60 + 120 + 600 + 1))
  }

  @Test func `SER-22: without a network nothing is requested until it is back`() async throws {
    let life = Life([Self.google: Self.page(7)], isOnline: false)
    try await life.add("A", ["google-books:g"])
    let learning = Task { try await life.learn() }
    while life.network.waits == 0 { await Task.yield() }
    #expect(life.paths == [])
    life.network.goOnline()
    try await learning.value
    #expect(life.paths == [Self.google])
  }

  @Test func `SER-22: the app learns about a series that is detected while it runs`() async throws {
    let life = Life([Self.google: Self.page(7)])
    let running = Task { try await life.learner().run() }
    let series = try await life.add("A", ["google-books:g"])
    try await life.store.until { $0.series[series]?.total == 7 }
    running.cancel()
    await #expect(throws: CancellationError.self) { try await running.value }
  }

  @Test func `CON-18: on the routes from before v1 there is nothing to learn`() async throws {
    var policy = EnrichmentPolicy()
    policy.routes = .legacy
    let life = Life([Self.google: Self.page(7)], policy: policy)
    let series = try await life.add("A", ["google-books:g"])
    try await life.learner().run()
    #expect(life.paths == [])
    #expect(await life.store.snapshot.pages(of: series) == [])
  }
}
