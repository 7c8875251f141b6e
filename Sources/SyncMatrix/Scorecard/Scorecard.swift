// The scorecard of an engine: a row for each failure.

/// The result of the matrix for an engine.
public struct Scorecard: Sendable {
  /// The result of a row.
  public enum Outcome: String, Sendable {
    /// The engine does not have the failure.
    case held
    /// An oracle objected.
    case violated
    /// The fault of the row never took place.
    case noData = "no data"
  }

  /// A row.
  public struct Row: Sendable {
    /// The number of the failure.
    public let number: String
    /// The failure, in words.
    public let title: String
    /// The number of times that the fault took place.
    public let evidence: Int
    /// The objections.
    public let violations: [SyncViolation]
    /// The oracles that watch for this failure; the others watch too.
    public let claims: [String]

    /// The result.
    public var outcome: Outcome {
      if !violations.isEmpty { return .violated }
      return evidence > 0 ? .held : .noData
    }
  }

  /// The name of the engine.
  public let engine: String
  /// The rows.
  public let rows: [Row]

  /// True if every row held.
  public var isHeld: Bool { rows.allSatisfy { $0.outcome == .held } }

  /// The number of rows with a result.
  public func count(_ outcome: Outcome) -> Int { rows.count { $0.outcome == outcome } }
}

/// The result of the matrix for the planted engines.
public struct PlantedScorecard: Sendable {
  /// A planted engine in its row.
  public struct Row: Sendable {
    /// The number of the failure.
    public let number: String
    /// The planted bug, in words.
    public let flaw: String
    /// The oracle of the row that objected; nil if none did.
    public let killedBy: String?
  }

  /// The rows.
  public let rows: [Row]

  /// True if every planted engine was killed by an oracle of its row.
  public var isHeld: Bool { rows.allSatisfy { $0.killedBy != nil } }
}
