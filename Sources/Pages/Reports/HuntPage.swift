// The page of a hunt: what failed, each failure as a section of its own, and what was covered.

/// Makes the page of a hunt.
struct HuntPage {
  let report: ReportValue

  private var campaigns: [ReportValue] { report["hunt"].list }
  private var seeds: Int { campaigns.reduce(0) { $0 + $1["figures"]["seeds"].int } }
  private var findings: [(campaign: ReportValue, finding: ReportValue)] {
    campaigns.flatMap { campaign in campaign["findings"].list.map { (campaign, $0) } }
  }
  private var failed: Int { findings.reduce(0) { $0 + $1.finding["count"].int } }
  private var gaps: [String] {
    campaigns.flatMap { campaign in
      let probes = campaign["areProbesJudged"].isTrue ? campaign["probeComplaints"].list : []
      return (campaign["faultComplaints"].list + probes).compactMap(\.text)
    }
  }
  private var isComplete: Bool { campaigns.allSatisfy { $0["isComplete"].isTrue } && seeds > 0 }

  var page: Page {
    var page = Page(kind: "hunt", mood: mood, headline: headline)
    page.lead = lead
    page.about =
      campaigns.map { campaign in
        let plan = campaign["plan"]
        return "\(plan["target"].shown), \(plan["variant"].shown), from seed \(plan["firstSeed"].int), "
          + "digest \(campaign["figures"]["digest"].shown)"
      }.joined(separator: " · ")
    page.tiles = tiles
    for (campaign, finding) in findings {
      page.add(title(of: finding)) { section(of: finding, in: campaign) }
    }
    for campaign in campaigns {
      page.add("\(campaign["plan"]["target"].shown): what ran") { coverage(of: campaign) }
    }
    return page
  }

  private var mood: Page.Mood { failed > 0 || !isComplete ? .bad : gaps.isEmpty ? .good : .plain }

  private var headline: String {
    if failed > 0 {
      return "\(Wording.count(failed)) of \(Wording.count(seeds, "world")) failed, in "
        + "\(Wording.count(findings.count, "way"))"
    }
    if !isComplete { return "Incomplete: \(Wording.count(seeds, "world")) ran, and none failed" }
    return gaps.isEmpty
      ? "None of \(Wording.count(seeds, "world")) failed"
      : "None of \(Wording.count(seeds, "world")) failed, with \(Wording.count(gaps.count, "gap"))"
  }

  private var lead: [String] {
    findings.map { _, finding in
      "\(finding["signature"]["clause"].shown), found by \(finding["signature"]["oracle"].shown): "
        + "\(finding["text"].shown)."
    } + gaps.prefix(3).map { "Not covered: \($0)." }
  }

  private var tiles: [Page.Tile] {
    func sum(_ key: String) -> Int { campaigns.reduce(0) { $0 + $1["figures"][key].int } }
    return [
      .init(value: Wording.count(seeds), label: "worlds, each run twice"),
      .init(value: Wording.count(failed), label: "worlds that failed"),
      .init(value: Wording.count(sum("events")), label: "events"),
      .init(
        value: Wording.time(milliseconds: Double(sum("virtualMilliseconds"))), label: "of virtual time"),
      .init(value: report["host"]["worldsPerHourAndWorker"].shown, label: "worlds an hour and worker"),
    ]
  }

  /// The worth of the seeds of a campaign, in sentences; empty in reports of earlier versions.
  private func worth(of campaign: ReportValue) -> [String] {
    let (reached, bugs) = (campaign["saturation"], campaign["detection"])
    return
      (reached.isThere
      ? [
        "The second half of the seeds reached \(reached["newStates"].shown) of "
          + "\(Wording.count(reached["states"].int, "state")) and \(reached["newPairs"].shown) of "
          + "\(Wording.count(reached["pairs"].int, "pair")) of places that the first half had not."
      ] : [])
      + (bugs.isThere
        ? [
          "As many seeds find \(bugs["found"].shown) of \(Wording.count(bugs["bugs"].int, "planted bug")), each "
            + "with 95 %; the hardest, \(bugs["hardest"].shown), "
            + (bugs["seedsForHardest"].isThere
              ? "takes \(Wording.count(bugs["seedsForHardest"].int, "seed"))." : "was never found.")
        ] : [])
  }

  // MARK: Failures

  private func title(of finding: ReportValue) -> String {
    "\(finding["signature"]["clause"].shown): \(finding["signature"]["oracle"].shown)"
  }

  @MarkupBuilder private func section(of finding: ReportValue, in campaign: ReportValue) -> Markup {
    let made = finding["reproducer"]
    let plan = campaign["plan"]
    let seed = finding["seeds"].list.first?.int ?? 0
    let variant = plan["variant"].text.map { $0 == "shipped" ? "" : " --variant \($0)" } ?? ""
    let bySeed = "bookstrack-sim replay \(seed) --target \(plan["target"].shown)\(variant)"
    element("p", ["class": "quiet"]) {
      "\(finding["signature"]["verdict"].shown); \(Wording.count(finding["count"].int, "seed")): "
        + finding["seeds"].list.map { "\($0.int)" }.joined(separator: ", ")
        + (finding["count"].int > finding["seeds"].list.count ? " and more" : "")
    }
    FailingCase(
      objection: finding["text"].shown, regression: made["regression"], decision: made["decision"],
      curve: made["curve"],
      command: made["file"].text.map { "bookstrack-sim replay \($0)\n\(bySeed)" } ?? bySeed
    ).markup
  }

  // MARK: Coverage

  @MarkupBuilder private func coverage(of campaign: ReportValue) -> Markup {
    let figures = campaign["figures"]
    Table(
      "Schedules", [.text("schedule"), .number("seeds"), .number("failed"), .number("events")],
      texts: figures["policies"].fields.map { name, policy in
        [name, policy["seeds"].shown, policy["failed"].shown, policy["events"].shown]
      }
    ).markup
    let worth = worth(of: campaign)
    if !worth.isEmpty {
      element("ul") { for sentence in worth { element("li") { sentence } } }
    }
    let complaints = (campaign["faultComplaints"].list + campaign["probeComplaints"].list).compactMap(\.text)
    if !complaints.isEmpty {
      folded("\(Wording.count(complaints.count, "state or fault")) that did not occur") {
        element("ul") { for complaint in complaints { element("li") { complaint } } }
      }
    }
    folded("Faults: where they were enabled, how often they fired, and whether the stack recovered") {
      Table(
        "Faults",
        [
          .text("fault"), .number("enabled in worlds"), .number("passes"), .number("fired"),
          .number("observed"), .number("recovered"),
        ],
        texts: figures["ledger"]["rows"].fields.map { name, fault in
          [name] + ["enabled", "passes", "fired", "observed", "recovered"].map { fault[$0].shown }
        }
      ).markup
    }
    folded("States that a hunt is for") {
      Table(
        "Probes", [.text("state"), .number("held"), .number("looked")],
        texts: figures["probes"]["rows"].fields.map { name, probe in
          [name, probe["holds"].shown, probe["looks"].shown]
        }
      ).markup
    }
  }
}
