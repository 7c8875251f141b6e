// The life of one reader in a load run: arrives, imports an export, waits for enrichment, and imports the
// file again by mistake. All of that is done by the stack; its results are then compared with the truth.

import BooksTrack
import BooksTrackAPI
import LabWorld
import Measurement
import Providers
import SimulatedCloud
import Simulation
import Synthesis

/// One reader with one device.
struct ReaderLife: Sendable {
  let process: SimulatedProcess
  private let reader: Int
  private let fixture: CellFixture
  private let world: World
  private let narrative: ReaderNarrative?
  private let connection: Connection<HTTPRequest, HTTPResponse>
  private let connect: @Sendable (SimulatedProcess) -> Connection<HTTPRequest, HTTPResponse>
  /// The record server; nil if readers have one device.
  private let server: CloudServer?

  /// - Parameter narrative: Records the events of this reader; nil if the reader is not explained.
  init(
    reader: Int, fixture: CellFixture, edge: BackendEdge, world: World, server: CloudServer? = nil,
    narrative: ReaderNarrative? = nil
  ) {
    self.reader = reader
    self.narrative = narrative
    self.fixture = fixture
    self.world = world
    process = world.process("phone \(reader)")
    let link = LinkBehavior(
      lossPerTenThousand: fixture.configuration.allowed(
        fixture.configuration.lossPerTenThousand, NetworkFault.loss)
    ) {
      LatencyTable.mobileNetwork.draw(&$0)
    }
    self.server = server
    connect = { world.connect($0, to: edge.service, over: link) }
    connection = connect(process)
  }

  private func stream(_ name: String) -> RandomStream { fixture.stream(name, ofReader: reader) }

  /// Runs the reader's life.
  ///
  /// - Returns: The figures, the reader's row, and the reader's books without repetitions.
  func live() async throws -> (run: RunFigures, reader: ReaderFigures, books: [Int]) {
    let arrival = try await arrive()
    let library = fixture.library(ofReader: reader)
    world.record(Digest(of: library.export).value)

    var networkStream = stream("network")
    let network = DeviceNetwork.draw(
      arrival: arrival,
      perTenThousand: fixture.configuration.allowed(
        fixture.configuration.outagesPerTenThousand, FaultSelection.offline), &networkStream)
    let kind = fixture.configuration.export == nil ? " of \(library.truth.format)" : ""
    narrative?.tell(
      "arrives with \(library.truth.rows.count.of("row"))\(kind) in \(library.fileName)",
      at: process.clock.now)
    narrative?.tell(network)
    let plan = readingPlan
    let whole = network.adding(flights(plan))
    let several = devices(whole)
    let device = try await ReaderDevice(
      number: reader, process: process, world: world, connection: connection, network: whole,
      files: fixture.files(process), configuration: fixture.configuration, policy: fixture.app,
      timeZone: plan?.timeZone ?? CoordinatedUniversalTime(), views: fixture.views,
      cloud: several.map { ReaderDevices.cloud(of: $0.phone, of: reader) }, known: several?.phone.known)
    several?.begin(device.app)

    device.watch.narrative = narrative
    var chunks = stream("chunks")
    let first = try await device.importExport(library, chunkSize: chunks.within(1_000...100_000))
    let works = TrueWorks(first.results, library.truth)
    let (imported, titles) = noteImport(await device.app.library, first, works, device)
    let start = process.clock.now.nanoseconds
    let look = fixture.configuration.middleOfOutage.map { time in
      let look = OutageLook(process: process, app: device.app, imported: imported, time: time)
      return process.start("look in an outage") { try await look.take() }
    }
    try await device.enrich(relaunches: fixture.configuration.relaunches)
    let usable = try await look?.value ?? Rate.none
    let stay = ReaderStay(
      arrival: arrival, imported: start, end: process.clock.now.nanoseconds, network: network)
    // Nothing but the import changes the library from here on.
    try await several?.phone.pause()
    let enriched = await device.app.library
    narrative?.tell(end: enriched, at: process.clock.now)
    let second = try await device.importExport(library, chunkSize: chunks.within(1_000...100_000))
    let end = process.clock.now
    let snapshots = ReaderSnapshots(
      first: first, second: second, imported: imported, enriched: enriched,
      final: await device.app.library, recovered: try await device.recovered())
    let added = snapshots.final.works.count - enriched.works.count
    narrative?.tell("imports the same file once more by mistake; \(added.of("book")) added", at: end)
    var cases = ReaderCases(reader: reader, library, works, fixture.catalog)
    var figures = figures(of: library, works: works, device: device, snapshots: snapshots, &cases)
    let kept = KeptFacts(snapshots.final, first, library.said, forms: fixture.signForms)
    figures.imports.kept = kept.byField
    figures.violations += kept.complaints.map {
      Violation(clause: "IMP-12", place: "reader \(reader)", complaint: $0)
    }
    for (row, text) in kept.missed { cases.note("IMP-12", rows: [row], text) }
    figures.titles = titles
    figures.enrichment.usable = usable
    var shown = snapshots.final
    if let plan { shown = try await read(plan, device, works, &figures, &cases) ?? shown }
    // The reader in the middle is picked by nothing that a run measures.
    if reader == fixture.configuration.users / 2 {
      figures.picture = LibraryPicture(of: shown, reader: reader, cascade: fixture.app.cascade)
    }
    if fixture.configuration.marathon {
      try await beginAgain(library, device, enriched, works, &figures, &cases)
    }
    if let several {
      let app = plan == nil ? device.app : try await device.relaunched()
      try await live(several, app, works, &figures, &cases)
    }
    let row = ReaderFigures(figures, of: reader, in: fixture.configuration, stay, device)
    figures.slowest = SlowestReaders(row)
    figures.missed = cases.missed
    narrative?.missed = cases.missed
    // The files have been compared with the library and are not opened again, but the cell runs until its
    // last reader is done.
    process.disk.discard()
    return (figures, row, library.truth.rows.filter { $0.kind == .book }.map(\.work))
  }

  /// The reader's sittings in the days after the import; nil if the run has none.
  private var readingPlan: SittingPlan? {
    guard fixture.configuration.readingDays > 0 else { return nil }
    return SittingPlan(
      from: SimulatedWallTime(process.clock).now(), days: fixture.configuration.readingDays,
      curates: fixture.configuration.curation, followsSeries: fixture.configuration.marathon,
      stream("reading"))
  }

  /// Returns the reader's flights, in nanoseconds of the world.
  private func flights(_ plan: SittingPlan?) -> [Range<Int64>] {
    let ahead =
      SimulatedWallTime(process.clock).now().milliseconds * 1_000_000 - process.clock.now.nanoseconds
    return (fixture.isOnlineAboard ? [] : plan?.flights ?? []).map {
      $0.time.lowerBound * 1_000_000 - ahead..<$0.time.upperBound * 1_000_000 - ahead
    }
  }

  /// Runs the days after the import, and returns the library at their end; nil if nothing can be read.
  private func read(
    _ plan: SittingPlan, _ device: ReaderDevice, _ works: TrueWorks, _ figures: inout RunFigures,
    _ cases: inout ReaderCases
  ) async throws -> Library? {
    guard let origins = fixture.origins else { return nil }
    var life = ReadingLife(
      process: process, device: device, plan: plan,
      books: ReaderBooks(
        works: works, catalog: fixture.catalog, providers: fixture.providerList, origins: origins),
      narrative: narrative,
      stream("reading life"))
    let lived = try await life.live()
    figures.reading = lived.figures
    figures.violations += lived.violations
    for (id, truth, outcome) in lived.missed { cases.note(id, truth: truth, outcome) }
    return lived.library
  }

  /// The reader empties the library and imports the same file again; books must return to their places in
  /// series (SER-15).
  private func beginAgain(
    _ library: SyntheticLibrary, _ device: ReaderDevice, _ enriched: Library, _ works: TrueWorks,
    _ figures: inout RunFigures, _ cases: inout ReaderCases
  ) async throws {
    var marked: [Int: [TruthMembership]] = [:]
    for row in library.truth.rows where !row.kind.isToBeRejected {
      for place in row.memberships where place.inTitle { marked[row.work, default: []].append(place) }
    }
    let series = SeriesFigures(enriched, works, fixture.catalog, said: marked) { id, work, outcome in
      if id == "SER-16.recall" { cases.note("SER-21.detected", works: [work], outcome) }
    }
    figures.reading?.marathon?.marked = series.said
    let before = PlacesInSeries(await device.app.library)
    try await device.app.store.commit(.edit("empty the library")) { $0.reset() }
    _ = try await device.importExport(library, chunkSize: 40_000)
    figures.reading?.marathon?.back = before.back(in: await device.app.library) { truth, outcome in
      cases.note("SER-15.back", truth: truth, outcome)
    }
  }

  /// Returns the reader's devices; nil if the reader has one.
  private func devices(_ network: DeviceNetwork) -> ReaderDevices? {
    guard let server, let settings = fixture.configuration.devices else { return nil }
    return ReaderDevices(
      settings, of: reader, phone: process, network: network, in: world, server: server, fixture: fixture,
      connect: connect)
  }

  /// Runs the days on several devices.
  private func live(
    _ several: ReaderDevices, _ app: App, _ works: TrueWorks, _ figures: inout RunFigures,
    _ cases: inout ReaderCases
  ) async throws {
    several.phone.run(app)
    several.startAll()
    var life = DevicesLife(
      reader: reader, devices: several, books: works.byWork, narrative: narrative,
      fixture.stream("devices", ofReader: reader).substream("life"))
    try await life.live()
    figures.devices = life.figures
    figures.violations += life.violations
    for (id, truth, outcome) in life.missed { cases.note(id, truth: truth, outcome) }
    try await several.finish(reader)
  }

  private func arrive() async throws -> Int64 {
    var stream = stream("arrival")
    let wait = Duration.milliseconds(stream.below(max(1, fixture.configuration.arrivalMinutes * 60_000)))
    try await process.pass(wait, "arrival")
    return process.clock.now.nanoseconds
  }

  /// Records what is needed later of the library after the import, and searches for its titles.
  private func noteImport(
    _ library: Library, _ rows: RowResults, _ works: TrueWorks, _ device: ReaderDevice
  ) -> (ImportedBooks, TitleSearchFigures) {
    narrative?.tell(import: rows, library, at: process.clock.now)
    device.watch.timeline.note(.queued, at: process.clock.now, count: library.jobs.count)
    // The first provider is used in all cases, because titles are compared.
    let titles = fixture.providers.first.map { TitleSearch($0).figures(library, works) }
    return (ImportedBooks(library), titles ?? TitleSearchFigures())
  }

  private func figures(
    of written: SyntheticLibrary, works: TrueWorks, device: ReaderDevice, snapshots: ReaderSnapshots,
    _ cases: inout ReaderCases
  ) -> RunFigures {
    let reach = Reach(of: written, at: fixture.providers)
    var figures = RunFigures()
    figures.readers = 1
    if fixture.configuration.export == nil {
      judgeReading(of: written.truth, works, snapshots, &figures, &cases)
    } else {
      figures.imports = ImportFigures(counting: snapshots.first.results)
    }
    figures.imports.works = snapshots.final.works.count
    figures.imports.worksAddedByRepetition = snapshots.final.works.count - snapshots.imported.works.count
    figures.enrichment = device.watch.enrichment
    let facts = AttachedFacts(snapshots.enriched, since: snapshots.imported, works, fixture.providerList)
    figures.enrichment.facts = facts.byField
    for (work, outcome) in facts.wrong {
      cases.note("ENR-12.facts", works: [work], outcome)
      cases.note("ENR-12.field", works: [work], outcome)
    }
    figures.enrichment.filled =
      FilledFacts(snapshots.enriched, since: snapshots.imported, fixture.providerList).byField
    figures.enrichment.count(
      snapshots.enriched, works, bookOf: fixture.providerList.work,
      bookOfNameless: { work in
        fixture.providerList.book(of: snapshots.enriched.editions(of: work.id), isWork: works.byWork[work.id])
      },
      gap: { work in fixture.gap(of: work) }, isInReach: reach.contains, unnamed: facts.unnamed,
      missed: { cases.note($0, works: [$1], $2) })
    figures.verifying = VerifyingFigures(snapshots.enriched, works, fixture.catalog)
    figures.time = device.watch.time
    figures.timeline = device.watch.timeline
    figures.faults = device.faults
    figures.violations = ReaderOracles(reader: reader, snapshots: snapshots, watch: device.watch).violations
    let reported = figures.enrichment.requests.values.reduce(0, +)
    if reported != device.requests {
      figures.violations.append(
        Violation(
          clause: "ENR-6", place: "reader \(reader)",
          complaint: "\(device.requests) requests were sent and \(reported) were reported"))
    }
    return figures
  }

  /// Computes the figures that compare the library with the truth about the rows of the file.
  private func judgeReading(
    of truth: LibraryTruth, _ works: TrueWorks, _ snapshots: ReaderSnapshots, _ figures: inout RunFigures,
    _ cases: inout ReaderCases
  ) {
    figures.imports = imports(snapshots.first.results, truth, &cases)
    figures.duplicatesByFormat = [truth.format: figures.imports.duplicates]
    figures.series = SeriesFigures(
      snapshots.enriched, works, fixture.catalog, said: said(snapshots.enriched, works, truth),
      providers: fixture.providerList, missed: { cases.note($0, works: [$1], $2) })
    for row in truth.rows where !row.kind.isToBeRejected {
      if let oddity = row.oddity { figures.series.misleading[oddity.rawValue, default: 0] += 1 }
    }
  }

  /// Computes the figures of the first import. With mixed exports, missed cases are also recorded for the
  /// reader's site.
  private func imports(
    _ results: [Int: RowResult], _ truth: LibraryTruth, _ cases: inout ReaderCases
  ) -> ImportFigures {
    let site = LoadTargets.site(truth.format)
    var figures = ImportFigures(results, against: truth) { id, rows, outcome in
      cases.note(id, rows: rows, outcome)
      guard fixture.configuration.format == .mixed, id.clause == "DUP-9" else { return }
      cases.note("\(id.description).\(site)", rows: rows, outcome)
    }
    figures.alike =
      AlikePairs(results, truth, fixture.catalog) { books, kind in
        cases.note("DUP-11.alike", books: books, "two of kind \(kind.rawValue) have become one book")
      }.byKind
    return figures
  }

  /// Returns for each true work the places in series that a title of the export or an attached record states.
  private func said(
    _ library: Library, _ works: TrueWorks, _ truth: LibraryTruth
  ) -> [Int: [TruthMembership]] {
    var said: [Int: [TruthMembership]] = [:]
    for row in truth.rows where !row.kind.isToBeRejected {
      for place in row.memberships where place.inTitle { said[row.work, default: []].append(place) }
    }
    for work in library.works {
      guard let book = works.byWork[work.id] else { continue }
      for id in work.externalIDs where fixture.providerList.work(for: id) == book {
        guard let place = fixture.providerList.seriesPlace(for: id) else { continue }
        said[book, default: []].append(
          TruthMembership(
            series: place.series, name: fixture.catalog.series[place.series].name,
            position: place.position.text, inTitle: false))
      }
    }
    return said
  }
}
