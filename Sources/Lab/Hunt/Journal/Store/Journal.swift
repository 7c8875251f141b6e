// An append-only store of records over a simulated disk: a log with seals, a snapshot now and then, and an answer to
// a writer only once its records would survive anything.
//
// One loop writes, `run()`, which the owner of the journal awaits. Requests that come while a batch is being written
// wait together and become the next one.

import Simulation

/// A journal that is open.
actor Journal {
  /// Everything that is safe, in order.
  private(set) var records: [JournalRecord]

  private let disk: SimulatedDisk
  private let parts: JournalParts
  private let snapshotEvery: Int
  private var head: JournalHead
  /// The number of the last safe record of each writer.
  private var lastNumbers: [Int: Int]
  private var sinceSnapshot = 0
  private var queue: [JournalTicket] = []
  private var isClosed = false
  private let arrivals: AsyncStream<Void>
  private let arrival: AsyncStream<Void>.Continuation

  init(_ recovery: JournalRecovery, on disk: SimulatedDisk, parts: JournalParts, snapshotEvery: Int) {
    records = recovery.records
    head = recovery.head
    lastNumbers = recovery.records.reduce(into: [:]) { $0[$1.writer] = $1.number }
    self.disk = disk
    self.parts = parts
    self.snapshotEvery = max(1, snapshotEvery)
    (arrivals, arrival) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Writes what is appended until its task is cancelled; then refuses everything.
  func run() async {
    for await _ in arrivals {
      while !queue.isEmpty { await commitQueue() }
    }
    isClosed = true
    while !queue.isEmpty { await commitQueue() }
  }

  /// Appends records and returns when they are safe. Those that are there already are not written again, so a
  /// request may be repeated. Somebody has to await ``run()`` meanwhile.
  func append(_ records: [JournalRecord]) async throws(JournalError) {
    guard !isClosed else { throw .closed }
    let ticket = JournalTicket(records)
    queue.append(ticket)
    arrival.yield()
    await ticket.wait()
    if let result = ticket.result { try result.get() }
  }

  /// Commits all that wait as one batch and answers them.
  private func commitQueue() async {
    let tickets = queue
    queue = []
    do throws(JournalError) {
      guard !isClosed else { throw .closed }
      try await commit(tickets)
      try await snapshotIfDue()
    } catch {
      if error == .disk(.cancelled) { isClosed = true }
      for ticket in tickets { ticket.finish(.failure(error)) }
    }
  }

  private func commit(_ tickets: [JournalTicket]) async throws(JournalError) {
    let (additions, numbers) = admit(tickets)
    let admitted = tickets.filter { $0.result == nil }
    guard !additions.isEmpty else { return admitted.forEach { $0.finish(.success(())) } }
    let frames = JournalFrames(additions, after: head.chain)
    let end = head.end + frames.frames.reduce(0) { $0 + $1.count }
    let next = head.next(end: end, chain: frames.chain)
    let batch = JournalBatch(
      log: JournalFiles.log(head.generation), offset: head.end, frames: frames.frames, head: next)
    do throws(DiskError) {
      try await parts.commit.commit(batch, to: disk) { admitted.forEach { $0.finish(.success(())) } }
    } catch {
      throw .disk(error)
    }
    head = next
    records += additions
    lastNumbers = numbers
    sinceSnapshot += additions.count
  }

  /// What of the requests is new. A request with a gap is refused and adds nothing.
  private func admit(_ tickets: [JournalTicket]) -> (additions: [JournalRecord], numbers: [Int: Int]) {
    var numbers = lastNumbers
    var additions: [JournalRecord] = []
    for ticket in tickets {
      var next = numbers
      var fresh: [JournalRecord] = []
      var gap: JournalError?
      for record in ticket.records {
        let expected = next[record.writer, default: 0] + 1
        if record.number < expected { continue }
        if record.number > expected {
          gap = gap ?? .gap(writer: record.writer, expected: expected, found: record.number)
          continue
        }
        next[record.writer] = record.number
        fresh.append(record)
      }
      if let gap { ticket.finish(.failure(gap)) } else { (numbers, additions) = (next, additions + fresh) }
    }
    return (additions, numbers)
  }

  /// A snapshot that the disk refuses is tried again after the next batch.
  private func snapshotIfDue() async throws(JournalError) {
    guard sinceSnapshot >= snapshotEvery else { return }
    let snapshot = JournalSnapshot(generation: head.generation + 1, records: records)
    let change = JournalSwitch(snapshot: snapshot, oldLog: JournalFiles.log(head.generation))
    do throws(DiskError) {
      try await parts.snapshots.perform(change, on: disk)
    } catch .cancelled {
      throw .disk(.cancelled)
    } catch {
      return
    }
    head = .first(generation: snapshot.generation)
    sinceSnapshot = 0
  }
}

/// A request that waits for its batch.
///
/// Not `Sendable`: it never leaves its journal.
private final class JournalTicket {
  let records: [JournalRecord]
  private(set) var result: Result<Void, JournalError>?
  private var waiter: UnsafeContinuation<Void, Never>?

  init(_ records: [JournalRecord]) { self.records = records }

  /// The first answer counts.
  func finish(_ result: Result<Void, JournalError>) {
    guard self.result == nil else { return }
    self.result = result
    waiter?.resume()
    waiter = nil
  }

  func wait() async { await withUnsafeContinuation { waiter = $0 } }
}
