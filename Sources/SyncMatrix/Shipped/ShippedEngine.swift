// The shipped engine in the small app of the matrix.

import RecordSync

/// The engine of `RecordSync`, with the app that the matrix needs around it.
public struct ShippedEngine: EngineUnderTest {
  public let name: String
  /// The bug that is planted; nil for the engine as it is shipped.
  let flaw: PlantedFlaw?

  /// Creates the engine as it is shipped.
  public init() { self.init(flaw: nil) }

  init(flaw: PlantedFlaw?) {
    self.flaw = flaw
    name = flaw.map { "planted \($0.rawValue)" } ?? "RecordSync"
  }

  public func open(_ device: DeviceContext) async throws -> any SyncedApp {
    let store = DeviceStore(storage: device.storage, flaw: flaw)
    try await device.storage.wait()
    if flaw == .forgetsOutbox { store.forgetOutbox() }
    let app = ShippedApp(device, store: store, flaw: flaw)
    try await store.commit { rows in
      rows.identify(installation: device.installation, OpenedRandomness(device.random))
    }
    return app
  }
}

/// The app around the shipped engine.
struct ShippedApp: SyncedApp {
  private let device: DeviceContext
  private let store: DeviceStore
  private let engine: SyncEngine
  private let flaw: PlantedFlaw?

  init(_ device: DeviceContext, store: DeviceStore, flaw: PlantedFlaw?) {
    self.device = device
    self.store = store
    self.flaw = flaw
    engine = SyncEngine(
      store: store,
      cloud: flaw.map { PlantedCloud(device.cloud, $0, store, device.clock) } ?? device.cloud,
      clock: device.clock, random: device.random, installation: device.installation,
      policy: flaw?.policy ?? SyncPolicy())
  }

  func edit(_ edits: [RecordEdit]) async throws {
    let wall = device.clock.milliseconds
    let edits = flaw == .drawsKeys ? edits.map { $0.renamed(for: device.name) } : edits
    try await store.edit { [device] rows in
      rows.apply(edits, at: wall, OpenedRandomness(device.random))
    }
  }

  func shown() async throws -> [ShownRecord] {
    try await store.shown()
  }

  func status() async throws -> ShownStatus {
    let status = try await engine.status()
    let text = status.sentence(at: device.clock.milliseconds)
    if flaw == .alwaysClaims { return ShownStatus(syncedAt: device.clock.milliseconds, text: "Synced") }
    guard case .synced(let time) = status else { return ShownStatus(syncedAt: nil, text: text) }
    return ShownStatus(syncedAt: time, text: text)
  }

  func run() async throws { try await engine.run() }

  func notice() async { await engine.notice() }

  func noticePush() async { await engine.noticePush() }
}

/// Random bits of whatever source.
struct OpenedRandomness: SyncRandomness {
  private let source: any SyncRandomness

  init(_ source: any SyncRandomness) { self.source = source }

  func bits() -> UInt64 { source.bits() }
}

extension RecordEdit {
  /// Returns the edit for a record with a key of the device's own, if the key is a natural one.
  fileprivate func renamed(for device: String) -> RecordEdit {
    guard name.key.starts(with: "isbn".utf8) else { return self }
    return RecordEdit(RecordName(kind: name.kind, key: name.key + device.utf8), intent)
  }
}
