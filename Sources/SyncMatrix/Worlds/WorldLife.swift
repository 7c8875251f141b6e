// The life of a random world: a step is an edit, a look, a pause, or something that happens to a device.

import RecordSync
import SimulatedCloud
import Simulation

/// Draws the steps of a world, or takes them from a case, and performs them.
struct WorldLife {
  private let rig: SyncRig
  private var stream: RandomStream
  /// The steps performed.
  private(set) var setup: WorldSetup?
  private(set) var steps: [WorldStep] = []

  init(_ rig: SyncRig, _ stream: RandomStream) {
    self.rig = rig
    self.stream = stream
  }

  /// Draws and performs a number of steps.
  mutating func run(steps count: Int) async throws {
    begin(drawSetup())
    for _ in 0..<count { try await perform(WorldStep(drawing: rig, &stream)) }
    end()
  }

  /// Performs the steps of a case.
  mutating func run(_ setup: WorldSetup, _ steps: [WorldStep]) async throws {
    begin(setup)
    for step in steps { try await perform(step) }
    end()
  }

  private mutating func drawSetup() -> WorldSetup {
    var setup = WorldSetup(clockDays: [], starts: [], pageLimit: 0)
    for device in rig.devices {
      let isWrong = stream.chance(1, in: 5)
      setup.clockDays.append(
        isWrong ? [1, 400, 4_000][stream.below(3)] * (stream.chance(1, in: 2) ? 1 : -1) : 0)
      // A device that joins late starts at a step.
      setup.starts.append(device.number == 0 || stream.chance(3, in: 4))
    }
    setup.pageLimit = [1, 3, 200][stream.below(3)]
    return setup
  }

  private mutating func begin(_ setup: WorldSetup) {
    self.setup = setup
    for (device, (days, starts)) in zip(rig.devices, zip(setup.clockDays, setup.starts)) {
      device.process.exposed(to: [MachineFault.kill])
      if days != 0 {
        device.setClock(wrongBy: .seconds(Int64(days) * 86_400))
        rig.note("\(device.name)'s clock is wrong by \(days) days")
      }
      if starts { device.start() }
    }
    rig.server.settings.pageLimit = setup.pageLimit
  }

  private func end() {
    for device in rig.devices { device.start() }
  }

  private mutating func perform(_ step: WorldStep) async throws {
    steps.append(step)
    guard rig.devices.indices.contains(step.device) else { return }
    let device = rig.devices[step.device]
    switch step.event {
    case .nothing: break
    case .edit(let plans): try await edit(plans, on: device)
    case .look:
      try await device.sample()
      rig.note("look at \(device.name)")
    case .offline:
      rig.note("\(device.name) is offline", as: "device.offline")
      await device.setOnline(false)
    case .online:
      rig.note("\(device.name) is online")
      await device.setOnline(true)
    case .kill(let seconds):
      rig.note("kill \(device.name)", as: "device.kill")
      try await device.kill()
      try await rig.pass(.seconds(seconds))
      try await device.revive()
    case .signOut: await sign(device, .signedOut)
    case .signIn(isOwn: true): await sign(device, .signedIn(SyncRig.account))
    case .signIn(isOwn: false):
      // A library that never synced belongs to the first account that is signed in.
      guard rig.clocks.hasContact(device.number) else { break }
      await sign(device, .signedIn(SyncRig.otherAccount))
    case .setClock(let hours):
      device.setClock(wrongBy: .seconds(Int64(hours) * 3_600))
      rig.note("\(device.name)'s clock is set wrong by \(hours) h", as: "device.clock")
    case .start: device.start()
    }
    try await rig.pass(.milliseconds(step.pause))
  }

  private func sign(_ device: RigDevice, _ state: AccountState) async {
    rig.note("\(device.name): \(state)", as: "device.account")
    await device.sign(state)
  }

  private func edit(_ plans: [PlannedEdit], on device: RigDevice) async throws {
    let plans = plans.filter { !$0.makesAnew(on: device) }
    let isDone = try await device.edit(plans)
    let words = plans.map { "\($0.name) \($0.word)" }.joined(separator: ", ")
    rig.note("\(device.name) edits \(words)\(isDone ? "" : ", without an answer")")
  }
}

// MARK: - Drawing

extension WorldStep {
  /// Draws a step, and the pause after it.
  fileprivate init(drawing rig: SyncRig, _ stream: inout RandomStream) {
    device = stream.below(rig.devices.count)
    event = Self.event(on: rig.devices[device], &stream)
    let seconds = [0, 1, 5, 60, 1_200, 20_000, 200_000][stream.weighted([4, 4, 4, 4, 3, 2, 1])]
    pause = seconds * 1_000 + stream.below(1_000)
  }

  private static func event(on device: RigDevice, _ stream: inout RandomStream) -> Event {
    switch stream.weighted([40, 8, 6, 6, 3, 2, 2, 3, 1, 3]) {
    case 0: return .edit(plans(on: device, &stream))
    case 1: return .look
    case 2: return .offline
    case 3: return .online
    case 4: return .kill(stream.within(1...3_600))
    case 5: return .signOut
    case 6: return .signIn(isOwn: false)
    case 7: return .signIn(isOwn: true)
    case 8:
      guard device.rig.clocks.isRight(device.number), stream.chance(1, in: 2) else { return .nothing }
      return .setClock([-30, -2, 2, 30][stream.below(4)])
    default: return .start
    }
  }

  private static func plans(on device: RigDevice, _ stream: inout RandomStream) -> [PlannedEdit] {
    let count = stream.weighted([0, 7, 2, 1, 1])
    var plans: [PlannedEdit] = []
    for _ in 0..<count {
      let plan = plan(on: device, &stream)
      if !plans.contains(where: { $0.name == plan.name }) { plans.append(plan) }
    }
    return plans
  }

  private static func plan(on device: RigDevice, _ stream: inout RandomStream) -> PlannedEdit {
    let own = RecordName("book", "\(device.name)\(stream.below(4))")
    let shared = SyncRig.isbn(stream.below(3))
    let names = device.lastShown.keys.sorted() + [own, shared]
    let name = names[stream.below(names.count)]
    guard device.lastShown[name] != nil else {
      let insertion = PlannedEdit(name, .insert([.set("title"), .add("tags")]))
      guard insertion.makesAnew(on: device) else { return insertion }
      return PlannedEdit(RecordName("book", "\(device.name)-other"), .insert([.set("title")]))
    }
    switch stream.weighted([6, 2, 2, 2, 2, 1, 2]) {
    case 0: return PlannedEdit(name, .change([.set(stream.chance(1, in: 2) ? "title" : "rating")]))
    case 1: return PlannedEdit(name, .change([.clear("rating")]))
    case 2: return PlannedEdit(name, .change([.add("tags")]))
    case 3: return PlannedEdit(name, .change([.removeFirst("tags")]))
    case 4: return PlannedEdit(name, .change([.append("log"), .set("title")]))
    case 5: return PlannedEdit(name, .change([.setOnce("started")]))
    default: return PlannedEdit(name, .delete)
    }
  }
}

extension PlannedEdit {
  /// Returns true for a record that was deleted elsewhere and would be made by a device that never saw it: no
  /// device can know in which order that happens.
  fileprivate func makesAnew(on device: RigDevice) -> Bool {
    guard case .insert = intent else { return false }
    return !device.rig.history.deletions(of: name).isEmpty && device.generations[name] == nil
  }

  /// The edit in a word.
  fileprivate var word: String {
    switch intent {
    case .insert: "made"
    case .change(let changes): "changed (\(changes.map { "\($0)" }.joined(separator: ", ")))"
    case .delete: "deleted"
    }
  }
}
