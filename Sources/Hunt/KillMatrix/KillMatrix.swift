// The kill matrix: how many worlds it takes to find each planted bug under each schedule, and how small its
// case gets. It measures the value of a hunt without findings.
//
// Searches are independent and distributed over threads, which does not affect the result.

import Foundation
import LabWorld
import Simulation

/// Searches for planted bugs.
package struct KillMatrix: Sendable {
  private let plan: KillPlan
  private let bugs: [PlantedBug]
  private let runner: WorldRunner
  private let workers: Int

  /// - Parameters:
  ///   - bugs: The bugs to search for.
  ///   - targets: The targets of these bugs.
  package init(_ plan: KillPlan, bugs: [PlantedBug], targets: [any HuntTarget], workers: Int) {
    self.plan = plan
    self.bugs = bugs
    runner = WorldRunner(targets)
    self.workers = workers
  }

  /// The number of steps that `run` reports.
  package var steps: Int { bugs.count * (plan.schedules.count * plan.repetitions + (shrinks ? 1 : 0)) }

  private var shrinks: Bool { plan.shrinkBudget > 0 }

  /// Searches for all bugs, then shrinks one case of each.
  ///
  /// - Parameters:
  ///   - isCancelled: Once true, no further search is started and the result is nil.
  ///   - watch: Called now and then with the number of steps done.
  package func run(
    isCancelled: @escaping @Sendable () -> Bool = { false }, watch: (Int) -> Void = { _ in }
  ) -> KillReport? {
    let searches = bugs.flatMap { bug in
      plan.schedules.flatMap { schedule in
        (0..<plan.repetitions).map { repetition in
          KillSearch(
            bug: bug, schedule: schedule, firstSeed: plan.firstSeed(of: repetition),
            budget: plan.budget(under: schedule))
        }
      }
    }
    let threads = WorkerThreads(count: workers)
    let found = threads.run(searches.count, isCancelled: isCancelled, watch: watch) { [runner] number in
      let search = searches[number]
      guard let target = runner.target(search.bug.target) else {
        var finding = KillSearch.Finding()
        finding.failure = "there is no target \(search.bug.target)"
        return finding
      }
      return search.run(on: target)
    }
    let findings = found.compactMap { $0 }
    guard findings.count == searches.count else { return nil }
    let perBug = plan.schedules.count * plan.repetitions
    let made = threads.run(
      shrinks ? bugs.count : 0, isCancelled: isCancelled, watch: { watch(searches.count + $0) }
    ) { [self] number in
      makeSmall(findings[number * perBug..<(number + 1) * perBug])
    }
    guard !isCancelled() else { return nil }
    var rows = bugs.indices.map { row(of: bugs[$0], findings[$0 * perBug..<($0 + 1) * perBug]) }
    for (place, reproducer) in made.enumerated() { rows[place].reproducer = reproducer ?? nil }
    return KillReport(
      plan: plan, rows: rows, worlds: findings.reduce(0) { $0 + $1.runs },
      events: findings.reduce(0) { $0 + $1.events })
  }

  private func row(of bug: PlantedBug, _ findings: ArraySlice<KillSearch.Finding>) -> KillRow {
    let columns = plan.schedules.enumerated().map { place, schedule in
      let start = findings.startIndex + place * plan.repetitions
      return (schedule: schedule, findings: Array(findings[start..<start + plan.repetitions]))
    }
    return KillRow(bug, columns)
  }

  /// Shrinks the largest case in which the bug was found under the drawn schedules, and replays it from its
  /// file. An easy bug is often found in a tiny first world, which would prove nothing about shrinking.
  private func makeSmall(_ findings: ArraySlice<KillSearch.Finding>) -> KillReproducer? {
    let found = findings.prefix(plan.repetitions).filter { $0.worlds != nil }
    guard let largest = found.map(\.size).max(), let finding = found.first(where: { $0.size == largest }),
      let huntCase = finding.huntCase, let signature = finding.signature
    else { return nil }
    let pool = SameThread(runner: runner)
    let maker = ReproducerMaker(pool: pool, otherPool: pool, budget: plan.shrinkBudget)
    guard let made = maker.make(.given(huntCase), failing: signature) else { return nil }
    return KillReproducer(
      seed: huntCase.seed, before: made.original, after: made.size, reduction: made.reduction,
      runs: made.runs,
      isMinimal: made.isMinimal, replays: made.isVerified && replays(made.regression, on: pool),
      file: made.regression)
  }

  private func replays(_ regression: RegressionFile, on pool: SameThread) -> Bool {
    guard let data = try? regression.encoded(),
      let file = try? RegressionFile(data, name: regression.name)
    else { return false }
    let replay = RegressionReplay(file, on: pool)
    return replay.isAsExpected && replay.drift == nil
  }
}

/// Runs worlds on the calling thread, which is already one of the matrix.
private struct SameThread: WorkerPool {
  let workers = 1
  let runner: WorldRunner

  func answer(
    _ requests: [HuntRequest], isCancelled: @escaping @Sendable () -> Bool, watch: (Int) -> Void
  ) -> [HuntAnswer?] {
    requests.map { isCancelled() ? nil : runner.answer($0) }
  }
}
