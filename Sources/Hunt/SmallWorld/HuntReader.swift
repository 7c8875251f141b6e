// One reader of a small world: executes the steps at their times and looks at the library after each.
//
// Reader and device are separate processes. The operations run on the device and end with it; the reader
// waits until the device is back.

import BooksTrack
import BooksTrackBackend
import LabWorld
import Simulation
import Synthesis

/// A reader with a device.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class HuntReader: @unchecked Sendable {
  let device: HuntDevice
  /// The process of the reader.
  let person: SimulatedProcess
  private let places: [Int]
  private let pool: BookShelf
  private let steps: [WorkStep]
  private let backend: BackendObserver
  private var lastFile: ImportFile?
  private var files = 0

  init(
    device: HuntDevice, person: SimulatedProcess, places: [Int], pool: BookShelf, steps: [WorkStep],
    backend: BackendObserver
  ) {
    self.device = device
    self.backend = backend
    self.person = person
    self.places = places
    self.pool = pool
    self.steps = steps
  }

  /// Executes all steps in order; a step whose time has passed is executed at once.
  func live() async throws {
    for step in steps {
      let wait = Duration.milliseconds(step.at) - .nanoseconds(person.clock.now.nanoseconds)
      if wait > .zero { try await person.pass(wait, "reader waits") }
      device.world.note(StepSentence(pool: pool, places: places).text(of: step), at: device.process)
      if step.action == "kill" {
        try await kill(step)
      } else if try await isReady() {
        try await onDevice("reader") { try await self.take(step, $0) }
      }
    }
  }

  /// Waits until the app is running, for two minutes at most.
  private func isReady() async throws -> Bool {
    for _ in 0..<240 {
      if device.app != nil { return true }
      if device.isBeyondHelp { return false }
      try await person.pass(.milliseconds(500), "reader waits for the app")
    }
    return false
  }

  /// Runs an operation on the device; a power failure ends only that operation.
  private func onDevice(
    _ name: String, _ body: @escaping @Sendable (AppSession) async throws -> Void
  ) async throws {
    guard let app = device.app else { return }
    do {
      try await device.process.run(name) { try await body(app) }
    } catch MachineError.killed {}
  }

  // MARK: Steps

  private func take(_ step: WorkStep, _ app: AppSession) async throws {
    switch step.action {
    case "import": if let file = exportedFile(step) { app.queue(file) }
    case "import-broken": if let file = brokenFile(step) { app.queue(file) }
    case "import-unknown": app.queue(.unknown(number: step.number(0), chunkSize: device.plan.chunk))
    case "preview": try await preview(step, app)
    case "reimport": if let lastFile { app.queue(lastFile.inOtherChunks(by: files)) }
    case "relaunch": return try await relaunch(app)
    case "wake": await wake(app)
    case "take-back": await app.takeBack()
    case "discard": await app.discardStaged()
    // A refusal of the storage is shown to the reader; no retry.
    case "series": do { try await app.lookAtSeries(step.number(0)) } catch is StorageError {}
    case "wait": try await device.pass(.milliseconds(SmallWorldPlan.length(of: step)), "reader waits")
    // The network plan contains the outages of these steps.
    case "offline": if await !app.library.jobs.isEmpty { device.log.reached(.offlineWithWork) }
    default: await edit(step, app)
    }
    let library = await app.library
    // The screens of an ended run of the app are not shown.
    guard device.app === app else { return }
    device.note(.looked(library))
  }

  private func exportedFile(_ step: WorkStep) -> ImportFile? {
    guard !places.isEmpty else { return nil }
    let first = step.number(0, below: places.count)
    let count = min(max(step.number(1), 1), places.count)
    let rows = (0..<count).map { places[(first + $0) % places.count] }
    let again = (0..<min(max(step.number(2), 0), 4)).map { rows[$0 % rows.count] }
    let damaged = min(max(step.number(3), 0), 2)
    // A bad cell occurs in all rows of its book.
    let bad = Set(rows.prefix(min(max(step.number(4), 0), 3)))
    let poor = PoorRows(step, rows)
    var records = (rows + again).map { place in
      bad.contains(place) ? ReaderShelf.Record.badRating(place) : poor.record(place)
    }
    var damagedRows: [Int] = []
    for number in 0..<damaged {
      let kind = DamageKind.allCases[number % DamageKind.allCases.count]
      let place = min(number * 2, records.count)
      records.insert(.damaged(rows[number % rows.count], kind), at: place)
      damagedRows.append(place + 1)
    }
    files += 1
    let wanted = ImportFile(
      name: "export \(files).csv", bytes: pool.shelf.export(records).bytes,
      books: (rows + again).map { place in
        bad.contains(place) ? pool.books[place].unrated : poor.book(pool.books[place], at: place)
      },
      damaged: damagedRows, chunkSize: device.plan.chunk,
      badCells: (rows + again).count { bad.contains($0) })
    lastFile = wanted
    return wanted
  }

  /// Returns a file of all books that cannot be read to its end.
  private func brokenFile(_ step: WorkStep) -> ImportFile? {
    let last = lastFile
    defer { lastFile = last }
    let all = WorkStep(actor: step.actor, at: step.at, action: "import", numbers: [0, places.count])
    guard var file = exportedFile(all) else { return nil }
    file.readable = file.bytes.count * step.number(0, below: 100) / 100
    return file
  }

  /// Previews a file; a later `reimport` may import it.
  private func preview(_ step: WorkStep, _ app: AppSession) async throws {
    guard step.number(PreviewedFiles.place + 1) != 1 else {
      return await app.look(at: .unknown(number: step.number(0), chunkSize: device.plan.chunk), row: 1)
    }
    guard let file = exportedFile(step) else { return }
    await app.look(at: file, row: 1 + step.number(PreviewedFiles.place, below: file.rows + 1))
  }

  /// Cuts the power of the device, or kills only the app, and switches it on again after a while.
  private func kill(_ step: WorkStep) async throws {
    device.isSwitchedOff = true
    try await device.process.kill(step.number(0) == 0 ? .power : .none)
    try await person.pass(.milliseconds(min(max(step.number(1), 0), 600_000)), "the device is off")
    if !device.process.isAlive { try await device.process.restart() }
  }

  private func relaunch(_ app: AppSession) async throws {
    try await app.end()
    try await device.launchApp()
  }

  private func wake(_ app: AppSession) async {
    device.isWokenByHand = true
    try? await app.wake()
    device.isWokenByHand = false
  }

  private func edit(_ step: WorkStep, _ app: AppSession) async {
    guard !places.isEmpty else { return }
    let book = pool.books[places[step.number(0, below: places.count)]]
    let edits = HuntEdits(pool: pool, places: places)
    let found =
      HuntEdits.verifying.contains(step.action)
      ? edits.verification(step, of: book, in: await app.library) : edits.edit(step, of: book)
    if let (edit, operation) = found { await app.edit(edit, as: operation) }
  }

  /// Imports all books, as after a reinstallation.
  func importAll() async throws {
    guard try await isReady() else { return }
    try await onDevice("import again") { [self] app in
      let all = WorkStep(actor: 0, at: 0, action: "import", numbers: [0, places.count])
      if let file = exportedFile(all) { app.queue(file) }
    }
  }

  // MARK: The end

  /// Checks the healed world: the app is relaunched, and every book must get its answer.
  func rest() async throws {
    guard try await isReady() else {
      // A damaged library is due to the fault model, not the app: no oracle objects.
      if !device.isBeyondHelp {
        device.log.object(.liveness, "IMP-11", "the app does not come back in a healed world")
      }
      return
    }
    try await onDevice("relaunch") { try await self.relaunch($0) }
    try await onDevice("rest") { try await self.rest($0) }
    try await onDevice("relaunch") { _ in try await self.device.launchApp() }
    try await onDevice("last look") { self.device.note(.rest(await $0.library)) }
    // Another reader may have to wait for days; this app must not launch every 20 seconds until then.
    if device.plan.quota != nil { try await onDevice("good night") { try await $0.end() } }
  }

  /// The number of days or months that a reader waits for calls of a provider.
  private static let mostPeriods = 20

  private func rest(_ first: AppSession) async throws {
    var app = first
    try await waitForAnswers(app)
    for _ in 0..<Self.mostPeriods where backend.isUsedUp {
      if await app.library.jobs.isEmpty { break }
      guard let next = try await nextPeriod(app) else { return }
      app = next
      try await waitForAnswers(app)
    }
    let library = await app.library
    // An exhausted quota is not an error of the stack.
    for job in library.jobs.prefix(3) where !backend.isUsedUp {
      device.log.object(
        .liveness, "ENR-3",
        "\(library.works[job.work]?.title ?? "a book") still waits in a healed world")
    }
    if library.jobs.isEmpty { device.log.reached(.emptyQueue) }
    try await app.end()
    if await app.library != device.memory.library {
      device.log.object(.durability, "ENR-8", "what the app shows at the end is not what its storage holds")
    }
  }

  /// Returns the app when there are calls again: on the next day, or in the next month.
  private func nextPeriod(_ app: AppSession) async throws -> AppSession? {
    try await app.end()
    let now = device.process.clock.now.nanoseconds
    let day: Int64 = 86_400_000_000_000
    let rest = device.plan.quotaPeriod == .day ? day - now % day : WorldCalendar.nextMonth(after: now) - now
    try await device.pass(.nanoseconds(rest) + .seconds(60), "the reader waits for calls")
    try await device.launchApp()
    return device.app
  }

  private func waitForAnswers(_ app: AppSession) async throws {
    for round in 0..<120 where !backend.isUsedUp || round == 0 {
      if await app.library.jobs.isEmpty, !app.isImporting { break }
      // A book that was parked by a late failure waits for the next reconnect; the reader does not.
      if round % 15 == 14 { try? await app.wake() }
      try await device.pass(.seconds(round < 40 ? 2 : 30), "the world rests")
    }
  }
}
