// The limits of the record server, and the mishaps that a scenario plans.

public import RecordSync

/// Limits of the server.
public struct CloudSettings: Hashable, Sendable {
  /// The most items of a request.
  public var itemLimit = 400
  /// The most bytes of a request.
  public var byteLimit = 1_000_000
  /// The most records of a page.
  public var pageLimit = 200
  /// The space of an account, in bytes.
  public var quota = 1_000_000_000
  /// The time in which pushes to a device are collected, in milliseconds.
  public var pushDelay: Int64 = 800
  /// The delay with which reads show writes; 0 for none, in milliseconds.
  public var lag: Int64 = 0
  /// Pushes are sent.
  public var sendsPushes = true

  /// Creates the documented limits.
  public init() {}
}

/// A mishap of one request that a scenario plans.
public enum CloudMishap: Hashable, Sendable {
  /// The request is refused.
  case refuse(CloudError)
  /// One item is refused, and the others are not unless the request is atomic.
  case refuseItem(Int, CloudError)
  /// The request is made, and the answer is lost.
  case loseAnswer
}

/// Counts of what the server did.
public struct CloudCounts: Hashable, Sendable {
  /// Requests to change records.
  public internal(set) var modifies = 0
  /// Items of these requests.
  public internal(set) var items = 0
  /// Bytes of these requests.
  public internal(set) var bytes = 0
  /// Requests for changes.
  public internal(set) var fetches = 0
  /// Bytes of the records in the pages that were fetched.
  public internal(set) var fetchedBytes = 0
  /// Pushes that were sent.
  public internal(set) var pushes = 0
  /// Errors that were answered, of whole requests and of items.
  public internal(set) var errors: [String: Int] = [:]

  /// Creates counts of nothing.
  public init() {}

  /// The number of answers with an error.
  public func count(of error: String) -> Int { errors[error, default: 0] }

  mutating func note(_ error: CloudError) { errors[error.word, default: 0] += 1 }
}

extension CloudError {
  /// The name of the error.
  public var word: String {
    switch self {
    case .networkFailure: "networkFailure"
    case .serviceUnavailable: "serviceUnavailable"
    case .requestRateLimited: "requestRateLimited"
    case .zoneBusy: "zoneBusy"
    case .notAuthenticated: "notAuthenticated"
    case .quotaExceeded: "quotaExceeded"
    case .limitExceeded: "limitExceeded"
    case .changeTokenExpired: "changeTokenExpired"
    case .zoneNotFound: "zoneNotFound"
    case .userDeletedZone: "userDeletedZone"
    case .encryptedDataReset: "encryptedDataReset"
    case .serverRecordChanged: "serverRecordChanged"
    case .unknownItem: "unknownItem"
    case .invalidRecord: "invalidRecord"
    case .batchRequestFailed: "batchRequestFailed"
    }
  }
}
