// One rules world: two files are imported and their books looked up, while a visitor sends requests to the
// service.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Providers
import Simulation

/// A world of one reader and one visitor.
struct RulesWorld: Sendable {
  private let plan: RulesPlan
  private let oracle: RulesOracle
  private let phone: SimulatedProcess
  private let visitor: SimulatedProcess
  private let way: Connection<HTTPRequest, HTTPResponse>
  private let app: App
  private let edge: BackendEdge

  init(_ plan: RulesPlan, stack: StackVariant, fixture: RulesFixture, world: World, log: ObjectionLog) {
    self.plan = plan
    log.world = world
    let oracle = RulesOracle(plan, truth: fixture.providerList, log)
    self.oracle = oracle
    let hosts = fixture.providerList.members.prefix(plan.providers).map { member in
      LookalikeMachine(
        member.provider.registration,
        MoodyLookalike(
          member.lookalike, mood: Mood(name: "well", slowdown: 100), latency: member.provider.latency),
        in: world, quota: .unlimited, plan: world.faults)
    }
    edge = BackendEdge(
      providers: hosts.map { BackendEdge.Provider($0) }, variant: stack.backend,
      link: LinkBehavior { LatencyTable.dataCentre.draw(&$0) }, in: world, observe: oracle.note)
    let link = LinkBehavior { LatencyTable.mobileNetwork.draw(&$0) }
    phone = world.process("phone")
    visitor = world.process("visitor")
    way = world.connect(visitor, to: edge.service, over: link)
    let platform = AppPlatform(
      clock: phone.clock, wallTime: SimulatedWallTime(phone.clock),
      transport: SimulatedTransport(world.connect(phone, to: edge.service, over: link), clock: phone.clock),
      connectivity: SimulatedConnectivity(
        DeviceNetwork(outages: []), clock: phone.clock, tally: OutageTally()))
    app = App(
      Library(replica: 1, matchRules: stack.policy.matching),
      in: RecordedStorage(SimulatedStorage(phone), in: world), on: platform, policy: stack.policy)
  }

  /// Runs the world to its end.
  func live() async throws {
    let reading = phone.start("reader") { try await importFiles() }
    let asking = visitor.start("visitor") { try await ask() }
    try await reading.value
    try await asking.value
    oracle.rest(await edge.server.metrics())
  }

  private func importFiles() async throws {
    for rows in plan.files where !rows.isEmpty {
      var source = BytesSource(rows.export, chunkSize: 4_096)
      let outcome = try await app.importer.run(&source, fileName: "export.csv")
      oracle.imported(rows, outcome.summary)
      try await lookUp()
    }
    oracle.look(await app.library)
  }

  /// Runs the look-ups of the app until the queue is empty, for an hour at most.
  private func lookUp() async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { [app] in try await app.run() }
      for _ in 0..<1_800 {
        if await app.library.jobs.isEmpty { break }
        try await phone.pass(.seconds(2), "the reader waits")
      }
      group.cancelAll()
      while !group.isEmpty { _ = try? await group.next() }
    }
    if await !app.library.jobs.isEmpty { oracle.waitsForEver() }
  }

  private func ask() async throws {
    for ask in plan.asks {
      let wait = Duration.milliseconds(ask.at) - .nanoseconds(visitor.clock.now.nanoseconds)
      if wait > .zero { try await visitor.pass(wait, "the visitor is away") }
      _ = try? await SimulatedTransport(way, clock: visitor.clock).send(ask.request, timeout: .seconds(60))
    }
  }
}

extension RulesPlan.Ask {
  var request: HTTPRequest {
    let version = isLegacy ? "" : "/v1"
    switch kind {
    case .title: return HTTPRequest(path: "\(version)/search/title", query: [.init("q", book.title)])
    case .isbn: return HTTPRequest(path: "\(version)/search/isbn", query: [.init("isbn", book.isbn.isbn13)])
    case .titleAndAuthor:
      return HTTPRequest(
        path: "\(version)/search/advanced", query: [.init("title", book.title), .init("author", book.author)])
    }
  }
}
