// What a load run is held to: every figure that the clauses promise and a load run can show.

import BooksTrackBackend
package import Measurement
import Synthesis

/// The targets of a load run.
package enum LoadTargets {
  /// A run of fewer rows may lack what a share is made of: of damaged rows, the rarest, there is one in 350, so that a
  /// run of this size lacks them once in a million times.
  static let rowsOfFullRun = 5_000

  /// Judges what the configuration fixes.
  package static func judge(_ figures: RunFigures, _ configuration: LoadConfiguration) -> [TargetResult] {
    let all =
      imports(figures.imports) + sites(figures) + enrichment(figures)
      + titles(figures.titles, configuration)
      + providers(figures) + series(figures.series)
      + (configuration.readingDays > 0 ? reading(figures.reading ?? ReadingFigures()) : [])
      + (configuration.curation ? curation(figures.reading?.curating ?? CuratingFigures()) : [])
      + (configuration.marathon ? marathon(figures.reading?.marathon ?? MarathonFigures()) : []) + [
        Target("LAB-1", "violations", .exactly, hundredths: 0, .count).judge(
          Fraction(figures.violations.count)),
        Target(
          "LAB-2", "readers run to the end", .exactly, hundredths: configuration.users * 100, .count
        )
        .judge(Fraction(figures.readers)),
      ]
    let isSmall = (1..<rowsOfFullRun).contains(figures.imports.rows)
    return all.map { row in
      var row = row
      row.makeFinding(because: FindingReason.of(row.id, in: configuration))
      if row.verdict == .noData, row.isGate, isSmall || row.id == "CON-11" {
        row.verdict = .tooFew
        row.neededCases = row.neededCases ?? 1
      }
      return row
    }
  }

  /// The rows that a run of that configuration can have, before anything is measured.
  package static func expected(_ configuration: LoadConfiguration) -> [TargetResult] {
    var figures = RunFigures()
    if configuration.format == .mixed {
      for kind in ExportKind.all { figures.duplicatesByFormat[kind.name] = ConfusionCounts() }
    }
    return judge(figures, configuration) + judge(HostMeter().sample(), figures)
  }

  private static func imports(_ figures: ImportFigures) -> [TargetResult] {
    let accounted = figures.imported + figures.duplicateRows + figures.rejected
    return [
      Target("IMP-9", "rows accounted for", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(accounted, of: figures.rows)),
      Target("IMP-5", "damaged rows rejected", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.rejections.recall)),
      Target("IMP-5.whole", "rejections that are right", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.rejections.precision)),
      Target("IMP-11", "added by a second import", .exactly, hundredths: 0, .count)
        .judge(Fraction(figures.worksAddedByRepetition)),
      Target("IMP-12", "reader's facts kept", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.keptFacts)),
      Target("DUP-9.recall", "duplicates recognised", .atLeast, hundredths: 99_00, .percent)
        .judge(Fraction(figures.duplicates.recall)),
      Target("DUP-9.precision", "merges that are right", .atLeast, hundredths: 99_90, .percent)
        .judge(Fraction(figures.duplicates.precision)),
      Target("DUP-11.alike", "look-alikes told apart", .atLeast, hundredths: 99_50, .percent)
        .judge(Fraction(figures.toldApart)),
    ]
  }

  /// Where readers of several sites come together, each site for itself.
  private static func sites(_ figures: RunFigures) -> [TargetResult] {
    guard figures.duplicatesByFormat.count > 1 else { return [] }
    return figures.duplicatesByFormat.sorted { $0.key < $1.key }.flatMap { format, counts in
      [
        Target("DUP-9.recall.\(format)", "… \(format)", .atLeast, hundredths: 99_00, .percent)
          .judge(Fraction(counts.recall)),
        Target("DUP-9.precision.\(format)", "… \(format)", .atLeast, hundredths: 99_90, .percent)
          .judge(Fraction(counts.precision)),
      ]
    }
  }

  /// Titles as the run normalizes them.
  private static func titles(
    _ figures: TitleSearchFigures, _ configuration: LoadConfiguration
  ) -> [TargetResult] {
    [
      Target("TTL-7", "found by normalized title", .atLeast, hundredths: 90_00, .percent)
        .judge(Fraction(figures.found(by: configuration.titles)))
    ]
  }

  private static func enrichment(_ run: RunFigures) -> [TargetResult] {
    let figures = run.enrichment
    let minute = 60_000_000_000
    let settled = figures.settled
    let rate = Fraction(settled * minute, of: run.time.enrichmentTotal)
    // A reader whose works still wait has not got all books in, however long that took.
    let areNineOfTenDone = run.time.unfinishedReaders * 10 <= run.readers
    let slowest = areNineOfTenDone ? run.time.enrichment.quantile(perTenThousand: 9_000) : nil
    return [
      Target("ENR-12", "works with right record", .atLeast, hundredths: 90_00, .percent)
        .judge(Fraction(figures.correct, of: figures.works)),
      Target(
        "ENR-12.precision", "records that are right", .atLeast, hundredths: 99_00, .percent
      )
      .judge(Fraction(figures.correct, of: figures.correct + figures.wrong)),
      Target("ENR-12.facts", "facts that are right", .atLeast, hundredths: 99_00, .percent)
        .judge(Fraction(figures.allFacts)),
      Target("CON-5", "works that name a provider", .atLeast, hundredths: 95_00, .percent)
        .judge(Fraction(figures.withTrueProvenance, of: figures.enriched)),
      Target("ENR-13", "look-up rate, promised", .atLeast, hundredths: 100_00, .booksPerMinute)
        .judge(rate),
      Target("ENR-13.table", "look-up rate, their table", .atLeast, hundredths: 43_00, .booksPerMinute)
        .judge(rate),
      Target("ENR-13.p90", "nine of ten readers done", .atMost, hundredths: 35_00, .minutes)
        .judge(Fraction(slowest ?? 0, of: slowest == nil ? 0 : minute)),
    ]
  }

  /// A provider without calls left is not called, and after an outage every work that waited is looked up in
  /// the end.
  private static func providers(_ figures: RunFigures) -> [TargetResult] {
    let waiting = figures.enrichment.works - figures.enrichment.settled
    return [
      // Where no quota was used up, no call can have been one too many.
      Target("CON-11", "calls beyond a quota", .exactly, hundredths: 0, .count)
        .judge(Fraction(figures.requestsBeyondQuota, of: figures.quotasUsedUp == 0 ? 0 : 1)),
      Target("ENR-10", "works waiting at the end", .exactly, hundredths: 0, .count)
        .judge(Fraction(waiting)),
    ]
  }

  /// A place without a number claims none: it is judged by itself, where there is one. So is what rests on one record's
  /// word, and what stands twice under two names.
  private static func series(_ figures: SeriesFigures) -> [TargetResult] {
    let further = [
      Target("SER-16.series", "true series without number", .atLeast, hundredths: 99_90, .percent)
        .judge(Fraction(figures.unnumbered)),
      Target("SER-16.alone", "true places by one record's word", .atLeast, hundredths: 99_90, .percent)
        .judge(Fraction(figures.alone)),
      Target("SER-16.once", "series that stand once", .atLeast, hundredths: 99_90, .percent)
        .judge(Fraction(figures.once)),
    ]
    return [
      Target("SER-16.recall", "places in series found", .atLeast, hundredths: 98_00, .percent)
        .judge(Fraction(figures.said)),
      Target("SER-16.precision", "true places in series", .atLeast, hundredths: 99_90, .percent)
        .judge(Fraction(figures.held)),
    ] + further.filter { $0.verdict != .noData }
  }

  /// What the app has of readers' sittings, beside the readers' own accounts.
  private static func reading(_ figures: ReadingFigures) -> [TargetResult] {
    let answers = figures.answersCounted.whole
    return [
      Target("SES-5", "sittings with their session", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.kept)),
      Target("SES-2", "what sessions say that is so", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.allFacts)),
      Target("SES-9", "questions asked again", .exactly, hundredths: 0, .count)
        .judge(Fraction(figures.askedAgain, of: figures.questions.isEmpty ? 0 : 1)),
      Target("CUR-1", "points too many or too few", .exactly, hundredths: 0, .count)
        .judge(Fraction(abs(figures.points - figures.pointsEarned), of: answers == 0 ? 0 : 1)),
      Target("DIV-5", "periods counted as anew", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.periodsCounted)),
      Target("DIV-7", "answers that count one book", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.answersCounted)),
      Target("ENR-3.flights", "books from flights looked up", .atLeast, hundredths: 99_00, .percent)
        .judge(Fraction(figures.addedOnFlights)),
    ]
  }

  /// What the app shows of authors, beside what readers said of them.
  private static func curation(_ figures: CuratingFigures) -> [TargetResult] {
    let (alone, made) = (figures.entriesAlone, figures.allEntries)
    return [
      Target("CAS-1.shown", "facts shown as was said", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.shown)),
      Target("CAS-7.bursts", "bursts with one calculation", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.refreshed)),
      Target("CAS-9.told", "changes told of as they were", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.told)),
      Target("CAS-9.saved", "entries that need not be made", .atLeast, hundredths: 80_00, .percent)
        .judge(Fraction(alone - made, of: alone)),
      Target("CAS-9.overridden", "books that differ", .atMost, hundredths: 5_00, .percent)
        .judge(Fraction(figures.overridden)),
      Target("CAS-10.lines", "changes with their line", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.lines)),
      Target("CAS-13.completion", "more known than without", .atLeast, hundredths: 50_00, .percent)
        .judge(Fraction(figures.filled - figures.filledAlone, of: figures.filledAlone)),
    ]
  }

  /// What the app shows of series, beside what readers make of them.
  private static func marathon(_ figures: MarathonFigures) -> [TargetResult] {
    [
      Target("SER-8.shelves", "shelves that are right", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.shelves)),
      Target("SER-12.offers", "recommendations that are right", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.offers)),
      Target("SER-13.once", "celebrations nobody has earned", .exactly, hundredths: 0, .count)
        .judge(Fraction(figures.celebratedTooOften, of: figures.celebrated.whole == 0 ? 0 : 1)),
      Target("SER-15.back", "places that came back", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.back)),
      Target("SER-18.stories", "stories in their order", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.stories)),
      Target("SER-19.picked", "picked volumes in place", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.picked)),
      Target("SER-21.detected", "own markers found", .atLeast, hundredths: 85_00, .percent)
        .judge(Fraction(figures.marked)),
      Target("SER-21.added", "more added than unaided", .atLeast, hundredths: 25_00, .percent)
        .judge(Fraction(figures.added - figures.addedAlone, of: figures.addedAlone)),
      Target("SER-21.celebrated", "finished series celebrated", .atLeast, hundredths: 100_00, .percent)
        .judge(Fraction(figures.celebrated)),
    ]
  }

  /// Judges what the run cost this machine. Not gates: a machine is not the product.
  package static func judge(_ sample: HostSample, _ figures: RunFigures) -> [TargetResult] {
    let mebibyte = 1 << 20
    return [
      Target("LAB-2.time", "time of the whole run", .atMost, hundredths: 60_00, .seconds)
        .judge(Fraction(sample.elapsedNanoseconds, of: 1_000_000_000)),
      Target(
        "LAB-2.memory", "peak memory of the run", .atMost, hundredths: 1_024_00, .mebibytes,
        isGate: false
      )
      .judge(Fraction(sample.peakResidentBytes ?? 0, of: sample.peakResidentBytes == nil ? 0 : mebibyte)),
      Target(
        "IMP-14", "pace on this machine", .atLeast, hundredths: 100_00,
        .booksPerMinute
      ).judge(Fraction(figures.imports.imported * 60_000_000_000, of: sample.elapsedNanoseconds)),
    ].map { row in
      var row = row
      row.makeFinding(because: FindingReason.machine)
      return row
    }
  }
}

extension Fraction {
  init(_ rate: Rate) { self.init(rate.part, of: rate.whole) }
}

extension RunFigures {
  /// Rates for people, by name; in percent unless the name says otherwise.
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
