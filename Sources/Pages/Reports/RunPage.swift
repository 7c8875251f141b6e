// The page of a load run: the verdict first, then the rows, the waits, the course of the run, the slowest
// readers, the accuracy, the library of one reader, and the faults.

/// The parts of the page that come from the lab's tables instead of the report.
package struct RunNotes: Sendable {
  /// The verdict in a sentence.
  package var headline: String
  package var mood: Page.Mood
  /// The reason and what the run means for a reader, in sentences.
  package var lead: [String]
  /// A sentence for each of the slowest readers.
  package var slowest: [String]
  /// The causes of the waits in sentences; empty if they were not looked for.
  package var causes: [String]
  /// The promise of each clause, by its id.
  package var promises: [String: String]

  package init(
    headline: String, mood: Page.Mood, lead: [String], slowest: [String], causes: [String] = [],
    promises: [String: String]
  ) {
    self.headline = headline
    self.mood = mood
    self.lead = lead
    self.slowest = slowest
    self.causes = causes
    self.promises = promises
  }
}

/// Makes the page of a load run.
struct RunPage {
  let report: ReportValue
  let notes: RunNotes

  var run: ReportValue { report["run"] }
  var figures: ReportValue { run["figures"] }
  var settings: ReportValue { run["configuration"] }

  var page: Page {
    var page = Page(kind: "load run", mood: notes.mood, headline: notes.headline)
    page.lead = notes.lead
    page.about = about
    page.tiles = tiles
    page.add("What held and what did not") { rows }
    page.add("Cases of missed gates") { missedCases }
    page.add("How long readers waited") { waits }
    page.add("What readers waited for") { causes }
    page.add("Over virtual time") { timeline }
    page.add("The slowest readers") { slowest }
    page.add("What the import did") { imports }
    page.add("How accurate it is") { accuracy }
    page.add("Reading") { reading }
    page.add("A reader’s library") { library }
    page.add("Faults that fired") { faults }
    page.add("Settings and machine") { machine }
    return page
  }

  private var about: String {
    let scenario = settings["scenario"].text.map { " · \($0)" } ?? ""
    let file = settings["export"]["file"].text.map { " of \($0)" } ?? ""
    return "\(settings["users"].shown) readers × \(settings["books"].shown) books\(file)\(scenario) · "
      + "seed \(settings["seed"].int) · digest \(run["digest"].shown)"
  }

  private var tiles: [Page.Tile] {
    let rows = RowTable(run["targets"].list).rows
    func tile(_ id: String, _ label: String) -> Page.Tile? {
      guard let row = rows.first(where: { $0.id == id }), ![.unjudged, .lacking].contains(row.standing) else {
        return nil
      }
      return Page.Tile(value: row.measured, label: label)
    }
    let violations = figures["violations"].list.count
    return [
      Page.Tile(value: figures["imports"]["imported"].shown, label: "books imported"),
      tile("ENR-12", "of works have the right record"),
      tile("ENR-12.precision", "of attached records are right"),
      tile("ENR-13.p90", "until nine of ten readers are done"),
      Page.Tile(value: Wording.count(violations), label: "violations"),
      Page.Tile(
        value: Wording.count(figures["faults"].fields.reduce(0) { $0 + $1.value.int }), label: "faults fired"),
    ].compactMap(\.self)
  }
}

// MARK: Rows

extension RunPage {
  @MarkupBuilder private var rows: Markup {
    RowTable(report["gates"].list.map { $0["target"].isThere ? $0["target"] : $0 }).markup
    RowTable(run["targets"].list + report["host"]["targets"].list).markup
    promises
    violations
  }

  private var promises: Markup {
    let ids = Set(RowTable(run["targets"].list).rows.map { String($0.id.prefix { $0 != "." }) })
    let told = ids.sorted().compactMap { id in notes.promises[id].map { [id, $0] } }
    if told.isEmpty { return .empty }
    return folded("What the clauses promise") {
      Table("The promise of each clause", [.text("clause"), .text("promise")], texts: told).markup
    }
  }

  @MarkupBuilder private var violations: Markup {
    let violations = figures["violations"].list
    if !violations.isEmpty { element("h3") { "Violations: what must never happen" } }
    for violation in violations {
      element("blockquote") {
        "\(violation["clause"].shown), \(violation["place"].shown): \(violation["complaint"].shown)"
      }
    }
  }

  @MarkupBuilder private var missedCases: Markup {
    for row in run["missed"].list {
      element("h3") { "\(row["id"].shown): the first cases" }
      for found in row["cases"].list {
        let missed = found["missed"]
        element("blockquote") {
          element("p") { "Reader \(missed["reader"].int)" }
          for line in missed["rows"].list {
            element("p") { "Row \(line["row"].int): \(line["text"].shown)" }
          }
          element("p") { "In truth: \(missed["truth"].shown)" }
          element("p") { "What became of it: \(missed["outcome"].shown)" }
          element("pre") { found["command"].shown }
        }
      }
    }
  }
}
