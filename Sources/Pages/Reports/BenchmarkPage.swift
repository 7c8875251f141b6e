// The page of a run of benchmarks: what each costs, whether it reached its target, and what has changed.

/// Makes the page of a run of benchmarks.
struct BenchmarkPage {
  let report: ReportValue

  private var rows: [ReportValue] { report["rows"].list }
  private var isComplete: Bool { rows.count == report["wantedRows"].int }

  /// A row with a target.
  private struct Goal {
    let name: String
    /// The measured value and the target.
    let (value, target): (Int, Int)
    let text: (value: String, target: String)

    var isReached: Bool { value >= target }
  }

  private var goals: [Goal] {
    rows.flatMap { row -> [Goal] in
      let name = row["name"].text ?? ""
      let comparison = row["comparison"]
      var goals: [Goal] = []
      if row["target"].isThere {
        goals.append(
          Goal(
            name: name, value: row["median"].int, target: row["target"].int,
            text: (Self.rate(row, "median"), Self.rate(row, "target"))))
      }
      if comparison["targetPerMille"].isThere {
        let (value, target) = (comparison["perMille"].int, comparison["targetPerMille"].int)
        goals.append(
          Goal(
            name: "\(name) beside \(comparison["rival"].shown)", value: value, target: target,
            text: ("\(Self.times(value)) times", "\(Self.times(target)) times")))
      }
      return goals
    }
  }

  var page: Page {
    let missed = goals.filter { !$0.isReached }
    var page = Page(
      kind: "benchmarks", mood: !missed.isEmpty ? .bad : isComplete && !goals.isEmpty ? .good : .plain,
      headline: headline(missed.count))
    page.lead =
      (missed.isEmpty ? [] : ["Missed: \(missed.map(\.name).joined(separator: ", "))."])
      + report["notes"].list.compactMap(\.text)
    page.about = "The cost of a unit is given in steps of a reference loop, which machines change less."
    page.add("Targets") { targets }
    page.add("Rates") { rates }
    for history in report["histories"].list {
      page.add("Changes since \(history["other"].shown)") { changes(history) }
    }
    page.add("Counts") { counts }
    page.add("Memory") { memory }
    return page
  }

  private func headline(_ missed: Int) -> String {
    let wanted = Wording.count(report["wantedRows"].int, "benchmark")
    let measured = "\(Wording.count(rows.count)) of \(wanted) measured"
    if !isComplete { return "Incomplete: \(measured)" }
    if goals.isEmpty { return measured }
    let all = Wording.count(goals.count, "target")
    return missed == 0 ? "All of \(all) reached" : "\(Wording.count(missed)) of \(all) missed"
  }

  private static func rate(_ row: ReportValue, _ key: String) -> String {
    "\(row[key].shown) \(row["unit"].shown)s/\(row["isHourly"].isTrue ? "hour" : "s")"
  }

  private static func times(_ perMille: Int) -> String { Wording.number(Double(perMille / 100) / 10) }

  private var targets: Markup {
    goals.isEmpty
      ? .empty
      : element("div", ["class": "cards"]) {
        Table(
          "Benchmarks with a target",
          [.text("benchmark"), .number("median"), .number("target"), .text("verdict")],
          goals.map { goal in
            Table.Row(
              cells: [goal.name, goal.text.value, "≥ \(goal.text.target)"].map(Markup.init(text:))
                + [RowTable.tag(goal.isReached ? "held" : "missed")])
          }
        ).markup
      }
  }

  private var rates: Markup {
    element("div", ["class": "scroll"]) {
      Table(
        "Units of one core: the median of the samples, the slowest and the fastest, and the cost of a unit",
        [
          .text("benchmark"), .number("median"), .number("slowest"), .number("fastest"),
          .number("samples"), .number("steps each"),
        ],
        texts: rows.map { row in
          [
            row["name"].shown, Self.rate(row, "median"), row["slowest"].shown, row["fastest"].shown,
            row["samples"].shown, row["stepsEach"].shown,
          ]
        }
      ).markup
    }
  }

  private func changes(_ history: ReportValue) -> Markup {
    let changes = history["changes"].list
    guard !changes.isEmpty else { return element("p") { "No benchmark is in both runs." } }
    return Table(
      "The cost of a unit, in steps of the reference loop",
      [.text("benchmark"), .number("before"), .number("now"), .text("verdict")],
      changes.map { change in
        let verdict = change["verdict"].shown
        return Table.Row(
          cells: [change["name"].shown, change["before"].shown, change["now"].shown].map(Markup.init(text:))
            + [
              element(
                "span", ["class": "tag \(verdict == "slower" ? "missed" : verdict == "faster" ? "held" : "")"]
              ) { verdict }
            ])
      }
    ).markup
  }

  private var counts: Markup {
    let counts = report["counts"].list
    return counts.isEmpty
      ? .empty
      : Table(
        "Counted", [.text("what"), .number("times"), .text("for a")],
        texts: counts.map { [$0["name"].shown, $0["count"].shown, $0["unit"].shown] }
      ).markup
  }

  private var memory: Markup {
    let rows = report["memory"]["rows"].list
    guard !rows.isEmpty else { return .empty }
    return Table(
      "Growth at the peak of the app's work, in megabytes: the median of the samples, and all of them",
      [.text("work"), .number("books"), .number("reached"), .number("median"), .text("samples")],
      texts: rows.map { row in
        let growth = row["growth"].list.map(\.int).sorted()
        let all = growth.map(Self.megabytes)
        return [
          row["work"].shown, row["books"].shown, row["reached"].shown,
          all.isEmpty ? "—" : all[all.count / 2], all.joined(separator: ", "),
        ]
      }
    ).markup
  }

  private static func megabytes(_ bytes: Int) -> String {
    Wording.number(Double(bytes / 10_000) / 100)
  }
}
