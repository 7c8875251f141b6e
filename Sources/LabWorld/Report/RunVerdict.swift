// The verdict on a run: which rows are gates, which of them held, and how the run ends. Headline, table,
// JUnit file, Markdown and exit status are all derived from this value, so they cannot contradict each other.

/// A report with the verdict on its run.
package struct RunVerdict: Sendable {
  /// The effect of a row on the run.
  package enum Standing: Sendable, Hashable {
    /// A gate that held.
    case held
    /// A missed gate; it fails the run.
    case missed
    /// A gate without enough data; it fails the run.
    case lacking
    /// A finding within its limit.
    case kept
    /// A finding beyond its limit.
    case unkept
    /// A row without enough data that does not fail the run.
    case unjudged

    /// True if the row fails the run.
    package var isFailure: Bool { self == .missed || self == .lacking }
  }

  /// A judged row.
  package struct Row: Sendable {
    /// The result against the limit that applies, which is that of the user's gate if there is one.
    package let result: TargetResult
    /// True if the limit is that of a user's gate.
    package let isOwn: Bool
    package let standing: Standing

    fileprivate init(_ result: TargetResult, isOwn: Bool, allowingNoData: Bool) {
      self.result = result
      self.isOwn = isOwn
      let isGate = isOwn || result.isGate
      standing =
        switch result.verdict {
        case .held: isGate ? .held : .kept
        case .missed: isGate ? .missed : .unkept
        case .noData: isGate && !allowingNoData ? .lacking : .unjudged
        }
    }
  }

  /// The ways in which a run ends; the first that applies counts.
  package enum Ending: Sendable, Hashable, CaseIterable {
    /// A violation occurred.
    case violation
    /// The run was stopped before all readers were done.
    case incomplete
    /// A gate was missed or lacked data.
    case missed
    /// A figure is worse than in the baseline.
    case regression
    case held
  }

  /// The report, with the results of the user's gates.
  package let report: LoadReport
  /// The rows that the configuration determines.
  package let ofRun: [Row]
  /// The rows about this machine.
  package let ofMachine: [Row]
  /// The comparison with a baseline; nil if there is none.
  private let comparison: CheckList?

  /// - Parameters:
  ///   - gates: The user's gates; each replaces the limit of its row.
  ///   - allowingNoData: If true, a gate without enough data does not fail the run.
  ///   - comparison: The comparison of the report with a baseline.
  ///   - before: The figures of an earlier run, for thresholds relative to it.
  package init(
    _ report: LoadReport, gates: [UserGate] = [], allowingNoData: Bool = false, comparison: CheckList? = nil,
    before: RunFigures? = nil
  ) {
    let gateResults = gates.map {
      (gate: $0, result: $0.judged(report.rows, in: report.run.figures, before: before))
    }
    func judged(_ results: [TargetResult]) -> [Row] {
      results.flatMap { result in
        let own = gateResults.filter { $0.gate.row == result.id }
        return own.isEmpty
          ? [Row(result, isOwn: false, allowingNoData: allowingNoData)]
          : own.map { Row($0.result, isOwn: true, allowingNoData: allowingNoData) }
      }
    }
    let absent = gateResults.filter { result in !report.rows.contains { $0.id == result.gate.row } }
    ofRun =
      judged(report.run.targets)
      + absent.map { Row($0.result, isOwn: true, allowingNoData: allowingNoData) }
    ofMachine = judged(report.host.targets)
    self.report = report.with(gateResults.map { GateResult($0.result) })
    self.comparison = comparison
  }

  /// All rows; a row with several of the user's gates occurs once for each.
  package var rows: [Row] { ofRun + ofMachine }

  /// The rows that fail the run.
  package var failures: [TargetResult] { rows.filter(\.standing.isFailure).map(\.result) }

  /// The results of the user's gates.
  package var own: [TargetResult] { rows.filter(\.isOwn).map(\.result) }

  package var ending: Ending {
    if !report.run.figures.violations.isEmpty { return .violation }
    if !report.run.isComplete { return .incomplete }
    if !failures.isEmpty { return .missed }
    return regressions > 0 ? .regression : .held
  }

  /// The number of figures that are worse than in the baseline.
  private var regressions: Int { comparison?.failures ?? 0 }

  private func count(_ standings: Standing...) -> Int { rows.count { standings.contains($0.standing) } }

  /// The verdict in words: the ending, and the numbers of gates, findings and rows that were not judged.
  package var sentence: String {
    let run = report.run
    let violations = run.figures.violations.count
    return
      ((run.isComplete
      ? [] : ["incomplete: \(run.figures.readers) of \(run.configuration.users.of("reader"))"])
      + (violations == 0 ? [] : [violations.of("violation")]) + gates + findings + unjudged
      + (regressions == 0 ? [] : ["\(regressions.of("figure")) worse than the baseline"]))
      .joined(separator: ", ")
  }

  private var gates: [String] {
    let (missed, lacking) = (count(.missed), count(.lacking))
    let all = (count(.held) + missed + lacking).of("gate")
    guard missed + lacking > 0 else { return count(.held) == 0 ? ["no gates"] : ["all \(all) held"] }
    guard missed > 0 else { return ["\(lacking) of \(all) without data"] }
    return ["\(missed) of \(all) missed"] + (lacking == 0 ? [] : ["\(lacking) without data"])
  }

  private var findings: [String] {
    let (kept, unkept) = (count(.kept), count(.unkept))
    guard kept + unkept > 0 else { return [] }
    let all = (kept + unkept).of("finding")
    return [
      unkept == 0 ? "\(all) within \(kept == 1 ? "its limit" : "their limits")" : "\(unkept) of \(all) missed"
    ]
  }

  private var unjudged: [String] {
    let few = count(.unjudged)
    return few == 0 ? [] : ["\(few) of \(rows.count.of("row")) without enough data"]
  }
}

extension RunVerdict {
  /// The verdict as checks: the reasons for an early end, every row, and the comparison with the baseline.
  package var checks: CheckList {
    let list = CheckList("bookstrack-sim run", interruptions + rows.map(CheckList.Check.init))
    return comparison.map(list.joined) ?? list
  }

  /// The checks that fail the run independently of its rows.
  private var interruptions: [CheckList.Check] {
    let run = report.run
    let violations = run.figures.violations.count
    let (readers, users) = (run.figures.readers, run.configuration.users)
    return
      (violations == 0
      ? [] : [.init("run", "violations", measured: "\(violations)", limit: "= 0", .failed("violations"))])
      + (run.isComplete
        ? []
        : [.init("run", "all readers", measured: "\(readers)", limit: "= \(users)", .failed("incomplete"))])
  }
}

extension CheckList.Check {
  fileprivate init(_ row: RunVerdict.Row) {
    let result = row.result
    let outcome: CheckList.Outcome =
      switch row.standing {
      case .held, .kept: .passed
      case .missed: .failed(row.isOwn ? GateResult(result).sentence : result.verdict.rawValue)
      case .lacking: .failed(row.isOwn ? GateResult(result).sentence : result.lack)
      case .unkept: .skipped("finding, no gate")
      case .unjudged: .skipped(result.lack + (row.isOwn ? "" : result.reason.map { "; \($0)" } ?? ""))
      }
    self.init(
      result.id, row.isOwn ? "gate \(result.limitText): \(result.title)" : result.title,
      measured: result.measuredText,
      limit: "\(result.limitText)\(result.unit == .count ? "" : " \(result.unit.rawValue)")", outcome)
  }
}
