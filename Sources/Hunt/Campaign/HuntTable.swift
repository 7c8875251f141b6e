// The report of a hunt for a terminal: first the verdict, then totals, then each failure with its steps.

import LabWorld
import Simulation

/// Renders the report of a hunt as text.
package struct HuntTable {
  private let report: HuntReport
  private let hasColor: Bool

  /// Creates a rendering.
  package init(_ report: HuntReport, hasColor: Bool) {
    self.report = report
    self.hasColor = hasColor
  }

  /// The whole report, ending in a newline.
  package var text: String {
    let pages = report.hunt.map { campaign in
      wrapped(headline(campaign)) + [""] + counts(campaign) + policies(campaign) + faults(campaign)
        + probes(campaign) + reentrancy(campaign) + worth(campaign) + complaints(campaign)
        + campaign.findings.flatMap { [""] + story(of: $0, in: campaign) }
    }
    return (pages.joined(separator: [""]) + ["", host]).joined(separator: "\n") + "\n"
  }

  private func headline(_ campaign: CampaignReport) -> String {
    let figures = campaign.figures
    let verdict =
      switch campaign.conclusion {
      case .held: paint("all held", .green)
      case .harnessFailed: paint("the harness failed in \(figures.count(.harness).of("seed"))", .red)
      case .nondeterminism: paint("\(figures.count(.nondeterminism).of("seed")) ran in two ways", .red)
      case .violation: paint("\(figures.failed.of("seed")) failed", .red)
      case .incomplete: paint("incomplete\(wanted(campaign))", .yellow)
      case .uncovered: paint("\(campaign.gaps.count.of("gap")) in what was covered", .red)
      }
    let plan = campaign.plan
    return "\(verdict) — \(plan.target), \(plan.variant), \(figures.seeds.of("seed")) from "
      + "\(plan.firstSeed), digest\u{A0}\(figures.digest)"
  }

  /// Returns the planned number of seeds; empty if the plan has none.
  private func wanted(_ campaign: CampaignReport) -> String {
    campaign.plan.seeds.map { ": \(campaign.figures.seeds.grouped) of \($0.of("seed"))" } ?? ""
  }

  private func counts(_ campaign: CampaignReport) -> [String] {
    let figures = campaign.figures
    let verdicts = HuntVerdict.allCases.filter { figures.count($0) > 0 }.map { verdict in
      "\(verdict.rawValue) \(figures.count(verdict).grouped)"
    }
    return Grid(columns: 2).render([
      ["verdicts", verdicts.isEmpty ? "none" : verdicts.joined(separator: ", ")],
      runs(campaign),
      ["events", Int(figures.events).grouped],
      ["virtual time", "\(Int(figures.virtualMilliseconds / 1_000).grouped) s"],
    ])
  }

  private func runs(_ campaign: CampaignReport) -> [String] {
    let figures = campaign.figures
    guard campaign.isTwice else { return ["every seed once", figures.seeds.of("run")] }
    let differing = figures.count(.nondeterminism).of("seed")
    return ["every seed twice", "\((figures.seeds * 2).of("run")), \(differing) with a difference"]
  }

  private func policies(_ campaign: CampaignReport) -> [String] {
    let rows = campaign.figures.policies.sorted { $0.key < $1.key }.map { name, figures in
      [name, figures.seeds.grouped, figures.failed.grouped, Int(figures.events).grouped]
    }
    return rows.isEmpty
      ? []
      : [""]
        + Grid(columns: 4, rightAligned: [1, 2, 3]).render(
          [["schedule", "seeds", "failed", "events"]] + rows)
  }

  /// Returns a row for each kind of fault that was enabled or fired.
  private func faults(_ campaign: CampaignReport) -> [String] {
    let rows = campaign.figures.ledger.sorted.filter { $0.row.enabled > 0 || $0.row.fired > 0 }.map {
      kind, row in
      [
        kind.name, "\(row.enabled.grouped) of \(row.configured.grouped)", row.passes.grouped,
        row.fired.grouped,
        row.observed.grouped, row.recovered.grouped,
      ]
    }
    guard !rows.isEmpty else { return [] }
    let head = ["fault", "enabled", "passes", "fired", "observed", "recovered"]
    return [""] + Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render([head] + rows)
  }

  private func probes(_ campaign: CampaignReport) -> [String] {
    let rows = campaign.figures.probes.sorted.map(\.row)
    guard !rows.isEmpty else { return [] }
    let met = rows.count - campaign.probeComplaints.count
    return ["", "probes: \(met) of \(rows.count) met"]
  }

  /// Returns how often the actors of a machine were reentered, and by which tasks.
  private func reentrancy(_ campaign: CampaignReport) -> [String] {
    let coverage = campaign.figures.reentrancy
    return coverage.runs == 0 ? [] : [""] + coverage.summary(top: 3)
  }

  /// Returns what the seeds are worth: new states, and planted bugs that they would have found.
  private func worth(_ campaign: CampaignReport) -> [String] {
    let sentences = [campaign.saturation?.sentence, campaign.detection?.sentence(campaign.figures.seeds)]
    let lines = sentences.compactMap(\.self).flatMap { WrappedText.lines(of: $0, indent: 2) }
    return campaign.figures.seeds == 0 || lines.isEmpty ? [] : [""] + lines
  }

  private func complaints(_ campaign: CampaignReport) -> [String] {
    let faults = campaign.faultComplaints.flatMap { wrapped($0).map { paint($0, .red) } }
    guard campaign.isShort else {
      return faults + campaign.probeComplaints.flatMap { wrapped($0).map { paint($0, .red) } }
    }
    let needed = campaign.plan.seedsForCoverage
    let sentence =
      "This hunt was short: \(campaign.probeComplaints.count.of("state")) that it is for "
      + "\(campaign.probeComplaints.count == 1 ? "was" : "were") not met. \(needed.of("seed")) would do "
      + "(--seeds \(needed)); fewer are not judged by that."
    return faults + wrapped(sentence).map { paint($0, .yellow) }
  }

  private func story(of finding: CampaignFinding, in campaign: CampaignReport) -> [String] {
    let seeds = finding.seeds.map(String.init).joined(separator: ", ")
    let more = finding.count > finding.seeds.count ? " …" : ""
    let failed = "\(paint(finding.signature.description, .red)) — \(finding.count.of("seed"))"
    return wrapped("\(failed): \(seeds)\(more)") + wrapped("  \(finding.text)")
      + (finding.mismatch.map(Self.lines) ?? []) + (finding.reproducer.map(Self.lines) ?? [])
      + ["  replay: \(finding.replayCommand(in: campaign.plan))"]
  }

  /// Describes where two runs diverge.
  package static func lines(_ mismatch: Mismatch) -> [String] {
    let sides = [("first run", mismatch.first), ("second run", mismatch.second)]
    return ["  \(mismatch.sentence)"] + mismatch.before.map { "    both        \($0)" }
      + (mismatch.window == nil
        ? [] : sides.map { "    \($0.0)\($0.0 == "first run" ? " " : "")  \($0.1 ?? "had ended")" })
  }

  private static func lines(_ made: Reproducer) -> [String] {
    let (before, after) = (made.original, made.size)
    let remarks =
      (made.isVerified ? ["fails again in two processes"] : ["could not be verified"])
      + (made.isExact ? [] : ["faults and order could not be repeated"])
      + (made.isMinimal ? [] : ["the budget ended the search"])
    let events =
      before.events == 0
      ? ""
      : "events \(Int(before.events).grouped) → \(Int(after.events).grouped) (−\(made.reduction) %), "
    let steps = made.steps.isEmpty ? [] : [""] + StepTable.lines(made.steps).map { "  \($0)" } + [""]
    return wrapped(
      "  made small in \(made.runs.of("run")): \(events)steps \(before.steps) → \(after.steps), "
        + "faults \(before.firings) → \(after.firings), unusual choices \(before.choices) → \(after.choices)")
      + wrapped("  \(remarks.joined(separator: "; "))") + steps + wrapped("  \(made.regression.sentence)")
      + (made.curve.map { wrapped("  \($0.sentence)") } ?? [])
  }

  /// Wraps a sentence, with its further lines indented.
  private static func wrapped(_ text: String) -> [String] { WrappedText.lines(of: text, indent: 4) }
  private func wrapped(_ text: String) -> [String] { Self.wrapped(text) }

  private var host: String {
    let host = report.host
    return "this machine: \(host.milliseconds / 1_000) s, \(host.workers.of("worker")), "
      + "\(host.worldsPerHourAndWorker.of("world")) an hour and worker"
  }

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}

extension CampaignFinding {
  /// Returns the command that reproduces the failure.
  package func replayCommand(in plan: CampaignPlan) -> String {
    if let file = reproducer?.file { return "bookstrack-sim replay \(file)" }
    let variant = plan.variant == HuntCase.shipped ? "" : " --variant \(plan.variant)"
    let faults = plan.faults.map { " \($0.option)" } ?? ""
    return "bookstrack-sim replay \(seed) --target \(plan.target)\(variant)\(faults)"
  }
}
