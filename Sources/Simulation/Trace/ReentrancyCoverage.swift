// Which code went on while which other code was suspended half way on the same machine. Where an actor is
// entered again while one of its methods waits, this is where it shows: a pair that no run has met is an
// interleaving that was never tested.

/// Pairs of places: one at which a task went on, and one at which another task of the same machine stood
/// meanwhile.
///
/// ```swift
/// var coverage = ReentrancyCoverage()
/// coverage.add(outcome.trace)
/// coverage.summary(top: 3)
/// // 41 pairs of places in 128 runs
/// //   2,031  sync: PUT /changes  while  reader: write library
/// ```
///
/// A place is the name of a task and of the point at which it waits, with `#` for each number in it, so that
/// `reader 7: fetch 12` and `reader 8: fetch 3` are one; and with `…` for what follows on an equals sign, so
/// that `GET /books q=dune` is one with every other search. Tasks are told apart by their points: where two
/// children of one task overlap, they count as two. A task is suspended from the step in which it parks, or
/// sends a request, up to the step in which it goes on; the time before its birth and after its last point
/// does not count.
///
/// What it deliberately does not know: which actor a method belongs to. A machine is taken for one.
public struct ReentrancyCoverage: Hashable, Sendable {
  /// Two places.
  public struct Pair: Hashable, Comparable, Codable, Sendable {
    /// Where a task went on.
    public let ran: String
    /// Where another one stood meanwhile.
    public let suspended: String

    /// By name.
    public static func < (left: Pair, right: Pair) -> Bool {
      (left.ran, left.suspended) < (right.ran, right.suspended)
    }
  }

  /// A pair and how often it was met.
  public struct Entry: Hashable, Codable, Sendable {
    /// The places.
    public let pair: Pair
    /// How often the one went on while the other stood, in all runs.
    public let count: Int
  }

  /// How many runs were added.
  public private(set) var runs = 0
  private var counts: [Pair: Int] = [:]

  /// No run yet.
  public init() {}

  /// How many different pairs were met.
  public var distinct: Int { counts.count }

  /// All pairs, by name.
  public var entries: [Entry] {
    counts.sorted { $0.key < $1.key }.map { Entry(pair: $0.key, count: $0.value) }
  }

  /// The pairs that were met most often; those that were met equally often by name.
  public func top(_ count: Int) -> [Entry] {
    Array(entries.sorted { ($1.count, $0.pair) < ($0.count, $1.pair) }.prefix(max(0, count)))
  }

  /// A headline, and a line for each of the pairs that were met most often.
  public func summary(top count: Int) -> [String] {
    let entries = top(count)
    let width = entries.first.map { String($0.count).count } ?? 0
    let pairs = distinct == 1 ? "pair" : "pairs"
    return ["\(distinct) \(pairs) of places in \(runs) \(runs == 1 ? "run" : "runs")"]
      + entries.map { entry in
        let number = String(entry.count)
        let indent = String(repeating: " ", count: 2 + width - number.count)
        return "\(indent)\(number)  \(entry.pair.ran)  while  \(entry.pair.suspended)"
      }
  }

  /// Adds what another one has met; the order does not matter.
  public mutating func add(_ other: ReentrancyCoverage) {
    runs += other.runs
    counts.merge(other.counts) { $0 + $1 }
  }

  /// Adds a run.
  ///
  /// - Parameter trace: All of its events, or a stretch of them, in order.
  /// - Complexity: The number of events times the number of different places at which a machine is suspended
  ///   at once.
  public mutating func add(_ trace: [TraceEvent]) {
    var sweep = ReentrancySweep(TraceWaits(trace).all)
    sweep.run()
    runs += 1
    for (pair, count) in sweep.counts {
      counts[Pair(ran: sweep.places[pair.ran], suspended: sweep.places[pair.suspended]), default: 0] +=
        count
    }
  }
}

extension ReentrancyCoverage: Codable {
  private enum CodingKeys: String, CodingKey { case runs, pairs }

  /// Reads what was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    runs = try container.decode(Int.self, forKey: .runs)
    for entry in try container.decode([Entry].self, forKey: .pairs) {
      counts[entry.pair, default: 0] += entry.count
    }
  }

  /// Writes the pairs by name, so that equal coverage is equal bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(runs, forKey: .runs)
    try container.encode(entries, forKey: .pairs)
  }
}
