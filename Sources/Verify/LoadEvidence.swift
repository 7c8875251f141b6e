// Load runs as evidence: their targets with evidence, and the violations that the readers' oracles found.

import BooksTrack
import BooksTrackBackend
import LabWorld
import LoadRun
import Measurement
import Providers

/// The load runs of a verification.
enum LoadEvidence {
  /// The clauses that a reader's oracle checks in every run, with their titles in the table.
  private static let watched: [(clause: ClauseID, title: String)] = [
    ("IMP-8", "progress that is wrong"), ("IMP-10", "unsound libraries"), ("ENR-2", "progress that falls"),
    ("ENR-8", "works lost from queues"), ("ENR-11", "reader's words changed"),
  ]

  static func load(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 30
    settings.format = .mixed
    let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
    // Quotas and outages are measured by the runs that have them, and titles with markers by the run of
    // Goodreads readers. Sites, and series without positions, need more readers than this run has.
    let elsewhere: Set<String> = ["CON-11", "ENR-10", "ENR-10.usable", "TTL-7", "SER-16.series"]
    let targets = judge(run, settings).filter { row in
      !elsewhere.contains(row.id) && !row.id.hasPrefix("DUP-9.recall.")
        && !row.id.hasPrefix("DUP-9.precision.")
    }
    return figures(targets, .load) + watched.map { complaints($0.clause, $0.title, run) } + waits(run)
  }

  /// Returns the waits of readers with 1,500 books.
  static func waits(_ run: RunFigures) -> [VerifyFigure] {
    [
      waiting("IMP-16.1500", "books in, 1,500, half of readers", run, .load),
      waiting("IMP-16.promise", "… as the documents promise it", run, .load),
    ]
  }

  /// Returns the violations that readers' oracles found in a run.
  static func complaints(of run: RunFigures) -> [VerifyFigure] {
    watched.map { complaints($0.clause, $0.title, run) } + lived(run)
  }

  /// The same for readers who read after the import.
  private static func lived(_ run: RunFigures) -> [VerifyFigure] {
    [
      complaints("SES-1", "sessions not one at a time", run, .reading),
      complaints("ENR-3", "requests in the air", run, .reading),
    ]
  }

  /// Changes the settings of a run, to test that its rows can fail.
  typealias Change = @Sendable (inout LoadConfiguration) -> Void

  /// Measures the waits of readers with smaller libraries, for the documents' table of times. Parsing the
  /// file takes no time in a simulated world; `bench` measures it.
  static func sizes(
    _ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool, changing change: Change = { _ in }
  ) throws -> [VerifyFigure] {
    try [100, 500].map { books in
      var settings = LoadConfiguration()
      settings.users = 20
      settings.books = books
      settings.format = .mixed
      change(&settings)
      let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
      return waiting("IMP-16.\(books)", "books in, \(books), half of readers", run, .sizes)
    }
  }

  /// Judges the median wait for the last book. It is a finding, because the documents contradict themselves.
  private static func waiting(
    _ id: FigureID, _ title: String, _ run: RunFigures, _ part: VerifyPart
  ) -> VerifyFigure {
    let target = Target(id, title, isGate: false)
    return VerifyFigure(
      target.judge(wait: run.time.wait(perTenThousand: 5_000)), from: part,
      on: Evidence(run.time.waitingReaders, "readers", atLeast: 10))
  }

  /// Runs readers with the free quotas of the providers. That most books then find no provider is a finding.
  static func freeTier(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure]
  {
    var settings = LoadConfiguration()
    settings.users = 10
    Scenario.freeTier.apply(to: &settings)
    let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
    let targets = judge(run, settings).filter { ["CON-11", "TTL-7"].contains($0.id) }
    let written = Fraction(run.titles.asWritten.part * 100, of: run.titles.asWritten.whole)
    return figures(targets, .freeTier, asWritten: ["TTL-7": written]) + lookUps(run, settings)
  }

  /// Returns what is found by unchanged titles, and the share of works that get the right record with free
  /// quotas.
  static func lookUps(_ run: RunFigures, _ settings: LoadConfiguration) -> [VerifyFigure] {
    let plain = Target("TTL-7.plain", "… as it is: only as many", isGate: false)
      .judge(Fraction(run.titles.off))
    var waiting = Target("CON-11.answers", "works with right record").judge(
      Fraction(run.enrichment.correct, of: run.enrichment.works))
    waiting.makeFinding(because: FindingReason.of("ENR-12", in: settings, run))
    return [
      VerifyFigure(plain, from: .freeTier, on: Evidence(run.titles.off.whole, "look-ups", atLeast: 200)),
      VerifyFigure(waiting, from: .freeTier, on: Evidence(run.enrichment.works, "works", atLeast: 1_000)),
    ]
  }

  static func outage(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 10
    settings.books = 300
    Scenario.allOut.apply(to: &settings)
    let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
    return figures(judge(run, settings).filter { $0.id.hasPrefix("ENR-10") }, .outage)
  }

  /// Measures that the same seed gives the same run on one thread and on two, and that another seed gives
  /// another run.
  ///
  /// - Parameter change: Also gets the number of the run.
  static func repetition(
    _ isCancelled: @escaping @Sendable () -> Bool,
    changing change: @Sendable (inout LoadConfiguration, Int) -> Void = { _, _ in }
  ) throws -> [VerifyFigure] {
    var runs = 0
    func run(seed: UInt64, threads: Int) throws -> RunPart {
      var settings = LoadConfiguration()
      settings.users = 6
      settings.books = 80
      settings.readersPerCell = 3
      settings.catalogSize = 4_000
      settings.seed = seed
      settings.mood = .flaky
      settings.concurrency = 8
      change(&settings, runs)
      runs += 1
      return try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run
    }
    let first = try run(seed: 9, threads: 1)
    let again = try [run(seed: 9, threads: 2), run(seed: 9, threads: 1), run(seed: 9, threads: 2)]
    let others = try [run(seed: 10, threads: 2), run(seed: 11, threads: 2)]
    return [
      VerifyFigure(
        Target("LAB-1.same", "repetitions that differ")
          .judge(Fraction(again.count { $0 != first })),
        from: .repetition, on: Evidence(again.count, "repetitions", atLeast: 3)),
      VerifyFigure(
        Target("LAB-1.seeds", "other seeds, the same run")
          .judge(Fraction(others.count { $0.digest == first.digest })),
        from: .repetition, on: Evidence(others.count, "other seeds", atLeast: 2)),
    ]
  }

  /// Measures the rate of several concurrent look-ups, with which the documents' rate is within reach.
  static func concurrency(
    _ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool, changing change: Change = { _ in }
  ) throws -> [VerifyFigure] {
    try [(1, "one"), (4, "four")].map { concurrency, name in
      var settings = LoadConfiguration()
      settings.users = 10
      settings.books = 150
      settings.catalogSize = 4_000
      settings.concurrency = concurrency
      change(&settings)
      let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
      let target = Target("ENR-4.\(name)", "look-ups, \(name) at a time", isGate: concurrency > 1)
      return VerifyFigure(
        target.judge(Fraction(run.enrichment.settled * 60_000_000_000, of: run.time.enrichmentTotal)),
        from: .concurrency, on: Evidence(run.enrichment.settled, "look-ups", atLeast: 1_000))
    }
  }

  /// A year of reading after the import; by the documents, a book has one session, which the next one
  /// replaces.
  static func reading() -> [VerifyFigure] {
    var settings = LoadConfiguration()
    settings.users = 10
    Scenario.readingYear.apply(to: &settings)
    var fixture = CellFixture(settings)
    let run = Cell(number: 0, on: fixture).run().figures
    fixture.plant = { $0.sessions.history = .onePerBook }
    let written = Cell(number: 0, on: fixture).run().figures.reading?.kept ?? .none
    let rows: Set<String> = ["SES-5", "SES-2", "SES-3", "SES-9", "CUR-1", "DIV-5", "DIV-7", "ENR-3.flights"]
    let targets = judge(run, settings).filter { rows.contains($0.id) }
    return figures(
      targets, .reading, asWritten: ["SES-5": Fraction(written.part * 100, of: written.whole)])
      + lived(run)
  }

  /// Four months of reading series, and an emptied library at the end.
  static func marathon(_ threads: Int, _ isCancelled: @escaping @Sendable () -> Bool) throws
    -> [VerifyFigure]
  {
    var settings = LoadConfiguration()
    settings.users = 60
    settings.readersPerCell = 20
    Scenario.seriesMarathon.apply(to: &settings)
    let run = try LoadRun(settings).run(threads: threads, isCancelled: isCancelled).run.figures
    let targets = judge(run, settings).filter { row in
      ["SER-8.", "SER-12.", "SER-13.", "SER-15.", "SER-18.", "SER-19.", "SER-21.", "SER-22."].contains {
        row.id.hasPrefix($0)
      }
    }
    return figures(targets, .marathon)
  }

  /// Judges a run; no row is excused because the run is small.
  private static func judge(_ run: RunFigures, _ settings: LoadConfiguration) -> [TargetResult] {
    LoadTargets.judge(run, settings, isStrict: true)
  }

  private static func figures(
    _ targets: [TargetResult], _ part: VerifyPart, asWritten: [String: Fraction] = [:]
  ) -> [VerifyFigure] {
    targets.compactMap { target in
      target.evidence.map { VerifyFigure(target, from: part, on: $0, asWritten: asWritten[target.id]) }
    }
  }

  private static func complaints(
    _ clause: ClauseID, _ title: String, _ run: RunFigures, _ part: VerifyPart = .load
  ) -> VerifyFigure {
    VerifyFigure(
      Target("\(clause.description).watched", title).judge(
        Fraction(run.violations.count { $0.clause == clause })),
      from: part, on: Evidence(run.readers, "readers watched", atLeast: 10))
  }
}
