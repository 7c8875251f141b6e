// The entry points: run the matrix on an engine, and run it on the planted engines.

import RecordSync
import SimulatedCloud
import Simulation

/// The matrix of failures of sync engines.
///
/// ```swift
/// let card = SyncMatrix.run(MyEngine())
/// print(card.text)
/// ```
///
/// The article *The matrix* explains how a team runs its own engine.
public enum SyncMatrix {
  /// Runs every row on an engine.
  ///
  /// - Parameter only: The numbers of the rows to run; nil for all.
  public static func run(_ engine: any EngineUnderTest, only: Set<String>? = nil) -> Scorecard {
    let rows = MatrixRow.all.filter { only?.contains($0.number) ?? true }
    return Scorecard(engine: engine.name, rows: rows.map { run($0, on: engine) })
  }

  /// Runs every row on the engines that have its failure planted.
  public static func runPlanted(only: Set<String>? = nil) -> PlantedScorecard {
    var results: [PlantedScorecard.Row] = []
    for row in MatrixRow.all where only?.contains(row.number) ?? true {
      for flaw in row.flaws {
        let engine = ShippedEngine(flaw: flaw)
        let result = run(row, on: engine, steps: 100_000) { !$0.isDisjoint(with: row.oracles) }
        let oracle = result.violations.map(\.oracle).first { row.oracles.contains($0) }
        results.append(
          PlantedScorecard.Row(number: row.number, flaw: flaw.rawValue, killedBy: oracle?.rawValue))
      }
    }
    return PlantedScorecard(rows: results)
  }

  static func run(
    _ row: MatrixRow, on engine: any EngineUnderTest, steps: UInt64 = 1_000_000,
    isEnough: (Set<SyncOracle>) -> Bool = { _ in false }
  ) -> Scorecard.Row {
    var violations: [SyncViolation] = []
    var evidence = 0
    for variant in row.variants {
      let result = run(row, variant, on: engine, steps)
      evidence += result.evidence
      violations += result.violations
      if isEnough(Set(violations.map(\.oracle))) { break }
    }
    return Scorecard.Row(
      number: row.number, title: row.title, evidence: evidence, violations: violations,
      claims: row.oracles.map(\.rawValue).sorted())
  }

  private static func run(
    _ row: MatrixRow, _ variant: Int, on engine: any EngineUnderTest, _ steps: UInt64
  ) -> (evidence: Int, violations: [SyncViolation]) {
    let watched = WatchedRun()
    let outcome = Simulator(seed: UInt64(variant), limits: Limits(steps: steps)).run { world in
      let latency = row.latency
      let rig = SyncRig(engine, devices: row.devices, in: world, link: LinkBehavior { _ in latency })
      watched.rig = rig
      try await row.scenario(rig, variant)
      try await rig.finish()
    }
    guard let rig = watched.rig else { return (0, []) }
    var violations = rig.violations
    if outcome.verdict != .passed {
      violations.append(SyncViolation(oracle: .stuck, text: "the run ended early: \(outcome.verdict)"))
    }
    return (rig.evidence, violations)
  }
}

/// Keeps the rig of a run for what is read after it.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class WatchedRun: @unchecked Sendable {
  var rig: SyncRig?
}
