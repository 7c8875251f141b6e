// Coverage of interleavings: which code ran while which other code was suspended on the same machine. It
// shows where an actor is re-entered while one of its methods waits; a pair that no run covers is an
// interleaving that was never tested.

/// Pairs of places: one at which a task resumed, and one at which another task of the same machine was
/// suspended meanwhile.
///
/// ```swift
/// var coverage = ReentrancyCoverage()
/// coverage.add(outcome.trace)
/// coverage.summary(top: 3)
/// // 41 pairs of places in 128 runs
/// //   2,031  sync: PUT /changes  while  reader: write library
/// ```
///
/// A place is the name of a task and of the point at which it waits. Each number in it is replaced by `#`, so
/// that `reader 7: fetch 12` and `reader 8: fetch 3` are one place, and text after an equals sign by `…`, so
/// that all searches such as `GET /books q=dune` are one place. Tasks are distinguished by their points: two
/// overlapping children of one task count as two. A task is suspended from the step in which it parks, or
/// sends a request, to the step in which it resumes; the time before its start and after its last point does
/// not count.
///
/// Deliberately ignored: the actor of a method. A machine counts as one actor.
public struct ReentrancyCoverage: Hashable, Sendable {
  /// Two places.
  public struct Pair: Hashable, Comparable, Codable, Sendable {
    /// The place at which a task resumed.
    public let ran: String
    /// The place at which another task was suspended.
    public let suspended: String

    /// Orders pairs by name.
    public static func < (left: Pair, right: Pair) -> Bool {
      (left.ran, left.suspended) < (right.ran, right.suspended)
    }
  }

  /// A pair and its count.
  public struct Entry: Hashable, Codable, Sendable {
    /// The places.
    public let pair: Pair
    /// The number of times that the pair occurred in all runs.
    public let count: Int
  }

  /// The number of runs that were added.
  public private(set) var runs = 0
  private var counts: [Pair: Int] = [:]

  /// Creates the coverage of no runs.
  public init() {}

  /// The number of different pairs.
  public var distinct: Int { counts.count }

  /// All pairs, sorted by name.
  public var entries: [Entry] {
    counts.sorted { $0.key < $1.key }.map { Entry(pair: $0.key, count: $0.value) }
  }

  /// Returns the most frequent pairs; those of equal frequency are sorted by name.
  public func top(_ count: Int) -> [Entry] {
    Array(entries.sorted { ($1.count, $0.pair) < ($0.count, $1.pair) }.prefix(max(0, count)))
  }

  /// Returns a headline, and a line for each of the most frequent pairs.
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

  /// Adds other coverage; the order of additions does not matter.
  public mutating func add(_ other: ReentrancyCoverage) {
    runs += other.runs
    counts.merge(other.counts) { $0 + $1 }
  }

  /// Adds a run.
  ///
  /// - Parameter trace: All events of the run, or a contiguous part of them, in order.
  /// - Complexity: O(events × different places at which a machine is suspended at once).
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

  /// Decodes a coverage.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    runs = try container.decode(Int.self, forKey: .runs)
    for entry in try container.decode([Entry].self, forKey: .pairs) {
      counts[entry.pair, default: 0] += entry.count
    }
  }

  /// Encodes the pairs sorted by name, so that equal coverage yields equal bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(runs, forKey: .runs)
    try container.encode(entries, forKey: .pairs)
  }
}
