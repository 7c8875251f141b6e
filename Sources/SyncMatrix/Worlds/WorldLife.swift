// The life of a random world: a step is an edit, a look, a pause, or something that happens to a device.

import RecordSync
import SimulatedCloud
import Simulation

/// Draws and performs the steps of a world.
struct WorldLife {
  private let rig: SyncRig
  private var stream: RandomStream

  init(_ rig: SyncRig, _ stream: RandomStream) {
    self.rig = rig
    self.stream = stream
  }

  /// Performs a number of steps.
  mutating func run(steps: Int) async throws {
    for device in rig.devices {
      device.process.exposed(to: [MachineFault.kill])
      if stream.chance(1, in: 5) {
        let days = [1, 400, 4_000][stream.below(3)] * (stream.chance(1, in: 2) ? 1 : -1)
        device.setClock(wrongBy: .seconds(Int64(days) * 86_400))
        rig.note("\(device.name)'s clock is wrong by \(days) days")
      }
      // A device that joins late starts at a step.
      if device.number == 0 || stream.chance(3, in: 4) { device.start() }
    }
    rig.server.settings.pageLimit = [1, 3, 200][stream.below(3)]
    for _ in 0..<steps {
      try await step()
      try await pause()
    }
    for device in rig.devices { device.start() }
  }

  private mutating func pause() async throws {
    let seconds = [0, 1, 5, 60, 1_200, 20_000, 200_000][stream.weighted([4, 4, 4, 4, 3, 2, 1])]
    try await rig.pass(.milliseconds(seconds * 1_000 + stream.below(1_000)))
  }

  private mutating func step() async throws {
    let device = rig.devices[stream.below(rig.devices.count)]
    switch stream.weighted([40, 8, 6, 6, 3, 2, 2, 3, 1, 3]) {
    case 0: try await edit(on: device)
    case 1:
      try await device.sample()
      rig.note("look at \(device.name)")
    case 2: await setOnline(device, false)
    case 3: await setOnline(device, true)
    case 4:
      rig.note("kill \(device.name)", as: "device.kill")
      try await device.kill()
      try await rig.pass(.seconds(stream.within(1...3_600)))
      try await device.revive()
    case 5: await sign(device, .signedOut)
    case 6:
      // A library that never synced belongs to the first account that is signed in.
      guard rig.clocks.hasContact(device.number) else { return }
      await sign(device, .signedIn(SyncRig.otherAccount))
    case 7: await sign(device, .signedIn(SyncRig.account))
    case 8:
      guard rig.clocks.isRight(device.number), stream.chance(1, in: 2) else { return }
      let hours = [-30, -2, 2, 30][stream.below(4)]
      device.setClock(wrongBy: .seconds(Int64(hours) * 3_600))
      rig.note("\(device.name)'s clock is set wrong by \(hours) h", as: "device.clock")
    default: device.start()
    }
  }

  private func setOnline(_ device: RigDevice, _ isOnline: Bool) async {
    rig.note("\(device.name) is \(isOnline ? "online" : "offline")", as: isOnline ? nil : "device.offline")
    await device.setOnline(isOnline)
  }

  private func sign(_ device: RigDevice, _ state: AccountState) async {
    rig.note("\(device.name): \(state)", as: "device.account")
    await device.sign(state)
  }

  // MARK: - Edits

  private mutating func edit(on device: RigDevice) async throws {
    let count = stream.weighted([0, 7, 2, 1, 1])
    var plans: [PlannedEdit] = []
    for _ in 0..<count {
      let plan = plan(on: device)
      if !plans.contains(where: { $0.name == plan.name }) { plans.append(plan) }
    }
    let isDone = try await device.edit(plans)
    let words = plans.map { "\($0.name) \($0.word)" }.joined(separator: ", ")
    rig.note("\(device.name) edits \(words)\(isDone ? "" : ", without an answer")")
  }

  private mutating func plan(on device: RigDevice) -> PlannedEdit {
    let own = RecordName("book", "\(device.name)\(stream.below(4))")
    let shared = SyncRig.isbn(stream.below(3))
    let names = device.lastShown.keys.sorted() + [own, shared]
    let name = names[stream.below(names.count)]
    guard device.lastShown[name] != nil else { return insertion(of: name, on: device) }
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

  /// A shared book is not made anew by a device that never saw it, once it was deleted elsewhere.
  private func insertion(of name: RecordName, on device: RigDevice) -> PlannedEdit {
    if !rig.history.deletions(of: name).isEmpty && device.generations[name] == nil {
      return PlannedEdit(RecordName("book", "\(device.name)-other"), .insert([.set("title")]))
    }
    return PlannedEdit(name, .insert([.set("title"), .add("tags")]))
  }
}

extension PlannedEdit {
  /// The edit in a word.
  fileprivate var word: String {
    switch intent {
    case .insert: "made"
    case .change(let changes): "changed (\(changes.map { "\($0)" }.joined(separator: ", ")))"
    case .delete: "deleted"
    }
  }
}
