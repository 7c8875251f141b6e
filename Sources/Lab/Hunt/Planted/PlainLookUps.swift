// A part that looks books up, short enough to be seen through: one book after the other, every rule of the shipped one
// kept, and the end put into effect by whatever it is given. Planted bugs give it something that is wrong.

import BooksTrack
import BooksTrackAPI

/// Looks books up, one at a time.
struct PlainLookUps: Enriching {
  private let parts: EnrichmentParts
  private let waker: Enricher
  private let isLastComeFirst: Bool
  private let wakes: Bool
  private let judges: Bool
  private let coverTime: Duration
  private let write: @Sendable (FoundBook, inout LibraryEditor) -> Void

  /// - Parameters:
  ///   - judges: Whether it is looked at which book an answer is about.
  ///   - coverTime: How long the cover of a book is loaded before the book is written.
  ///   - write: Puts a book that was found into effect.
  init(
    _ parts: EnrichmentParts, isLastComeFirst: Bool = false, wakes: Bool = true, judges: Bool = true,
    coverTime: Duration = .zero,
    write: @escaping @Sendable (FoundBook, inout LibraryEditor) -> Void
  ) {
    self.parts = parts
    self.isLastComeFirst = isLastComeFirst
    self.wakes = wakes
    self.judges = judges
    self.coverTime = coverTime
    self.write = write
    waker = parts.enricher
  }

  func run() async throws {
    try await wake()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        while true {
          let sequence = await parts.store.snapshot.sequence
          try await drain()
          _ = try await parts.store.nextChange(after: sequence)
        }
      }
      group.addTask {
        while true {
          try await parts.platform.connectivity.waitForReconnect()
          try await wake()
        }
      }
      while try await group.next() != nil {}
    }
  }

  func wake() async throws { if wakes { try await waker.wake() } }

  func drain() async throws {
    while true {
      let waiting = await parts.store.snapshot.jobs.filter { !$0.isParked }
      guard let job = isLastComeFirst ? waiting.last : waiting.first else { return }
      try await lookUp(job)
    }
  }

  /// Looks a book up; anew as often as it became another one meanwhile.
  private func lookUp(_ job: EnrichmentJob) async throws {
    var settled = job.settled
    while await parts.store.snapshot.jobs[job.id]?.isParked == false {
      if try await lookUp(job, &settled) { return }
    }
  }

  /// Looks a book up as it is now; false if it changed meanwhile.
  private func lookUp(_ job: EnrichmentJob, _ settled: inout [MetadataQuery]) async throws -> Bool {
    let library = await parts.store.snapshot
    guard let work = library.works[job.work] else { return true }
    let isbn = library.entries(of: work.id).first?.edition.flatMap { library.editions[$0]?.facts.isbn }
    let subject = EnrichmentSubject(
      title: work.title, authors: library.authorNames(of: work), isbns: isbn.map { [$0] } ?? [])
    let title = MetadataQuery.title(parts.policy.titleRules.normalizedForSearch(work.title))
    var offers: [Candidate] = []
    for query in (isbn.map { [MetadataQuery.isbn($0)] } ?? []) + [title] where !settled.contains(query) {
      guard let answer = try await ask(query, for: work, job) else { return false }
      guard let data = answer.books else {
        settled.append(query)
        continue
      }
      switch judges ? parts.policy.judge.judge(data, for: subject) : .certain(workIndex: 0) {
      case .certain(let index):
        if coverTime > .zero { try await parts.platform.clock.sleep(for: coverTime) }
        let found = FoundBook(job: job.id, work: work, answer: data, index: index)
        try await parts.store.commit(.enrich) { [write] in write(found, &$0) }
        return true
      case .uncertain(let candidates): offers += candidates.filter { !offers.contains($0) }
      case .nothing: break
      }
    }
    try await end(job, offers.isEmpty ? .notFound : .needsChoice, offers)
    return true
  }

  /// Asks until there is an answer; nothing if the book is not waiting any more, or is parked now.
  private func ask(_ query: MetadataQuery, for work: Work, _ job: EnrichmentJob) async throws -> HTTPResponse?
  {
    var failures = 0
    while true {
      try await parts.platform.connectivity.waitUntilOnline()
      let library = await parts.store.snapshot
      guard library.jobs.contains(job.id), library.works[work.id] == work else { return nil }
      var retryAfter: Duration?
      do throws(TransportError) {
        let response = try await parts.platform.transport.send(query.request, timeout: parts.policy.timeout)
        if [200, 400, 404].contains(response.status) { return response }
        retryAfter = response.retryAfterSeconds.map { .seconds($0) }
      } catch .offline {
        continue
      } catch .cancelled {
        throw CancellationError()
      } catch {}
      failures += 1
      let backoff = parts.policy.backoff
      guard
        let pause = backoff.pause(
          afterFailures: failures, retryAfter: retryAfter, random: parts.platform.random)
      else {
        try await end(job, .parked, [])
        return nil
      }
      try await parts.platform.clock.sleep(for: pause)
    }
  }

  private func end(_ job: EnrichmentJob, _ state: EnrichmentState, _ offers: [Candidate]) async throws {
    try await parts.store.commit(.enrich) { editor in
      guard var waiting = editor.library.jobs[job.id], var work = editor.library.works[job.work] else {
        return
      }
      work.enrichment = state
      work.candidates = offers
      editor.put(work)
      guard state == .parked else { return editor.remove(job.id) }
      waiting.isParked = true
      editor.put(waiting)
    }
  }
}

extension HTTPResponse {
  /// The books of the answer, if there are any.
  fileprivate var books: SearchResponseData? {
    guard status == 200 else { return nil }
    return try? ResponseEnvelope<SearchResponseData>.decode(from: body).result.get()
  }
}
