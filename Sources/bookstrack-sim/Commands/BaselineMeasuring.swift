// Measures the parts of the baseline: load runs and a hunt in this process, costs and memory in child
// processes.

import BooksTrack
import Foundation
import Hunt
import LabWorld
import LoadRun
import Verify

/// The parts to measure, and the settings of the measurement.
struct BaselineMeasuring {
  let parts: Set<String>
  private let samples: Int
  private let threads: Int
  private let isQuiet: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let names = BaselinePlan.names
    let chosen = arguments.text("only")?.split(separator: ",").map(String.init) ?? names
    for name in chosen where !names.contains(name) {
      let near = NearestWord.nearest(to: name, among: names).map { "; did you mean \($0)?" } ?? ""
      throw UsageError("--only is some of \(names.joined(separator: ",")), not \"\(name)\"\(near)")
    }
    parts = Set(chosen)
    samples = try arguments.number("samples", default: BaselinePlan.costSamples, in: 1...100)
    threads = try arguments.number("threads", default: WorkerThreads.available, in: 1...256)
    isQuiet = arguments.has("quiet")
  }

  /// The results of a measurement.
  struct Measured {
    var parts: [String: BaselinePart] = [:]
    /// The parts whose measurement was interrupted.
    var missing: [String] = []
    /// The difference of two load runs that were not measured but read.
    var runs: RunDifference?
  }

  /// Measures parts. If it is interrupted, it returns those that were completed.
  func run(_ console: Console, parts: Set<String>) async throws -> Measured {
    let interrupts = Interrupts(console)
    var measured: [String: BaselinePart] = [:]
    func keep(_ name: String, _ part: BaselinePart?) {
      if !interrupts.isInterrupted { measured[name] = part }
    }
    for (name, configuration) in BaselinePlan.runs where parts.contains(name) && !interrupts.isInterrupted {
      keep(name, try load(name, configuration, console, interrupts))
    }
    if parts.contains("hunt"), !interrupts.isInterrupted {
      keep("hunt", try hunt(console, interrupts))
    }
    let ofMachine = parts.intersection(["cost", "memory"]).sorted()
    if !Build.isOptimised, !ofMachine.isEmpty {
      console.note(
        "\(ofMachine.joined(separator: " and ")) left out: a build that is not optimised says nothing of it\n"
      )
    } else if !interrupts.isInterrupted {
      if parts.contains("memory") { keep("memory", try await memory(console, interrupts)) }
      if parts.contains("cost"), !interrupts.isInterrupted { keep("cost", try cost(console, interrupts)) }
    }
    let missing = interrupts.isInterrupted ? parts.subtracting(measured.keys).sorted() : []
    return Measured(parts: measured, missing: missing)
  }

  /// Runs a load run, optionally with a planted regression.
  func load(
    _ name: String, _ configuration: LoadConfiguration, _ console: Console, _ interrupts: Interrupts,
    planting plant: @escaping @Sendable (inout AppPolicy) -> Void = { _ in }
  ) throws -> BaselinePart {
    let run = try LoadRun(configuration, planting: plant)
    let progress = ProgressLine(
      console, total: configuration.users, unit: "reader", of: name, isQuiet: isQuiet)
    defer { progress.finish() }
    let report = run.run(
      threads: threads, isCancelled: { interrupts.isInterrupted }, watch: progress.update)
    return try BaselinePart(report.run)
  }

  /// Measures memory, optionally with a planted regression.
  func memory(
    _ console: Console, _ interrupts: Interrupts, keepsRows: Bool = false
  ) async throws -> BaselinePart {
    BaselinePart(
      memory: try await MemoryProcesses.measure(
        BaselinePlan.memory, samples: min(3, samples), console, isQuiet: isQuiet, keepsRows: keepsRows
      ) { interrupts.isInterrupted })
  }

  private func hunt(_ console: Console, _ interrupts: Interrupts) throws -> BaselinePart {
    let pools = try HuntPools(workers: threads)
    defer { pools.close() }
    return try BaselinePart(
      HuntTargets.all().map { target in
        let progress = ProgressLine(
          console, total: BaselinePlan.huntSeeds, unit: "seed", of: target.name, isQuiet: isQuiet)
        defer { progress.finish() }
        let plan = BaselinePlan.hunt(target.name)
        return Campaign(plan, first: pools.first, second: pools.second).run(
          isCancelled: { interrupts.isInterrupted }, watch: progress.update)
      })
  }

  private func cost(_ console: Console, _ interrupts: Interrupts) throws -> BaselinePart? {
    let progress = ProgressLine(console, total: samples, unit: "sample", of: "cost", isQuiet: isQuiet)
    defer { progress.finish() }
    var reports: [LoadReport] = []
    while reports.count < samples {
      reports.append(try sample())
      guard !interrupts.isInterrupted else { return nil }
      progress.update(reports.count)
    }
    return try BaselinePart(cost: reports)
  }

  /// Runs a load run in a child process.
  private func sample() throws -> LoadReport {
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself")
    }
    let file = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-cost-\(ProcessInfo.processInfo.globallyUniqueString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = BaselinePlan.costArguments + ["--report", file.path(percentEncoded: false)]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    guard let data = try? Data(contentsOf: file) else {
      throw Failure(status: .harnessFailed, message: "a process that was to be measured left no report")
    }
    return try JSONDecoder().decode(LoadReport.self, from: data)
  }
}
