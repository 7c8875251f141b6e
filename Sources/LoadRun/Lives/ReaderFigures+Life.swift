// Creates the row of a reader from the counts of the device.

import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synthesis

/// The stay of a reader, in nanoseconds of the world's time, and the device's network.
struct ReaderStay: Sendable {
  let arrival: Int64
  /// The end of the import.
  let imported: Int64
  /// The time at which the last book was settled or the reader gave up.
  let end: Int64
  let network: DeviceNetwork
}

extension ReaderFigures {
  /// - Parameter figures: The figures of this reader alone.
  init(
    _ figures: RunFigures, of reader: Int, in configuration: LoadConfiguration, _ stay: ReaderStay,
    _ device: ReaderDevice
  ) {
    self.init(
      reader: reader, cell: reader / configuration.readersPerCell,
      export: configuration.exportName(of: reader))
    let outages = stay.network.outages(from: stay.arrival, to: stay.end)
    arrival = Self.milliseconds(stay.arrival)
    end = Self.milliseconds(stay.end)
    lookUpTime = Self.milliseconds(stay.end - stay.imported)
    rows = figures.imports.rows
    books = figures.imports.imported
    duplicates = figures.imports.duplicateRows
    rejected = figures.imports.rejected
    self.outages = outages.count
    offlineTime = Self.milliseconds(outages.reduce(0) { $0 + $1.end - $1.start })
    requests = device.requests
    failedRequests = device.watch.failures
    requestTime = Int(
      clamping: (figures.time.latency["request"]?.sum ?? 0) / UInt128(Self.nanosecondsPerMillisecond))
    retries = figures.enrichment.pauses
    pauseTime = device.watch.pauseTime / Self.nanosecondsPerMillisecond
    parkings = figures.enrichment.parkings
    enriched = figures.enrichment.enriched
    toChoose = figures.enrichment.byState[EnrichmentState.needsChoice.rawValue] ?? 0
    notFound = figures.enrichment.byState[EnrichmentState.notFound.rawValue] ?? 0
    waiting = figures.enrichment.works - figures.enrichment.settled
    toVerify = figures.verifying.works
    violations = figures.violations.count
  }

  private static let nanosecondsPerMillisecond = 1_000_000

  private static func milliseconds(_ nanoseconds: Int64) -> Int {
    Int(nanoseconds) / nanosecondsPerMillisecond
  }
}
