// The lab's own arithmetic of right and wrong, on cases small enough to count by hand.

import BooksTrackAPI
import Measurement
import Testing

@testable import BooksTrack
@testable import LabWorld
@testable import Providers
@testable import Synthesis

@Suite struct AccuracyTests {
  private static func work(_ number: UInt32) -> WorkID { WorkID(replica: 1, serial: number) }

  private static func truth(_ rows: [(TruthRowKind, Int)]) -> LibraryTruth {
    LibraryTruth(
      catalogSeed: 0, catalogSize: 0, format: "goodreads",
      rows: rows.enumerated().map { index, row in
        TruthRow(
          row: index + 1, kind: row.0, duplicate: row.0 == .duplicate ? .subtitle : nil, damage: nil,
          work: row.1,
          edition: 0, isbn: nil, marker: .none, memberships: [])
      })
  }

  @Test func aMergeIsRightOnlyIntoTheSameBook() {
    let truth = Self.truth([
      (.book, 10), (.duplicate, 10), (.book, 11), (.duplicate, 11), (.book, 12), (.duplicate, 12),
    ])
    let figures = ImportFigures(
      [
        1: RowResult(work: Self.work(0), tier: nil, rejection: nil),
        // Right: the same book.
        2: RowResult(work: Self.work(0), tier: .isbn, rejection: nil),
        // Wrong: another book, which is lost by it.
        3: RowResult(work: Self.work(0), tier: .fuzzy, rejection: nil),
        // Wrong and missing: book 11 is there, as a part of work 0.
        4: RowResult(work: Self.work(0), tier: .fuzzy, rejection: nil),
        5: RowResult(work: Self.work(1), tier: nil, rejection: nil),
        // Missing.
        6: RowResult(work: Self.work(2), tier: nil, rejection: nil),
      ], against: truth)
    #expect(figures.duplicates == ConfusionCounts(truePositive: 1, falsePositive: 2, falseNegative: 2))
    #expect(figures.missedByKind == ["subtitle": 1])
    #expect(figures.imported == 3)
    #expect(figures.duplicatesByTier == ["isbn": 1, "fuzzy": 2])
  }

  @Test func `IMP-9: a row that is reported twice is not accounted for`() {
    var summary = ImportSummary(format: "goodreads", strategy: .skip)
    for row in 1...2 { summary.note(.imported(Self.work(UInt32(row))), row: row, title: "") }
    summary.rejected = [RejectedRow(row: 2, line: 3, reason: .unreadable("a row"), fields: [])]
    let results = RowResults(summary)
    #expect(results.results[1]?.work == Self.work(1))
    #expect(results.results[2]?.work == nil && results.results[2]?.rejection == nil)
  }

  @Test func damagedRowsHaveToBeRejectedAndNoOthers() {
    let truth = Self.truth([(.damaged, 1), (.damaged, 2), (.book, 3)])
    let figures = ImportFigures(
      [
        1: RowResult(work: nil, tier: nil, rejection: "tooFewFields"),
        2: RowResult(work: Self.work(0), tier: nil, rejection: nil),
        3: RowResult(work: nil, tier: nil, rejection: "noTitle"),
      ], against: truth)
    #expect(figures.rejections == ConfusionCounts(truePositive: 1, falsePositive: 1, falseNegative: 1))
    #expect(figures.rejected == 2)
  }

  @Test func `LAB-7: a gate without data is missed, and one with data is not`() {
    var figures = RunFigures()
    figures.events = 10_000
    let run = RunPart(configuration: .init(), digest: "", isComplete: true, figures: figures)
    #expect(run.targets.contains { $0.id == "SER-16.precision" && $0.verdict == .noData && $0.isGate })
    #expect(run.targets.contains { $0.id == "LAB-1" && $0.verdict == .held })
  }

  @Test func `LAB-2: the cost of a run on this machine is reported and is no gate`() {
    let results = LoadTargets.judge(HostMeter().sample())
    #expect(results.map(\.id) == ["LAB-2.time", "LAB-2.memory"])
    #expect(results.allSatisfy { !$0.isGate })
  }

  @Test func aRowThatIsLostShowsInTheSum() {
    let figures = ImportFigures(
      [1: RowResult(work: Self.work(0), tier: nil, rejection: nil)],
      against: Self.truth([(.book, 1), (.book, 2)]))
    #expect(figures.rows == 2)
    #expect(figures.imported + figures.duplicateRows + figures.rejected == 1)
    let target = LoadTargets.judge(Self.run(figures), LoadConfiguration()).first { $0.id == "IMP-9" }
    #expect(target?.verdict == .missed)
  }

  private static func run(_ imports: ImportFigures) -> RunFigures {
    var figures = RunFigures()
    figures.imports = imports
    return figures
  }

  @Test func anAttachedRecordIsRightOnlyIfItIsTheReadersBook() {
    var library = Library(replica: 1)
    for (serial, volume) in [(UInt32(0), "right"), (1, "other"), (2, nil)] as [(UInt32, String?)] {
      var work = Work(id: Self.work(serial), title: "T\(serial)", authors: [])
      work.enrichment = .enriched
      if let volume { work.externalIDs = [ExternalID(provider: "google-books", value: volume)] }
      work.provenance.primaryProvider = volume == nil ? nil : "google-books"
      library.apply(.put(work))
    }
    let works = TrueWorks(
      [
        1: RowResult(work: Self.work(0), tier: nil, rejection: nil),
        2: RowResult(work: Self.work(1), tier: nil, rejection: nil),
      ],
      Self.truth([(.book, 10), (.book, 11)]))
    var figures = EnrichmentFigures()
    figures.count(
      library, works, bookOf: { $0.value == "right" ? 10 : 99 }, gap: { $0 == 10 ? nil : "old" }, unnamed: [:]
    )
    #expect(figures.works == 3)
    #expect(figures.correct == 1)
    #expect(figures.wrong == 2)
    #expect(figures.withProvenance == 2)
    #expect(figures.unknownToProvider == 1)
    #expect(figures.unknownByClump == ["old": 1])
    #expect(figures.outOfReach == 0 && figures.known == 2)
    #expect(figures.unknownByState == ["enriched": 1])
    // Nobody can name whom a book comes from that no provider has, and what waits has no answer yet.
    #expect(figures.named == Rate(1, of: 2))
    var waiting = Library(replica: 1)
    var work = Work(id: Self.work(0), title: "T", authors: [])
    work.enrichment = .pending
    waiting.apply(.put(work))
    figures.count(waiting, works, bookOf: { _ in nil }, gap: { _ in nil }, unnamed: [:])
    #expect(figures.works == 4 && figures.named == Rate(1, of: 2))
  }

  /// Of five works the first has its record, the second another book's, the third nobody has, and the others
  /// have none.
  @Test func `ENR-12: a work is unreachable if a provider has it and no query finds it`() {
    var library = Library(replica: 1)
    var results: [Int: RowResult] = [:]
    for serial in 0..<5 {
      var work = Work(id: Self.work(UInt32(serial)), title: "T\(serial)", authors: [])
      work.enrichment = serial < 2 ? .enriched : .notFound
      if serial < 2 { work.externalIDs = [ExternalID(provider: "google-books", value: "10")] }
      library.apply(.put(work))
      results[serial + 1] = RowResult(work: work.id, tier: nil, rejection: nil)
    }
    let works = TrueWorks(results, Self.truth((10...14).map { (.book, $0) }))
    var figures = EnrichmentFigures()
    var missed: [WorkID] = []
    figures.count(
      library, works, bookOf: { Int($0.value) }, gap: { $0 == 12 ? "old" : nil }, isInReach: { $0 == 14 },
      unnamed: [:], missed: { id, work, _ in if id == "ENR-12.known" { missed.append(work) } })
    // Every work that lowers the share of those that can be found is a case of it.
    #expect(missed == [Self.work(4)])
    #expect(figures.correct == 1 && figures.wrong == 1)
    #expect(figures.unknownToProvider == 1 && figures.outOfReach == 2 && figures.known == 2)
    // A right record shows that a provider has the book, as an illustrated edition.
    var found = EnrichmentFigures()
    found.count(library, works, bookOf: { Int($0.value) }, gap: { _ in "old" }, unnamed: [:])
    #expect(found.correct == 1 && found.unknownToProvider == 4 && found.known == 1)
  }

  @Test(
    arguments: [
      ("google-books", ["google-books"], false, 1), ("openlibrary", ["openlibrary"], false, 0),
      ("google-books", ["google-books", "openlibrary"], false, 0), ("isbndb", ["google-books"], false, 0),
      ("google-books", ["google-books"], true, 0),
    ])
  func `CON-5: a contributor is correct if its look-alike has an identifier that is attached`(
    primary: String, contributors: [String], isGiverUnnamed: Bool, right: Int
  ) {
    var library = Library(replica: 1)
    var work = Work(id: Self.work(0), title: "T", authors: [])
    work.enrichment = .enriched
    // One that its look-alike knows, and one that nobody ever gave out.
    work.externalIDs = [
      ExternalID(provider: "google-books", value: "known"), ExternalID(provider: "isbndb", value: "invented"),
    ]
    work.provenance = Provenance(primaryProvider: primary, contributors: contributors)
    library.apply(.put(work))
    var figures = EnrichmentFigures()
    figures.count(
      library, TrueWorks([:], Self.truth([])), bookOf: { $0.value == "known" ? 10 : nil },
      gap: { _ in nil }, unnamed: isGiverUnnamed ? [work.id: "its cover"] : [:])
    #expect(figures.withProvenance == 1)
    #expect(figures.withTrueProvenance == right)
    #expect(figures.named == Rate(right, of: 1))
  }
}

@Suite struct SeriesAccuracyTests {
  private static let catalog = Catalog.make(seed: 1, size: 2_000)

  @Test func `SER-16: a wrong place of a book in two series of one name shows the right one`() throws {
    let book = try #require(
      Self.catalog.works.indices.first { Self.catalog.works[$0].memberships.count == 1 })
    let place = Self.catalog.works[book].memberships[0]
    let name = Self.catalog.series[place.series].name
    var library = Library(replica: 1)
    let work = WorkID(replica: 1, serial: 0)
    library.apply(.put(Work(id: work, title: "T", authors: [])))
    for serial in 0..<UInt32(2) {
      let series = BooksTrack.SeriesID(replica: 1, serial: serial)
      library.apply(
        .put(Series(id: series, name: name, source: .automatic, created: Timestamp(milliseconds: 0))))
      library.apply(
        .put(
          Membership(
            id: MembershipID(replica: 1, serial: serial), series: series, work: work,
            position: SeriesPosition(place.position.text))))
    }
    let truth = LibraryTruth(
      catalogSeed: 1, catalogSize: 2_000, format: "goodreads",
      rows: [
        TruthRow(
          row: 1, kind: .book, duplicate: nil, damage: nil, work: book, edition: 0, isbn: nil, marker: .none,
          memberships: [])
      ])
    let results = [1: RowResult(work: work, tier: nil, rejection: nil)]
    var outcomes: [String] = []
    _ = SeriesFigures(library, TrueWorks(results, truth), Self.catalog, said: [:]) { id, _, outcome in
      if id == "SER-16.told" { outcomes.append(outcome) }
    }
    let shown = "\(name.lowercased()) at \(place.position.text)"
    #expect(outcomes == ["it stands in \(shown), beside \(shown)"])
  }

  @Test func `SER-16: a place is correct by its series, and by its number if it has one`() throws {
    let book = try #require(
      Self.catalog.works.indices.first { index in
        Self.catalog.works[index].memberships.count == 1
          && Self.catalog.works[index].memberships[0].position.whole == 2
      })
    let name = Self.catalog.series[Self.catalog.works[book].memberships[0].series].name
    var library = Library(replica: 1)
    let places: [(String, SeriesPosition?)] = [
      (name, SeriesPosition(2)), (name.uppercased(), SeriesPosition(2)), (name, nil),
      (name, SeriesPosition(3)), ("Nobody's Series", nil), ("Nobody's Series", SeriesPosition(2)),
    ]
    var results: [Int: RowResult] = [:]
    for (number, place) in places.enumerated() {
      let serial = UInt32(number)
      let work = WorkID(replica: 1, serial: serial)
      library.apply(.put(Work(id: work, title: "T\(number)", authors: [])))
      let series = BooksTrack.SeriesID(replica: 1, serial: serial)
      library.apply(
        .put(
          Series(id: series, name: place.0, source: .automatic, created: Timestamp(milliseconds: 0))))
      library.apply(
        .put(
          Membership(
            id: MembershipID(replica: 1, serial: serial), series: series, work: work, position: place.1)))
      results[number + 1] = RowResult(work: work, tier: nil, rejection: nil)
    }
    let truth = LibraryTruth(
      catalogSeed: 1, catalogSize: 2_000, format: "goodreads",
      rows: places.indices.map { number in
        TruthRow(
          row: number + 1, kind: .book, duplicate: nil, damage: nil, work: book, edition: 0, isbn: nil,
          marker: .none, memberships: [])
      })
    var twice: [String] = []
    let figures = SeriesFigures(library, TrueWorks(results, truth), Self.catalog, said: [:]) {
      id, _, outcome in
      if id == "SER-16.once" { twice.append(outcome) }
    }
    #expect(twice == ["\(name) stands as “\(name)” and “\(name.uppercased())” and “\(name)”"])
    #expect(figures.held == Rate(3, of: 6))
    #expect(figures.unnumbered == Rate(1, of: 2))
    #expect(figures.alone == Rate(3, of: 3))
    // The three places that are true stand in three series.
    #expect(figures.once == Rate(0, of: 1))
  }

  /// A library of one work, which stands in one series of that name.
  private static func library(
    _ name: String, _ position: String?, of book: Int, by ids: [ExternalID]
  ) -> (Library, TrueWorks) {
    var library = Library(replica: 1)
    let work = WorkID(replica: 1, serial: 0)
    var row = Work(id: work, title: "T", authors: [])
    row.externalIDs = ids
    library.apply(.put(row))
    let series = BooksTrack.SeriesID(replica: 1, serial: 0)
    library.apply(
      .put(Series(id: series, name: name, source: .automatic, created: Timestamp(milliseconds: 0))))
    library.apply(
      .put(
        Membership(
          id: MembershipID(replica: 1, serial: 0), series: series, work: work,
          position: position.flatMap { SeriesPosition($0) })))
    let truth = LibraryTruth(
      catalogSeed: 1, catalogSize: 2_000, format: "goodreads",
      rows: [
        TruthRow(
          row: 1, kind: .book, duplicate: nil, damage: nil, work: book, edition: 0, isbn: nil, marker: .none,
          memberships: [])
      ])
    return (library, TrueWorks([1: RowResult(work: work, tier: nil, rejection: nil)], truth))
  }

  @Test(arguments: [SeriesOddity.recordMiscounted, .recordMisnamed, .otherName, .recordOfPublisher])
  func `SER-16: an error of the attached record counts as its mistake only if nothing else causes it`(
    oddity: SeriesOddity
  ) throws {
    let providers = ProviderList(catalog: Self.catalog, providers: [.openLibrary])
    let lookalike = try #require(providers["openlibrary"]?.lookalike as? OpenLibraryLookalike)
    func met(_ id: ExternalID) -> MisleadingStatement? {
      lookalike.misleadingStatements(forExternalID: id.value).first {
        $0.oddity == oddity && !$0.position.isEmpty && !PublisherSeriesNames.isUnlisted($0.name)
      }
    }
    let found = lookalike.works.records.lazy.map { record in
      (record.work, ExternalID(provider: "openlibrary", value: lookalike.json.workKey(record)))
    }.first { met($0.1) != nil }
    let (book, id) = try #require(found)
    let statement = try #require(met(id))
    func figures(_ ids: [ExternalID], _ said: [Int: [TruthMembership]] = [:]) -> SeriesFigures {
      let (library, works) = Self.library(statement.name, statement.position, of: book, by: ids)
      return SeriesFigures(library, works, Self.catalog, said: said, providers: providers)
    }
    let alone = figures([id])
    let isTrue = oddity == .otherName ? 1 : 0
    #expect(alone.held == Rate(isTrue, of: 1))
    #expect(alone.told == (oddity.isMistake ? .none : Rate(isTrue, of: 1)))
    #expect(alone.alone == (oddity == .recordOfPublisher ? .none : Rate(oddity.isMistake ? 0 : 1, of: 1)))
    #expect(alone.misleading[oddity.rawValue] == 1)
    // Without that record, or beside a title that names a place, no record's word is all that there is.
    #expect(figures([]).held == Rate(isTrue, of: 1))
    let named = TruthMembership(
      series: statement.series ?? 0, name: "", position: "1", inTitle: true)
    let beside = figures([id], [book: [named]])
    #expect(beside.held == Rate(isTrue, of: 1) && beside.told == beside.held)
    if oddity.isMistake { #expect(figures([]).alone == .none && beside.alone == .none) }
  }

  /// The figures of a library whose only place is the first of such statements that is met.
  private static func figures(
    of oddity: SeriesOddity, where isWanted: (MisleadingStatement, _ isStatedRightly: Bool) -> Bool
  ) throws -> SeriesFigures {
    // A catalog of the usual size has few of them.
    for seed in UInt64(1)...4 {
      let catalog = Catalog.make(seed: seed, size: 12_000)
      let providers = ProviderList(catalog: catalog, providers: [.openLibrary])
      let lookalike = try #require(providers["openlibrary"]?.lookalike as? OpenLibraryLookalike)
      for record in lookalike.works.records {
        let id = ExternalID(provider: "openlibrary", value: lookalike.json.workKey(record))
        let stated = lookalike.seriesPlace(forExternalID: id.value)?.series
        let found = lookalike.misleadingStatements(forExternalID: id.value).first {
          $0.oddity == oddity && !$0.position.isEmpty && isWanted($0, $0.series != nil && $0.series == stated)
        }
        guard let found else { continue }
        let (library, works) = library(found.name, found.position, of: record.work, by: [id])
        return SeriesFigures(library, works, catalog, said: [:], providers: providers)
      }
    }
    Issue.record("no record has \(oddity) like that")
    return SeriesFigures()
  }

  @Test(arguments: [false, true])
  func `SER-16: a wrong number is the record's mistake only if no record has the right one`(isStated: Bool)
    throws
  {
    let figures = try Self.figures(of: .textMiscounted) { $1 == isStated }
    #expect(figures.held == Rate(0, of: 1))
    #expect(figures.told == (isStated ? Rate(0, of: 1) : .none))
    #expect(figures.alone == (isStated ? .none : Rate(0, of: 1)))
  }

  @Test(arguments: [false, true])
  func `SER-16: a publisher's row is the record's mistake only if the stack does not list it`(
    isUnlisted: Bool
  ) throws {
    let figures = try Self.figures(of: .recordOfPublisher) { row, _ in
      PublisherSeriesNames.isUnlisted(row.name) == isUnlisted
    }
    #expect(figures.held == Rate(0, of: 1))
    #expect(figures.alone == (isUnlisted ? Rate(0, of: 1) : .none))
  }
}
