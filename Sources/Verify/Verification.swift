// Runs the parts that the clauses need, and creates the rows. Parts that measure time run alone; of the
// others several run concurrently, the longest first, because many use one thread or leave threads idle at
// their end.

import Bench
package import BooksTrack
package import Foundation
package import LabWorld
import Measurement
import Synchronization

/// The environment of a verification on this machine.
package struct VerifyMachine: Sendable {
  /// This program, which starts itself as a worker.
  package let program: URL
  /// The arguments of each kind of worker.
  package let huntWorker: [String]
  package let storeWorker: [String]
  package let memoryWorker: [String]
  /// An existing empty folder, which the caller deletes.
  package let directory: URL
  package let corpora: EvidenceCorpora
  /// The clock and calendar of this machine.
  package let platform: AppPlatform
  /// The number of worlds that run at the same time; no figure depends on it.
  package let threads: Int

  package init(
    program: URL, huntWorker: [String], storeWorker: [String], memoryWorker: [String], directory: URL,
    corpora: EvidenceCorpora, platform: AppPlatform, threads: Int
  ) {
    self.program = program
    self.huntWorker = huntWorker
    self.storeWorker = storeWorker
    self.memoryWorker = memoryWorker
    self.directory = directory
    self.corpora = corpora
    self.platform = platform
    self.threads = threads
  }
}

extension VerifyMachine {
  /// Creates a memory test with a separate folder.
  ///
  /// - Parameter keepsRows: A planted bug: the reader of a file keeps every row in memory.
  func memory(_ name: String, keepsRows: Bool = false) throws -> MemoryTest {
    let directory = directory.appending(path: name)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    return MemoryTest(program, memoryWorker, directory: directory, on: platform, keepsRows: keepsRows)
  }
}

/// Measures clauses.
package struct Verification: Sendable {
  private let machine: VerifyMachine
  private let clauses: [Clause]
  private let proof: @Sendable (_ row: String) -> String?
  private let isCancelled: @Sendable () -> Bool

  /// - Parameters:
  ///   - clauses: The requested clauses; only the parts that measure them are run.
  ///   - proof: Returns the proof that a row can fail, for people; nil if there is none.
  ///   - isCancelled: Once it returns true, no further part is started, and the report is incomplete.
  package init(
    of clauses: [Clause] = Clause.all, on machine: VerifyMachine,
    provedBy proof: @escaping @Sendable (_ row: String) -> String?,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.proof = proof
    self.clauses = clauses
    self.machine = machine
    self.isCancelled = isCancelled
  }

  /// The parts that measure the clauses.
  package var parts: [VerifyPart] {
    let needed = Set(clauses.flatMap { ClauseProof.of($0.id)?.parts ?? [] })
    return VerifyPart.allCases.filter(needed.contains)
  }

  /// The result of running the parts.
  package struct Outcome: Sendable {
    package let report: VerifyReport
    /// The error of a part that could not be measured, for example because the machine refuses processes or
    /// files; the report has the other parts.
    package let failure: (any Error)?
  }

  /// Runs the parts.
  ///
  /// - Parameter watch: Called with each part before it starts.
  package func run(watch: @escaping @Sendable (VerifyPart) -> Void) async -> Outcome {
    let parts = Set(parts)
    let ordered = VerifyPart.inOrderOfWork.filter(parts.contains)
    var measured = await measure(PartQueue(ordered.filter(\.isTimed)), watch)
    let others = PartQueue(ordered.filter { !$0.isTimed })
    await withTaskGroup(of: [Measured].self) { lanes in
      for _ in 0..<min(machine.threads, Self.mostLanes) {
        lanes.addTask { await measure(others, watch) }
      }
      for await lane in lanes { measured += lane }
    }
    let order = Dictionary(uniqueKeysWithValues: VerifyPart.allCases.enumerated().map { ($1, $0) })
    measured.sort { order[$0.part, default: 0] < order[$1.part, default: 0] }
    let failure = measured.compactMap(\.failure).first
    let figures = measured.flatMap(\.figures).map { figure in
      var figure = figure
      figure.redBy = proof(figure.target.id)
      return figure
    }
    let report = VerifyReport(
      clauses, figures, isComplete: failure == nil && !isCancelled(),
      memory: measured.compactMap(\.memory).first,
      seconds: Dictionary(uniqueKeysWithValues: measured.map { ($0.part.rawValue, $0.seconds) }))
    return Outcome(report: report, failure: failure)
  }

  /// The figures of a part, and its time.
  private struct Measured: Sendable {
    let part: VerifyPart
    var figures: [VerifyFigure] = []
    var memory: MemoryFigures?
    var failure: (any Error)?
    var seconds = Hundredths(hundredths: 0)
  }

  /// The maximum number of concurrent parts: each needs memory, and most use all threads by themselves.
  private static let mostLanes = 4

  /// Runs parts one after the other until none is left.
  @concurrent private func measure(
    _ parts: PartQueue, _ watch: @Sendable (VerifyPart) -> Void
  ) async -> [Measured] {
    var all: [Measured] = []
    while !isCancelled(), let part = parts.next() {
      watch(part)
      let meter = HostMeter()
      var measured = Measured(part: part)
      do {
        if part == .memory {
          let memory = try await memoryFigures()
          measured.figures = memory.verified
          measured.memory = memory
        } else {
          measured.figures = try await figures(of: part)
        }
      } catch {
        measured.failure = error
      }
      measured.seconds = Hundredths(hundredths: meter.sample().elapsedNanoseconds / 10_000_000)
      all.append(measured)
    }
    return all
  }

  /// Returns the requested clauses that a part measures.
  private func clauses(of part: VerifyPart) -> [ClauseID] {
    clauses.map(\.id).filter { ClauseProof.of($0)?.parts.contains(part) == true }
  }

  private func figures(of part: VerifyPart) async throws -> [VerifyFigure] {
    switch part {
    case .exports:
      ExportRecognition.figures() + DialectReading.figures() + ImportPace.figures()
        + LookupFailures.figures()
    case .matching: RuleComparison.matching() + RuleComparison.words(machine.corpora.words)
    case .genres: RuleComparison.genres(machine.corpora.headings)
    case .editions: EditionMerging.figures()
    case .series: SeriesReading.figures() + SeriesJoining.figures() + TitleAsking.figures()
    case .load: try LoadEvidence.load(machine.threads, isCancelled)
    case .freeTier: try LoadEvidence.freeTier(machine.threads, isCancelled)
    case .sizes: try LoadEvidence.sizes(machine.threads, isCancelled)
    case .outage: try LoadEvidence.outage(machine.threads, isCancelled)
    case .repetition: try LoadEvidence.repetition(isCancelled)
    case .concurrency: try LoadEvidence.concurrency(machine.threads, isCancelled)
    case .reading: LoadEvidence.reading()
    case .charts: ChartEvidence.figures()
    case .curation: try await CurationEvidence.figures()
    case .marathon: try LoadEvidence.marathon(machine.threads, isCancelled)
    case .shelves: SeriesEvidence.figures()
    case .memory: []
    case .hunt: HuntEvidence.figures(clauses(of: .hunt), machine, isCancelled)
    case .kills: try await KillEvidence.figures(machine, isCancelled)
    case .devices: try DeviceEvidence.figures(machine.threads, isCancelled)
    case .migration: MigrationEvidence.figures(machine.corpora.libraries) + StrategyKills.figures()
    }
  }

  private func memoryFigures() async throws -> MemoryFigures {
    try await machine.memory("memory").run(samples: 3, isCancelled: isCancelled)
  }
}

extension MemoryFigures {
  /// The targets as figures of clauses, with the samples as evidence.
  var verified: [VerifyFigure] {
    targets.map { target in
      let samples = target.verdict == .noData ? 0 : rows.map(\.growth.count).min() ?? 0
      return VerifyFigure(target, from: .memory, on: Evidence(samples, "processes", atLeast: 3))
    }
  }
}

/// The parts that have not been started.
private final class PartQueue: Sendable {
  private let left: Mutex<ArraySlice<VerifyPart>>

  init(_ parts: [VerifyPart]) { left = Mutex(parts[...]) }

  /// Removes and returns the next part; nil if there is none.
  func next() -> VerifyPart? { left.withLock { $0.popFirst() } }
}
