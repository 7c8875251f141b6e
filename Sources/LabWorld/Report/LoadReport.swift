// The report of a load run, in two separate parts. `run` depends on the configuration alone, byte for byte;
// `host` describes the machine.

package import Foundation
package import Measurement

/// The report as it is written to a file.
package struct LoadReport: Codable, Sendable, Equatable {
  /// The version of the format.
  package static let currentSchema = 1

  package let schema: Int
  package let run: RunPart
  package let host: HostPart
  /// The results of the user's gates; nil if there are none.
  package private(set) var gates: [GateResult]?
  /// The causes of the readers' waits; nil if they were not looked for.
  package var attribution: WaitAttribution?

  package init(run: RunPart, host: HostPart) {
    schema = Self.currentSchema
    self.run = run
    self.host = host
  }

  /// All rows: those of the configuration and those of the machine.
  package var rows: [TargetResult] { run.targets + host.targets }

  /// Returns the report with the results of the user's gates.
  func with(_ gates: [GateResult]) -> LoadReport {
    var report = self
    report.gates = gates.isEmpty ? nil : gates
    return report
  }

  /// Returns the report as JSON, indented and with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

/// The part that the configuration determines.
package struct RunPart: Codable, Sendable, Equatable {
  package let configuration: LoadConfiguration
  /// The digest of all events in all worlds.
  package let digest: String
  /// False if the run was stopped before all cells were done.
  package let isComplete: Bool
  package let figures: RunFigures
  /// Rates computed from the figures, for people; targets use the figures themselves.
  package let rates: [String: Hundredths]
  package let latency: [String: LatencySummary]
  package let targets: [TargetResult]
  /// The first cases of missed gates; nil if there are none.
  package let missed: [MissedRow]?

  package init(
    configuration: LoadConfiguration, digest: String, isComplete: Bool, figures: RunFigures
  ) {
    self.configuration = configuration
    self.digest = digest
    self.isComplete = isComplete
    self.figures = figures
    rates = figures.rates
    latency = figures.time.latency.mapValues(LatencySummary.init)
    targets = LoadTargets.judge(figures, configuration)
    missed = MissedRow.all(targets, figures.missed, configuration)
  }
}

/// Quantiles of an operation's latency in milliseconds of virtual time.
package struct LatencySummary: Codable, Sendable, Equatable {
  package let count: Int
  package let p50: Hundredths
  package let p90: Hundredths
  package let p95: Hundredths
  package let p99: Hundredths
  package let max: Hundredths

  package init(_ histogram: Histogram) {
    func milliseconds(_ share: Int) -> Hundredths {
      Hundredths(hundredths: (histogram.quantile(perTenThousand: share) ?? 0) / 10_000)
    }
    count = Int(histogram.count)
    p50 = milliseconds(5_000)
    p90 = milliseconds(9_000)
    p95 = milliseconds(9_500)
    p99 = milliseconds(9_900)
    max = milliseconds(10_000)
  }
}

/// The cost of the run on its machine.
package struct HostPart: Codable, Sendable, Equatable {
  package let seconds: Hundredths
  package let processorSeconds: Hundredths?
  /// The peak resident memory of the process.
  package let peakMemoryBytes: Int?
  package let threads: Int
  package let processors: Int
  package let build: String
  package let platform: String
  /// Imported books per second of the run.
  package let booksPerSecond: Int
  package let eventsPerSecond: Int
  /// The reference loop, sampled before and after each cell; nil in a debug build.
  package let reference: ReferenceSamples?
  /// The processor time per imported book, in steps of the reference loop, which is comparable between
  /// machines.
  package let stepsPerBook: Int?
  package let targets: [TargetResult]

  package init(
    _ sample: HostSample, threads: Int, figures: RunFigures, reference: ReferenceSamples? = nil
  ) {
    seconds = Hundredths(hundredths: sample.elapsedNanoseconds / 10_000_000)
    processorSeconds = sample.processorNanoseconds.map { Hundredths(hundredths: $0 / 10_000_000) }
    peakMemoryBytes = sample.peakResidentBytes
    self.threads = threads
    processors = WorkerThreads.available
    #if DEBUG
    build = "debug"
    #else
    build = "release"
    #endif
    platform = ProcessInfo.processInfo.operatingSystemVersionString
    let milliseconds = max(1, sample.elapsedNanoseconds / 1_000_000)
    booksPerSecond = figures.imports.imported * 1_000 / milliseconds
    eventsPerSecond = Int(figures.events) * 1_000 / milliseconds
    self.reference = reference
    stepsPerBook = sample.processorNanoseconds.flatMap {
      reference?.steps($0, for: figures.imports.imported)
    }
    targets = LoadTargets.judge(sample)
  }
}
