// One world of several devices: steps on each of them, then the world heals and the devices come to rest.

import BooksTrack
import LabWorld
import RecordSync
import SimulatedCloud
import Simulation

/// A world of one reader with several devices.
struct DevicesWorld: Sendable {
  private let plan: DevicesPlan
  private let world: World
  private let log: ObjectionLog
  private let server: CloudServer
  private let devices: [ReadersDevice]
  private let account: WriteAccount

  static let accountID = AccountID("reader")
  /// The time within which healed devices come to rest.
  private static let restLimit = 48 * 3_600
  private static let pollInterval = 300

  init(_ plan: DevicesPlan, stack: StackVariant, world: World, log: ObjectionLog) {
    self.plan = plan
    self.world = world
    self.log = log
    log.world = world
    let server = CloudServer(in: world)
    self.server = server
    let account = WriteAccount(devices: plan.devices, log)
    self.account = account
    devices = (0..<plan.devices).map {
      ReadersDevice($0, plan.networks[$0], server: server, stack: stack, world: world, account: account)
    }
  }

  /// Runs the world to its end.
  func live() async throws {
    defer { for device in devices { device.forget() } }
    for device in devices { device.switchOn() }
    var wakes: [Int: Int64] = [:]
    for step in plan.steps {
      let wait = Duration.milliseconds(step.at) - .nanoseconds(world.clock.now.nanoseconds)
      if wait > .zero { try await world.root.pass(wait, "until the next step") }
      let device = devices[step.device]
      for other in devices where wakes[other.number] ?? 0 <= world.clock.now.nanoseconds {
        wakes[other.number] = nil
        try await other.revive()
      }
      world.note("\(device.process.name): \(step.name)", at: device.process)
      switch step.action {
      case .calls(let calls): try await device.take(calls)
      case .offline: break
      case .kill(let losesPower, let milliseconds):
        log.reached(.died)
        wakes[device.number] = world.clock.now.nanoseconds + Int64(milliseconds) * 1_000_000
        try await device.kill(losesPower: losesPower)
      }
    }
    try await heal()
    try await comeToRest()
  }

  /// Ends all faults, after the last planned outage.
  private func heal() async throws {
    try await world.heal()
    server.heal()
    let rest = plan.lastOutage - world.clock.now.nanoseconds
    if rest > 0 { try await world.root.pass(.nanoseconds(rest), "until the network is back") }
    for device in devices { try await device.revive() }
    if server.counts.count(of: "serverRecordChanged") > 0 { log.reached(.serverChanged) }
    if server.lastLoss > 0 { log.reached(.zoneLost) }
    if server.counts.count(of: "changeTokenExpired") > 0 { log.reached(.tokenExpired) }
  }

  /// Waits until each device claims to be in sync since the last one became so, and judges (SYN-3).
  private func comeToRest() async throws {
    var last: Int64?
    for _ in 0..<Self.restLimit / Self.pollInterval {
      var times: [Int64] = []
      for device in devices {
        try await device.revive()
        if case .synced(let time)? = try await device.status() { times.append(time) }
      }
      if times.count < devices.count { last = nil }
      if let last, times.count == devices.count, times.allSatisfy({ $0 > last }) { return try await judge() }
      if times.count == devices.count, last == nil { last = server.milliseconds }
      try await world.root.pass(.seconds(Self.pollInterval), "until all is quiet")
    }
    var words: [String] = []
    for device in devices { words.append("\(device.process.name) \"\(try await device.statusText())\"") }
    log.object(.agreement, "SYN-3", "no rest within 48 h: \(words.joined(separator: ", "))")
  }

  private func judge() async throws {
    let sent = devices.map(\.line.sent)
    try await world.root.pass(.seconds(3_600), "an hour of rest")
    for (device, sent) in zip(devices, sent) where device.line.sent > sent {
      log.object(
        .agreement, "SYN-1",
        "\(device.process.name) sends \(device.line.sent - sent) records in an hour of rest")
    }
    var libraries: [Library] = []
    for device in devices {
      guard let library = try await device.library() else {
        log.object(.agreement, "SYN-3", "\(device.process.name) does not come back")
        return
      }
      libraries.append(library)
    }
    for (device, library) in zip(devices, libraries) {
      for problem in library.checkInvariants().prefix(2) {
        log.object(.structure, "IMP-10", "\(device.process.name): \(problem)")
      }
      account.judge(library, on: device.process.name)
      for line in LibraryEquality(libraries[0], library).lines {
        log.object(.agreement, "SYN-3", "\(devices[0].process.name) and \(device.process.name): \(line)")
      }
    }
    if log.objections.isEmpty { server.noteRecovery() }
  }
}
