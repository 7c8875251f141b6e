// The report for a terminal: the verdict first, then the targets with their measured values.

import BooksTrackBackend
import Measurement
import Providers

/// Formats a report as text.
package struct SummaryTable {
  private let verdict: RunVerdict
  private let hasColor: Bool

  /// Prepares the report of a verdict.
  package init(_ verdict: RunVerdict, hasColor: Bool) {
    self.verdict = verdict
    self.hasColor = hasColor
  }

  /// The whole summary, ending in a newline.
  package var text: String {
    (WrappedText.lines(of: headline, indent: 2) + [""] + counts + [""] + targets + [""] + latencies + timeline
      + SlowReaderLines.lines(run) + [""] + faults + [""] + host)
      .joined(separator: "\n") + "\n"
  }

  private var report: LoadReport { verdict.report }
  private var run: RunPart { report.run }

  /// The conflicts that readers are asked to verify, and how many of them are needless.
  private var toVerify: [String] {
    let figures = run.figures.verifying
    let questions = figures.questions.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    guard !questions.isEmpty else { return ["nothing"] }
    let needless = figures.needless.values.reduce(0, +)
    return wrapped(
      ["\(figures.works.of("book")): \(questions[0])"] + questions.dropFirst()
        + ["the reader is right in \(grouped(needless))"])
  }

  private var headline: String {
    let configuration = run.configuration
    let special = configuration.specialties
    let size = "\(configuration.users.of("reader")) × \(configuration.books.of("book"))"
    let bring = special.isEmpty ? "" : " (\(special.joined(separator: ", ")))"
    return "\(paint(verdict.sentence, color)) — \(size)\(bring), seed\u{A0}\(configuration.seed), "
      + "digest\u{A0}\(run.digest)"
  }

  private var color: Color {
    switch verdict.ending {
    case .held: .green
    case .incomplete: .yellow
    case .violation, .missed, .regression: .red
    }
  }

  private var counts: [String] {
    let imports = run.figures.imports
    let enrichment = run.figures.enrichment
    let tiers = imports.duplicatesByTier.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    let states = enrichment.byState.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    let rows: [(label: String, lines: [String])] =
      [
        ("rows", [grouped(imports.rows)]),
        ("imported", [imports.imported.of("book")]),
        (
          "duplicates",
          ["\(grouped(imports.duplicateRows))\(tiers.isEmpty ? "" : " (\(tiers.joined(separator: ", ")))")"]
        ),
        ("rejected", [grouped(imports.rejected)]),
        ("enrichment", wrapped(states)),
        ("not in any provider", unknown),
        ("found by", wrapped(shares(enrichment.byProvider))),
        ("with facts of", wrapped(shares(enrichment.byContributor))),
        ("to verify", toVerify),
        ("provider calls", providerCalls),
        ("found by title", foundByTitle),
        ("time per reader", wrapped(timePerReader)), ("series", series), ("cache hit rate", [cacheHits]),
      ]
      + (run.figures.reading.map { [("read", reading($0)), ("asked", questions($0))] } ?? [])
      + (run.figures.reading?.curating.map {
        [("said of authors", said($0)), ("points for it by", pointsByRule($0))]
      } ?? [])
      + (run.figures.reading?.marathon.map {
        [
          ("series by hand", counts($0.edits)), ("recommended", recommended($0)),
          ("missing volumes", lookedFor($0)),
        ]
      } ?? [])
      + (run.figures.devices.map(devices) ?? [])
    return Grid(columns: 2).render(
      rows.flatMap { label, lines in
        lines.enumerated().map { [$0.offset == 0 ? label : "", $0.element] }
      })
  }

  /// The reading after the import.
  private func reading(_ figures: ReadingFigures) -> [String] {
    let sittings = figures.sittings.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return wrapped([
      "\(figures.sittings.values.reduce(0, +).of("sitting")) (\(sittings.joined(separator: ", ")))",
      "\(grouped(figures.minutes / 60)) h", figures.pages.of("page"),
      "\(figures.finished.of("book")) finished",
      "\(figures.flights.of("flight")) with \(figures.addedOnFlights.whole.of("new book"))",
    ])
  }

  /// The entries about authors, and the entries that they replace.
  private func said(_ figures: CuratingFigures) -> [String] {
    let entries = figures.entries.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return wrapped(entries + ["in place of \(grouped(figures.entriesAlone)) book by book"])
  }

  /// The points of the same changes by each rule.
  private func pointsByRule(_ figures: CuratingFigures) -> [String] { counts(figures.pointsByRule) }

  /// Formats counts by name.
  func counts(_ counts: [String: Int]) -> [String] {
    wrapped(counts.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" })
  }

  /// The recommendations after books of series, and the volumes that readers added.
  private func recommended(_ figures: MarathonFigures) -> [String] {
    let added =
      "\(grouped(figures.added)) of \(grouped(figures.wanted)) wanted volumes added, "
      + "\(grouped(figures.addedAlone)) without it"
    return wrapped(
      figures.offered.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" } + [added])
  }

  /// The results of looking for missing volumes.
  private func lookedFor(_ figures: MarathonFigures) -> [String] {
    let outcomes = figures.lookedFor.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    let answered =
      "the very book among \(grouped(figures.answered.part)) of \(grouped(figures.answered.whole)) that a provider has"
    return outcomes.isEmpty ? ["none looked for"] : wrapped(outcomes + [answered])
  }

  /// The app's questions after sessions.
  private func questions(_ figures: ReadingFigures) -> [String] {
    let questions = figures.questions.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return questions.isEmpty ? ["nothing"] : wrapped(questions + [figures.points.of("curator point")])
  }

  /// The works that no provider has, by reason.
  private var unknown: [String] {
    let clumps = run.figures.enrichment.unknownByClump.sorted { $0.key < $1.key }
    let parts = clumps.map { "\($0.key) \(grouped($0.value))" }
    let figures = run.figures.enrichment
    let all = grouped(figures.unknownToProvider)
    // The upper bound, with perfect knowledge of the answers.
    let best = Fraction(figures.known * 100, of: figures.works).hundredths
    let end = best.map { ["so at best \(Hundredths(hundredths: $0)) % of works have a record"] } ?? []
    return parts.isEmpty ? [all] : wrapped(["\(all): \(parts[0])"] + parts.dropFirst() + end)
  }

  private var cacheHits: String {
    let backend = run.figures.backend
    guard let rate = run.rates["cache.hits"] else { return "no requests" }
    return "\(rate) % of \((backend.cacheHits + backend.cacheMisses).of("request"))"
  }

  /// The outcomes of calls, by provider.
  private var providerCalls: [String] {
    let calls = run.figures.backend.providerCalls.sorted { $0.key < $1.key }
    guard !calls.isEmpty else { return ["not asked"] }
    return calls.flatMap { provider, outcomes in
      let parts = outcomes.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
      return wrapped(["\(provider): \(parts.first ?? "")"] + parts.dropFirst())
    }
  }

  /// The true series of the libraries; empty for a given file, whose truth is unknown.
  private var series: [String] {
    let figures = run.figures.series
    return run.configuration.export == nil
      ? ["\(grouped(figures.series)) with \(figures.memberships.of("book"))"] : []
  }

  /// The same books looked up with three forms of the title.
  private var foundByTitle: [String] {
    let forms = [
      ("as it is", "titles.off"), ("as written", "titles.asWritten"), ("corrected", "titles.corrected"),
    ]
    let parts = forms.map { form, rate in "\(form) \(run.rates[rate].map { "\($0) %" } ?? "no data")" }
    return wrapped(parts + ["of \(run.figures.titles.corrected.whole.of("book"))"])
  }

  /// Counts by name, each with its share of the enriched works.
  private func shares(_ counts: [String: Int]) -> [String] {
    let enriched = run.figures.enrichment.enriched
    guard enriched > 0, !counts.isEmpty else { return ["nobody"] }
    return counts.sorted { $0.key < $1.key }.map { name, count in
      "\(name) \(grouped(count)) (\(Hundredths(hundredths: count * 10_000 / enriched)) %)"
    }
  }

  /// The progress over virtual time: waiting works, answered queries, failed queries.
  private var timeline: [String] {
    let timeline = run.figures.timeline
    let width = 30
    let waiting = timeline.waiting
    let tracks = [
      ("works waiting", waiting, waiting.last ?? 0, " at a time"),
      ("questions answered", timeline.track(.answered), 0, " a minute"),
      ("questions failed", timeline.track(.failed), 0, " a minute"),
    ]
    let minutes = tracks.map(\.1.count).max() ?? 0
    guard minutes > 0 else { return [] }
    let rows = tracks.map { name, counts, afterwards, unit in
      // All tracks have the same length, so that they line up: the last number of waiting works is repeated,
      // and events are padded with 0.
      let padded = counts + Array(repeating: afterwards, count: minutes - counts.count)
      return [name, Sparkline.text(padded, width: width), "at most \(grouped(counts.max() ?? 0))\(unit)"]
    }
    let configuration = run.configuration
    let spells = configuration.spells.filter { configuration.providers.contains($0.provider) }.map { spell in
      "\(spell.provider.name) \(spell.mood.name) from minute \(spell.fromMinute) to \(spell.toMinute)"
    }
    return ["", "over \(minutes.of("virtual minute"))\(spells.isEmpty ? "" : ":")"]
      + indented(spells)
      + Grid(columns: 3).render(rows)
  }

  /// Virtual minutes from the end of the import to the last book, of readers with all books.
  private var timePerReader: [String] {
    let (times, unfinished) = (run.figures.time.enrichment, run.figures.time.unfinishedReaders)
    guard times.count > 0 else { return ["no reader has all books in"] }
    func minutes(_ share: Int) -> Hundredths {
      Hundredths(hundredths: (times.quantile(perTenThousand: share) ?? 0) / 600_000_000)
    }
    let size = Int(times.count).of("reader")
    let whose = "of the \(size) with all books in"
    return ["p50 \(minutes(5_000))", "p90 \(minutes(9_000))", "max \(minutes(10_000)) virtual minutes"]
      + (unfinished == 0 ? [] : [whose, "not the \(unfinished.grouped) without"])
  }

  private var targets: [String] {
    table(of: verdict.ofRun) + MissedCaseLines.lines(run) + reasons + evidence + samples + gates
  }

  /// The reasons for which rows beyond their limits do not fail the run.
  private var reasons: [String] {
    let rows = verdict.ofRun.filter { !$0.isOwn && !$0.result.isGate }.map(\.result)
      .filter { $0.verdict != .held && $0.reason != nil && !isExcused($0) }
    var named: [(reason: String, ids: [String])] = []
    for row in rows {
      let reason = row.reason ?? ""
      if let place = named.firstIndex(where: { $0.reason == reason }) {
        named[place].ids.append(row.id)
      } else {
        named.append((reason, [row.id]))
      }
    }
    let lines = named.flatMap { reason, ids in
      WrappedText.lines(of: "no gate: \(ids.joined(separator: ", ")) — \(reason)", indent: 2)
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// Returns true if a row lacks data because the run is small.
  private func isExcused(_ row: TargetResult) -> Bool {
    row.verdict == .noData && !row.isGate && row.reason == LeastRun.lack(of: row.id, in: run.configuration)
  }

  /// The results of the rows; each of the user's gates is a row.
  private var results: [TargetResult] { verdict.ofRun.map(\.result) }

  /// The evidence of each row.
  private var evidence: [String] {
    let rows = results.filter { $0.verdict != .noData }
    return sentence(
      "rests on", rows.compactMap { row in row.evidence.map { "\(row.id) \($0.count.grouped) \($0.noun)" } })
  }

  /// The rows without enough evidence, with the size of run that they need.
  private var samples: [String] {
    let few = results.compactMap { row in row.fewCases.map { (row: row, few: $0) } }
    let bySize = Dictionary(grouping: few) {
      isExcused($0.row) ? LeastRun.size(for: $0.row.id, in: run.configuration) : nil
    }
    let texts = bySize.mapValues { rows in
      rows.map { "\($0.row.id) has \($0.few.count.grouped) of \($0.few.minimum.grouped) \($0.few.noun)" }
    }
    let small = texts.compactMap { size, rows in size.map { (size: $0, rows: rows) } }
    return sentence("not enough data", texts[nil] ?? [])
      + (verdict.rows.contains { $0.standing == .lacking }
        ? ["", "a gate without data fails the run; --allow-no-data lets it pass"] : [])
      + small.sorted { $0.size.order < $1.size.order }.enumerated().flatMap { place, group in
        let lines = sentence("not enough data with fewer than \(group.size.text)", group.rows)
        return place == 0 ? lines[...] : lines.dropFirst()
      }
  }

  /// Formats items after a label; empty if there are none.
  private func sentence(_ label: String, _ items: [String]) -> [String] {
    guard !items.isEmpty else { return [] }
    // A row with several gates has the same evidence for each of them.
    let kept = items.enumerated().filter { !items[..<$0.offset].contains($0.element) }
      .map { $0.element.replacing(" ", with: "\u{A0}") }
    return [""] + WrappedText.lines(of: "\(label): \(kept.joined(separator: ", "))", indent: 2)
  }

  /// The user's gates.
  private var gates: [String] {
    let own = verdict.rows.filter(\.isOwn)
    guard !own.isEmpty else { return [] }
    return [""]
      + own.flatMap { gate in
        let mark = paint(
          "gate", gate.standing == .held ? .green : gate.standing == .unjudged ? .yellow : .red)
        return WrappedText.lines(of: "\(mark) \(GateResult(gate.result).sentence)", indent: 2)
      }
  }

  private func table(of rows: [RunVerdict.Row]) -> [String] {
    let lines = rows.map { row in
      let target = row.result
      return [
        mark(row.standing), target.cells.clause, target.cells.title,
        target.verdict == .noData ? "" : target.measuredText, "\(target.limitText)\(unit(target))",
      ]
    }
    return Grid(columns: 5, rightAligned: [3]).render(
      [["", "clause", "target", "measured", "limit"]] + lines)
  }

  private func unit(_ target: TargetResult) -> String {
    switch target.unit {
    case .count: ""
    case .booksPerMinute: "/min"
    default: " \(target.unit.rawValue)"
    }
  }

  private func mark(_ standing: RunVerdict.Standing) -> String {
    switch standing {
    case .held, .kept: paint("held", .green)
    case .missed: paint("missed", .red)
    case .lacking: paint("no data", .red)
    case .unkept: paint("finding", .yellow)
    case .unjudged: paint("no data", .yellow)
    }
  }

  private var latencies: [String] {
    let rows = run.latency.sorted { $0.key < $1.key }.map { name, summary in
      [name, grouped(summary.count)] + [summary.p50, summary.p95, summary.p99, summary.max].map(\.asTime)
    }
    return Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render(
      [["virtual time", "count", "p50", "p95", "p99", "max"]] + rows)
  }

  private var faults: [String] {
    let faults = run.figures.faults.sorted { $0.key < $1.key }.map { "\($0.key) \(grouped($0.value))" }
    return ["faults fired"] + indented(faults.isEmpty ? ["none"] : faults)
      + run.figures.violations.prefix(20).flatMap { violation in
        WrappedText.lines(of: "\(violation.clause) \(violation.place): \(violation.complaint)", indent: 2)
          .map { paint($0, .red) }
      }
  }

  private var host: [String] {
    let host = report.host
    let memory = host.peakMemoryBytes.map { "\($0 >> 20) MiB" } ?? "unknown memory"
    return WrappedText.lines(
      [
        "this machine: \(host.seconds) s", memory, host.threads.of("thread"),
        "\(grouped(host.booksPerSecond)) books/s",
        "\(grouped(host.eventsPerSecond)) events/s (\(host.build))",
      ] + (host.stepsPerBook.map { ["\($0.of("step")) of the reference loop a book"] } ?? []), indent: 2)
      + table(of: verdict.ofMachine).map { "  \($0)" }
  }

  /// Wraps items beside a label of `counts`, of which the longest is `not in any provider`.
  func wrapped(_ items: [String]) -> [String] {
    WrappedText.lines(items, width: WrappedText.width - 21)
  }

  /// Wraps items below a heading.
  private func indented(_ items: [String]) -> [String] {
    WrappedText.lines(items, width: WrappedText.width - 2).map { "  \($0)" }
  }

  private enum Color: String {
    case red = "31"
    case green = "32"
    case yellow = "33"
  }

  private func paint(_ text: String, _ color: Color) -> String {
    hasColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  func grouped(_ number: Int) -> String { number.grouped }
}
