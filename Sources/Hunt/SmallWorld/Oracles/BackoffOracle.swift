// backoff: between a failed request and the next one of the same question pass at least 1, 2, 4 and 8
// seconds, and at least what Retry-After asked for; after the fifth failure the book is parked, and not
// before (ENR-5). A question for which a provider has no calls left, or that only some of the providers could
// answer, parks its book at once, when the other questions have found nothing (CON-11).
//
// A commit that the storage refuses changes nothing about that: the app asks no sooner than without it, and
// gives no question new tries.
//
// A request for a book that is parked is a look whether the service is back. It belongs to no course of
// tries.

import BooksTrack
import BooksTrackAPI
import LabWorld

/// Measures pauses at the link.
final class BackoffOracle: DeviceOracle {
  private struct TrySequence {
    let stay: BookStay
    var failures = 0
    /// Failures that came while a refused commit ended the look-ups: the app may have heard of them, or not.
    var uncertain = 0
    var failedAt: Int64 = 0
    var retryAfter: Int64 = 0
  }

  /// By question.
  private var sequences: [String: TrySequence] = [:]
  /// For which stay a question was sent last.
  private var sentFor: [String: BookStay] = [:]
  private var parked: Set<String> = []
  /// Questions that wait for a provider, and of which book. They may park it long after they were asked.
  private var waiting: [String: BookStay] = [:]
  /// Answers after which a book is parked at once, of which it cannot be told whose they were.
  private var unclear = 0
  /// Looks that are under way, by question.
  private var looks: [String: Int] = [:]
  private static let second: Int64 = 1_000_000_000
  private static let steps: [Int64] = [1, 2, 4, 8]
  /// A server that asks for a longer pause than this counts as down.
  private static let longest: Int64 = 600

  func note(_ event: DeviceEvent, _ log: ObjectionLog) {
    if case .answered(let question, .success(let response), let stay?) = event.kind {
      waiting[question.label] = response.letsWait ? stay : nil
    }
    switch event.kind {
    case .launched: (sequences, sentFor, looks, waiting, unclear) = ([:], [:], [:], [:], 0)
    case .committed(let commit): follow(commit, log)
    case .asked(let question, let stay?) where parked.contains(stay.source):
      looks[question.label, default: 0] += 1
      log.reached(.look)
    case .answered(let question, _, _) where looks[question.label, default: 0] > 0:
      looks[question.label, default: 1] -= 1
    case .asked(let question, let stay):
      sentFor[question.label] = stay
      check(question, stay, at: event.time, log)
    case .answered(let question, let result, nil):
      if case .success(let response) = result,
        Int64(response.retryAfterSeconds ?? 0) > Self.longest || response.letsWait
      {
        unclear += 1
      }
      hear(result, of: question.label)
    case .answered(let question, let result, let stay?):
      take(result, of: question.label, stay, at: event.time, log)
    default: break
    }
  }

  private func check(_ question: DeviceQuestion, _ stay: BookStay?, at time: Int64, _ log: ObjectionLog) {
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

  /// An answer has come while a refused commit ended the look-ups.
  private func hear(_ result: Result<HTTPResponse, TransportError>, of label: String) {
    switch result {
    case .failure(.offline), .failure(.cancelled): return
    case .success(let response) where [200, 400, 404].contains(response.status): sequences[label] = nil
    case .failure, .success:
      guard let stay = sentFor[label] else { return }
      sequences[label, default: TrySequence(stay: stay)].uncertain += 1
    }
  }

  /// A book is parked: one of its questions must have used up all its tries, or wait for a provider.
  private func follow(_ commit: Commit, _ log: ObjectionLog) {
    parked = Set(commit.after.jobs.filter(\.isParked).compactMap { commit.after.source(of: $0.work) })
    for case .putJob(let job) in commit.transaction.changes
    where !job.isParked && commit.before.jobs[job.id]?.isParked == true {
      forget(commit.after.source(of: job.work))
    }
    // Who was parked before an import asked anew is parked again when that is taken back.
    guard commit.isLookUp else { return }
    for case .putJob(let job) in commit.transaction.changes
    where job.isParked && commit.before.jobs[job.id]?.isParked == false {
      let source = commit.after.source(of: job.work)
      let own = sequences.values.filter { $0.stay.source == source }
      let isOutOfTries = own.contains {
        $0.failures + $0.uncertain > Self.steps.count || $0.retryAfter > Self.longest
      }
      if !isOutOfTries, !waiting.values.contains(where: { $0.source == source }) {
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

  /// A book that is parked, or woken, has new tries the next time.
  private func forget(_ source: String?) { sequences = sequences.filter { $0.value.stay.source != source } }
}

extension HTTPResponse {
  /// Whether its question may be asked again when a provider is there, or has calls.
  fileprivate var letsWait: Bool { isForWantOfCalls || absence != nil }
}
