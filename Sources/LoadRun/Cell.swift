// A cell: some readers with their own backend, as one world. Its readers contend for the backend and its
// cache; cells share only the catalog.

import BooksTrackAPI
import BooksTrackBackend
package import LabWorld
import Providers
import SimulatedCloud
import Simulation

/// The result of a cell.
package struct CellResult: Sendable {
  package let figures: RunFigures
  /// The rows of the readers, in the order of their numbers; empty if the world failed.
  var readers: [ReaderFigures] = []
  let digest: UInt64
}

/// One cell of a load run.
package struct Cell: Sendable {
  private let number: Int
  private let fixture: CellFixture
  /// The reader that is explained, and the narrative of that reader; nil if there is none.
  private let narrated: (reader: Int, narrative: ReaderNarrative)?

  package init(
    number: Int, on fixture: CellFixture, narrating narrated: (reader: Int, narrative: ReaderNarrative)? = nil
  ) {
    self.number = number
    self.fixture = fixture
    self.narrated = narrated
  }

  /// The seed of the cell's world, derived from the run's seed and the number of the cell.
  private var seed: UInt64 {
    var stream = RandomStream(seed: fixture.configuration.seed, name: "cells").substream(number)
    return stream.next()
  }

  /// Runs the cell from the first arrival to the last reader's last book.
  package func run() -> CellResult {
    let outcome = Simulator(seed: seed, faults: CloudTroubles.plan(for: fixture.configuration)).run {
      [self] world in try await live(in: world)
    }
    var figures = outcome.value?.run ?? RunFigures()
    figures.events = outcome.statistics.steps
    if let complaint = outcome.verdict.complaint {
      figures.violations.append(
        Violation(clause: complaint.clause, place: "cell \(number)", complaint: complaint.text))
    }
    for task in outcome.unfinishedTasks {
      figures.violations.append(
        Violation(clause: "LAB-1", place: "cell \(number)", complaint: "\(task) did not end with its world"))
    }
    return CellResult(
      figures: figures, readers: outcome.value?.readers ?? [], digest: outcome.digest.value)
  }

  /// Runs the cell in a world.
  func live(in world: World) async throws -> (run: RunFigures, readers: [ReaderFigures]) {
    let configuration = fixture.configuration
    let watch = EdgeObserver()
    let stack = CellStack(of: fixture, in: world, observe: watch.note)
    let (providers, edge) = (stack.providers, stack.edge)
    let numbers = configuration.readers(ofCell: number)
    if configuration.cacheWarmth > 0 {
      let crowd = CacheWarming(fixture: fixture, edge: edge, process: world.process("earlier readers"))
      try await crowd.ask(like: numbers)
      await edge.server.resetMetrics()
      watch.reset()
    }
    let before = providers.map { (requests: $0.requests, fired: $0.fired) }
    let lostBefore = edge.lostMessages
    let server = configuration.devices.map { _ in
      CloudServer(in: world, beginning: SimulatedWallTime.beginning.milliseconds)
    }
    let readers = numbers.map { number in
      ReaderLife(
        reader: number, fixture: fixture, edge: edge, world: world, server: server,
        narrative: narrated?.reader == number ? narrated?.narrative : nil)
    }
    let lives = readers.map { reader in reader.process.start("reader") { try await reader.live() } }
    var figures = RunFigures()
    var rows: [ReaderFigures] = []
    var books: [[Int]] = []
    for life in lives {
      let one = try await life.value
      figures.add(one.run)
      rows.append(one.reader)
      books.append(one.books)
    }
    figures.enrichment.attainable = attainable(books, providers)
    figures.backend = await edge.server.metrics()
    figures.time.add(watch.time)
    figures.timeline.add(watch.timeline)
    let lost = edge.lostMessages - lostBefore
    if lost > 0 { figures.faults["provider link loss", default: 0] += lost }
    for (provider, before) in zip(providers, before) {
      figures.providerRequests[provider.name] = provider.requests - before.requests
      figures.quotasUsedUp += provider.usedUp
      figures.requestsBeyondQuota += provider.excess
      let fired = provider.fired.merging(before.fired, uniquingKeysWith: -)
      for (fault, count) in fired where count > 0 {
        figures.faults["\(provider.name) \(fault.rawValue)", default: 0] += count
      }
    }
    return (figures, rows)
  }

  /// Returns the maximum number of works that could have the right record; nil if no provider has a quota.
  private func attainable(_ books: [[Int]], _ hosts: [LookalikeMachine]) -> Int? {
    let limited = hosts.filter { $0.quota != .unlimited }
    guard !limited.isEmpty else { return nil }
    func has(_ book: Int, _ isLimited: Bool) -> Bool {
      zip(hosts, fixture.providers).contains { host, member in
        (host.quota != .unlimited) == isLimited && member.lookalike.knows(work: book)
      }
    }
    return PerfectKnowledge(
      books: books, isFree: { has($0, false) }, isLimited: { has($0, true) },
      calls: limited.map(\.allowed).reduce(0, +)
    ).works
  }
}

extension Verdict {
  /// The violation of a run that ended with this verdict; nil if it passed.
  fileprivate var complaint: (clause: ClauseID, text: String)? {
    switch self {
    case .passed: nil
    case .failed(let error): ("LAB-1", "the world ended with an error: \(error)")
    case .safety(let objections):
      ("LAB-1", objections.map { "\($0.oracle): \($0.text)" }.joined(separator: "; "))
    case .unsettled(let waiting): ("LAB-1", "did not settle: \(waiting.joined(separator: "; "))")
    case .deadlock(let waiting): ("LAB-1", "deadlock: \(waiting.joined(separator: "; "))")
    case .livelock(let running): ("LAB-1", "goes round without end: \(running.joined(separator: "; "))")
    case .escape(let escapes): ("LAB-1", "work left the world: \(escapes.joined(separator: "; "))")
    case .limit(let limit): ("LAB-1", "the world did not end within \(limit)")
    }
  }
}
