// Tests durability with real processes: writers of a library on the real file system are killed with SIGKILL
// at random times, one after the other in the same directory, and after each the library is recovered and
// compared, row by row, with what was acknowledged.
//
// It shows that records, snapshots, renames and locks are ordered so that a process may die between any two
// system calls, or within one; that the real adapter makes these calls; and that the files of the kernel
// behave like the simulated ones in this respect.
//
// It does not test syncs: SIGKILL leaves the page cache, so a write that was never synced is still there. A
// missing `fsync`, a rename without a sync of its directory, lost or reordered sectors, and a full disk are
// tested only with the simulated disk, which loses unsynced data with the power
// (`Tests/BooksTrackTests/Durability/CrashPointTests.swift` and the readers' worlds of the hunt).

import BooksTrack
package import Foundation
import LabWorld
import Measurement
import Simulation

/// Kills writers and checks what they leave.
package struct CrashTest: Sendable {
  /// The program that the processes run; nothing is added to `arguments`.
  private let program: URL
  private let arguments: [String]
  private let directory: String
  private let seed: UInt64
  private let meter = HostMeter()

  /// Creates a test of a program that writes as `PairWriter` does, in that directory and with that seed.
  package init(_ program: URL, _ arguments: [String], directory: String, seed: UInt64) {
    self.program = program
    self.arguments = arguments
    self.directory = directory
    self.seed = seed
  }

  /// Kills `kills` processes, or stops at the first complaint.
  ///
  /// - Throws: If the directory contains no library of such a test, or if a process cannot be started.
  package func run(
    kills: Int, isCancelled: () -> Bool = { false }, watch: (Int) -> Void = { _ in }
  ) async throws -> CrashReport {
    var report = CrashReport(directory: directory, seed: seed, wantedKills: kills)
    var oracle = CrashOracle(directory, seed: seed)
    var snapshot: UInt64?
    try await oracle.begin()
    do {
      for number in 0..<kills where !isCancelled() {
        let last = oracle.last
        let life = try DoomedProcess.live(program, arguments, until: moment(number))
        try hear(life, &oracle, &report.figures)
        report.figures.acknowledged += Int(oracle.last - last)
        let inspect = try await oracle.inspect()
        report.figures.note(inspect, after: &snapshot)
        watch(number + 1)
      }
    } catch let complaint as CrashComplaint {
      report.complaint = complaint
    }
    report.isComplete = report.figures.kills == kills
    report.nanoseconds = meter.sample().elapsedNanoseconds
    return report
  }

  /// Returns the time at which a process is killed: one in six while it starts, the others while they write.
  private func moment(_ number: Int) -> DoomedProcess.Moment {
    var draws = RandomStream(seed: seed, name: "kills").substream(number)
    return draws.chance(1, in: 6)
      ? .afterStart(microseconds: draws.below(30_000)) : .afterFirstLine(microseconds: draws.below(60_000))
  }

  private func hear(
    _ life: DoomedProcess.Life, _ oracle: inout CrashOracle, _ figures: inout CrashFigures
  ) throws(CrashComplaint) {
    try oracle.hear(life.lines)
    guard life.wasKilled else {
      throw CrashComplaint(.ended, "a writer ended by itself (\(life.ending)): \(life.lastWords)")
    }
    figures.kills += 1
    if life.lines.isEmpty { figures.killsAtStart += 1 }
  }
}

extension CrashFigures {
  fileprivate mutating func note(_ inspect: CrashOracle.Inspection, after snapshot: inout UInt64?) {
    if inspect.hasUnacknowledged { unacknowledgedCommits += 1 }
    if inspect.report.snapshot != snapshot { compactions += 1 }
    if !inspect.report.leftovers.isEmpty { interruptedCompactions += 1 }
    if inspect.report.bytesCutOff > 0 { tornTails += 1 }
    snapshot = inspect.report.snapshot
  }
}
