// Load runs as evidence: what their targets rest on, and what the oracles of readers had to say.

import BooksTrack
import BooksTrackBackend
import Measurement
import Providers

/// Load runs of a verification.
enum LoadEvidence {
  /// What a target of a load run rests on: so many of what, and how many it needs.
  private static let evidence: [String: @Sendable (RunFigures) -> Evidence] = [
    "IMP-9": { Evidence($0.imports.rows, "rows", atLeast: 1_000) },
    "IMP-5": { Evidence($0.imports.trueDamaged, "damaged rows", atLeast: 30) },
    "IMP-5.whole": { Evidence($0.imports.rejected, "rejections", atLeast: 30) },
    "IMP-11": { Evidence($0.imports.rows, "rows again", atLeast: 1_000) },
    "IMP-12": { Evidence($0.imports.keptFacts.whole, "facts", atLeast: 10_000) },
    "DUP-9.recall": { Evidence($0.imports.trueDuplicates, "further rows", atLeast: 200) },
    "DUP-11.alike": { Evidence($0.imports.toldApart.whole, "look-alike pairs", atLeast: 200) },
    "DUP-9.precision": { Evidence($0.imports.duplicateRows, "merges", atLeast: 200) },
    "ENR-12": { Evidence($0.enrichment.works, "works", atLeast: 1_000) },
    "ENR-12.precision": { Evidence($0.enrichment.enriched, "records", atLeast: 1_000) },
    "ENR-12.facts": { Evidence($0.enrichment.allFacts.whole, "facts", atLeast: 10_000) },
    "CON-5": { Evidence($0.enrichment.enriched, "records", atLeast: 1_000) },
    "ENR-13": { Evidence($0.enrichment.settled, "look-ups", atLeast: 1_000) },
    "ENR-13.table": { Evidence($0.enrichment.settled, "look-ups", atLeast: 1_000) },
    "ENR-13.p90": { Evidence($0.readers, "readers", atLeast: 10) },
    "TTL-7": { Evidence($0.titles.corrected.whole, "look-ups", atLeast: 200) },
    "CON-11": { Evidence($0.backend.quotaRefusals.values.reduce(0, +), "not called", atLeast: 100) },
    "ENR-10": { Evidence($0.failedAnswers, "failed answers", atLeast: 10) },
    "SER-16.recall": { Evidence($0.series.said.whole, "places", atLeast: 500) },
    "SER-16.precision": {
      Evidence($0.series.misled, "misleading statements", atLeast: 200)
    },
    "SER-16.alone": { Evidence($0.series.alone.whole, "places", atLeast: 200) },
    "SER-16.once": { Evidence($0.series.once.whole, "series", atLeast: 200) },
    "SES-5": { Evidence($0.reading?.kept.whole ?? 0, "sittings", atLeast: 200) },
    "SES-2": { Evidence($0.reading?.allFacts.whole ?? 0, "facts of sessions", atLeast: 800) },
    "SES-9": { Evidence($0.reading?.asked ?? 0, "questions", atLeast: 100) },
    "CUR-1": { Evidence($0.reading?.answersCounted.whole ?? 0, "answers", atLeast: 30) },
    "DIV-5": { Evidence($0.reading?.periodsCounted.whole ?? 0, "periods", atLeast: 30) },
    "DIV-7": { Evidence($0.reading?.answersCounted.whole ?? 0, "answers", atLeast: 30) },
    "ENR-3.flights": { Evidence($0.reading?.addedOnFlights.whole ?? 0, "books", atLeast: 20) },
    "SER-8.shelves": { Evidence($0.reading?.marathon?.shelves.whole ?? 0, "shelves", atLeast: 500) },
    "SER-12.offers": { Evidence($0.reading?.marathon?.offers.whole ?? 0, "books read", atLeast: 100) },
    "SER-13.once": { Evidence($0.reading?.marathon?.celebrated.whole ?? 0, "finished series", atLeast: 10) },
    "SER-15.back": { Evidence($0.reading?.marathon?.back.whole ?? 0, "places", atLeast: 500) },
    "SER-18.stories": { Evidence($0.reading?.marathon?.stories.whole ?? 0, "shelves", atLeast: 10) },
    "SER-19.picked": { Evidence($0.reading?.marathon?.picked.whole ?? 0, "volumes picked", atLeast: 30) },
    "SER-21.detected": { Evidence($0.reading?.marathon?.marked.whole ?? 0, "markers", atLeast: 500) },
    "SER-21.added": { Evidence($0.reading?.marathon?.wanted ?? 0, "volumes wanted", atLeast: 30) },
    "SER-21.celebrated": {
      Evidence($0.reading?.marathon?.celebrated.whole ?? 0, "finished series", atLeast: 10)
    },
    "LAB-1": { Evidence(Int($0.events), "events", atLeast: 10_000) },
    "LAB-2": { Evidence($0.readers, "readers", atLeast: 10) },
    "IMP-14": { Evidence($0.imports.imported, "books", atLeast: 1_000) },
  ]

  /// What an oracle of readers watches in every run, by clause, with its name in the table.
  private static let watched: [(clause: ClauseID, title: String)] = [
    ("IMP-8", "progress that is wrong"), ("IMP-10", "unsound libraries"), ("ENR-2", "progress that falls"),
    ("ENR-8", "works lost from queues"), ("ENR-11", "reader's words changed"),
  ]

  static func load(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 20
    settings.format = .mixed
    let report = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled)
    let run = report.run.figures
    // What quotas and outages do is shown by the runs that have them; titles with markers by the one of Goodreads.
    let elsewhere: Set<String> = ["CON-11", "ENR-10", "TTL-7"]
    let targets = (report.run.targets + report.host.targets).filter { !elsewhere.contains($0.id) }
    return figures(targets, run, .load) + watched.map { complaints($0.clause, $0.title, run) } + [
      waiting("IMP-16.1500", "books in, 1,500, half of readers", minutes: 35, run, .load),
      waiting("IMP-16.promise", "… as the documents promise it", minutes: 15, run, .load),
    ]
  }

  /// How long readers with smaller libraries wait, beside the documents' table of times. Reading the file takes no
  /// time in a simulated world: what it takes a machine, `bench` says.
  static func sizes(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    try [(100, 3), (500, 12)].map { books, minutes in
      var settings = LoadConfiguration()
      settings.users = 20
      settings.books = books
      settings.format = .mixed
      let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
      return waiting("IMP-16.\(books)", "books in, \(books), half of readers", minutes: minutes, run, .sizes)
    }
  }

  /// The time that half of the readers waited for the last book at most; no gate, as the documents contradict
  /// themselves.
  private static func waiting(
    _ id: FigureID, _ title: String, minutes: Int, _ run: RunFigures, _ part: VerifyPart
  ) -> VerifyFigure {
    let isHalfDone = run.time.unfinishedReaders * 2 <= run.readers
    let median = isHalfDone ? run.time.enrichment.quantile(perTenThousand: 5_000) : nil
    let target = Target(id, title, .atMost, hundredths: minutes * 100, .minutes, isGate: false)
    return VerifyFigure(
      target.judge(Fraction(median ?? 0, of: median == nil ? 0 : 60_000_000_000)), from: part,
      on: Evidence(run.readers, "readers", atLeast: 10))
  }

  /// The same readers' world with the quotas that cost nothing. That most books then find nobody to ask is a finding.
  static func freeTier(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure]
  {
    var settings = LoadConfiguration()
    settings.users = 10
    Scenario.freeTier.apply(to: &settings)
    let report = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled)
    let run = report.run.figures
    let titles = report.run.targets.filter { $0.id == "TTL-7" }.map { target in
      VerifyFigure(
        target, from: .freeTier, on: Evidence(run.titles.corrected.whole, "look-ups", atLeast: 200),
        asWritten: Fraction(run.titles.asWritten.part * 100, of: run.titles.asWritten.whole))
    }
    let plain = Target(
      "TTL-7.plain", "… as it is: only as many", .atMost, hundredths: 70_00, .percent, isGate: false
    )
    .judge(Fraction(run.titles.off))
    let waiting = Target(
      "CON-11.answers", "works with right record", .atLeast, hundredths: 90_00, .percent, isGate: false
    ).judge(Fraction(run.enrichment.correct, of: run.enrichment.works))
    return figures(report.run.targets.filter { $0.id == "CON-11" }, run, .freeTier) + titles + [
      VerifyFigure(plain, from: .freeTier, on: Evidence(run.titles.off.whole, "look-ups", atLeast: 200)),
      VerifyFigure(waiting, from: .freeTier, on: Evidence(run.enrichment.works, "works", atLeast: 1_000)),
    ]
  }

  static func outage(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 10
    settings.books = 300
    Scenario.allOut.apply(to: &settings)
    let report = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled)
    return figures(report.run.targets.filter { $0.id == "ENR-10" }, report.run.figures, .outage)
  }

  /// The same seed gives the same run, on one thread and on two; another seed gives another.
  static func repetition(_ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    func run(seed: UInt64, threads: Int) throws -> RunPart {
      var settings = LoadConfiguration()
      settings.users = 6
      settings.books = 80
      settings.readersPerCell = 3
      settings.catalogSize = 4_000
      settings.seed = seed
      settings.mood = .flaky
      settings.concurrency = 8
      return try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run
    }
    let first = try run(seed: 9, threads: 1)
    let again = try [run(seed: 9, threads: 2), run(seed: 9, threads: 1), run(seed: 9, threads: 2)]
    let others = try [run(seed: 10, threads: 2), run(seed: 11, threads: 2)]
    return [
      VerifyFigure(
        Target("LAB-1.same", "repetitions that differ", .exactly, hundredths: 0, .count)
          .judge(Fraction(again.count { $0 != first })),
        from: .repetition, on: Evidence(again.count, "repetitions", atLeast: 3)),
      VerifyFigure(
        Target("LAB-1.seeds", "other seeds, the same run", .exactly, hundredths: 0, .count)
          .judge(Fraction(others.count { $0.digest == first.digest })),
        from: .repetition, on: Evidence(others.count, "other seeds", atLeast: 2)),
    ]
  }

  /// What several look-ups at a time give: the documents' rate is within reach that way.
  static func concurrency(
    _ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws -> [VerifyFigure] {
    try [(1, "one"), (4, "four")].map { concurrency, name in
      var settings = LoadConfiguration()
      settings.users = 10
      settings.books = 150
      settings.catalogSize = 4_000
      settings.concurrency = concurrency
      let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
      let target = Target(
        "ENR-4.\(name)", "look-ups, \(name) at a time", .atLeast,
        hundredths: concurrency == 1 ? 43_00 : 100_00,
        .booksPerMinute, isGate: concurrency > 1)
      return VerifyFigure(
        target.judge(Fraction(run.enrichment.settled * 60_000_000_000, of: run.time.enrichmentTotal)),
        from: .concurrency, on: Evidence(run.enrichment.settled, "look-ups", atLeast: 1_000))
    }
  }

  /// A year of reading behind the import; as written a book has one session, and the next takes its place.
  static func reading() -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 10
    Scenario.readingYear.apply(to: &settings)
    var fixture = CellFixture(settings)
    let run = Cell(number: 0, on: fixture).run().figures
    fixture.plant = { $0.sessions.history = .onePerBook }
    let written = Cell(number: 0, on: fixture).run().figures.reading?.kept ?? .none
    let rows: Set<String> = ["SES-5", "SES-2", "SES-9", "CUR-1", "DIV-5", "DIV-7", "ENR-3.flights"]
    let targets = LoadTargets.judge(run, settings).filter { rows.contains($0.id) }
    return figures(
      targets, run, .reading, asWritten: ["SES-5": Fraction(written.part * 100, of: written.whole)]) + [
        complaints("SES-1", "sessions not one at a time", run, .reading),
        complaints("ENR-3", "requests in the air", run, .reading),
      ]
  }

  /// Four months with series, and a new beginning.
  static func marathon() -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 20
    settings.readersPerCell = 20
    Scenario.seriesMarathon.apply(to: &settings)
    let run = Cell(number: 0, on: CellFixture(settings)).run().figures
    let targets = LoadTargets.judge(run, settings).filter { row in
      ["SER-8.", "SER-12.", "SER-13.", "SER-15.", "SER-18.", "SER-19.", "SER-21."].contains {
        row.id.hasPrefix($0)
      }
    }
    return figures(targets, run, .marathon)
  }

  private static func figures(
    _ targets: [TargetResult], _ run: RunFigures, _ part: VerifyPart,
    asWritten: [String: Fraction] = [:]
  ) -> [VerifyFigure] {
    targets.compactMap { target in
      evidence[target.id].map {
        VerifyFigure(target, from: part, on: $0(run), asWritten: asWritten[target.id])
      }
    }
  }

  private static func complaints(
    _ clause: ClauseID, _ title: String, _ run: RunFigures, _ part: VerifyPart = .load
  ) -> VerifyFigure {
    VerifyFigure(
      Target("\(clause.description).watched", title, .exactly, hundredths: 0, .count).judge(
        Fraction(run.violations.count { $0.clause == clause })),
      from: part, on: Evidence(run.readers, "readers watched", atLeast: 10))
  }
}

extension RunFigures {
  /// Answers of the backend that were none.
  fileprivate var failedAnswers: Int {
    enrichment.answers.filter { !["found", "foundInPart", "notFound"].contains($0.key) }.values.reduce(0, +)
  }
}
