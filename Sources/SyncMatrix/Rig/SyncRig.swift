// A world of devices with one account, and the oracles that watch it.

import RecordSync
import SimulatedCloud
import Simulation

/// Devices, their server, and the history of what happened.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class SyncRig: @unchecked Sendable {
  static let account = AccountID("anna")
  static let otherAccount = AccountID("otto")

  let world: World
  let server: CloudServer
  let engine: any EngineUnderTest
  private(set) var devices: [RigDevice] = []
  var history = WriteHistory()
  var clocks: ClockBounds
  var violations: [SyncViolation] = []
  /// The fault or the order of events that the row is about took place; a row without it has no data.
  var evidence = 0
  /// Records about which no device can know in which order they were deleted and made again.
  var ambiguous: Set<RecordName> = []
  /// Fields that another program wrote to the server.
  var foreignFields: [FieldPlace: [UInt8]] = [:]
  /// The events in words, and the number of each kind.
  private(set) var log: [String] = []
  private(set) var events: [String: Int] = [:]
  /// False if apps have to find out for themselves that the world is healed.
  var noticesAtEnd = true
  let link: LinkBehavior

  init(
    _ engine: any EngineUnderTest, devices count: Int, in world: World, link: LinkBehavior = .instant
  ) {
    self.world = world
    self.engine = engine
    self.link = link
    server = CloudServer(in: world)
    clocks = ClockBounds(devices: count + 2)
    for _ in 0..<count { addDevice() }
  }

  /// Adds a device, which is off.
  @discardableResult
  func addDevice() -> RigDevice {
    let device = RigDevice(number: devices.count, rig: self)
    devices.append(device)
    return device
  }

  /// The true time, in milliseconds since 1970.
  var now: Int64 { server.milliseconds }

  /// Starts the apps of all devices.
  func start() { for device in devices { device.start() } }

  /// Lets time pass.
  func pass(_ time: Duration) async throws { try await world.root.pass(time, "time passes") }

  /// Notes a violation, once for each oracle and text.
  func object(_ oracle: SyncOracle, _ text: String) {
    let violation = SyncViolation(oracle: oracle, text: text)
    if !violations.contains(violation) { violations.append(violation) }
  }

  /// Notes what happened in the log, and counts it as an event.
  func note(_ text: String, as event: String? = nil) {
    let seconds = (now - CloudServer.beginning) / 1_000
    log.append("\(seconds) s: \(text)")
    if let event { events[event, default: 0] += 1 }
  }

  /// The history as the reference sees it.
  var reference: ReferenceMerge { ReferenceMerge(history: history, clocks: clocks) }

  // MARK: - Coming to rest

  /// Heals everything, waits for rest, and judges what the devices then show.
  ///
  /// - Parameter time: The longest time to come to rest.
  func finish(within time: Duration = .seconds(8 * 3_600)) async throws {
    server.heal()
    for device in devices { device.link.state = .signedIn(Self.account) }
    try await world.heal()
    for device in devices {
      device.storage.lastSave = nil
      try await device.revive()
      if noticesAtEnd { await device.notice() }
    }
    let step: Int64 = 300
    var waited: Int64 = 0
    while try await !isAtRest() {
      if waited >= time.components.seconds {
        object(.stuck, "no rest after \(waited / 3_600) h: \(try await describe())")
        break
      }
      try await pass(.seconds(step))
      waited += step
    }
    try await judge()
    try await checkSilence()
  }

  /// Every device claims to be in sync since the last change, and shows the same.
  private func isAtRest() async throws -> Bool {
    var first: [ShownRecord]?
    for device in devices {
      guard let status = try await device.sample(), status.syncedAt != nil else { return false }
      let shown = device.lastShown.values.sorted { $0.name < $1.name }
      if let first, first != shown { return false }
      first = shown
    }
    return true
  }

  private func describe() async throws -> String {
    var words: [String] = []
    for device in devices {
      let status = try await device.sample()
      words.append("\(device.name) “\(status?.text ?? "off")”")
    }
    return words.joined(separator: ", ")
  }

  /// Compares devices with the reference and with each other, and what the server has of foreign fields.
  private func judge() async throws {
    var claimed: [RigDevice] = []
    for device in devices {
      guard let status = try await device.sample() else { continue }
      if status.syncedAt != nil { claimed.append(device) }
      for violation in reference.judge(device.lastShown, of: device.name)
      where !ambiguous.contains(where: { violation.text.contains("\($0)") }) {
        object(violation.oracle, violation.text)
      }
    }
    for device in claimed.dropFirst() {
      guard let first = claimed.first, device.lastShown != first.lastShown else { continue }
      object(.differ, "\(first.name) and \(device.name) both say “synced” and show different records")
      object(.falseStatus, "\(first.name) and \(device.name) both say “synced” and show different records")
    }
    checkForeignFields()
    for record in server.records(of: Self.otherAccount) ?? [] where history.names.contains(record.name) {
      object(.mixed, "\(record.name) is in the other account")
    }
  }

  private func checkForeignFields() {
    let records = server.records(of: Self.account) ?? []
    for (place, bytes) in foreignFields.sorted(by: { "\($0.key)" < "\($1.key)" }) {
      guard let record = records.first(where: { $0.name == place.name }),
        history.deletions(of: place.name).isEmpty
      else { continue }
      if record.fields[place.field] != bytes { object(.unknownField, "\(place.name) lost \(place.field)") }
    }
  }

  /// After a day of rest nothing is sent any more.
  private func checkSilence() async throws {
    try await pass(.seconds(26 * 3_600))
    let sent = server.counts.items
    try await pass(.seconds(6 * 3_600))
    let more = server.counts.items - sent
    if more > 0 { object(.sendsForever, "\(more) records are sent in 6 h of rest") }
  }
}
