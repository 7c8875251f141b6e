// The errors of the record server, named as CloudKit names them.

/// A refusal of the record server, for a request or for one item of it.
public enum CloudError: Error, Hashable, Sendable {
  /// The request or its answer was lost: the change may have been made.
  case networkFailure
  /// The service is down; `retryAfter` is in milliseconds.
  case serviceUnavailable(retryAfter: Int64?)
  /// Too many requests; `retryAfter` is in milliseconds.
  case requestRateLimited(retryAfter: Int64?)
  /// Another device writes to the zone; `retryAfter` is in milliseconds.
  case zoneBusy(retryAfter: Int64?)
  /// The device is signed out, or another account is signed in.
  case notAuthenticated
  /// The account has no space left.
  case quotaExceeded
  /// The request has too many items or bytes.
  case limitExceeded
  /// The token is too old: everything has to be fetched again.
  case changeTokenExpired
  /// The zone does not exist: it was never made, or was deleted by a program.
  case zoneNotFound
  /// The person deleted the app's data in iCloud.
  case userDeletedZone
  /// The encrypted data was reset: what the server had cannot be read by anyone.
  case encryptedDataReset
  /// The server has another version of the record, which is attached.
  case serverRecordChanged(CloudRecord)
  /// The server does not have the record.
  case unknownItem
  /// The record cannot be stored as it is.
  case invalidRecord(String)
  /// The item is fine, but another item of the atomic request was refused.
  case batchRequestFailed

  /// The pause that the server demands, in milliseconds; nil if it demands none.
  public var retryAfter: Int64? {
    switch self {
    case .serviceUnavailable(let pause), .requestRateLimited(let pause), .zoneBusy(let pause): pause
    default: nil
    }
  }

  /// Returns true if the same request may succeed later.
  public var isTransient: Bool {
    switch self {
    case .networkFailure, .serviceUnavailable, .requestRateLimited, .zoneBusy: true
    default: false
    }
  }
}
