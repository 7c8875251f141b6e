// What a run says about accuracy, about the import and about reading, and the faults of its world.

extension RunPage {
  @MarkupBuilder var imports: Markup {
    let imports = figures["imports"]
    element("div", ["class": "pair"]) {
      BarTable(
        caption: "\(imports["rows"].shown) rows and what became of them", head: ("outcome", "rows"),
        bars: [
          .init(name: "new books", count: imports["imported"].int),
          .init(name: "rejected", count: imports["rejected"].int),
        ]
          + Self.bars(imports["duplicatesByTier"]).map {
            .init(name: "duplicates by \($0.name)", count: $0.count)
          }
      ).markup
      if settings["export"].fields.isEmpty {
        Self.confusion(
          "Against the truth",
          [("duplicates", imports["duplicates"]), ("rejections", imports["rejections"])])
      }
    }
    if !imports["alike"].fields.isEmpty {
      folded("Look-alikes that were told apart") {
        Self.rates("Pairs of different books that look alike", "kind", imports["alike"])
      }
    }
  }

  @MarkupBuilder var accuracy: Markup {
    let enrichment = figures["enrichment"]
    element("div", ["class": "pair"]) {
      BarTable(
        caption: "Works after enrichment", head: ("state", "works"), bars: Self.bars(enrichment["byState"])
      ).markup
      BarTable(
        caption: "Answers to the devices' questions", head: ("answer", "questions"),
        bars: Self.bars(enrichment["answers"])
      ).markup
    }
    facts(enrichment["facts"])
    element("div", ["class": "pair"]) {
      BarTable(
        caption: "Enriched works by the provider that found them", head: ("provider", "works"),
        bars: Self.bars(enrichment["byProvider"])
      ).markup
      Self.rates("Facts that records had and the reader had not", "fact", enrichment["filled"])
    }
  }

  /// The true share of facts, by field and provider.
  private func facts(_ facts: ReportValue) -> Markup {
    let providers = Set(facts.fields.flatMap { $0.value.fields.map(\.key) }).sorted()
    if providers.isEmpty { return .empty }
    return HeatTable(
      caption: "Facts that are right, of all that a provider gave; the darker, the fewer are wrong",
      corner: "fact", columns: providers,
      rows: facts.fields.map { field in
        (
          field.key,
          providers.map { provider in
            let rate = field.value[provider]
            let (part, whole) = (rate["part"].int, rate["whole"].int)
            guard whole > 0 else { return nil }
            return HeatTable.Cell(
              text: Wording.percent(part, of: whole),
              share: 1 - min(1, Double(whole - part) * 25 / Double(whole)))
          }
        )
      }
    ).markup
  }

  @MarkupBuilder var reading: Markup {
    let reading = figures["reading"]
    if reading.isThere {
      element("p") {
        "\(Wording.count(reading["readers"].int, "reader")) read \(reading["pages"].shown) pages in "
          + "\(Wording.time(milliseconds: Double(reading["minutes"].int) * 60_000)), finished "
          + "\(Wording.count(reading["finished"].int, "book")) and earned \(reading["points"].shown) curator points."
      }
      element("div", ["class": "pair"]) {
        BarTable(
          caption: "Sittings by their end", head: ("end", "sittings"), bars: Self.bars(reading["sittings"])
        ).markup
        BarTable(
          caption: "Questions after sittings", head: ("outcome", "questions"),
          bars: Self.bars(reading["questions"])
        ).markup
      }
      Self.rates("Facts of sessions that are right", "fact", reading["facts"])
    }
  }

  @MarkupBuilder var faults: Markup {
    let faults = figures["faults"].fields.filter { $0.value.int > 0 }
    let sites = Dictionary(grouping: faults) { $0.key.split(separator: " ").first.map(String.init) ?? "" }
    element("div", ["class": "pair"]) {
      for site in sites.keys.sorted() {
        BarTable(
          caption: site, head: ("fault", "fired"),
          bars: (sites[site] ?? []).map { fault in
            BarTable.Bar(name: fault.key, count: fault.value.int)
          }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
        ).markup
      }
    }
  }

  @MarkupBuilder var machine: Markup {
    folded("Every setting of the run") {
      Table(
        "Settings", [.text("setting"), .text("value")],
        texts: settings.fields.map { [$0.key, $0.value.shown] }
      ).markup
    }
    folded("The machine that ran it") {
      Table(
        "Machine", [.text("what"), .text("value")],
        texts: report["host"].fields.filter { $0.key != "targets" }.map { [$0.key, $0.value.shown] }
      ).markup
    }
  }

  // MARK: Parts

  private static func bars(_ counts: ReportValue) -> [BarTable.Bar] {
    counts.fields.map { BarTable.Bar(name: $0.key, count: $0.value.int) }
      .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
  }

  private static func rates(_ caption: String, _ noun: String, _ rates: ReportValue) -> Markup {
    Table(
      caption, [.text(noun), .number("right"), .number("of"), .number("share")],
      texts: rates.fields.filter { $0.value["whole"].int > 0 }.map { name, rate in
        [
          name, rate["part"].shown, rate["whole"].shown,
          Wording.percent(rate["part"].int, of: rate["whole"].int),
        ]
      }
    ).markup
  }

  private static func confusion(_ caption: String, _ counts: [(String, ReportValue)]) -> Markup {
    Table(
      caption, [.text("decision"), .number("right"), .number("wrong"), .number("missed")],
      texts: counts.map { name, count in
        [name, count["truePositive"].shown, count["falsePositive"].shown, count["falseNegative"].shown]
      }
    ).markup
  }
}
