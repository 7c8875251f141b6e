// Counts of each kind of fault: configured, enabled, fired, observed, recovered. They reveal faults that are
// enabled but have no effect, which would otherwise pass for faults that were survived.

/// The counts of all faults in one run, or in many.
public struct FaultLedger: Hashable, Sendable, Codable {
  /// The counts of one kind.
  public struct Row: Hashable, Sendable, Codable {
    /// Runs in which the kind was configured.
    public internal(set) var configured = 0
    /// Runs in which it was enabled.
    public internal(set) var enabled = 0
    /// Passes of its sites.
    public internal(set) var passes = 0
    /// Passes at which it fired.
    public internal(set) var fired = 0
    /// The number of times that the code under test observed it.
    public internal(set) var observed = 0
    /// The number of times that the code under test recovered from it.
    public internal(set) var recovered = 0
    /// The configured rate of seeds, of ten thousand; nil for a list of firings, or if runs differ in it.
    public internal(set) var enabledPerTenThousand: Int?
    /// The configured rate of passes, of ten thousand; nil for a list of firings, or if runs differ in it.
    public internal(set) var firesPerTenThousand: Int?
    /// Σ rate·(10⁴ − rate) and Σ rate over all passes: variance and mean of the number of firings, scaled by
    /// 10⁸ and 10⁴.
    var variance: Int = 0
    var expected: Int = 0
    var enabledVariance: Int = 0
    var enabledExpected: Int = 0
  }

  /// The rows, by kind.
  public private(set) var rows: [FaultKind: Row] = [:]

  /// Creates an empty ledger.
  public init() {}

  /// The kinds and rows, sorted by name.
  public var sorted: [(kind: FaultKind, row: Row)] {
    rows.sorted { $0.key < $1.key }.map { (kind: $0.key, row: $0.value) }
  }

  /// Adds the counts of another ledger; the order of additions does not matter.
  public mutating func add(_ other: FaultLedger) {
    for (kind, row) in other.rows {
      guard let own = rows[kind] else {
        rows[kind] = row
        continue
      }
      rows[kind] = own.adding(row)
    }
  }

  mutating func note(_ rate: FaultRate, isEnabled: Bool) {
    var row = Row()
    row.configured = 1
    row.enabled = isEnabled ? 1 : 0
    row.enabledPerTenThousand = rate.enabledPerTenThousand
    row.firesPerTenThousand = rate.firesPerTenThousand
    row.enabledExpected = rate.enabledPerTenThousand
    row.enabledVariance = rate.enabledPerTenThousand * (10_000 - rate.enabledPerTenThousand)
    rows[rate.kind] = row
  }

  mutating func notePasses(_ kind: FaultKind, passes: Int, fired: Int) {
    guard passes > 0 else { return }
    var row = rows[kind] ?? Row()
    row.passes += passes
    row.fired += fired
    if let rate = row.firesPerTenThousand {
      row.expected += rate * passes
      row.variance += rate * (10_000 - rate) * passes
    }
    rows[kind] = row
  }

  mutating func noteObserved(_ kind: FaultKind) { rows[kind, default: Row()].observed += 1 }

  mutating func noteRecovered(_ kind: FaultKind) { rows[kind, default: Row()].recovered += 1 }
}

extension FaultLedger.Row {
  fileprivate func adding(_ other: Self) -> Self {
    var sum = self
    sum.configured += other.configured
    sum.enabled += other.enabled
    sum.passes += other.passes
    sum.fired += other.fired
    sum.observed += other.observed
    sum.recovered += other.recovered
    if enabledPerTenThousand != other.enabledPerTenThousand { sum.enabledPerTenThousand = nil }
    if firesPerTenThousand != other.firesPerTenThousand { sum.firesPerTenThousand = nil }
    sum.variance += other.variance
    sum.expected += other.expected
    sum.enabledVariance += other.enabledVariance
    sum.enabledExpected += other.enabledExpected
    return sum
  }
}

extension FaultLedger {
  /// Returns the problems of a campaign's faults, one sentence each: kinds that never fired, were never
  /// observed or never recovered from, and rates that differ from the configured ones.
  ///
  /// A kind is reported as never fired only if at least ten firings were expected; the probability of none is
  /// then below 5·10⁻⁵. A rate is reported beyond 4.5 standard deviations, which chance does to one row of
  /// 150,000.
  public func complaints() -> [String] { sorted.flatMap { Self.complaints($0.kind, $0.row) } }

  /// Kinds that were enabled but passed too rarely to be judged.
  public var unjudged: [FaultKind] {
    sorted.filter { $0.row.enabled > 0 && $0.row.fired == 0 && $0.row.expected < 100_000 }.map(
      \.kind)
  }

  /// The numbers of firings and of observations from which on a lack of observations and recoveries is
  /// reported.
  private static let (leastFired, leastObserved) = (20, 40)

  private static func complaints(_ kind: FaultKind, _ row: Row) -> [String] {
    var complaints = inert(kind, row).map { [$0] } ?? []
    if complaints.isEmpty, isUnlikely(row.fired, row.expected, row.variance) {
      complaints.append(
        "\(kind) fired in \(row.fired) of \(row.passes) passes, where \(row.expected / 10_000) were expected"
      )
    }
    if row.fired >= leastFired && row.observed == 0 {
      complaints.append("\(kind) fired \(row.fired) times and the code under test never met it")
    } else if row.observed >= leastObserved && row.recovered == 0 {
      complaints.append("\(kind) was met \(row.observed) times and the code under test never got over it")
    }
    if isUnlikely(row.enabled, row.enabledExpected, row.enabledVariance) {
      complaints.append(
        "\(kind) was enabled in \(row.enabled) of \(row.configured) runs, where "
          + "\(row.enabledExpected / 10_000) were expected")
    }
    return complaints
  }

  /// Returns a sentence for each kind that was enabled and had no chance to fire, or never fired.
  func inert() -> [String] { sorted.compactMap { Self.inert($0.kind, $0.row) } }

  private static func inert(_ kind: FaultKind, _ row: Row) -> String? {
    if row.enabled >= 10 && row.passes == 0 {
      return "\(kind) was enabled in \(row.enabled) runs and no site asked whether it fires"
    }
    return row.fired == 0 && row.expected >= 100_000 ? "\(kind) never fired in \(row.passes) passes" : nil
  }

  /// Returns true if a count deviates from its mean by more than 4.5 standard deviations and by more than
  /// one.
  private static func isUnlikely(_ count: Int, _ expected: Int, _ variance: Int) -> Bool {
    guard expected > 0 else { return false }
    let distance = abs(Int128(count) * 10_000 - Int128(expected))
    return distance > 10_000 && distance * distance * 4 > Int128(variance) * 81
  }
}
