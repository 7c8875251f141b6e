// The oracles, by name: what must never happen to the data of a person with several devices.

/// A statement that must hold of every engine.
public enum SyncOracle: String, Sendable, CaseIterable {
  /// An acknowledged write is there at the end, or lost to a later one of that field.
  case lostWrite = "lost-write"
  /// A deletion that the device knew stays, whatever a stale device sends.
  case undoneDelete = "undone-delete"
  /// A record that no device deleted is there.
  case vanished = "vanished"
  /// A device shows what it just wrote.
  case ownWrite = "own-write"
  /// A device never shows an older value after a newer one.
  case wentBack = "went-back"
  /// A device claims to be in sync only if it is.
  case falseStatus = "false-status"
  /// All devices show the same once everything is quiet.
  case differ = "differ"
  /// Once quiet, nothing is sent any more.
  case sendsForever = "sends-forever"
  /// Devices come to rest within a bounded time after the last fault.
  case stuck = "stuck"
  /// Fields that an app does not know stay on the server, byte for byte.
  case unknownField = "unknown-field"
  /// One thing is there once.
  case doubled = "doubled"
  /// A transaction is shown as a whole.
  case half = "half-transaction"
  /// Nothing of one account comes into another one.
  case mixed = "mixed-accounts"
  /// A pause that the server demanded is kept.
  case hasty = "hasty"
  /// Every value was written by a device.
  case invented = "invented"

  /// The statement in words.
  public var claim: String {
    switch self {
    case .lostWrite: "an acknowledged write survives or loses to a later one"
    case .undoneDelete: "no stale device undoes a deletion"
    case .vanished: "what no device deleted is there"
    case .ownWrite: "a device shows what it wrote"
    case .wentBack: "a device never goes back to an older value"
    case .falseStatus: "no false claim to be in sync"
    case .differ: "all devices show the same once quiet"
    case .sendsForever: "a second exchange sends nothing"
    case .stuck: "devices come to rest in bounded time"
    case .unknownField: "unknown fields survive byte for byte"
    case .doubled: "one thing is there once"
    case .half: "a transaction is shown as a whole"
    case .mixed: "accounts are not mixed"
    case .hasty: "demanded pauses are kept"
    case .invented: "every value was written"
    }
  }
}

/// A violation of an oracle.
public struct SyncViolation: Hashable, Sendable {
  /// The oracle.
  public let oracle: SyncOracle
  /// The violation and its place.
  public let text: String
}
