// What the matrix has to know of an app with a sync engine: four methods and a factory.

public import RecordSync

/// A sync engine to be tested, with the small app around it.
public protocol EngineUnderTest: Sendable {
  /// The name, for the scorecard.
  var name: String { get }
  /// Opens the app on a device: at the first start, and again after each restart, with what the storage then
  /// holds.
  func open(_ device: DeviceContext) async throws -> any SyncedApp
}

/// An app in one life of a device.
public protocol SyncedApp: Sendable {
  /// Makes the edits of one transaction durable; returning acknowledges them.
  func edit(_ edits: [RecordEdit]) async throws
  /// Returns the records that the app shows, without deleted ones, in the order of names.
  func shown() async throws -> [ShownRecord]
  /// Returns what the app claims about sync.
  func status() async throws -> ShownStatus
  /// Exchanges with the server until the device dies.
  func run() async throws
  /// Called after an edit, a return of the network and a change of the account.
  func notice() async
  /// Called after a push; an app that makes no difference has only ``notice()``.
  func noticePush() async
}

extension SyncedApp {
  public func noticePush() async { await notice() }
}

/// A record as the app shows it.
public struct ShownRecord: Hashable, Sendable {
  /// The name.
  public let name: RecordName
  /// The values of fields that have some: one for a register, several for a set or a list.
  public let fields: [String: [[UInt8]]]

  /// Creates a record.
  public init(_ name: RecordName, fields: [String: [[UInt8]]]) {
    self.name = name
    self.fields = fields
  }
}

/// The app's claims about sync.
public struct ShownStatus: Hashable, Sendable {
  /// The server time up to which everything is the same here and there, in milliseconds since 1970; nil if
  /// the app does not claim that.
  public let syncedAt: Int64?
  /// The words on the screen.
  public let text: String

  /// Creates a claim.
  public init(syncedAt: Int64?, text: String) {
    self.syncedAt = syncedAt
    self.text = text
  }
}

/// The services of a device for an app.
public struct DeviceContext: Sendable {
  /// The name of the device.
  public let name: String
  /// A number of this installation that no backup contains.
  public let installation: UInt64
  /// The record server, over the device's network.
  public let cloud: any CloudService
  /// The storage, which survives the death of the app.
  public let storage: DeviceStorage
  /// The wall clock, which may be wrong.
  public let clock: any SyncClock
  /// Random bits that the seed determines.
  public let random: any SyncRandomness
}
