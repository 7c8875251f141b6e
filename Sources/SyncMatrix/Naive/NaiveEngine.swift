// A deliberately naive engine, as the example of an engine under test: the last writer wins by wall clock,
// and records are sent whole. Its scorecard is in the article *The matrix*.

import RecordSync

/// An engine as one writes it in an afternoon.
public struct NaiveEngine: EngineUnderTest {
  /// The name of the engine.
  public let name = "naive"

  /// Creates the engine.
  public init() {}

  /// Opens the app.
  public func open(_ device: DeviceContext) async throws -> any SyncedApp { NaiveApp(device) }
}

/// The saved data of the naive app.
private struct NaiveLibrary: Sendable {
  var records: [RecordName: NaiveRecord] = [:]
  var unsent: Set<RecordName> = []
  var token: CloudToken?
}

/// A record with one time for all of its fields.
private struct NaiveRecord: Sendable {
  var fields: [String: [[UInt8]]] = [:]
  var modified: Int64 = 0
  var isDeleted = false
  var tag: CloudTag?
}

/// The app of the naive engine.
private actor NaiveApp: SyncedApp {
  private let device: DeviceContext
  private var syncedAt: Int64?
  private var hasNotice = false

  init(_ device: DeviceContext) { self.device = device }

  private var library: NaiveLibrary { (device.storage.content as? NaiveLibrary) ?? NaiveLibrary() }

  func edit(_ edits: [RecordEdit]) async throws {
    try await device.storage.wait()
    var library = library
    for edit in edits {
      var record = library.records[edit.name] ?? NaiveRecord()
      record.modified = device.clock.milliseconds
      switch edit.intent {
      case .delete: record.isDeleted = true
      case .change(let changes): for change in changes { change.apply(to: &record.fields) }
      case .insert(let changes):
        record.isDeleted = false
        record.fields = [:]
        for change in changes { change.apply(to: &record.fields) }
      }
      library.records[edit.name] = record
      library.unsent.insert(edit.name)
    }
    syncedAt = nil
    try await device.storage.save(library)
  }

  func shown() async throws -> [ShownRecord] {
    try await device.storage.wait()
    return library.records.filter { !$0.value.isDeleted }.map { ShownRecord($0.key, fields: $0.value.fields) }
      .sorted { $0.name < $1.name }
  }

  func status() -> ShownStatus {
    ShownStatus(syncedAt: syncedAt, text: syncedAt == nil ? "Waiting" : "Synced")
  }

  func notice() { hasNotice = true }

  func run() async throws {
    while true {
      try await device.storage.wait()
      await device.clock.wait(milliseconds: 500)
      guard case .signedIn(let account) = await device.cloud.account() else { continue }
      do throws(CloudError) {
        try await fetch(account)
        try await send(account)
        if library.unsent.isEmpty { syncedAt = device.clock.milliseconds }
      } catch {
        if error == .zoneNotFound { _ = try? await device.cloud.createZone(of: account) }
      }
      hasNotice = false
      for _ in 0..<30 where !hasNotice { await device.clock.wait(milliseconds: 10_000) }
    }
  }

  private func fetch(_ account: AccountID) async throws(CloudError) {
    var isMoreComing = true
    while isMoreComing {
      let page = try await device.cloud.fetch(of: account, since: library.token)
      var library = library
      for cloud in page.changed {
        let record = NaiveRecord(cloud)
        if let own = library.records[cloud.name], own.modified > record.modified { continue }
        library.records[cloud.name] = record
        library.unsent.remove(cloud.name)
      }
      library.token = page.token
      isMoreComing = page.isMoreComing
      try? await device.storage.save(library)
    }
  }

  private func send(_ account: AccountID) async throws(CloudError) {
    let names = library.unsent.sorted()
    guard !names.isEmpty else { return }
    let changes = names.map { name in
      let record = self.library.records[name] ?? NaiveRecord()
      return CloudChange(name, tag: record.tag, .save(record.cloudFields))
    }
    _ = try await device.cloud.modify(ModifyRequest(account: account, changes: changes, checksTags: false))
    var library = library
    library.unsent.subtract(names)
    try? await device.storage.save(library)
  }
}

extension NaiveRecord {
  /// The record as the server keeps it: the time, the deletion, and the values of each field.
  var cloudFields: [String: [UInt8]?] {
    var result: [String: [UInt8]?] = fields.mapValues { $0.flatMap { [UInt8($0.count)] + $0 } }
    result["modified"] = String(modified).utf8.map { $0 }
    result["deleted"] = [isDeleted ? 1 : 0]
    return result
  }

  init(_ cloud: CloudRecord) {
    tag = cloud.tag
    for (name, bytes) in cloud.fields {
      switch name {
      case "modified": modified = Int64(String(decoding: bytes, as: UTF8.self)) ?? 0
      case "deleted": isDeleted = bytes == [1]
      default:
        var rest = bytes[...]
        while let count = rest.first {
          fields[name, default: []].append(Array(rest.dropFirst().prefix(Int(count))))
          rest = rest.dropFirst(1 + Int(count))
        }
      }
    }
  }
}

extension FieldChange {
  /// Changes the fields without a thought of other devices.
  fileprivate func apply(to fields: inout [String: [[UInt8]]]) {
    switch self {
    case .set(let field, let value): fields[field] = value.map { [$0] }
    case .setOnce(let field, let value): fields[field] = fields[field] ?? [value]
    case .add(let field, let value), .append(let field, let value): fields[field, default: []].append(value)
    case .remove(let field, let value): fields[field]?.removeAll { $0 == value }
    }
    if fields[self.name]?.isEmpty == true { fields[self.name] = nil }
  }

  private var name: String {
    switch self {
    case .set(let field, _), .setOnce(let field, _), .add(let field, _), .remove(let field, _),
      .append(let field, _):
      field
    }
  }
}
