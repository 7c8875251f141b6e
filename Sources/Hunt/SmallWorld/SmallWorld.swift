// One small world: the readers execute their steps, then the world heals and has to come to rest.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import LabWorld
import Providers
import Simulation
import Synthesis

/// A world of readers.
struct SmallWorld: Sendable {
  private let plan: SmallWorldPlan
  private let world: World
  private let readers: [HuntReader]
  private let server: any BookService
  private let watch: BackendObserver
  private let providers: [LookalikeMachine]

  init(
    _ plan: SmallWorldPlan, seed: UInt64, stack: StackVariant, fixture: SmallWorldFixture, world: World,
    log: ObjectionLog
  ) {
    self.plan = plan
    self.world = world
    log.world = world
    let hosts = Self.providers(plan, fixture, world)
    let watch = BackendObserver(
      QuotaOracle(
        quotas: hosts.map { ($0.name, plan.quota(of: $0.registration)) }, per: plan.quotaPeriod,
        keeping: plan.answers, lifetimeDivisor: plan.lifetimeDivisor), log: log,
      providers: hosts.count, clock: world.clock)
    var backend = stack.backend
    if let answers = plan.answers {
      backend.policy.answerCapacity = min(answers, backend.policy.answerCapacity)
    }
    backend.policy.divideLifetimes(by: plan.lifetimeDivisor)
    let edge = BackendEdge(
      providers: hosts.map { BackendEdge.Provider($0) },
      variant: backend, link: LinkBehavior { LatencyTable.dataCentre.draw(&$0) }, in: world,
      observe: watch.note)
    server = edge.server
    providers = hosts
    self.watch = watch
    readers = (0..<plan.readers).map { number in
      let process = world.process("phone \(number + 1)")
      process.exposed(to: MachineFault.all)
      process.disk.behavior = plan.disk
      let link = LinkBehavior(lossPerTenThousand: plan.loss) { [plan] in plan.networkLatency.draw(&$0) }
      let device = HuntDevice(
        number: number, process: process,
        connection: world.connect(
          process, to: plan.tellGivenUp ? edge.service(of: process.name) : edge.service, over: link),
        hearing: plan.tellGivenUp ? world.connect(process, to: edge.hearing, over: link) : nil,
        world: world, log: log, plan: plan, stack: stack,
        oracles: {
          Self.oracles(plan, fixture, watch) + [
            BackoffOracle(outages: plan.network(of: number).outages),
            OfflineSilenceOracle(outages: plan.network(of: number).outages),
          ]
            // A device in the background resumes late, by an unknown time.
            + (world.faults.mayFire(MachineFault.pause)
              ? [] : [ReconnectOracle(outages: plan.network(of: number).outages)])
        })
      var stream = RandomStream(seed: seed, name: "readers").substream(plan.haveSameBooks ? 0 : number)
      return HuntReader(
        device: device, person: world.process("reader \(number + 1)"),
        places: fixture.pool.draw(plan.books, &stream), pool: fixture.pool, steps: plan.steps[number],
        backend: watch)
    }
  }

  private static func providers(_ plan: SmallWorldPlan, _ fixture: SmallWorldFixture, _ world: World)
    -> [LookalikeMachine]
  {
    fixture.providerList.members.prefix(plan.providers).enumerated().map { place, member in
      let registration = member.provider.registration
      return LookalikeMachine(
        registration,
        MoodyLookalike(
          member.lookalike, mood: Mood(name: "planned", slowdown: plan.slowdown),
          // The case sets the latency of the first provider.
          latency: place == 0 ? plan.providerLatency : member.provider.latency),
        in: world,
        quota: plan.quota(of: registration).map { Quota(calls: $0, per: plan.quotaPeriod) } ?? .unlimited,
        plan: world.faults)
    }
  }

  private static func oracles(
    _ plan: SmallWorldPlan, _ fixture: SmallWorldFixture, _ watch: BackendObserver
  ) -> [any DeviceOracle] {
    [
      StateObserver(), LibraryModelOracle(), QueueModelOracle(concurrency: plan.concurrency),
      RowConservationOracle(), ImportProgressOracle(), ImportEndOracle(), PreviewOracle(),
      SingleEffectOracle(),
      FinalAnswerOracle(),
      ReaderDataOracle(), RightBookOracle(truth: fixture), AttachedRecordOracle(),
      KnownBookOracle(truth: fixture) { watch.isTruthful }, StructureOracle(), ReportedResultsOracle(),
      ChoiceOracle(book: fixture.providerList.work),
    ]
  }

  /// Runs the world to its end.
  func live() async throws {
    defer { for reader in readers { reader.device.forget() } }
    for reader in readers { reader.device.switchOn() }
    let lives = readers.map { reader in reader.person.start("reader") { try await reader.live() } }
    let mishaps = (plan.hasMishaps ? readers : []).map { reader in
      world.root.start("mishaps of \(reader.device.process.name)") { [world, plan] in
        try await DeviceMishaps(reader: reader, world: world).run(until: .milliseconds(plan.end))
      }
    }
    for life in lives { try await life.value }
    for mishap in mishaps { try await mishap.value }
    let end = Duration.milliseconds(plan.end) - .nanoseconds(world.clock.now.nanoseconds)
    if end > .zero { try await world.root.pass(end, "the chaos ends") }
    try await world.heal()
    for provider in providers { provider.heal() }
    for reader in readers { reader.device.portal.open() }
    let rests = readers.map { reader in reader.person.start("rest") { try await reader.rest() } }
    for rest in rests { try await rest.value }
    watch.rest(await server.metrics())
  }
}

extension BackendPolicy {
  /// Divides the lifetimes of all answers.
  fileprivate mutating func divideLifetimes(by divisor: Int) {
    isbnLifetime /= divisor
    titleLifetime /= divisor
    seriesLifetime /= divisor
    notFoundLifetime /= divisor
    incompleteLifetime /= divisor
    lateLifetime /= divisor
  }
}
