// One small world from its beginning to its end: everybody does what the case says, then the world heals and has to
// come to rest.

import BooksTrack
import BooksTrackAPI
import BooksTrackBackend
import Providers
import Simulation
import Synthesis

/// A world of readers.
struct ReadersWorld: Sendable {
  private let plan: ReadersPlan
  private let world: World
  private let readers: [HuntReader]

  init(
    _ plan: ReadersPlan, seed: UInt64, stack: StackVariant, stage: ReadersStage, world: World,
    bench: HuntBench
  ) {
    self.plan = plan
    self.world = world
    bench.world = world
    let hosts = Self.providers(plan, stage, world)
    let watch = BackendWatch(
      QuotaOracle(quotas: hosts.map { ($0.name, plan.quota(of: $0.registration)) }), bench: bench,
      clock: world.clock)
    let edge = BackendEdge(
      providers: hosts.map { BackendEdge.Provider($0) },
      variant: stack.backend, link: LinkBehavior { LatencyTable.dataCentre.draw(&$0) }, in: world,
      observe: watch.note)
    readers = (0..<plan.readers).map { number in
      let process = world.process("phone \(number + 1)")
      process.exposed(to: MachineFault.all)
      process.disk.behavior = plan.disk
      let link = LinkBehavior(lossPerTenThousand: plan.loss) { [plan] in plan.networkLatency.draw(&$0) }
      let device = HuntDevice(
        number: number, process: process, connection: world.connect(process, to: edge.service, over: link),
        world: world, bench: bench, plan: plan, stack: stack, oracles: Self.oracles(plan, stage))
      var stream = RandomStream(seed: seed, name: "readers").substream(number)
      return HuntReader(
        device: device, person: world.process("reader \(number + 1)"),
        places: stage.pool.draw(plan.books, &stream), pool: stage.pool, steps: plan.steps[number],
        backend: watch)
    }
  }

  private static func providers(_ plan: ReadersPlan, _ stage: ReadersStage, _ world: World) -> [ProviderHost]
  {
    stage.roster.members.prefix(plan.providers).enumerated().map { place, member in
      let registration = member.provider.registration
      return ProviderHost(
        registration,
        MoodyProvider(
          member.lookalike, mood: Mood(name: "planned", slowdown: plan.slowdown),
          // The first one is as quick as the case says.
          latency: place == 0 ? plan.providerLatency : member.provider.latency),
        in: world, quota: plan.quota(of: registration).map { Quota(calls: $0, per: .day) } ?? .unlimited,
        plan: world.faults)
    }
  }

  private static func oracles(_ plan: ReadersPlan, _ stage: ReadersStage) -> [any DeviceOracle] {
    [
      StateWatch(), LibraryModelOracle(), QueueModelOracle(concurrency: plan.concurrency),
      RowConservationOracle(), SingleEffectOracle(), FinalAnswerOracle(), BackoffOracle(),
      OfflineSilenceOracle(), ReaderDataOracle(), RightBookOracle(truth: stage), StructureOracle(),
      ChoiceOracle(),
    ]
  }

  /// Lives it.
  func live() async throws {
    defer { for reader in readers { reader.device.forget() } }
    for reader in readers { reader.device.switchOn() }
    let lives = readers.map { reader in reader.person.start("reader") { try await reader.live() } }
    for life in lives { try await life.value }
    let end = Duration.milliseconds(plan.end) - .nanoseconds(world.clock.now.nanoseconds)
    if end > .zero { try await world.root.pass(end, "the chaos ends") }
    try await world.heal()
    let rests = readers.map { reader in reader.person.start("rest") { try await reader.rest() } }
    for rest in rests { try await rest.value }
  }
}
