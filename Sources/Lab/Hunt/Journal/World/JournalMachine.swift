// The machine that keeps the journal: what it does each time it is switched on.

import Simulation

/// The journal as a service of a machine.
struct JournalMachine: Sendable {
  let process: SimulatedProcess
  let world: World
  let parts: JournalParts
  let plan: JournalPlan
  let watch: JournalWatch

  /// Opens the journal, shows what it holds to the oracles, and serves until the end.
  ///
  /// - Throws: `CancellationError` at the end of the world.
  func live() async throws {
    if process.incarnation > 1 { world.faults.observed(MachineFault.kill) }
    guard let recovery = try await open() else { return }
    account(for: recovery)
    let journal = Journal(recovery, on: process.disk, parts: parts, snapshotEvery: plan.snapshotEvery)
    _ = offer(journal)
    await journal.run()
  }

  /// Offers the journal to writers.
  func offer(_ journal: Journal?) -> Service<JournalRequest, JournalResponse> {
    process.serve("append") { request in
      guard let journal else { return nil }
      do throws(JournalError) {
        try await journal.append(request.records)
        return .safe
      } catch {
        return .refused(error)
      }
    }
  }

  /// Tries until the disk lets it; nothing if the journal is corrupt.
  private func open() async throws -> JournalRecovery? {
    while true {
      do throws(JournalError) {
        return try await JournalRecovery.open(process.disk, parts)
      } catch .corrupt(let file, let what) {
        world.probes.reachable(JournalProbe.corrupt.rawValue)
        watch.refuse("“\(file)” is called corrupt: \(what)")
        return nil
      } catch .disk(.cancelled), .closed {
        throw CancellationError()
      } catch {
        try await process.pass(.milliseconds(20), "the journal is opened again")
      }
    }
  }

  private func account(for recovery: JournalRecovery) {
    let probes = world.probes
    probes.sometimes(JournalProbe.cutTail.rawValue, recovery.cut > 0)
    probes.sometimes(JournalProbe.repeatedRead.rawValue, recovery.repeated > 0)
    probes.sometimes(JournalProbe.unpromised.rawValue, watch.unpromised(recovery.records) > 0)
    probes.sometimes(JournalProbe.snapshot.rawValue, recovery.head.generation > 0)
    watch.find(recovery.records)
    if recovery.repeated > 0 { world.faults.recovered(DiskFault.corruptRead) }
    guard process.incarnation > 1 else { return }
    for kind in process.disk.struck + [MachineFault.kill] { world.faults.recovered(kind) }
  }
}

/// States that a campaign over journals must have met.
package enum JournalProbe: String, Sendable, CaseIterable {
  case cutTail = "a torn tail is cut off"
  case repeatedRead = "a read that was wrong is repeated"
  case unpromised = "a record survives that nobody was promised"
  case snapshot = "a snapshot has taken the place of a log"
  case corrupt = "a damaged file is called corrupt"
}
