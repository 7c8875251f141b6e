// A failure: what an oracle objected to, the decision that made the difference, what happened in lanes, and
// the command that runs it again. A kept case is a page of it; in the page of a hunt each failure is a
// section.

/// A case that fails, of a hunt or from a kept file.
struct FailingCase {
  /// The failure, in a sentence.
  let objection: String
  /// The case with its recorded events.
  let regression: ReportValue
  /// The decision without which the case passes, if a hunt looked for it.
  let decision: ReportValue
  /// The dependence of the failure on the order of events, if a hunt measured it.
  var curve = ReportValue.none
  let command: String

  @MarkupBuilder var markup: Markup {
    element("blockquote") { objection }
    if let sentence {
      element("h3") { "The decision that makes the difference" }
      element("p") { sentence }
    }
    if let story { story.markup }
    if curve["points"].list.count > 1 {
      element("h3") { "Where it became certain" }
      curveChart.figure.markup
    }
    element("h3") { "Run it again" }
    element("pre") { command }
    sizes
    let lines = regression["events"].list.compactMap(\.text)
    folded("All \(Wording.count(lines.count, "recorded event"))") {
      element("pre") { lines.joined(separator: "\n") }
    }
    folded("The case: workload, faults and schedule") {
      Table(
        "Steps of the workload", [.text("step"), .text("actor"), .number("at"), .text("numbers")],
        texts: regression["case"]["workload"].list.map { step in
          [step["action"].shown, step["actor"].shown, "\(step["at"].int) ms", step["numbers"].shown]
        }
      ).markup
      Table(
        "Faults that fire", [.text("fault"), .text("site"), .number("pass")],
        texts: regression["case"]["faults"]["exactly"].list.map { fault in
          [fault["kind"].shown, fault["site"].shown, fault["pass"].shown]
        }
      ).markup
      Table(
        "Settings of the world", [.text("setting"), .number("value")],
        texts: regression["case"]["settings"].fields.map { [$0.key, $0.value.shown] }
      ).markup
    }
  }

  private var sentence: String? { decision["sentence"].text ?? regression["sentence"].text }

  /// The events of the case, in lanes; nil for a case without events.
  var story: Figure? {
    FailureStory(
      events: regression["events"].list.compactMap(\.text),
      decision: decision["event"].isThere ? decision["event"].int : nil, sentence: sentence ?? ""
    ).figure
  }

  private var curveChart: CurveChart {
    CurveChart(
      title: "Runs that fail again, by the number of choices that are kept",
      sentence: "The first choices of the failing run are kept and those after them are drawn anew, "
        + "\(Wording.count(curve["draws"].int, "time")) for each point. \(curve["sentence"].shown)",
      names: ("choices kept", "runs that fail"), draws: curve["draws"].int,
      points: curve["points"].list.map { .init(place: $0["kept"].int, part: $0["failed"].int) })
  }

  private var sizes: Markup {
    let (before, after) = (regression["original"], regression["size"])
    let kinds = [
      ("events", "events"), ("steps", "steps"), ("firings", "faults"), ("choices", "unusual choices"),
    ]
    return Table(
      "Made small", [.text("what"), .number("as found"), .number("made small")],
      texts: kinds.map { [$0.1, before[$0.0].shown, after[$0.0].shown] }
    ).markup
  }
}

/// Makes the page of a kept case.
struct FailurePage {
  let report: ReportValue
  let path: String

  var page: Page {
    let expected = report["expects"]
    let isFixed = expected["outcome"].text == "passes"
    let world = report["case"]
    let about = "\(world["target"].shown), \(world["variant"].shown), made from seed \(world["seed"].int)"
    let failure =
      "\(expected["clause"].text ?? "The case") fails: the oracle \(expected["oracle"].shown) objects"
    var page = Page(
      kind: "kept case", mood: isFixed ? .good : .bad,
      headline: isFixed ? "A case that once failed and passes now" : failure)
    page.about = about
    page.add("The failure") { failing(orElse: isFixed ? "It passes." : failure).markup }
    return page
  }

  /// The events of the case, in lanes; nil for a case without events.
  var story: Figure? { failing(orElse: "").story }

  private func failing(orElse text: String) -> FailingCase {
    FailingCase(
      objection: objection ?? text, regression: report, decision: .none,
      command: "bookstrack-sim replay \(path)")
  }

  /// The first recorded objection.
  private var objection: String? {
    let mark = "  violation  "
    return report["events"].list.compactMap(\.text).first { $0.contains(mark) }
      .flatMap { line in line.firstRange(of: mark).map { String(line[$0.upperBound...]) } }
  }
}
