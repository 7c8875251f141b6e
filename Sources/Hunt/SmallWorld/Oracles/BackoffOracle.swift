// backoff: after a failed request, its repetition waits at least 1, 2, 4 and 8 seconds, and as long as
// Retry-After demands; the book is parked after the fifth failure, and not before (ENR-5). A query that fails
// for lack of quota, or that only some of the providers answered, parks its book at once if the other queries
// have found nothing (CON-11).
//
// A refused commit does not change this: requests come no sooner than without it, and no query gets new
// tries, unless the reader requests them, or the network comes back, before the book is parked.
//
// A request for a parked book is a poll whether the service is back, and does not count as a try.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Measures pauses at the link.
final class BackoffOracle: DeviceOracle {
  private struct TrySequence {
    let stay: BookStay
    var failures = 0
    /// Failures during the cancellation after a refused commit, which the app may or may not have received.
    var uncertain = 0
    var failedAt: Int64 = 0
    var retryAfter: Int64 = 0
  }

  /// By query.
  private var sequences: [String: TrySequence] = [:]
  /// The stay for which a query was sent last.
  private var sentFor: [String: BookStay] = [:]
  private var parked: Set<String> = []
  /// Books that have failed and could not be parked because a commit was refused, with the time of the
  /// refusal.
  private var unstored: [String: Int64] = [:]
  /// Such books for which new tries were requested since.
  private var mayBegin: Set<String> = []
  /// Queries that wait for a provider, with their stays. They may park the book much later.
  private var waiting: [String: BookStay] = [:]
  /// The number of answers that park a book at once, but whose book is unknown.
  private var unclear = 0
  /// The number of polls in flight, by query.
  private var looks: [String: Int] = [:]
  private static let second: Int64 = 1_000_000_000
  private static let steps: [Int64] = [1, 2, 4, 8]
  /// The longest Retry-After in seconds; a server with a longer one counts as down.
  private static let longest: Int64 = 600
  private let outages: [DeviceNetwork.Outage]

  /// - Parameter outages: The times at which the device has no network.
  init(outages: [DeviceNetwork.Outage] = []) { self.outages = outages }

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    if case .answered(let question, .success(let response), let stay?) = event.kind {
      waiting[question.label] = response.letsWait ? stay : nil
    }
    switch event.kind {
    case .launched:
      (sequences, sentFor, looks, waiting, unclear) = ([:], [:], [:], [:], 0)
      (unstored, mayBegin) = ([:], [])
    case .committed(let commit): follow(commit, log)
    case .refused(isLookUp: true):
      let failed = sequences.values.filter(isOutOfTries).map(\.stay.source) + waiting.values.map(\.source)
      for source in failed { unstored[source] = event.time }
    case .woken: mayBegin.formUnion(unstored.keys.filter { !parked.contains($0) })
    case .requestSent(let question, let stay?) where parked.contains(stay.source):
      looks[question.label, default: 0] += 1
      log.reached(.look)
    case .answered(let question, _, _) where looks[question.label, default: 0] > 0:
      looks[question.label, default: 1] -= 1
    case .requestSent(let question, let stay):
      sentFor[question.label] = stay
      check(question, stay, at: event.time, log)
    case .answered(let question, let result, nil):
      if case .success(let response) = result,
        Int64(response.retryAfterSeconds ?? 0) > Self.longest || response.letsWait
      {
        unclear += 1
      }
      hear(result, of: question.label, at: event.time)
    case .answered(let question, let result, let stay?):
      take(result, of: question.label, stay, at: event.time, log)
    default: break
    }
  }

  private func check(_ question: DeviceQuestion, _ stay: BookStay?, at time: Int64, _ log: ObjectionLog) {
    if let stay, mayBegin.contains(stay.source) || hasReconnected(stay.source, at: time) {
      forget(stay.source)
    }
    guard let sequence = sequences[question.label], sequence.stay == stay, sequence.failures > 0 else {
      return
    }
    log.reached(.repeated)
    guard sequence.failures <= Self.steps.count else {
      return log.object(
        .backoff, "ENR-5", "\(question.label) was sent after \(sequence.failures) failures in a row")
    }
    let pause = time - sequence.failedAt
    let step = Self.steps[sequence.failures - 1]
    if pause < step * Self.second {
      log.object(
        .backoff, "ENR-5",
        "\(question.label) was sent \(pause / 1_000_000) ms after failure \(sequence.failures), not \(step) s"
      )
    } else if pause < sequence.retryAfter * Self.second {
      log.object(
        .backoff, "ENR-5",
        "\(question.label) was sent \(pause / 1_000_000) ms after a Retry-After of \(sequence.retryAfter) s")
    } else if sequence.retryAfter > step {
      log.reached(.retryAfter)
    }
  }

  private func take(
    _ result: Result<HTTPResponse, TransportError>, of label: String, _ stay: BookStay, at time: Int64,
    _ log: ObjectionLog
  ) {
    var retryAfter: Int64 = 0
    switch result {
    case .failure(.offline), .failure(.cancelled): return
    case .failure(.connectionLost): log.reached(.lostWhileAsking)
    case .failure(.timeout): break
    case .success(let response):
      if response.status == 429 { log.reached(.rateLimited) }
      if [200, 400, 404].contains(response.status) { return sequences[label] = nil }
      retryAfter = Int64(response.retryAfterSeconds ?? 0)
    }
    var sequence = sequences[label].flatMap { $0.stay == stay ? $0 : nil } ?? TrySequence(stay: stay)
    sequence.failures += 1
    sequence.failedAt = time
    sequence.retryAfter = retryAfter
    sequences[label] = sequence
  }

  /// Processes an answer during the cancellation after a refused commit.
  private func hear(_ result: Result<HTTPResponse, TransportError>, of label: String, at time: Int64) {
    switch result {
    case .failure(.offline), .failure(.cancelled): return
    case .success(let response) where [200, 400, 404].contains(response.status): sequences[label] = nil
    case .failure, .success:
      guard let stay = sentFor[label] else { return }
      sequences[label, default: TrySequence(stay: stay)].uncertain += 1
      if let sequence = sequences[label], isOutOfTries(sequence) { unstored[sequence.stay.source] = time }
    }
  }

  /// Checks parked books: a query must have used up all its tries or wait for a provider.
  private func follow(_ commit: Commit, _ log: ObjectionLog) {
    parked = Set(commit.after.jobs.filter(\.isParked).compactMap { commit.after.source(of: $0.work) })
    for case .job(.put(let job)) in commit.transaction.changes
    where !job.isParked && commit.before.jobs[job.id]?.isParked == true {
      forget(commit.after.source(of: job.work))
    }
    // Undoing an import parks books again that it had queued, without a failure.
    guard commit.isLookUp else { return }
    for case .job(.put(let job)) in commit.transaction.changes
    where job.isParked && commit.before.jobs[job.id]?.isParked == false {
      let source = commit.after.source(of: job.work)
      let own = sequences.values.filter { $0.stay.source == source }
      if !own.contains(where: isOutOfTries), !isWaiting(source) {
        guard unclear == 0 else {
          unclear -= 1
          continue
        }
        log.object(
          .backoff, "ENR-5",
          "\(source ?? "a book") was parked although no question of it had failed five times")
      }
      forget(source)
    }
  }

  /// Returns true if the network came back since a book could not be parked.
  private func hasReconnected(_ source: String, at time: Int64) -> Bool {
    guard let start = unstored[source] else { return false }
    return outages.contains { $0.end > start && $0.end <= time }
  }

  /// Returns true if the failures of a query park its book.
  private func isOutOfTries(_ sequence: TrySequence) -> Bool {
    sequence.failures + sequence.uncertain > Self.steps.count || sequence.retryAfter > Self.longest
  }

  /// Returns true if a query of a book waits for a provider.
  private func isWaiting(_ source: String?) -> Bool { waiting.values.contains { $0.source == source } }

  /// Removes the tries of a book that was parked or woken, or whose new tries begin.
  private func forget(_ source: String?) {
    sequences = sequences.filter { $0.value.stay.source != source }
    if let source {
      unstored[source] = nil
      mayBegin.remove(source)
    }
  }
}

extension HTTPResponse {
  /// True if the query may be repeated when a provider is back or has calls left.
  fileprivate var letsWait: Bool { isForWantOfCalls || absence != nil }
}
