// Processes that are killed while they write files, as evidence that no acknowledged commit is lost (IMP-11).

import Bench
import Foundation
import LabWorld

/// The crash test of a verification.
enum KillEvidence {
  private static let kills = 60
  private static let seed: UInt64 = 1

  static func figures(
    _ machine: VerifyMachine, _ isCancelled: @escaping @Sendable () -> Bool
  ) async throws -> [VerifyFigure] {
    let directory = machine.directory.appending(path: "library").path(percentEncoded: false)
    let test = CrashTest(
      machine.program, machine.storeWorker + ["--seed", "\(seed)", "--", directory], directory: directory,
      seed: seed)
    let report = try await test.run(kills: kills, isCancelled: isCancelled)
    return [
      VerifyFigure(
        Target("IMP-11.kills", "losses by killed processes")
          .judge(Fraction(report.complaint == nil ? 0 : 1)),
        from: .kills, on: Evidence(report.figures.acknowledged, "commits", atLeast: 100))
    ]
  }
}
