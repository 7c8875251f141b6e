// One small world of a journal from its beginning to its end: writers write while the machine dies and comes back,
// then the world heals, everybody has to be served, and the journal is opened once more.

import Simulation

/// A world of writers and one journal.
struct JournalWorld: Sendable {
  private let plan: JournalPlan
  private let world: World
  private let machine: JournalMachine
  private let writers: [JournalWriter]
  private let watch: JournalWatch

  init(_ plan: JournalPlan, seed: UInt64, variant: JournalVariant, world: World, watch: JournalWatch) {
    self.plan = plan
    self.world = world
    self.watch = watch
    let process = world.process("journal")
    process.disk.behavior.unsynced = .kept
    process.disk.behavior.jitter = plan.jitter
    machine = JournalMachine(process: process, world: world, parts: variant.parts, plan: plan, watch: watch)
    let service = machine.offer(nil)
    let link = LinkBehavior { stream in .microseconds(200 + stream.below(3_000)) }
    writers = (0..<plan.errands.count).map { number in
      let process = world.process("writer \(number)")
      return JournalWriter(
        number: number, process: process, connection: world.connect(process, to: service, over: link),
        plan: plan, watch: watch, faults: world.faults, seed: seed)
    }
  }

  /// Lives it.
  func live() async throws {
    let process = machine.process
    process.exposed(to: [MachineFault.kill])
    process.boot("journal") { [machine] _ in try await machine.live() }
    let lives = writers.map { writer in writer.process.start("writer") { try await writer.live() } }
    try await suffer()
    let served = Served(writers: lives.count)
    for life in lives {
      _ = world.root.start("a writer is waited for") {
        try await life.value
        served.count += 1
      }
    }
    let chaos = plan.end + .seconds(600)
    while !served.isComplete, .nanoseconds(world.clock.now.nanoseconds) < chaos {
      try await world.root.pass(.seconds(5), "the chaos goes on")
    }
    try await world.heal()
    try await world.settle(within: .seconds(120)) { served.isComplete }
    try await process.kill()
    try await process.restart()
    try await world.root.pass(.seconds(5), "the journal is opened once more")
  }

  /// What the case says of the machine's fate.
  private func suffer() async throws {
    for fate in plan.fates {
      let wait = fate.at - .nanoseconds(world.clock.now.nanoseconds)
      if wait > .zero { try await world.root.pass(wait, "until the machine dies") }
      try await machine.process.kill(fate.loss)
      try await world.root.pass(fate.downtime, "until the machine is switched on")
      if !machine.process.isAlive { try await machine.process.restart() }
    }
  }
}

/// How many writers have been served.
///
/// `@unchecked Sendable`: used only on the thread of its world.
private final class Served: @unchecked Sendable {
  var count = 0
  private let writers: Int

  init(writers: Int) { self.writers = writers }

  var isComplete: Bool { count == writers }
}
