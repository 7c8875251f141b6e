// The state of sync, in words that a person understands and that are never false.

/// The state of sync.
public enum SyncStatus: Hashable, Sendable {
  /// Everything on this device is on the server, and everything that the server showed at that time is on
  /// this device; milliseconds since 1970 by the server's clock.
  case synced(at: Int64)
  /// An exchange is under way; the number of records that the server does not have.
  case syncing(pending: Int)
  /// The server does not have all records, or has more; the engine tries again.
  case waiting(pending: Int)
  /// The server refused some records as they are.
  case refused(records: Int)
  /// The account has no space left.
  case quotaExceeded(pending: Int)
  /// The device is not signed in.
  case signedOut(pending: Int)
  /// Another account is signed in than the one that this library belongs to.
  case otherAccount
  /// The library never synced.
  case never

  /// Returns a sentence for people.
  ///
  /// - Parameter now: The server's time, as far as the device knows it.
  public func sentence(at now: Int64) -> String {
    switch self {
    case .synced(let time): "Synced \(Self.ago(now - time))"
    case .syncing(let pending): "Syncing\(Self.count(pending, ", % to send"))…"
    case .waiting(let pending): "Waiting for iCloud\(Self.count(pending, ", % to send"))"
    case .refused(let records): "iCloud does not accept \(Self.count(records, "%"))"
    case .quotaExceeded(let pending): "iCloud is full\(Self.count(pending, ", % to send"))"
    case .signedOut(let pending): "Not signed in to iCloud\(Self.count(pending, ", % to send"))"
    case .otherAccount: "This library belongs to another iCloud account"
    case .never: "Not synced yet"
    }
  }

  private static func count(_ number: Int, _ text: String) -> String {
    guard number > 0 else { return "" }
    let words = number == 1 ? "1 change" : "\(number) changes"
    return text.split(separator: "%", maxSplits: 1, omittingEmptySubsequences: false).joined(separator: words)
  }

  private static func ago(_ milliseconds: Int64) -> String {
    let minutes = max(0, milliseconds) / 60_000
    switch minutes {
    case 0: return "just now"
    case 1: return "1 minute ago"
    case 2..<60: return "\(minutes) minutes ago"
    case 60..<120: return "1 hour ago"
    case 120..<2_880: return "\(minutes / 60) hours ago"
    default: return "\(minutes / 1_440) days ago"
    }
  }
}
