// Somebody who sends numbered records and remembers which of them were acknowledged.

import Simulation

/// Records on their way to the journal.
struct JournalRequest: Hashable, Sendable {
  let records: [JournalRecord]
}

/// What the journal says to them.
enum JournalResponse: Hashable, Sendable {
  case safe
  case refused(JournalError)
}

/// A writer on a machine of its own.
struct JournalWriter: Sendable {
  let number: Int
  let process: SimulatedProcess
  let connection: Connection<JournalRequest, JournalResponse>
  let plan: JournalPlan
  let watch: JournalWatch
  let faults: WorldFaults
  let seed: UInt64

  /// Does its errands one after the other. An errand is repeated until it is acknowledged, or the journal is known to
  /// be corrupt.
  func live() async throws {
    var next = 1
    for errand in plan.errands[number] {
      let wait = errand.at - .nanoseconds(process.clock.now.nanoseconds)
      if wait > .zero { try await process.pass(wait, "writer \(number) waits for its time") }
      let end = next + errand.count
      while next < end {
        let count = min(plan.batch, end - next)
        let records = (next..<next + count).map { record($0, size: errand.size) }
        for record in records { watch.send(record) }
        guard try await deliver(records) else { return }
        next += count
      }
    }
  }

  /// The content of a record follows from the seed, so that nothing but the right one is right.
  private func record(_ index: Int, size: Int) -> JournalRecord {
    var stream = RandomStream(seed: seed, name: "payload").substream(number).substream(index)
    let payload = (0..<size).map { _ in UInt8(truncatingIfNeeded: stream.next() | 1) }
    return JournalRecord(writer: number, number: index, payload: payload)
  }

  /// Asks until it is told that the records are safe; false if that cannot come any more.
  private func deliver(_ records: [JournalRecord]) async throws -> Bool {
    guard let last = records.last else { return true }
    // Both grow: a schedule that starves the journal would otherwise make it late for ever.
    var pause = Duration.milliseconds(10)
    var patience = plan.patience
    var refusal: FaultKind?
    while watch.corruption == nil {
      switch await ask(records, label: "append \(number) up to \(last.number)", patience) {
      case .safe:
        watch.acknowledge(writer: number, through: last.number)
        if let refusal { faults.recovered(refusal) }
        return true
      case .refused(.disk(.full)): refusal = DiskFault.full
      case .refused(.disk(.writeFailed)): refusal = DiskFault.writeError
      case .refused(.gap(_, let expected, _)): watch.miss(writer: number, expected)
      case .refused, nil: break
      }
      try await process.pass(pause, "writer \(number) tries again")
      pause = min(pause * 2, .seconds(2))
      patience = min(patience * 2, .seconds(10))
    }
    return false
  }

  /// No answer is no answer, whatever the reason.
  private func ask(_ records: [JournalRecord], label: String, _ patience: Duration) async -> JournalResponse?
  {
    do {
      return try await connection.send(JournalRequest(records: records), label: label, timeout: patience)
    } catch {
      return nil
    }
  }
}
