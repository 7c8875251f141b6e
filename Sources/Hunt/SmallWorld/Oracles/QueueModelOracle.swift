// queue-model: each book without its final answer is in the queue exactly once, first come first; works and
// jobs agree on parked and pending; no job remains of a deleted book; progress never falls.
//
// A woken book goes behind those that waited at that time, so that permanent failures do not hold up others.
// A pass over the queue leaves nothing pending. Parked books are polled in turn; one with a Retry-After stays
// parked until then, unless everything restarts.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Compares a device's queue with the reference model, and checks the order of service.
final class QueueModelOracle: DeviceOracle {
  private var model = QueueModel()
  private var repeated = RepeatedLookUps()
  private var planned: [String: ModelOperation] = [:]
  private var progress = 0
  /// Books requested since they began to wait.
  private var served: Set<String> = []
  /// True if a commit was refused and no book has been requested since.
  private var restarts = false
  /// The sequence of the transaction since which a book may be served.
  private var since: [String: UInt64] = [:]
  /// For each parked book, how often each other one was polled since its own last poll.
  private var overlooked: [String: [String: Int]] = [:]
  /// The parked book polled last. If the answer wakes it, its look-up continues with its next query.
  private var looking: String?
  /// The answered query of the last poll. Its answer may wake the book and ask for a pause, which begins then.
  private var answered: (source: String, query: String)?
  /// The queries of the last poll. If the providers asked have no calls left, the poll continues with the
  /// book's next query, which others may answer (CON-11).
  private var polled: Set<String> = []
  /// True if the last poll may continue.
  private var mayContinue = false
  /// Parked books that lost an ISBN when an import was taken back, until they are woken. If the query of the
  /// ISBN was the only open one, nothing is left to ask, and the book gets its result without a wake.
  private var withLostISBN: Set<String> = []
  /// The end of Retry-After periods by book and query; nil for an unknown book. A query that has to wait does
  /// not delay other queries of the book (CON-11).
  private var rests: [String?: [String: Int64]] = [:]
  /// The end of the longest pause after a failed request, by book; nil for an unknown book.
  private var pauses: [String?: Int64] = [:]
  /// True if the last completed request was answered, so that the app has no reason to pause.
  private var isAnswered = true
  private let concurrency: Int
  private static let second: Int64 = 1_000_000_000
  /// The longest pause after a failure without Retry-After (ENR-5).
  private static let longestStep: Int64 = 8 * second

  init(concurrency: Int) { self.concurrency = concurrency }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    switch event.kind {
    case .launched:
      progress = 0
      (served, restarts) = ([], false)
      (looking, answered) = (nil, nil)
      overlooked = [:]
      (rests, pauses) = ([:], [:])
      isAnswered = true
    // All look-ups restart in the order of the queue.
    case .refused(isLookUp: true): (served, restarts) = ([], true)
    case .planned(let label, let operation): planned[label] = operation
    case .givenUp(let label), .done(let label): planned[label] = nil
    case .committed(let commit): follow(commit, at: event.time, log)
    case .requestSent(let question, let stay?): serve(question, stay.source, at: event.time, log)
    case .answered(_, .failure, let stay):
      isAnswered = false
      pauses[stay?.source] = event.time + Self.longestStep
    case .answered(let question, .success(let response), let stay):
      isAnswered = response.status < 429 || response.isForWantOfCalls
      if let source = looking, stay?.source == source {
        mayContinue = response.isForWantOfCalls
        answered = (source, question.label)
      }
      if response.status >= 429 { pauses[stay?.source] = event.time + Self.longestStep }
      guard let seconds = response.secondsOfRest else { break }
      let end = event.time + Int64(min(seconds, 86_400)) * Self.second
      let known = rests[stay?.source]?[question.label] ?? 0
      rests[stay?.source, default: [:]][question.label] = max(known, end)
    case .drained(let library): checkDrained(library, log)
    case .progress(let done, let total):
      if done < progress { log.object(.queueModel, "ENR-2", "progress fell from \(progress) to \(done)") }
      if done > total { log.object(.queueModel, "ENR-2", "\(done) of \(total) books are done") }
      progress = done
    default: break
    }
  }

  /// Checks that a pass over the queue leaves nothing pending, including books woken meanwhile, unless the
  /// service has failed.
  private func checkDrained(_ library: Library, _ log: ObjectionLog) {
    guard isAnswered, let job = library.jobs.first(where: { !$0.isParked }) else { return }
    log.object(
      .queueModel, "ENR-8",
      "\(library.works[job.work]?.title ?? "a book") still waits when the queue is said to be worked off")
  }

  private func follow(_ commit: Commit, at time: Int64, _ log: ObjectionLog) {
    if let operation = planned.removeValue(forKey: commit.act) {
      foresee(operation, commit, log)
    } else {
      learn(commit, at: time, log)
      if commit.transaction.origin == .wake { answered = nil }
    }
    let found = commit.after.jobs.map { job in
      QueueModel.QueuedBook(
        source: commit.after.source(of: job.work) ?? "a book that is gone", isParked: job.isParked)
    }
    for complaint in model.complaints(about: found) {
      log.object(
        .queueModel, "ENR-8",
        "after transaction \(commit.transaction.sequence), \(commit.transaction.origin.text), \(complaint)")
    }
    checkStates(commit.after, log)
  }

  /// Applies an operation of the reader to the model of the queue.
  private func foresee(_ operation: ModelOperation, _ commit: Commit, _ log: ObjectionLog) {
    switch operation {
    case .importRows(let rows):
      let known = commit.before.entries.compactMap { $0.sourceID }
      for row in rows where !known.contains(row.source) { join(row.source, commit) }
      for source in repeated.note(rows, commit) {
        log.reached(.soughtAnew)
        leave(source)
        join(source, commit)
      }
    case .delete(let source):
      repeated.settle(source)
      leave(source)
    case .correct(let source, let other):
      repeated.settle(source)
      // A pending book that has settled no query and has no choice keeps its place; any other goes to the
      // end.
      let work = commit.before.entries.first { $0.sourceID == source }?.work
      let job = work.flatMap { commit.before.job(of: $0) }
      if let job, !job.isParked, job.settled.isEmpty, job.choice == nil {
        model.rename(source, to: other.source)
        carry(source, to: other.source)
      } else {
        leave(source)
        join(other.source, commit)
      }
    case .choose(let source, _):
      repeated.settle(source)
      leave(source)
      join(source, commit)
    case .decline(let source): leave(source)
    // Removed books leave the queue. So do books that the import queued again and that have no answer yet;
    // those return to being parked or not waiting.
    case .takeBack:
      for place in model.places where commit.after.work(of: place.source) == nil { leave(place.source) }
      for (source, wasParked) in repeated.takeBack() where model.contains(source) {
        log.reached(.soughtNoMore)
        if wasParked { model.park(source) } else { leave(source) }
      }
      for place in model.places
      where place.isParked
        && !commit.before.isbns(of: place.source).isSubset(of: commit.after.isbns(of: place.source))
      {
        withLostISBN.insert(place.source)
      }
    case .rate, .retitle, .shelve, .note, .accept, .dismiss: break
    }
  }

  private func join(_ source: String, _ commit: Commit) {
    model.join(source)
    served.remove(source)
    since[source] = commit.transaction.sequence
  }

  /// Renames a book in all state; it counts as served or resting as before.
  private func carry(_ source: String, to other: String) {
    since[other] = since[source]
    if served.remove(source) != nil { served.insert(other) }
    (rests[other], pauses[other]) = (rests.removeValue(forKey: source), pauses.removeValue(forKey: source))
  }

  private func leave(_ source: String) {
    model.leave(source)
    served.remove(source)
    overlooked[source] = nil
    withLostISBN.remove(source)
    (rests[source], pauses[source]) = (nil, nil)
  }

  /// Applies the result of a look-up to the model. It may end or park the wait of one book, or wake parked
  /// ones.
  private func learn(_ commit: Commit, at time: Int64, _ log: ObjectionLog) {
    var ended = 0
    for place in model.places {
      guard let work = commit.after.work(of: place.source) else { continue }
      switch work.enrichment {
      case .enriched, .needsChoice, .notFound:
        let before = commit.before.work(of: place.source)?.enrichment
        if place.isParked ? withLostISBN.contains(place.source) : before == .pending {
          repeated.settle(place.source)
          leave(place.source)
          ended += 1
        }
      case .parked where !place.isParked:
        model.park(place.source)
        withLostISBN.remove(place.source)
        served.remove(place.source)
        ended += 1
        log.reached(.parked)
      case .pending where place.isParked: wake(commit, at: time, log)
      case .parked, .pending: break
      }
    }
    if ended > 1 {
      log.object(
        .queueModel, "ENR-8", "\(commit.transaction.origin.text) ended the wait of \(ended) books at once")
    }
  }

  /// Returns true if a Retry-After for a book may still be in effect.
  private func mayRest(_ source: String, at time: Int64) -> Bool {
    [rests[source], rests[nil]].contains { $0?.values.max() ?? 0 > time - Self.second }
  }

  /// Returns true if a query of a book has failed so recently that it may not be repeated yet.
  private func mayPause(_ source: String, at time: Int64) -> Bool {
    mayRest(source, at: time) || [pauses[source], pauses[nil]].contains { $0 ?? 0 > time }
  }

  /// Returns the end of the last pause of a book that is known to be its own.
  private func ownPause(_ source: String) -> Int64 {
    max(rests[source]?.values.max() ?? 0, pauses[source] ?? 0)
  }

  private func wake(_ commit: Commit, at time: Int64, _ log: ObjectionLog) {
    let resting = model.places.filter {
      $0.isParked && commit.after.work(of: $0.source)?.enrichment == .parked && mayRest($0.source, at: time)
    }
    model.wake(except: Set(resting.map(\.source)))
    for place in model.places where !place.isParked && commit.before.isParked(place.source) {
      served.remove(place.source)
      withLostISBN.remove(place.source)
      since[place.source] = commit.transaction.sequence
      // Its time has come, or everything restarts.
      rests[place.source] = rests[place.source]?.filter { rest in
        answered.map { $0 == (place.source, rest.key) } ?? false
      }
    }
    overlooked = [:]
    log.reached(.woken)
  }

  private func checkStates(_ library: Library, _ log: ObjectionLog) {
    for work in library.works {
      let job = library.job(of: work.id)
      let fits =
        switch work.enrichment {
        case .pending: job?.isParked == false
        case .parked: job?.isParked == true
        case .enriched, .needsChoice, .notFound: job == nil
        }
      if !fits {
        let place = job == nil ? "no place" : "a place"
        log.object(
          .queueModel, "ENR-8",
          "\(work.title) is \(work.enrichment.rawValue) and has \(place) in the queue")
      }
    }
  }

  /// Checks the order of service: when a book is first requested, fewer earlier books than workers may be
  /// unserved. After a refused commit all count as unserved, except those that may not be requested yet;
  /// those that rest at the first request follow the others.
  private func serve(_ question: DeviceQuestion, _ source: String, at time: Int64, _ log: ObjectionLog) {
    guard let place = model.places.firstIndex(where: { $0.source == source }) else {
      return log.object(.queueModel, "ENR-7", "\(question.label) was sent for a book that does not wait")
    }
    if model.places[place].isParked { return look(question, for: source, at: time, log) }
    if restarts {
      restarts = false
      served = Set(model.places.map(\.source).filter { ownPause($0) > time })
    }
    let goesOn = looking == source
    looking = nil
    guard served.insert(source).inserted, !goesOn else { return }
    let start = since[source, default: 0]
    let earlier = model.places[..<place].filter {
      !$0.isParked && !served.contains($0.source)
        && since[$0.source, default: 0] <= start && !mayPause($0.source, at: time)
    }
    if earlier.count >= concurrency {
      log.object(
        .queueModel, "ENR-8", "\(source) was taken up before \(earlier.count) books that came earlier")
    }
  }
}

extension QueueModelOracle {
  /// Checks polls: no parked book may be polled three times while another is not polled at all.
  private func look(_ question: DeviceQuestion, for source: String, at time: Int64, _ log: ObjectionLog) {
    if looking != source || !mayContinue || polled.contains(question.label) { polled = [] }
    polled.insert(question.label)
    (looking, mayContinue, answered) = (source, false, nil)
    overlooked[source] = [:]
    if let end = rests[source]?[question.label], end > time + Self.second {
      log.object(
        .queueModel, "ENR-5",
        "\(source) was looked for \((end - time) / Self.second) s before the time that a server had asked for"
      )
    }
    guard polled.count == 1 else { return }
    for place in model.places
    where place.isParked && place.source != source && !mayRest(place.source, at: time) {
      let times = overlooked[place.source, default: [:]][source, default: 0] + 1
      overlooked[place.source, default: [:]][source] = times
      if times == 3 {
        log.object(
          .queueModel, "ENR-8", "\(source) was looked for three times and \(place.source) not once")
      }
    }
  }
}

extension HTTPResponse {
  /// The pause before the query may be repeated; for a partial answer, the time until the missing providers
  /// may be back.
  fileprivate var secondsOfRest: Int? {
    status == 200 ? absence.map { $0.retryAfterSeconds ?? 600 } : retryAfterSeconds
  }

  /// True if the answer is missing because a provider has no calls left; the service itself is up.
  var isForWantOfCalls: Bool {
    (try? ResponseEnvelope<SearchResponseData>.decode(from: body))?.error?.reason == .quota
  }
}

extension Library {
  /// Returns the number of a work at the reader's old site.
  func source(of work: WorkID) -> String? {
    works.contains(work) ? entries(of: work).first?.sourceID : nil
  }

  /// Returns true if the book with that number is parked.
  fileprivate func isParked(_ source: String) -> Bool { work(of: source)?.enrichment == .parked }

  /// Returns the ISBNs of the book with that number.
  fileprivate func isbns(of source: String) -> Set<ISBN> {
    let facts = work(of: source).map { editions(of: $0.id).map(\.facts) } ?? []
    return Set(facts.flatMap { [$0.isbn].compactMap { $0 } + $0.otherISBNs })
  }

  /// Returns the work with that number.
  func work(of source: String) -> Work? {
    entries.first { $0.sourceID == source }.flatMap { works[$0.work] }
  }
}
