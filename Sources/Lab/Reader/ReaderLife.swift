// The life of one reader in a load run: arrives, exports the old library, imports it, has it enriched, and imports
// it once more by mistake. The stack does all of that; what it made is compared with the truth afterwards.

import BooksTrack
import BooksTrackAPI
import Providers
import Simulation
import Synthesis

/// One reader with one device.
struct ReaderLife: Sendable {
  let process: SimulatedProcess
  private let reader: Int
  private let stage: CellStage
  private let world: World
  private let connection: Connection<HTTPRequest, HTTPResponse>

  init(reader: Int, stage: CellStage, edge: BackendEdge, world: World) {
    self.reader = reader
    self.stage = stage
    self.world = world
    process = world.process("phone \(reader)")
    let link = LinkBehavior(lossPerTenThousand: stage.configuration.lossPerTenThousand) {
      LatencyTable.mobileNetwork.draw(&$0)
    }
    connection = world.connect(process, to: edge.service, over: link)
  }

  private func stream(_ name: String) -> RandomStream { stage.stream(name, ofReader: reader) }

  /// Lives it, and gives what was counted.
  func live() async throws -> RunFigures {
    let arrival = try await arrive()
    let library = stage.library(ofReader: reader)
    var digest = Digest()
    digest.absorb(library.export)
    world.record(digest.value)

    var networkStream = stream("network")
    let network = DeviceNetwork.draw(
      arrival: arrival, perTenThousand: stage.configuration.outagesPerTenThousand, &networkStream)
    let device = try await ReaderDevice(
      number: reader, process: process, world: world, connection: connection, network: network,
      configuration: stage.configuration)

    var chunks = stream("chunks")
    let first = try await device.importExport(library, chunkSize: chunks.within(1_000...100_000))
    let imported = await device.app.library
    device.watch.timeline.note(.queued, at: process.clock.now, count: imported.jobs.count)
    try await device.enrich(relaunches: stage.configuration.relaunches)
    let enriched = await device.app.library
    let second = try await device.importExport(library, chunkSize: chunks.within(1_000...100_000))
    return figures(
      library: library, device: device,
      course: ReaderCourse(
        first: first, second: second, imported: imported, enriched: enriched,
        final: await device.app.library, recovered: try await device.recovered()))
  }

  private func arrive() async throws -> Int64 {
    var stream = stream("arrival")
    let wait = Duration.milliseconds(stream.below(max(1, stage.configuration.arrivalMinutes * 60_000)))
    try await process.pass(wait, "arrival")
    return process.clock.now.nanoseconds
  }

  private func figures(library: SyntheticLibrary, device: ReaderDevice, course: ReaderCourse) -> RunFigures {
    let fates = course.first.fates
    let works = TrueWorks(fates, library.truth)
    var figures = RunFigures()
    figures.readers = 1
    figures.imports = ImportFigures(fates, against: library.truth)
    figures.duplicatesByFormat = [library.truth.format: figures.imports.duplicates]
    figures.imports.works = course.final.works.count
    figures.imports.worksAddedByRepetition = course.final.works.count - course.imported.works.count
    figures.enrichment = device.watch.enrichment
    figures.enrichment.count(
      course.enriched, works, bookOf: stage.roster.work, isKnown: stage.isKnown)
    figures.verifying = VerifyingFigures(course.enriched, works, stage.catalog)
    figures.series = SeriesFigures(
      course.enriched, works, stage.catalog, said: said(course.enriched, works, library.truth))
    // Always one and the same provider: what is compared is titles.
    if let provider = stage.providers.first {
      figures.titles = TitleSearch(provider).figures(course.imported, works)
    }
    figures.time = device.watch.time
    figures.timeline = device.watch.timeline
    figures.faults = device.faults
    figures.violations = ReaderOracles(reader: reader, course: course, watch: device.watch).violations
    let reported = figures.enrichment.requests.values.reduce(0, +)
    if reported != device.requests {
      figures.violations.append(
        Violation(
          clause: "ENR-6", place: "reader \(reader)",
          complaint: "\(device.requests) requests were sent and \(reported) were reported"))
    }
    return figures
  }

  /// For each true work the places in series that a title of the export names, or the provider's record that was
  /// attached to it.
  private func said(
    _ library: Library, _ works: TrueWorks, _ truth: LibraryTruth
  ) -> [Int: [TruthMembership]] {
    var said: [Int: [TruthMembership]] = [:]
    for row in truth.rows where !row.kind.isToBeRejected {
      said[row.work, default: []] += row.memberships.filter(\.inTitle)
    }
    for work in library.works {
      guard let book = works.byWork[work.id] else { continue }
      for id in work.externalIDs where stage.roster.work(for: id) == book {
        guard let place = stage.roster.seriesPlace(for: id) else { continue }
        said[book, default: []].append(
          TruthMembership(
            series: place.series, name: stage.catalog.series[place.series].name,
            position: place.position.text, inTitle: false))
      }
    }
    return said
  }
}
