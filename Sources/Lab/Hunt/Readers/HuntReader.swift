// One reader of a small world: does what the steps say at the times they say, and looks at the library now and then.

import BooksTrack
import Simulation
import Synthesis

/// A reader with a device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntReader: @unchecked Sendable {
  let device: HuntDevice
  private let places: [Int]
  private let pool: BookPool
  private let plan: ReadersPlan
  private let steps: [WorkStep]
  private let stack: StackVariant
  private var session: AppSession
  private var lastFile: ImportFile?

  init(
    device: HuntDevice, places: [Int], pool: BookPool, plan: ReadersPlan, steps: [WorkStep],
    stack: StackVariant
  ) {
    self.device = device
    self.places = places
    self.pool = pool
    self.plan = plan
    self.steps = steps
    self.stack = stack
    session = AppSession(on: device, variant: stack, concurrency: plan.concurrency, drains: plan.drains)
  }

  /// Does everything, in order; a step that comes late is done late.
  func live() async throws {
    session.begin()
    for step in steps {
      let wait = Duration.milliseconds(step.at) - .nanoseconds(device.process.clock.now.nanoseconds)
      if wait > .zero { try await device.pass(wait, "reader waits") }
      try await take(step)
      device.note(.looked(await session.store.snapshot))
    }
  }

  // MARK: Steps

  private func take(_ step: WorkStep) async throws {
    switch step.action {
    case "import": importFile(step)
    case "reimport": if let lastFile { session.queue(lastFile) }
    case "relaunch": try await relaunch()
    case "wake": await wake()
    case "wait": try await device.pass(.milliseconds(ReadersPlan.length(of: step)), "reader waits")
    // The network follows the steps by itself.
    case "offline": if await !session.store.snapshot.jobs.isEmpty { device.bench.reached(.offlineWithWork) }
    default: await edit(step)
    }
  }

  private func importFile(_ step: WorkStep) {
    guard !places.isEmpty else { return }
    let first = step.number(0, below: places.count)
    let count = min(max(step.number(1), 1), places.count)
    let rows = (0..<count).map { places[(first + $0) % places.count] }
    let again = (0..<min(max(step.number(2), 0), 4)).map { rows[$0 % rows.count] }
    let damaged = min(max(step.number(3), 0), 2)
    var records = (rows + again).map { ReaderShelf.Record.row($0) }
    for number in 0..<damaged {
      let kind = DamageKind.allCases[number % DamageKind.allCases.count]
      records.insert(.damaged(rows[number % rows.count], kind), at: min(number * 2, records.count))
    }
    let file = pool.shelf.export(records)
    let wanted = ImportFile(
      name: file.fileName, bytes: file.bytes, books: (rows + again).map { pool.books[$0] },
      damagedRows: damaged, chunkSize: plan.chunk)
    if !again.isEmpty { device.bench.reached(.duplicateRow) }
    lastFile = wanted
    session.queue(wanted)
  }

  private func relaunch() async throws {
    try await session.end()
    session = AppSession(on: device, variant: stack, concurrency: plan.concurrency, drains: plan.drains)
    session.begin()
  }

  private func wake() async {
    device.isWokenByHand = true
    try? await session.lookUps.wake()
    device.isWokenByHand = false
  }

  private func edit(_ step: WorkStep) async {
    guard !places.isEmpty else { return }
    let book = pool.books[places[step.number(0, below: places.count)]]
    guard let (edit, operation) = HuntEdits(pool: pool, places: places).edit(step, of: book) else { return }
    await session.edit(edit, as: operation)
  }

  // MARK: The end

  /// After the world has healed: the app is launched once more, and every book must get its answer.
  func rest() async throws {
    try await relaunch()
    for round in 0..<120 {
      if await session.store.snapshot.jobs.isEmpty, !session.isImporting { break }
      // Who was parked by what had still been under way goes on at the next reconnect; nobody waits for that here.
      if round % 15 == 14 { try? await session.lookUps.wake() }
      try await device.pass(.seconds(round < 40 ? 2 : 30), "the world rests")
    }
    let library = await session.store.snapshot
    for job in library.jobs.prefix(3) {
      device.bench.object(
        .liveness, "ENR-3",
        "\(library.works[job.work]?.title ?? "a book") still waits in a healed world")
    }
    if library.jobs.isEmpty { device.bench.reached(.emptyQueue) }
    try await session.end()
    let kept = await session.store.snapshot
    if kept != device.stored {
      device.bench.object(.recovery, "ENR-8", "what the app shows at the end is not what its storage holds")
    }
    device.note(.rest(kept))
  }
}
