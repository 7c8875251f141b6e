// The failure that ends an exploration, as an error that any test framework prints.

/// A failure of an exploration: what failed, the smallest world that fails so, and how to run it again.
public struct ExplorationFailure: Error, Sendable, CustomStringConvertible {
  /// The kinds of failures.
  public enum Kind: Hashable, Sendable {
    /// A world failed, twice in the same way.
    case world
    /// Two runs of one seed differed.
    case nondeterminism
    /// Every world passed, but a probe was never reached, or a fault never fired.
    case untested
  }

  /// The kind.
  public let kind: Kind
  /// The seed of the failing world; nil if no world failed.
  public let seed: UInt64?
  /// The choices of the schedule in the smallest world; nil if it was not made smaller.
  public let choices: [UInt64]?
  /// The faults that fire in the smallest world.
  public let firings: [FaultFiring]
  /// The numbers that are drawn in the smallest world.
  public let draws: DrawList
  /// The number of runs to make it small.
  public let shrinkRuns: Int
  /// True if a stored failure failed again.
  public let isStored: Bool
  /// The path of the file in which it is stored; nil if it is not.
  public let file: String?
  /// All events of the smallest world, one a line; empty if there is none.
  public let trace: String
  /// The place of the call.
  public let site: CallSite
  /// The report, on several lines.
  public let description: String
}

extension ExplorationFailure {
  /// A failure that is not made smaller.
  init(
    unshrunk record: CaseRecord, of world: ExplorationCase, _ report: ExplorationReport,
    _ exploration: Exploration
  ) {
    self.init(
      kind: .world, world, report, exploration,
      lines: [Self.found(world, report), Self.failed(record.verdict), Self.again(world, exploration)])
  }

  /// Two runs that differ.
  init(
    _ difference: Difference?, of world: ExplorationCase, _ record: CaseRecord, _ again: CaseRecord,
    _ report: ExplorationReport, _ exploration: Exploration
  ) {
    var lines = ["Two runs of seed \(world.seed) differ: the seed does not determine what happens."]
    if let difference {
      lines.append("  first   \(difference.left.map { EventLine($0).text } ?? "had ended")")
      lines.append("  second  \(difference.right.map { EventLine($0).text } ?? "had ended")")
    } else {
      lines.append("  first   \(record.verdict)")
      lines.append("  second  \(again.verdict)")
    }
    lines += [
      "  likely  a wall clock, ambient randomness (a system generator, an identifier), the order of a set or",
      "          dictionary, or state that outlives the world",
      Self.again(world, exploration),
    ]
    self.init(kind: .nondeterminism, world, report, exploration, lines: lines)
  }

  /// Worlds that all passed without showing what they should.
  init(untested complaints: [String], _ exploration: Exploration) {
    self.init(
      kind: .untested, seed: nil, choices: nil, firings: [], draws: DrawList(), shrinkRuns: 0,
      isStored: false, file: nil, trace: "", site: exploration.site,
      description: (["Every world passed, but not everything was tested."]
        + complaints.map { "  untested  \($0)" }).joined(separator: "\n"))
  }

  /// A failure with its smallest world.
  init(
    _ explanation: CaseExplanation, of world: ExplorationCase, from before: CaseSize, shrinkRuns: Int,
    _ report: ExplorationReport, isStored: Bool, file: String?, _ exploration: Exploration
  ) {
    let events = explanation.record.trace
    var lines = [Self.found(world, report, isStored: isStored), Self.failed(explanation.record.verdict)]
    if !isStored {
      lines.append("  small   \(world.size), made from \(before) in \(shrinkRuns) runs")
    }
    lines += report.drifts.map { "  stored  \($0)" }
    lines += explanation.sentences.map { "  \($0)" }
    lines += Self.story(events)
    if file != nil { lines.append("  again   \(exploration.site.command) (runs it first)") }
    lines.append(Self.again(world, exploration))
    self.init(
      kind: .world, seed: world.seed, choices: world.schedule.choices, firings: world.firings,
      draws: world.draws ?? DrawList(), shrinkRuns: shrinkRuns, isStored: isStored, file: file,
      trace: TraceTable().lines(events).joined(separator: "\n") + "\n", site: exploration.site,
      description: lines.joined(separator: "\n"))
  }

  private init(
    kind: Kind, _ world: ExplorationCase, _ report: ExplorationReport, _ exploration: Exploration,
    lines: [String]
  ) {
    self.init(
      kind: kind, seed: world.seed, choices: nil, firings: [], draws: DrawList(), shrinkRuns: 0,
      isStored: false, file: nil, trace: "", site: exploration.site,
      description: lines.joined(separator: "\n"))
  }

  private static func found(
    _ world: ExplorationCase, _ report: ExplorationReport, isStored: Bool = false
  ) -> String {
    if isStored { return "The stored failure of seed \(world.seed) fails again." }
    let passed = max(0, report.seeds - 1)
    return "Seed \(world.seed) fails\(passed == 0 ? "" : ", after \(passed) that passed")."
  }

  /// The objections, or another verdict as a sentence; further lines are indented.
  private static func failed(_ verdict: Verdict) -> String {
    var text = "\(verdict)"
    if case .safety(let objections) = verdict {
      text = objections.map { "\($0.oracle): \($0.text)" }.joined(separator: "\n")
    }
    return "  failed  " + text.split(separator: "\n").joined(separator: "\n          ")
  }

  private static func again(_ world: ExplorationCase, _ exploration: Exploration) -> String {
    "  again   EXPLORE_SEED=\(world.seed) \(exploration.site.command)"
  }

  /// The last events, without those that only name machines.
  private static func story(_ events: [TraceEvent]) -> [String] {
    let told = events.filter { $0.kind != .machine }
    let left = told.count - 30
    return told.suffix(30).enumerated().map { index, event in
      (index == 0 ? "  events  " : "          ") + EventLine(event).text
    } + (left > 0 ? ["          (\(left) earlier events are left out)"] : [])
  }
}

extension CaseSize: CustomStringConvertible {
  var description: String {
    "\(orders) out of order, \(faults) \(faults == 1 ? "fault" : "faults"), \(draws) drawn"
  }
}
