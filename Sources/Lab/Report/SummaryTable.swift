// The report as a person reads it in a terminal: verdict first, then what was promised and what was measured.

import BooksTrackBackend
import Measurement

/// Renders a report as text.
package struct SummaryTable {
  private let report: LoadReport
  private let hasColor: Bool

  /// Prepares a rendering.
  package init(_ report: LoadReport, hasColor: Bool) {
    self.report = report
    self.hasColor = hasColor
  }

  /// The whole summary, ending in a newline.
  package var text: String {
    ([headline, ""] + counts + [""] + targets + [""] + latencies + course + [""] + faults
      + [""] + host)
      .joined(separator: "\n") + "\n"
  }

  private var run: RunPart { report.run }

  private var toVerify: String {
    let figures = run.figures.verifying
    let questions = figures.questions.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    guard !questions.isEmpty else { return "nothing" }
    let needless = figures.needless.values.reduce(0, +)
    return "\(grouped(figures.works)) books: \(questions.joined(separator: ", ")); the reader is right in "
      + "\(grouped(needless))"
  }

  private var headline: String {
    let configuration = run.configuration
    let missed = run.missedGates.count
    let verdict =
      switch (run.isComplete, run.figures.violations.isEmpty, missed) {
      case (false, _, _): paint("incomplete", .yellow)
      case (true, false, _): paint("\(run.figures.violations.count) violations", .red)
      case (true, true, 0): paint("all gates held", .green)
      case (true, true, _): paint("\(missed) of \(run.targets.count { $0.isGate }) gates missed", .red)
      }
    let standard = LoadConfiguration()
    let special =
      (configuration.format == standard.format ? [] : [configuration.format])
      + (configuration.scenario == standard.scenario ? [] : [configuration.scenario])
    let bring = special.isEmpty ? "" : " (\(special.joined(separator: ", ")))"
    return "\(verdict) — \(configuration.users) readers × \(configuration.books) books\(bring), seed "
      + "\(configuration.seed), digest \(run.digest)"
  }

  private var counts: [String] {
    let imports = run.figures.imports
    let enrichment = run.figures.enrichment
    let backend = run.figures.backend
    let tiers = imports.duplicatesByTier.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    let states = enrichment.byState.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return Grid(columns: 2).render([
      ["rows", grouped(imports.rows)],
      ["imported", "\(grouped(imports.imported)) books"],
      ["duplicates", "\(grouped(imports.duplicateRows)) (\(tiers.joined(separator: ", ")))"],
      ["rejected", grouped(imports.rejected)],
      ["enrichment", states.joined(separator: ", ")],
      ["not in any provider", grouped(enrichment.unknownToProvider)],
      ["found by", shares(enrichment.byProvider)],
      ["with facts of", shares(enrichment.byContributor)],
      ["to verify", toVerify],
      ["provider calls", providerCalls],
      ["found by title", foundByTitle],
      ["time per reader", timePerReader],
      [
        "series",
        "\(grouped(run.figures.series.series)) with \(grouped(run.figures.series.memberships)) books",
      ],
      [
        "cache hit rate",
        run.rates["cache.hits"].map {
          "\($0) % of \(grouped(backend.cacheHits + backend.cacheMisses)) requests"
        } ?? "no requests",
      ],
    ])
  }

  /// Each provider's answers by outcome.
  private var providerCalls: String {
    let calls = run.figures.backend.providerCalls.sorted { $0.key < $1.key }
    guard !calls.isEmpty else { return "not asked" }
    return calls.map { provider, outcomes in
      let parts = outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
      return "\(provider): \(parts.joined(separator: ", "))"
    }.joined(separator: "; ")
  }

  /// The same books looked up with the title in three forms.
  private var foundByTitle: String {
    let forms = [
      ("as it is", "titles.off"), ("as written", "titles.asWritten"), ("corrected", "titles.corrected"),
    ]
    let parts = forms.map { form, rate in "\(form) \(run.rates[rate].map { "\($0) %" } ?? "no data")" }
    return "\(parts.joined(separator: ", ")) of \(grouped(run.figures.titles.corrected.whole))"
  }

  /// Counts by name, each with its share of the enriched works.
  private func shares(_ counts: [String: Int]) -> String {
    let enriched = run.figures.enrichment.enriched
    guard enriched > 0, !counts.isEmpty else { return "nobody" }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      "\(name) \(grouped(count)) (\(Hundredths(hundredths: count * 10_000 / enriched)) %)"
    }.joined(separator: ", ")
  }

  /// The course of the run: what waited, and what was answered and failed, over virtual time.
  private var course: [String] {
    let timeline = run.figures.timeline
    let width = 60
    let tracks = [
      ("works waiting", timeline.waiting), ("questions answered", timeline.track(.answered)),
      ("questions failed", timeline.track(.failed)),
    ]
    let minutes = tracks.map(\.1.count).max() ?? 0
    guard minutes > 0 else { return [] }
    let rows = tracks.map { name, counts in
      // All over the same stretch of time, so that they line up.
      let padded = counts + Array(repeating: 0, count: minutes - counts.count)
      return [name, Sparkline.text(padded, width: width), "at most \(grouped(counts.max() ?? 0))"]
    }
    let spells = run.configuration.spells.map { spell in
      "\(spell.provider) \(spell.mood) from minute \(spell.fromMinute) to \(spell.toMinute)"
    }
    return [
      "",
      "over \(grouped(minutes)) virtual minutes\(spells.isEmpty ? "" : ": " + spells.joined(separator: ", "))",
    ]
      + Grid(columns: 3).render(rows)
  }

  /// Virtual minutes from the end of the import to the last book.
  private var timePerReader: String {
    let times = run.figures.time.enrichment
    func minutes(_ share: Int) -> Hundredths {
      Hundredths(hundredths: (times.quantile(perTenThousand: share) ?? 0) / 600_000_000)
    }
    return "p50 \(minutes(5_000)), p90 \(minutes(9_000)), max \(minutes(10_000)) virtual minutes"
  }

  private var targets: [String] {
    let rows = run.targets.map { target in
      [
        mark(target), target.id, target.title, target.measured.map { "\($0)" } ?? "no data",
        "\(target.comparison.rawValue) \(target.limit) \(target.unit.rawValue)",
      ]
    }
    return Grid(columns: 5, rightAligned: [3]).render([["", "clause", "target", "measured", "limit"]] + rows)
  }

  private func mark(_ target: TargetResult) -> String {
    switch (target.verdict, target.isGate) {
    case (.held, _): paint("held", .green)
    case (_, true): paint(target.verdict.rawValue, .red)
    case (_, false): paint("finding", .yellow)
    }
  }

  private var latencies: [String] {
    let rows = run.latency.sorted { $0.key < $1.key }.map { name, summary in
      [name, grouped(summary.count), "\(summary.p50)", "\(summary.p95)", "\(summary.p99)", "\(summary.max)"]
    }
    return Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render(
      [["virtual time in ms", "count", "p50", "p95", "p99", "max"]] + rows)
  }

  private var faults: [String] {
    let faults = run.figures.faults.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return Self.wrapped(["faults fired:"] + (faults.isEmpty ? ["none"] : faults.separated), width: 96)
      + run.figures.violations.prefix(20).map { paint("\($0.clause) \($0.place): \($0.complaint)", .red) }
  }

  private var host: [String] {
    let memory = report.host.peakMemoryBytes.map { "\($0 >> 20) MiB" } ?? "unknown memory"
    return [
      "this machine: \(report.host.seconds) s, \(memory), \(report.host.threads) threads, "
        + "\(grouped(report.host.booksPerSecond)) books/s, \(grouped(report.host.eventsPerSecond)) events/s "
        + "(\(report.host.build))"
    ]
  }

  /// Words in lines of at most that many characters; all lines but the first are indented.
  private static func wrapped(_ words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(lines.isEmpty ? word : "  \(word)")
      }
    }
    return lines
  }

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  private func grouped(_ number: Int) -> String { number.grouped }
}

extension Int {
  /// With a comma between thousands.
  package var grouped: String {
    let digits = Array(String(magnitude))
    let groups = stride(from: digits.count, to: 0, by: -3).map { String(digits[Swift.max(0, $0 - 3)..<$0]) }
    return (self < 0 ? "-" : "") + groups.reversed().joined(separator: ",")
  }
}

extension [String] {
  /// The items with a comma behind each but the last.
  fileprivate var separated: [String] {
    enumerated().map { $0.offset == count - 1 ? $0.element : "\($0.element)," }
  }
}
