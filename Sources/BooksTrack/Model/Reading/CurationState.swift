// The state of curation beside the facts: the reader's rules, and pending requests for statistics. There is
// one such row.

public import BooksTrackAPI

/// The identifier of the state of curation.
public typealias CurationStateID = Identifier<CurationState>

/// A rule of the cascade that the reader can switch (CAS-11).
public enum CascadeRule: String, Sendable, CaseIterable, Codable {
  /// A book with several writers shows the facts of the first one.
  case primaryAuthor = "primary author for co-authored books"
  /// A translated book does not show its author's nationality.
  case noNationalityOfTranslations = "never cascade nationality to translated books"
  /// An anthology shows no facts of its first author.
  case noAnthologies = "never cascade to anthologies"

  /// True if the rule is on unless the reader switches it off.
  public var isOnByDefault: Bool { self == .primaryAuthor }

  /// 0 to 2.
  var place: Int {
    switch self {
    case .primaryAuthor: 0
    case .noNationalityOfTranslations: 1
    case .noAnthologies: 2
    }
  }
}

/// Requests for new statistics, and the result of the last calculation (CAS-7).
public struct StatsRefresh: Hashable, Sendable, Codable {
  /// The number of requests.
  public var requests = 0
  /// The number of requests that calculations have covered; one covers all requests before it.
  public var answered = 0
  /// The number of calculations.
  public var runs = 0
  /// The time of the last request by the device's calendar.
  public var asked = Timestamp(milliseconds: 0)
  /// The number of filled fields of all books at the last calculation.
  public var filled = 0
  /// The number of fields of all books at the last calculation.
  public var total = 0

  /// Creates the state before the first request.
  public init() {}

  /// True if there are requests that no calculation has covered.
  public var isDue: Bool { answered < requests }
}

/// The state of curation, in one row.
public struct CurationState: Row, Hashable, Codable {
  /// The identifier of the row.
  public static let id = CurationStateID(replica: 0, serial: 0)

  public let id: CurationStateID
  /// Rules that differ from their default, in the order of the rules, without duplicates.
  public internal(set) var changedRules: [CascadeRule] = []
  /// The requests for statistics.
  public var refresh = StatsRefresh()

  /// Creates the state of a library without curation.
  public init(id: CurationStateID = Self.id) { self.id = id }

  /// Returns true if a rule is on.
  public func isOn(_ rule: CascadeRule) -> Bool { changedRules.contains(rule) != rule.isOnByDefault }

  /// Switches a rule.
  public mutating func set(_ rule: CascadeRule, _ isOn: Bool) {
    changedRules.removeAll { $0 == rule }
    if isOn != rule.isOnByDefault { changedRules.append(rule) }
    changedRules.sort { $0.place < $1.place }
  }
}
