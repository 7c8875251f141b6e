// What a library keeps of curation beside its facts: which rules the reader has set, and whether the
// statistics are to be calculated anew. There is one such row.

public import BooksTrackAPI

/// Names the state of curation.
public typealias CurationStateID = Identifier<CurationState>

/// A rule of the cascade that a reader may set (CAS-11).
public enum CascadeRule: String, Sendable, CaseIterable, Codable {
  /// What is known of the first writer of a book with several is shown for the book.
  case primaryAuthor = "primary author for co-authored books"
  /// A translated book shows no nationality of its author.
  case noNationalityOfTranslations = "never cascade nationality to translated books"
  /// A collection of pieces by many shows nothing of its first author.
  case noAnthologies = "never cascade to anthologies"

  /// Whether it is on as long as the reader says nothing.
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

/// That the statistics are to be calculated anew, and how it went the last time (CAS-7).
public struct StatsRefresh: Hashable, Sendable, Codable {
  /// How many changes have asked for it.
  public var requests = 0
  /// How many of these have been answered, the latest of a burst for all of it.
  public var answered = 0
  /// How often the statistics have been calculated.
  public var runs = 0
  /// When it was last asked for, as the calendar of the device had it.
  public var asked = Timestamp(milliseconds: 0)
  /// Filled fields of all books, when the statistics were last calculated.
  public var filled = 0
  /// All fields of all books, when the statistics were last calculated.
  public var total = 0

  /// Makes the state of a library in which nothing was ever asked for.
  public init() {}

  /// Whether something has been asked for and not been answered.
  public var isDue: Bool { answered < requests }
}

/// The one row of the state of curation.
public struct CurationState: Row, Hashable, Codable {
  /// The name of the one row.
  public static let id = CurationStateID(replica: 0, serial: 0)

  public let id: CurationStateID
  /// Rules that are not as they ship, each once, in the order of the rules.
  public internal(set) var changedRules: [CascadeRule] = []
  /// The statistics.
  public var refresh = StatsRefresh()

  /// Makes the state of a library that nobody has curated.
  public init(id: CurationStateID = Self.id) { self.id = id }

  /// Whether a rule is on.
  public func isOn(_ rule: CascadeRule) -> Bool { changedRules.contains(rule) != rule.isOnByDefault }

  /// Sets a rule.
  public mutating func set(_ rule: CascadeRule, _ isOn: Bool) {
    changedRules.removeAll { $0 == rule }
    if isOn != rule.isOnByDefault { changedRules.append(rule) }
    changedRules.sort { $0.place < $1.place }
  }
}
