// The two pools of a hunt or a replay: child processes, or threads if requested.

import Foundation
import Hunt
import LabWorld

/// Two independent pools of workers.
struct HuntPools {
  let first: any WorkerPool
  let second: any WorkerPool
  private let processes: [ProcessPool]

  /// - Parameters:
  ///   - workers: The number of worlds that run at the same time; only one of the pools works at a time.
  ///   - arguments: The arguments, with the options below.
  init(workers: Int, _ arguments: ParsedArguments) throws {
    if arguments.has("in-process") {
      try arguments.refuse(
        "timeout", because: "needs worlds in processes of their own; leave --in-process out")
    }
    var limits = WorkerLimits()
    if let patience = try arguments.duration("timeout") { limits.silence = patience }
    if arguments.has("in-process") {
      let runner = WorldRunner(HuntTargets.all())
      self.init(
        ThreadPool(runner, workers: workers), ThreadPool(runner, workers: workers), processes: [])
      return
    }
    try self.init(workers: workers, limits)
  }

  /// Creates pools of processes.
  init(workers: Int, _ limits: WorkerLimits = WorkerLimits()) throws {
    guard let program = Bundle.main.executableURL else {
      throw Failure(status: .harnessFailed, message: "the program does not find itself; try --in-process")
    }
    let name = HuntWorkerCommand.specification.name
    let pools = (0..<2).map { _ in ProcessPool(program, [name], workers: workers, limits: limits) }
    self.init(pools[0], pools[1], processes: pools)
  }

  private init(_ first: any WorkerPool, _ second: any WorkerPool, processes: [ProcessPool]) {
    self.first = first
    self.second = second
    self.processes = processes
  }

  /// Terminates all processes.
  func close() {
    for pool in processes { pool.close() }
  }

  /// The options that select a pool.
  static let options = [
    OptionSpecification("timeout", value: "TIME", "How long one world may take in real time (60s)."),
    OptionSpecification(
      "in-process", "Run worlds in threads of this process: for a debugger. A crash then ends the program."),
  ]
}

/// The selection of worlds.
struct HuntSelection {
  let targets: [any HuntTarget]
  let variant: String
  /// The requested target; nil for all.
  let only: String?
  /// The faults that may fire; nil for all.
  let faults: FaultSelection?

  /// Parses the options.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    faults = try FaultOptions.selection(arguments, among: FaultSelection.ofHunts)
    let all = HuntTargets.all()
    let name = try arguments.word("target", default: "all", among: all.map(\.name) + ["all"])
    only = name == "all" ? nil : name
    let chosen = all.filter { name == "all" || $0.name == name }
    let variants = [HuntCase.shipped] + chosen.flatMap(\.variants)
    let variant = try arguments.word("variant", default: HuntCase.shipped, among: variants)
    self.variant = variant
    targets = chosen.filter { variant == HuntCase.shipped || $0.variants.contains(variant) }
  }

  static var options: [OptionSpecification] {
    [
      OptionSpecification("target", value: "NAME", "Which worlds: \(names), all (all)."),
      OptionSpecification(
        "variant", value: "NAME", "The stack that runs in them: shipped, or a planted bug (shipped)."),
    ] + FaultOptions.specifications(among: FaultSelection.ofHunts)
  }

  /// The names of all targets, for people.
  static var names: String { HuntTargets.all().map(\.name).joined(separator: ", ") }
}
