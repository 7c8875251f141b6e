// The state of shrinking one case: the smallest case so far that fails in the right way, and the remaining
// budget. All directions of shrinking use it.

import PropertyTesting
import Simulation

/// A failing case that is being shrunk.
///
/// Invariant: `best` failed in the way of `signature`, and `answer` is the answer of that run.
final class ShrinkSession {
  private(set) var best: HuntCase
  private(set) var answer: HuntAnswer
  private(set) var runs = 0
  let signature: FailureSignature

  private let pool: any WorkerPool
  private let budget: Int
  private let isCancelled: @Sendable () -> Bool
  private var refused: Set<HuntCase> = []

  init(
    _ huntCase: HuntCase, _ answer: HuntAnswer, signature: FailureSignature, pool: any WorkerPool,
    budget: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    best = huntCase
    self.answer = answer
    self.signature = signature
    self.pool = pool
    self.budget = budget
    self.isCancelled = isCancelled
  }

  /// True if there are runs left.
  var hasBudget: Bool { runs < budget && !isCancelled() }

  /// The number of runs left.
  var rest: Int { isCancelled() ? 0 : max(0, budget - runs) }

  /// Runs a case and returns its answer if it fails in the right way.
  func failing(_ candidate: HuntCase) -> HuntAnswer? {
    guard hasBudget, !refused.contains(candidate) else { return nil }
    runs += 1
    let answer = pool.answer(HuntRequest(.given(candidate), isDetailed: true))
    guard signature.matches(answer) else {
      refused.insert(candidate)
      return nil
    }
    return answer
  }

  /// Replaces the best case by a candidate if that fails in the right way.
  ///
  /// - Parameter mayGrow: True if it may take more events than the best case. Removing something always makes
  ///   a case easier to read; lowering a number may not: a shorter timeout leads to more retries.
  func attempt(_ candidate: HuntCase, mayGrow: Bool = true) -> Bool {
    attempt(candidate, events: mayGrow ? .max : answer.events)
  }

  /// Replaces the best case by a candidate if that fails in the right way with at most that many events.
  func attempt(_ candidate: HuntCase, events most: UInt64) -> Bool {
    guard candidate != best, let answer = failing(candidate), answer.events <= most else { return false }
    best = candidate.withChoices(of: answer)
    self.answer = answer
    dropWhatDidNotFire(most)
    return true
  }

  /// Removes firings that did not happen, if the case still fails: a world may behave differently where a
  /// fault can strike and where it cannot.
  private func dropWhatDidNotFire(_ most: UInt64) {
    let candidate = best.withFirings(of: answer)
    guard candidate != best, let answer = failing(candidate), answer.events <= most else { return }
    best = candidate.withChoices(of: answer)
    self.answer = answer
  }

  /// Like `attempt`; if the recorded order no longer leads to the failure, tries arrival order and then
  /// random orders.
  ///
  /// - Parameter researches: The number of random orders to try.
  func attemptInAnyOrder(_ candidate: HuntCase, researches: Int, mayGrow: Bool = true) -> Bool {
    if attempt(candidate, mayGrow: mayGrow) { return true }
    guard candidate.schedule.policy == .replay, !candidate.schedule.choices.isEmpty else {
      return false
    }
    var other = candidate
    other.schedule.choices = []
    if attempt(other, mayGrow: mayGrow) { return true }
    for seed in 0..<UInt64(researches) {
      other.schedule = ScheduleChoice(
        policy: .uniform, seed: seed, slackMicroseconds: candidate.schedule.slackMicroseconds)
      guard let found = failing(other) else { continue }
      other.schedule = candidate.schedule
      other.schedule.choices = found.choices.withoutTrailingZeros
      if attempt(other) { return true }
    }
    return false
  }

  /// Like `attemptInAnyOrder`, for a shorter workload. A firing is identified by the number of earlier passes
  /// of its site, and removing steps may lower that number, so that earlier passes are tried as well.
  func attemptShorterWorkload(_ candidate: HuntCase) -> Bool {
    if attemptInAnyOrder(candidate, researches: 2) { return true }
    guard case .exactly(let firings) = candidate.faults, !firings.isEmpty else { return false }
    for shift in [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64] {
      let moved = firings.map { firing in
        FaultFiring(kind: firing.kind, site: firing.site, pass: max(0, firing.pass - shift))
      }
      var other = candidate
      other.faults = .exactly(moved)
      if attempt(other) { return true }
      if moved.allSatisfy({ $0.pass == 0 }) { break }
    }
    return false
  }
}

extension HuntCase {
  /// Returns the case with nothing left to chance: the faults that fired, and the recorded choices.
  func exact(_ answer: HuntAnswer) -> HuntCase {
    var exact = self
    exact.faults = .exactly(answer.firings.sorted())
    exact.schedule = ScheduleChoice(
      policy: .replay, slackMicroseconds: schedule.slackMicroseconds,
      choices: answer.choices.withoutTrailingZeros)
    return exact
  }

  /// Returns the case without recorded choices that were not used; its run is the same.
  fileprivate func withChoices(of answer: HuntAnswer) -> HuntCase {
    var tidy = self
    if schedule.policy == .replay {
      tidy.schedule.choices = answer.choices.withoutTrailingZeros
    }
    return tidy
  }

  /// Returns the case without recorded firings that did not happen.
  fileprivate func withFirings(of answer: HuntAnswer) -> HuntCase {
    var tidy = self
    if case .exactly(let firings) = faults {
      let fired = Set(answer.firings)
      tidy.faults = .exactly(firings.filter(fired.contains))
    }
    return tidy
  }
}
