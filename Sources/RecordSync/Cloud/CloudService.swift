// The record server as an engine sees it: a small part of CloudKit's private database.

/// The server's version of a record.
public struct CloudTag: Hashable, Sendable {
  /// The version; its only use is to be given back.
  public let value: UInt64

  /// Creates a tag.
  public init(_ value: UInt64) { self.value = value }
}

/// A position in the server's order of changes.
public struct CloudToken: Hashable, Sendable {
  /// The position; its only use is to be given back.
  public let bytes: [UInt8]

  /// Creates a token.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// The identity of an account, as far as the app may know it.
public struct AccountID: Hashable, Sendable {
  /// The identifier.
  public let value: String

  /// Creates the identity of an account.
  public init(_ value: String) { self.value = value }
}

/// The account of the device.
public enum AccountState: Hashable, Sendable {
  /// The device is signed in.
  case signedIn(AccountID)
  /// The device is not signed in.
  case signedOut
  /// The account cannot be determined now.
  case unavailable
}

/// A record as the server keeps it: named bytes.
public struct CloudRecord: Hashable, Sendable {
  /// The name.
  public let name: RecordName
  /// The version.
  public var tag: CloudTag
  /// The server's time of the version, in milliseconds since 1970.
  public var modified: Int64
  /// The fields.
  public var fields: [String: [UInt8]]

  /// Creates a record.
  public init(_ name: RecordName, tag: CloudTag, modified: Int64, fields: [String: [UInt8]]) {
    self.name = name
    self.tag = tag
    self.modified = modified
    self.fields = fields
  }
}

/// One item of a request to change records.
public struct CloudChange: Hashable, Sendable {
  /// The change of a record.
  public enum Operation: Hashable, Sendable {
    /// Writes the fields that are given, clears those given as nil, and keeps all others.
    case save([String: [UInt8]?])
    /// Removes the record.
    case delete
  }

  /// The record.
  public let name: RecordName
  /// The version that the sender knows; nil for a record that should be new.
  public let tag: CloudTag?
  /// The change.
  public let operation: Operation

  /// Creates an item.
  public init(_ name: RecordName, tag: CloudTag?, _ operation: Operation) {
    self.name = name
    self.tag = tag
    self.operation = operation
  }

  /// The size that counts towards the limit of a request, in bytes.
  public var size: Int {
    var sum = name.kind.utf8.count + name.key.count + 16
    if case .save(let fields) = operation {
      for (name, value) in fields { sum += name.utf8.count + (value?.count ?? 0) + 8 }
    }
    return sum
  }
}

/// A request to change records.
public struct ModifyRequest: Hashable, Sendable {
  /// The account that the sender believes to be signed in.
  public let account: AccountID
  /// The changes.
  public let changes: [CloudChange]
  /// True if all changes are refused where one is.
  public let isAtomic: Bool
  /// False if a save is accepted whatever version the server has.
  public let checksTags: Bool

  /// Creates a request.
  public init(account: AccountID, changes: [CloudChange], isAtomic: Bool = false, checksTags: Bool = true) {
    self.account = account
    self.changes = changes
    self.isAtomic = isAtomic
    self.checksTags = checksTags
  }
}

/// The result for one item of a request.
public enum ChangeResult: Hashable, Sendable {
  /// The record is stored in this version.
  case saved(CloudTag, modified: Int64)
  /// The record is removed.
  case deleted
  /// The change was refused.
  case failed(CloudError)
}

/// The answer to a request to change records.
public struct ModifyAnswer: Hashable, Sendable {
  /// The results, in the order of the changes.
  public let results: [ChangeResult]
  /// The server's time, in milliseconds since 1970.
  public let serverTime: Int64

  /// Creates an answer.
  public init(results: [ChangeResult], serverTime: Int64) {
    self.results = results
    self.serverTime = serverTime
  }
}

/// A page of changes.
public struct FetchPage: Hashable, Sendable {
  /// The changed records, each in its latest version.
  public let changed: [CloudRecord]
  /// The names of removed records.
  public let removed: [RecordName]
  /// The position after this page.
  public let token: CloudToken
  /// True if there is another page.
  public let isMoreComing: Bool
  /// The server's time, in milliseconds since 1970.
  public let serverTime: Int64

  /// Creates a page.
  public init(
    changed: [CloudRecord], removed: [RecordName], token: CloudToken, isMoreComing: Bool, serverTime: Int64
  ) {
    self.changed = changed
    self.removed = removed
    self.token = token
    self.isMoreComing = isMoreComing
    self.serverTime = serverTime
  }
}

/// The record server as an engine sees it.
///
/// The library has one zone. A push has no content: it is a reason to fetch.
public protocol CloudService: Sendable {
  /// Returns the account of the device.
  func account() async -> AccountState
  /// Makes the zone; does nothing if it exists. Returns the server's time, in milliseconds since 1970.
  func createZone(of account: AccountID) async throws(CloudError) -> Int64
  /// Changes records: at most 400 items and one megabyte in a request.
  func modify(_ request: ModifyRequest) async throws(CloudError) -> ModifyAnswer
  /// Returns changes after a token, or from the beginning.
  func fetch(of account: AccountID, since token: CloudToken?) async throws(CloudError) -> FetchPage
}
