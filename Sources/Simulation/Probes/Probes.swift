// Statements about runs: what must hold, what must be reached, what must not. The catalogue is declared
// before the run, so a state that was never reached is reported.

/// A named statement about a run.
public struct Probe: Hashable, Sendable, Codable {
  /// What is claimed.
  public enum Claim: String, Sendable, Codable, CaseIterable {
    /// The condition holds whenever it is looked at.
    case always
    /// The condition holds at least once in a campaign.
    case sometimes
    /// The place is reached at least once in a campaign.
    case reachable
    /// The place is never reached.
    case unreachable
  }

  /// Its name, unique in the catalogue.
  public let name: String
  /// What is claimed.
  public let claim: Claim

  /// Makes a probe.
  public init(_ claim: Claim, _ name: String) {
    self.claim = claim
    self.name = name
  }
}

/// What the probes of one run, or of many, have seen.
public struct ProbeLedger: Hashable, Sendable, Codable {
  /// What one probe has seen.
  public struct Row: Hashable, Sendable, Codable {
    /// What is claimed.
    public let claim: Probe.Claim
    /// How often it was looked at.
    public internal(set) var looks = 0
    /// How often the condition held.
    public internal(set) var holds = 0
    /// Runs whose catalogue has it.
    public internal(set) var runs = 1
  }

  /// One row for each probe.
  public private(set) var rows: [String: Row] = [:]

  /// An empty account.
  public init() {}

  init(catalogue: [Probe]) {
    for probe in catalogue { rows[probe.name] = Row(claim: probe.claim) }
  }

  /// Names and rows, by name.
  public var sorted: [(name: String, row: Row)] {
    rows.sorted { $0.key < $1.key }.map { (name: $0.key, row: $0.value) }
  }

  /// Adds the account of another run; the order of additions does not matter.
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

  /// What a campaign should have come to and did not, one sentence each.
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
