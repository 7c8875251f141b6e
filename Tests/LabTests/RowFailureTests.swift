// Every row of a load run can fail: for each there is something that a run may have counted and that makes it
// miss its limit. A row that nothing could make fail would be worth nothing.

import Measurement
import Simulation
import Synthesis
import Testing

@testable import LabWorld

@Suite struct RowFailureTests {
  /// The figures of a run without any violation.
  private static var good: RunFigures {
    var figures = RunFigures()
    figures.readers = 20
    figures.imports.rows = 30_000
    figures.imports.imported = 29_000
    figures.imports.duplicatesByTier = ["isbn": 900]
    figures.imports.rejected = 100
    figures.imports.duplicates = ConfusionCounts(truePositive: 900, falsePositive: 0, falseNegative: 0)
    figures.imports.rejections = ConfusionCounts(truePositive: 100, falsePositive: 0, falseNegative: 0)
    figures.imports.alike = ["volume": Rate(900, of: 900), "adaptation": Rate(100, of: 100)]
    figures.imports.kept = ["rating": Rate(28_000, of: 28_000), "review": Rate(28_000, of: 28_000)]
    figures.imports.furtherByKind = ["titleSlip": Rate(300, of: 300)]
    figures.duplicatesByFormat = [
      "goodreads": figures.imports.duplicates, "storygraph": figures.imports.duplicates,
      "librarything": figures.imports.duplicates,
    ]
    figures.titles.corrected = Rate(950, of: 1_000)
    figures.enrichment.works = 29_000
    figures.enrichment.byState = ["enriched": 29_000]
    figures.enrichment.correct = 29_000
    figures.enrichment.facts = [
      "pages": ["google-books": Rate(2_000, of: 2_000), "isbndb": Rate(2_000, of: 2_000)],
      "cover": ["google-books": Rate(20_000, of: 20_000)], "genre": ["isbndb": Rate(5_000, of: 5_000)],
    ]
    for field in ["cover", "isbn", "year", "pages"] {
      figures.enrichment.filled[field] = Rate(5_000, of: 5_000)
    }
    figures.enrichment.usable = Rate(20, of: 20)
    figures.enrichment.withProvenance = 29_000
    figures.enrichment.withTrueProvenance = 29_000
    figures.enrichment.named = Rate(29_000, of: 29_000)
    figures.quotasUsedUp = 3
    figures.timeline.note(.failed, at: .init(nanoseconds: 0), count: 10)
    figures.events = 500_000
    figures.time.enrichmentTotal = 29_000 * 400_000_000
    for _ in 0..<20 { figures.time.enrichment.record(1_200_000_000_000) }
    figures.series.said = Rate(10_000, of: 10_000)
    figures.series.held = Rate(10_000, of: 10_000)
    figures.series.told = Rate(10_000, of: 10_000)
    figures.series.unnumbered = Rate(2_000, of: 2_000)
    figures.series.alone = Rate(2_000, of: 2_000)
    figures.series.once = Rate(2_000, of: 2_000)
    figures.series.misleading = [SeriesOddity.publisher.rawValue: 300]
    figures.reading = reading
    figures.devices = devices
    return figures
  }

  private static var devices: DevicesFigures {
    var figures = DevicesFigures()
    figures.silent = Rate(20, of: 20)
    figures.lastWrites = Rate(300, of: 300)
    figures.settled = Rate(20, of: 20)
    figures.equal = Rate(50_000, of: 50_000)
    figures.removed = Rate(30, of: 30)
    figures.answers = 60
    (figures.points, figures.pointsEarned) = (600, 600)
    figures.claims = Rate(20, of: 20)
    figures.joined = Rate(2_000, of: 2_000)
    figures.alone = Rate(1_000, of: 1_000)
    figures.latency.record(3_000_000_000, times: 200)
    figures.latencyOnline = figures.latency
    figures.sessions = Rate(200, of: 200)
    figures.running = Rate(40, of: 40)
    figures.counted = Rate(40, of: 40)
    return figures
  }

  private static var reading: ReadingFigures {
    var figures = ReadingFigures()
    figures.readers = 20
    figures.kept = Rate(600, of: 600)
    figures.facts = ["time": Rate(600, of: 600), "pages": Rate(600, of: 600)]
    figures.long = Rate(30, of: 30)
    figures.questions = ["answered": 100, "nothing to ask": 500]
    figures.answersCounted = Rate(100, of: 100)
    (figures.points, figures.pointsEarned) = (500, 500)
    figures.periodsCounted = Rate(80, of: 80)
    figures.addedOnFlights = Rate(1_000, of: 1_000)
    var curating = CuratingFigures()
    curating.entries = ["facts of authors": 1_000]
    curating.entriesAlone = 6_000
    curating.overridden = Rate(100, of: 10_000)
    curating.shown = Rate(6_000, of: 6_000)
    curating.told = Rate(1_000, of: 1_000)
    curating.refreshed = Rate(300, of: 300)
    curating.screens = Rate(300, of: 300)
    curating.lines = Rate(1_000, of: 1_000)
    (curating.filled, curating.filledAlone) = (6_000, 1_100)
    figures.curating = curating
    var marathon = MarathonFigures()
    marathon.shelves = Rate(2_000, of: 2_000)
    marathon.offers = Rate(700, of: 700)
    (marathon.wanted, marathon.added, marathon.addedAlone) = (200, 180, 120)
    marathon.celebrated = Rate(60, of: 60)
    (marathon.stories, marathon.picked) = (Rate(60, of: 60), Rate(60, of: 60))
    (marathon.learnt, marathon.lastListed) = (Rate(1_000, of: 1_000), Rate(1_000, of: 1_000))
    (marathon.answered, marathon.listed) = (Rate(100, of: 100), Rate(100, of: 100))
    marathon.back = Rate(3_000, of: 3_000)
    marathon.marked = Rate(2_000, of: 2_000)
    figures.marathon = marathon
    return figures
  }

  /// A change of the figures that violates each row, by its id.
  private static let spoiled: [(id: String, spoil: @Sendable (inout RunFigures) -> Void)] = [
    ("IMP-9", { $0.imports.rejected += 1 }),
    (
      "IMP-5",
      { $0.imports.rejections = ConfusionCounts(truePositive: 99, falsePositive: 0, falseNegative: 1) }
    ),
    (
      "IMP-5.whole",
      { $0.imports.rejections = ConfusionCounts(truePositive: 100, falsePositive: 1, falseNegative: 0) }
    ),
    ("IMP-11", { $0.imports.worksAddedByRepetition = 1 }),
    ("IMP-12", { $0.imports.kept["review"] = Rate(27_999, of: 28_000) }),
    (
      "DUP-9.recall",
      { $0.imports.duplicates = ConfusionCounts(truePositive: 900, falsePositive: 0, falseNegative: 40) }
    ),
    (
      "DUP-9.hard",
      { $0.imports.furtherByKind["titleSlip"] = Rate(290, of: 300) }
    ),
    (
      "DUP-9.precision",
      { $0.imports.duplicates = ConfusionCounts(truePositive: 900, falsePositive: 40, falseNegative: 0) }
    ),
    (
      "DUP-9.recall.storygraph",
      { $0.duplicatesByFormat["storygraph"] = ConfusionCounts(truePositive: 900, falseNegative: 90) }
    ),
    (
      "DUP-9.precision.storygraph",
      { $0.duplicatesByFormat["storygraph"] = ConfusionCounts(truePositive: 900, falsePositive: 90) }
    ),
    ("DUP-11.alike", { $0.imports.alike["adaptation"] = Rate(60, of: 100) }),
    ("ENR-12", { $0.enrichment.correct = 26_000 }),
    (
      "ENR-12.known",
      {
        $0.enrichment.unknownToProvider = 2_000
        $0.enrichment.correct = 26_700
      }
    ),
    ("ENR-12.precision", { $0.enrichment.wrong = 300 }),
    ("ENR-12.facts", { $0.enrichment.facts["pages"]?["isbndb"] = Rate(1_700, of: 2_000) }),
    ("ENR-12.field", { $0.enrichment.facts["pages"]?["isbndb"] = Rate(1_880, of: 2_000) }),
    ("ENR-12.genre", { $0.enrichment.facts["genre"]?["isbndb"] = Rate(4_700, of: 5_000) }),
    ("CON-5", { $0.enrichment.withTrueProvenance = 27_000 }),
    (
      "CON-5.best",
      {
        $0.enrichment.unknownToProvider = 1_800
        $0.enrichment.correct = 27_200
      }
    ),
    ("CON-5.known", { $0.enrichment.named = Rate(27_000, of: 29_000) }),
    ("CON-5.contributors", { $0.enrichment.withTrueProvenance = 28_999 }),
    ("ENR-13", { $0.time.enrichmentTotal *= 2 }),
    ("ENR-13.table", { $0.time.enrichmentTotal *= 4 }),
    ("ENR-13.p90", { for _ in 0..<3 { $0.time.enrichment.record(2_200_000_000_000) } }),
    ("ENR-15.cover", { $0.enrichment.filled["cover"] = Rate(4_900, of: 5_000) }),
    ("ENR-15.isbn", { $0.enrichment.filled["isbn"] = Rate(4_900, of: 5_000) }),
    ("ENR-15.year", { $0.enrichment.filled["year"] = Rate(4_900, of: 5_000) }),
    ("ENR-15.pages", { $0.enrichment.filled["pages"] = Rate(4_900, of: 5_000) }),
    ("TTL-7", { $0.titles.corrected = Rate(890, of: 1_000) }),
    ("CON-11", { $0.requestsBeyondQuota = 1 }),
    ("ENR-10", { $0.enrichment.byState = ["enriched": 28_999, "pending": 1] }),
    ("ENR-10.usable", { $0.enrichment.usable = Rate(19, of: 20) }),
    ("SER-16.recall", { $0.series.said = Rate(9_700, of: 10_000) }),
    ("SER-16.precision", { $0.series.held = Rate(9_980, of: 10_000) }),
    ("SER-16.told", { $0.series.told = Rate(9_980, of: 10_000) }),
    ("SER-16.best", { $0.series.held = Rate(10_020, of: 10_020) }),
    ("SER-16.series", { $0.series.unnumbered = Rate(1_980, of: 2_000) }),
    ("SER-16.alone", { $0.series.alone = Rate(1_980, of: 2_000) }),
    ("SER-16.once", { $0.series.once = Rate(1_980, of: 2_000) }),
    ("SES-5", { $0.reading?.kept = Rate(599, of: 600) }),
    ("SES-2", { $0.reading?.facts["time"] = Rate(599, of: 600) }),
    ("SES-3", { $0.reading?.long = Rate(29, of: 30) }),
    ("SES-9", { $0.reading?.askedAgain = 1 }),
    ("CUR-1", { $0.reading?.points = 495 }),
    ("DIV-5", { $0.reading?.periodsCounted = Rate(79, of: 80) }),
    ("DIV-7", { $0.reading?.answersCounted = Rate(99, of: 100) }),
    ("ENR-3.flights", { $0.reading?.addedOnFlights = Rate(980, of: 1_000) }),
    ("CAS-1.shown", { $0.reading?.curating?.shown = Rate(5_999, of: 6_000) }),
    ("CAS-7.bursts", { $0.reading?.curating?.refreshed = Rate(299, of: 300) }),
    ("CAS-7.screens", { $0.reading?.curating?.screens = Rate(299, of: 300) }),
    ("CAS-9.told", { $0.reading?.curating?.told = Rate(999, of: 1_000) }),
    ("CAS-9.saved", { $0.reading?.curating?.entriesAlone = 2_000 }),
    ("CAS-9.overridden", { $0.reading?.curating?.overridden = Rate(600, of: 10_000) }),
    ("CAS-10.lines", { $0.reading?.curating?.lines = Rate(999, of: 1_000) }),
    ("CAS-13.completion", { $0.reading?.curating?.filled = 1_200 }),
    ("SER-8.shelves", { $0.reading?.marathon?.shelves = Rate(1_999, of: 2_000) }),
    ("SER-12.offers", { $0.reading?.marathon?.offers = Rate(699, of: 700) }),
    ("SER-13.once", { $0.reading?.marathon?.celebratedTooOften = 1 }),
    ("SER-15.back", { $0.reading?.marathon?.back = Rate(2_999, of: 3_000) }),
    ("SER-18.stories", { $0.reading?.marathon?.stories = Rate(59, of: 60) }),
    ("SER-19.picked", { $0.reading?.marathon?.picked = Rate(59, of: 60) }),
    ("SER-22.learnt", { $0.reading?.marathon?.learnt = Rate(800, of: 1_000) }),
    ("SER-22.last", { $0.reading?.marathon?.lastListed = Rate(800, of: 1_000) }),
    ("SER-22.found", { $0.reading?.marathon?.listed = Rate(80, of: 100) }),
    ("SER-22.any", { $0.reading?.marathon?.answered = Rate(80, of: 100) }),
    ("SER-21.detected", { $0.reading?.marathon?.marked = Rate(1_600, of: 2_000) }),
    ("SER-21.added", { $0.reading?.marathon?.added = 140 }),
    ("SER-21.celebrated", { $0.reading?.marathon?.celebrated = Rate(59, of: 60) }),
    ("SYN-1.silent", { $0.devices?.silent = Rate(19, of: 20) }),
    ("SYN-2.last", { $0.devices?.lastWrites = Rate(299, of: 300) }),
    ("SYN-3.rest", { $0.devices?.settled = Rate(19, of: 20) }),
    ("SYN-3.equal", { $0.devices?.equal = Rate(49_999, of: 50_000) }),
    ("SYN-3.gone", { $0.devices?.removed = Rate(29, of: 30) }),
    ("SYN-4.joined", { $0.devices?.joined = Rate(1_960, of: 2_000) }),
    ("SYN-4.alone", { $0.devices?.alone = Rate(980, of: 1_000) }),
    ("SYN-7.points", { $0.devices?.points = 605 }),
    ("SYN-11.true", { $0.devices?.claims = Rate(19, of: 20) }),
    ("SYN-12.latency", { $0.devices?.latencyOnline.record(120_000_000_000, times: 200) }),
    ("SYN-12.away", { $0.devices?.latency.record(120_000_000_000, times: 200) }),
    ("SES-1.sittings", { $0.devices?.sessions = Rate(199, of: 200) }),
    ("SES-1.timers", { $0.devices?.running = Rate(39, of: 40) }),
    ("DIV-7.devices", { $0.devices?.counted = Rate(39, of: 40) }),
    ("LAB-1", { $0.violations = [Violation(clause: "LAB-1", place: "cell 0", complaint: "a test")] }),
    ("LAB-2", { $0.readers = 19 }),
  ]

  private static func verdicts(_ figures: RunFigures) -> [String: TargetVerdict] {
    Dictionary(uniqueKeysWithValues: targets(figures).map { ($0.id, $0.verdict) })
  }

  private static func targets(_ figures: RunFigures) -> [TargetResult] {
    var configuration = LoadConfiguration()
    configuration.users = 20
    configuration.format = .mixed
    configuration.readingDays = 30
    configuration.curation = true
    configuration.marathon = true
    configuration.devices = SeveralDevices()
    let together = LoadTargets.judge(figures, configuration)
    configuration.devices?.meeting = .apart
    let apart = LoadTargets.judge(figures, configuration).filter { $0.id.hasPrefix("SYN-4") }
    return together + apart
  }

  @Test func `a run without violations misses no row`() {
    #expect(Self.verdicts(Self.good).filter { $0.value != .held }.isEmpty)
  }

  @Test(arguments: spoiled.map(\.id))
  func `each row fails by its own figure`(id: String) throws {
    var figures = Self.good
    try #require(Self.spoiled.first { $0.id == id }).spoil(&figures)
    #expect(Self.verdicts(figures)[id] == .missed)
  }

  /// Of twenty readers two may be slower than the limit, or never done; what they waited does not count then.
  @Test(arguments: [
    (0, 20, TargetVerdict.held), (2, 18, .held), (3, 17, .missed), (20, 0, .missed), (4, 5, .noData),
  ])
  func `readers who never have all books are slower than any limit`(
    unfinished: Int, done: Int, verdict: TargetVerdict
  ) throws {
    var figures = Self.good
    figures.time.enrichment = Histogram()
    for _ in 0..<done { figures.time.enrichment.record(1_200_000_000_000) }
    figures.time.unfinishedReaders = unfinished
    let row = try #require(Self.targets(figures).first { $0.id == "ENR-13.p90" })
    #expect(row.verdict == verdict)
    #expect(row.measuredText == (verdict == .held ? "20" : verdict == .missed ? "no end" : "no data"))
  }

  /// Of the ninety who are done the 81st waited 20 minutes, and of all hundred the 90th waited forty.
  @Test(arguments: [57, 60])
  func `SER-21: few wanted volumes are too little evidence, whatever they give`(added: Int) throws {
    var figures = Self.good
    var marathon = try #require(figures.reading?.marathon)
    (marathon.wanted, marathon.added, marathon.addedAlone) = (63, added, 46)
    figures.reading?.marathon = marathon
    #expect(Self.verdicts(figures)["SER-21.added"] == .noData)
  }

  @Test func `nine of ten readers are those of all readers`() throws {
    var figures = Self.good
    figures.time.enrichment = Histogram()
    for place in 1...90 { figures.time.enrichment.record(place > 81 ? 2_400_000_000_000 : 1_200_000_000_000) }
    figures.time.unfinishedReaders = 10
    #expect(Self.verdicts(figures)["ENR-13.p90"] == .missed)
  }

  @Test func `the page of rows has each of them`() throws {
    let page = try Document("Sources/bookstrack-sim/bookstrack-sim.docc/Rows.md")
    let rows = page.lines.compactMap { $0.firstMatch(of: /^\| ([A-Z]+-[\w.-]+) \|/).map { String($0.1) } }
    #expect(rows == Self.spoiled.map(\.id).filter { !$0.hasSuffix(".storygraph") })
    let least = page.lines.compactMap { line in
      line.firstMatch(of: /^\| ([A-Z]+-[\w.-]+) \|[^|]+\| ([^|]+) \| ?([^|]*?) ?\|/)
    }
    let made = Dictionary(uniqueKeysWithValues: Self.targets(RunFigures()).map { ($0.id, $0.evidence) })
    for row in least {
      let evidence = try #require(made[String(row.1)] ?? nil)
      #expect(row.2 == "\(evidence.minimum.grouped) \(evidence.noun)", "\(row.1)")
      #expect(row.3 == LeastRun.sizes[String(row.1)]?.text ?? "", "\(row.1)")
    }
    #expect(least.count == rows.count)
  }

  @Test func `no row is omitted here`() {
    let sites = ["goodreads", "librarything"].flatMap { ["DUP-9.recall.\($0)", "DUP-9.precision.\($0)"] }
    #expect(Set(Self.verdicts(Self.good).keys) == Set(Self.spoiled.map(\.id) + sites))
  }
}
