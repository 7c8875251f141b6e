// Probes: named statements about what must hold, must be reached or must not be reached in runs. The catalog
// is declared before the run, so that a probe that was never reached is reported.

/// A named statement about a run.
public struct Probe: Hashable, Sendable, Codable {
  /// The kinds of statements.
  public enum Claim: String, Sendable, Codable, CaseIterable {
    /// The condition holds at every evaluation.
    case always
    /// The condition holds at least once in a campaign.
    case sometimes
    /// The place is reached at least once in a campaign.
    case reachable
    /// The place is never reached.
    case unreachable
  }

  /// The name, unique in the catalog.
  public let name: String
  /// The kind of statement.
  public let claim: Claim

  /// Creates a probe.
  public init(_ claim: Claim, _ name: String) {
    self.claim = claim
    self.name = name
  }
}

/// The counts of the probes of one run or of many.
public struct ProbeLedger: Hashable, Sendable, Codable {
  /// The counts of one probe.
  public struct Row: Hashable, Sendable, Codable {
    /// The kind of statement.
    public let claim: Probe.Claim
    /// The number of times that the probe was evaluated.
    public internal(set) var looks = 0
    /// The number of times that its condition held.
    public internal(set) var holds = 0
    /// The number of runs whose catalog contains it.
    public internal(set) var runs = 1
  }

  /// The rows, by probe name.
  public private(set) var rows: [String: Row] = [:]

  /// Creates an empty ledger.
  public init() {}

  init(catalogue: [Probe]) {
    for probe in catalogue { rows[probe.name] = Row(claim: probe.claim) }
  }

  /// The probe names and rows, sorted by name.
  public var sorted: [(name: String, row: Row)] {
    rows.sorted { $0.key < $1.key }.map { (name: $0.key, row: $0.value) }
  }

  /// Adds the counts of another ledger; the order of additions does not matter.
  public mutating func add(_ other: ProbeLedger) {
    for (name, row) in other.rows {
      guard var own = rows[name] else {
        rows[name] = row
        continue
      }
      own.looks += row.looks
      own.holds += row.holds
      own.runs += row.runs
      rows[name] = own
    }
  }

  mutating func note(_ name: String, holds: Bool) {
    rows[name]?.looks += 1
    if holds { rows[name]?.holds += 1 }
  }

  /// Returns a sentence for each probe that should have been reached in a campaign and was not.
  public func complaints() -> [String] {
    sorted.compactMap { name, row in
      switch row.claim {
      case .always, .unreachable: nil
      case .sometimes where row.holds == 0:
        "“\(name)” was never true (looks: \(row.looks), runs: \(row.runs))"
      case .reachable where row.looks == 0: "“\(name)” was never reached (runs: \(row.runs))"
      case .sometimes, .reachable: nil
      }
    }
  }
}

/// The probes of one world.
struct Probes {
  private(set) var ledger: ProbeLedger

  init(catalogue: [Probe]) { ledger = ProbeLedger(catalogue: catalogue) }

  func claim(of name: String) -> Probe.Claim? { ledger.rows[name]?.claim }

  mutating func note(_ name: String, holds: Bool) { ledger.note(name, holds: holds) }
}
