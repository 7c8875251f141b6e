// The targets of a load run: every figure that the clauses require and that a load run can measure.

import BooksTrackBackend
package import Measurement
import Synthesis

/// The targets of a load run.
package enum LoadTargets {
  /// Judges the part that the configuration determines.
  ///
  /// - Parameter isStrict: If true, gates need enough evidence however small the run is.
  package static func judge(
    _ figures: RunFigures, _ configuration: LoadConfiguration, isStrict: Bool = false
  ) -> [TargetResult] {
    let all =
      imports(figures.imports) + (configuration.format == .mixed ? sites(figures) : []) + enrichment(figures)
      + filled(figures.enrichment)
      + titles(figures.titles, configuration)
      + providers(figures, configuration) + series(figures.series)
      + (configuration.readingDays > 0 ? reading(figures.reading ?? ReadingFigures()) : [])
      + (configuration.curation ? curation(figures.reading?.curating ?? CuratingFigures()) : [])
      + (configuration.marathon ? marathon(figures.reading?.marathon ?? MarathonFigures()) : [])
      + (configuration.devices.map { devices(figures.devices ?? DevicesFigures(), $0.meeting) } ?? []) + [
        Target("LAB-1", "violations").judge(
          Fraction(figures.violations.count),
          on: Evidence(Int(clamping: figures.events), "events", atLeast: 5_000)),
        Target(
          "LAB-2", "readers completed", times: configuration.users
        )
        .judge(Fraction(figures.readers), on: Evidence(figures.readers, "readers", atLeast: 10)),
      ]
    return all.filter { configuration.export == nil || !Self.needsTruthOfFile($0.id) }.map { row in
      var row = row
      row.makeFinding(because: FindingReason.of(row.id, in: configuration, figures))
      if row.verdict == .noData, row.isGate, !isStrict {
        row.makeFinding(because: LeastRun.lack(of: row.id, in: configuration))
      }
      return row
    }
  }

  /// Returns true if a row compares a library with the truth about the rows of an export, which a reader's own
  /// file does not have.
  private static func needsTruthOfFile(_ id: String) -> Bool {
    ["IMP-", "DUP-", "SER-"].contains(where: id.hasPrefix) && id != "IMP-11"
  }

  /// Returns the rows of runs with a configuration, without data.
  package static func expected(_ configuration: LoadConfiguration) -> [TargetResult] {
    let figures = RunFigures()
    return judge(figures, configuration) + judge(HostMeter().sample())
  }

  private static func imports(_ figures: ImportFigures) -> [TargetResult] {
    let accounted = figures.imported + figures.duplicateRows + figures.rejected
    return [
      Target("IMP-9", "rows accounted for")
        .judge(Fraction(accounted, of: figures.rows), on: Evidence(figures.rows, "rows", atLeast: 1_000)),
      Target("IMP-5", "damaged rows rejected")
        .judge(figures.rejections.recall, of: "damaged rows", atLeast: 30),
      Target("IMP-5.whole", "rejections that are right")
        .judge(figures.rejections.precision, of: "rejections", atLeast: 30),
      Target("IMP-11", "added by a second import")
        .judge(
          Fraction(figures.worksAddedByRepetition), on: Evidence(figures.rows, "rows again", atLeast: 1_000)),
      Target("IMP-12", "reader's facts kept")
        .judge(figures.keptFacts, of: "facts", atLeast: 10_000),
      Target("DUP-9.recall", "duplicates recognised")
        .judge(figures.duplicates.recall, of: "further rows", atLeast: 200),
      Target("DUP-9.hard", "… where title or name differ")
        .judge(figures.hardDuplicates, of: "hard further rows", atLeast: 200),
      Target("DUP-9.precision", "merges that are right")
        .judge(figures.duplicates.precision, of: "merges"),
      Target("DUP-11.alike", "look-alikes told apart")
        .judge(figures.toldApart, of: "look-alike pairs", atLeast: 200),
    ]
  }

  /// Returns the site of a kind of export.
  package static func site(_ format: String) -> String { String(format.prefix { $0 != "-" }) }

  /// Returns the rows of each site in a run with mixed exports, all kinds of a site together.
  private static func sites(_ figures: RunFigures) -> [TargetResult] {
    let bySite = Dictionary(
      figures.duplicatesByFormat.map { (site($0.key), $0.value) }, uniquingKeysWith: +)
    return Set(ExportKind.all.map { site($0.name) }).sorted().flatMap { site in
      let counts = bySite[site] ?? ConfusionCounts()
      return [
        Target("DUP-9.recall.\(site)", "… \(site)")
          .judge(counts.recall, of: "further rows"),
        Target("DUP-9.precision.\(site)", "… \(site)")
          .judge(counts.precision, of: "merges"),
      ]
    }
  }

  /// The facts that attached records state and that the reader had not entered, by field.
  private static func filled(_ figures: EnrichmentFigures) -> [TargetResult] {
    [
      ("cover", "covers that records had"), ("isbn", "ISBNs that records had"),
      ("year", "years that records had"), ("pages", "pages that records had"),
    ].map { field, title in
      Target("ENR-15.\(field)", title)
        .judge(figures.filled[field] ?? .none, of: "records with it", atLeast: 1_000)
    }
  }

  /// The search with the run's title normalization.
  private static func titles(
    _ figures: TitleSearchFigures, _ configuration: LoadConfiguration
  ) -> [TargetResult] {
    [
      Target("TTL-7", "found by normalized title")
        .judge(figures.found(by: configuration.titles), of: "look-ups", atLeast: 200)
    ]
  }

  private static func enrichment(_ run: RunFigures) -> [TargetResult] {
    let figures = run.enrichment
    let minute = 60_000_000_000
    let settled = figures.settled
    let rate = Fraction(settled * minute, of: run.time.enrichmentTotal)
    let lookUps = Evidence(settled, "look-ups", atLeast: 1_000)
    let works = Evidence(figures.works, "works", atLeast: 1_000)
    return [
      Target("ENR-12", "works with right record")
        .judge(
          Fraction(figures.correct, of: figures.works), on: Evidence(figures.works, "works", atLeast: 1_000)),
      Target("ENR-12.known", "… of works that can be found")
        .judge(Rate(figures.correct, of: figures.known), of: "works", atLeast: 1_000),
      Target("ENR-12.precision", "records that are right")
        .judge(
          Fraction(figures.correct, of: figures.correct + figures.wrong),
          on: Evidence(figures.correct + figures.wrong, "records", atLeast: 1_000)),
      Target("ENR-12.facts", "facts that are right")
        .judge(figures.exactFacts, of: "facts", atLeast: 10_000),
      // One wrong record in a hundred is allowed, and one right record with facts of another edition: even
      // flawless look-alikes have these (`Misfilings`), and ISBNdb says English where it does not know
      // (`ISBNdbWording`). With 800 facts, a miss is not chance.
      Target("ENR-12.field", "… of the worst field")
        .judge(figures.worstField(ofAtLeast: 800), of: "facts of it", atLeast: 800),
      Target("ENR-12.genre", "genres that are right")
        .judge(figures.genres, of: "genres", atLeast: 1_000),
      Target("CON-5", "works that name a provider")
        .judge(Fraction(figures.withTrueProvenance, of: figures.works), on: works),
      // The upper bound.
      Target("CON-5.best", "… that any provider has")
        .judge(Fraction(figures.works - figures.unknownToProvider, of: figures.works), on: works),
      Target("CON-5.known", "… of those that are answered")
        .judge(figures.named, of: "answered works", atLeast: 1_000),
      Target("CON-5.contributors", "records that name all of them")
        .judge(
          Fraction(figures.withTrueProvenance, of: figures.enriched),
          on: Evidence(figures.enriched, "records", atLeast: 1_000)),
      Target("ENR-13", "look-up rate, promised")
        .judge(rate, on: lookUps),
      Target("ENR-13.table", "look-up rate, their table")
        .judge(rate, on: lookUps),
      Target("ENR-13.p90", "nine of ten readers done")
        .judge(
          wait: run.time.wait(perTenThousand: 9_000),
          on: Evidence(run.time.waitingReaders, "readers", atLeast: 10)),
    ]
  }

  /// A provider whose quota is used up must not be called, and after an outage every work that waited must be
  /// looked up in the end.
  private static func providers(
    _ figures: RunFigures, _ configuration: LoadConfiguration
  ) -> [TargetResult] {
    let waiting = figures.enrichment.works - figures.enrichment.settled
    let failures = figures.timeline.failedQuestions(in: configuration.failingSpells)
    return [
      // Without a used-up quota, no call can exceed one.
      Target("CON-11", "calls beyond a quota")
        .judge(
          Fraction(figures.requestsBeyondQuota, of: figures.quotasUsedUp == 0 ? 0 : 1),
          on: Evidence(figures.quotasUsedUp, "quotas used up", atLeast: 2)),
      Target("ENR-10", "works waiting at the end")
        .judge(Fraction(waiting), on: Evidence(failures, "failed answers", atLeast: 10)),
      Target("ENR-10.usable", "libraries usable meanwhile")
        .judge(figures.enrichment.usable, of: "readers who looked", atLeast: 3),
    ]
  }

  /// Places without a position are judged separately, as are places that only a record states, and series
  /// that the library holds twice under two names.
  private static func series(_ figures: SeriesFigures) -> [TargetResult] {
    let misled = Evidence(figures.misled, "misleading statements", atLeast: 200)
    return [
      Target("SER-16.recall", "places in series found")
        .judge(figures.said, of: "places", atLeast: 500),
      Target("SER-16.precision", "true places in series")
        .judge(Fraction(figures.held), on: misled),
      Target("SER-16.told", "… where something tells")
        .judge(Fraction(figures.told), on: misled),
      // The upper bound.
      Target("SER-16.best", "… that anything tells of")
        .judge(Fraction(figures.told.whole, of: figures.held.whole), on: misled),
      Target("SER-16.series", "true series without number")
        .judge(figures.unnumbered, of: "places"),
      Target("SER-16.alone", "places by one record's word")
        .judge(figures.alone, of: "places"),
      Target("SER-16.once", "series that stand once")
        .judge(figures.once, of: "series"),
    ]
  }

  /// The app's records of sittings, compared with the readers' own accounts.
  private static func reading(_ figures: ReadingFigures) -> [TargetResult] {
    [
      Target("SES-5", "sittings with their session")
        .judge(figures.kept, of: "sittings"),
      Target("SES-2", "what sessions say that is so")
        .judge(figures.allFacts, of: "facts of sessions", atLeast: 800),
      Target("SES-3", "long sittings that count in full")
        .judge(figures.long, of: "long sittings", atLeast: 20),
      Target("SES-9", "questions asked again")
        .judge(Fraction(figures.askedAgain), on: Evidence(figures.asked, "questions", atLeast: 100)),
      Target("CUR-1", "points too many or too few")
        .judge(
          Fraction(abs(figures.points - figures.pointsEarned)),
          on: Evidence(figures.answersCounted.whole, "answers", atLeast: 30)),
      Target("DIV-5", "periods counted as anew")
        .judge(figures.periodsCounted, of: "periods", atLeast: 30),
      Target("DIV-7", "answers that count their books")
        .judge(figures.answersCounted, of: "answers", atLeast: 30),
      Target("ENR-3.flights", "books from flights looked up")
        .judge(figures.addedOnFlights, of: "books"),
    ]
  }

  /// The app's facts of authors, compared with the readers' entries.
  private static func curation(_ figures: CuratingFigures) -> [TargetResult] {
    let (alone, made) = (figures.entriesAlone, figures.allEntries)
    return [
      Target("CAS-1.shown", "facts shown as was said")
        .judge(figures.shown, of: "facts", atLeast: 1_000),
      Target("CAS-7.bursts", "bursts with one calculation")
        .judge(figures.refreshed, of: "bursts"),
      Target("CAS-7.screens", "screens as was said behind it")
        .judge(figures.screens, of: "bursts"),
      Target("CAS-9.told", "changes told of as they were")
        .judge(figures.told, of: "changes"),
      Target("CAS-9.saved", "entries that need not be made")
        .judge(Fraction(alone - made, of: alone), on: Evidence(alone, "entries", atLeast: 1_000)),
      Target("CAS-9.overridden", "books that differ")
        .judge(figures.overridden, of: "books", atLeast: 1_000),
      Target("CAS-10.lines", "changes with their line")
        .judge(figures.lines, of: "changes"),
      Target("CAS-13.completion", "more known than without")
        .judge(
          Fraction(figures.filled - figures.filledAlone, of: figures.filledAlone),
          on: Evidence(figures.filled, "facts", atLeast: 1_000)),
    ]
  }

  /// The app's series, compared with the readers' own accounts.
  private static func marathon(_ figures: MarathonFigures) -> [TargetResult] {
    [
      Target("SER-8.shelves", "shelves that are right")
        .judge(figures.shelves, of: "shelves", atLeast: 500),
      Target("SER-12.offers", "recommendations that are right")
        .judge(figures.offers, of: "books read", atLeast: 100),
      Target("SER-13.once", "celebrations that were not due")
        .judge(
          Fraction(figures.celebratedTooOften),
          on: Evidence(figures.celebrated.whole, "finished series", atLeast: 10)),
      Target("SER-15.back", "places that came back")
        .judge(figures.back, of: "places", atLeast: 500),
      Target("SER-18.stories", "stories in their order")
        .judge(figures.stories, of: "shelves", atLeast: 10),
      Target("SER-19.picked", "picked volumes in place")
        .judge(figures.picked, of: "volumes picked", atLeast: 30),
      Target("SER-22.learnt", "series that are learnt")
        .judge(figures.learnt, of: "series", atLeast: 100),
      Target("SER-22.last", "last volumes that are listed")
        .judge(figures.lastListed, of: "series", atLeast: 100),
      Target("SER-22.found", "listed volumes that are found")
        .judge(figures.listed, of: "searches", atLeast: 20),
      Target("SER-22.any", "missing volumes found")
        .judge(figures.answered, of: "searches", atLeast: 30),
      Target("SER-21.detected", "own markers found")
        .judge(figures.marked, of: "markers", atLeast: 500),
      Target("SER-21.added", "more added than unaided")
        .judge(
          growth: Fraction(figures.added - figures.addedAlone, of: figures.addedAlone),
          on: Evidence(figures.wanted, "volumes wanted", atLeast: 100)),
      Target("SER-21.celebrated", "finished series celebrated")
        .judge(figures.celebrated, of: "finished series", atLeast: 10),
    ]
  }

  /// Judges the cost on this machine. These rows are findings: a machine is not the product.
  package static func judge(_ sample: HostSample) -> [TargetResult] {
    let mebibyte = 1 << 20
    let run = Evidence(1, "runs", atLeast: 1)
    return [
      Target("LAB-2.time", "time of the whole run")
        .judge(Fraction(sample.elapsedNanoseconds, of: 1_000_000_000), on: run),
      Target("LAB-2.memory", "peak memory of the run", isGate: false)
        .judge(
          Fraction(sample.peakResidentBytes ?? 0, of: sample.peakResidentBytes == nil ? 0 : mebibyte), on: run
        ),
    ].map { row in
      var row = row
      row.makeFinding(because: FindingReason.machine)
      return row
    }
  }
}

extension Fraction {
  package init(_ rate: Rate) { self.init(rate.part, of: rate.whole) }
}

extension RunFigures {
  /// Rates by name, for people; in percent unless the name says otherwise.
  var rates: [String: Hundredths] {
    let minute = 60_000_000_000
    let requests = backend.cacheHits + backend.cacheMisses
    let parts: [(String, Fraction)] = [
      ("duplicates.precision", Self.percent(imports.duplicates.precision)),
      ("duplicates.recall", Self.percent(imports.duplicates.recall)),
      ("enrichment.success", Fraction(enrichment.correct * 100, of: enrichment.works)),
      ("enrichment.precision", Fraction(enrichment.correct * 100, of: enrichment.correct + enrichment.wrong)),
      ("enrichment.booksPerMinute", Fraction(enrichment.settled * minute, of: time.enrichmentTotal)),
      ("series.precision", Self.percent(series.held)),
      ("series.recall", Self.percent(series.said)),
      ("titles.off", Self.percent(titles.off)),
      ("titles.asWritten", Self.percent(titles.asWritten)),
      ("titles.corrected", Self.percent(titles.corrected)),
      ("cache.hits", Fraction(backend.cacheHits * 100, of: requests)),
      (
        "provider.callsPerBook",
        Fraction(providerRequests.values.reduce(0, +), of: enrichment.settled)
      ),
    ]
    return Dictionary(
      uniqueKeysWithValues: parts.compactMap { name, value in
        value.hundredths.map { (name, Hundredths(hundredths: $0)) }
      })
  }

  private static func percent(_ rate: Rate) -> Fraction { Fraction(rate.part * 100, of: rate.whole) }
}
