// The state of one shrinking: the smallest case that fails in the right way so far, and the runs that are
// left. Every direction of shrinking works through it.

import Simulation

/// A failing case that is being made smaller.
///
/// Invariant: `best` failed in the way of `signature` when it was run, and `answer` is what that run gave.
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

  /// Whether there are runs left.
  var hasBudget: Bool { runs < budget && !isCancelled() }

  /// The runs that are left.
  var rest: Int { isCancelled() ? 0 : max(0, budget - runs) }

  /// Runs a case; gives what it did if it failed in the right way.
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

  /// Takes a candidate for the best case if it fails in the right way.
  ///
  /// - Parameter mayGrow: Whether it may take more events than the best case did. Removing something always
  ///   makes a case easier to read; lowering a number may not: a shorter patience leads to more attempts.
  func attempt(_ candidate: HuntCase, mayGrow: Bool = true) -> Bool {
    attempt(candidate, events: mayGrow ? .max : answer.events)
  }

  /// Takes a candidate for the best case if it fails in the right way and takes no more than so many events.
  func attempt(_ candidate: HuntCase, events most: UInt64) -> Bool {
    guard candidate != best, let answer = failing(candidate), answer.events <= most else { return false }
    best = candidate.withChoices(of: answer)
    self.answer = answer
    dropWhatDidNotFire(most)
    return true
  }

  /// A firing that did not happen is left out only if the case fails without it as well: a world may do
  /// something else where a fault can strike than where it cannot.
  private func dropWhatDidNotFire(_ most: UInt64) {
    let candidate = best.withFirings(of: answer)
    guard candidate != best, let answer = failing(candidate), answer.events <= most else { return }
    best = candidate.withChoices(of: answer)
    self.answer = answer
  }

  /// Like `attempt`; where the recorded order no longer leads to the failure, arrival order may, or another
  /// order.
  ///
  /// - Parameter researches: How many fresh random orders to try.
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

  /// Like `attemptInAnyOrder`, for a shorter workload. A firing is named by how often its place was passed
  /// before, so that what was removed in front of it may have moved it: it is looked for at earlier passes as
  /// well.
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
  /// The case with nothing left to chance: the faults that fired and no others, the choices that were made.
  func exact(_ answer: HuntAnswer) -> HuntCase {
    var exact = self
    exact.faults = .exactly(answer.firings.sorted())
    exact.schedule = ScheduleChoice(
      policy: .replay, slackMicroseconds: schedule.slackMicroseconds,
      choices: answer.choices.withoutTrailingZeros)
    return exact
  }

  /// The case without recorded choices that were not asked for; its run is the same.
  fileprivate func withChoices(of answer: HuntAnswer) -> HuntCase {
    var tidy = self
    if schedule.policy == .replay {
      tidy.schedule.choices = answer.choices.withoutTrailingZeros
    }
    return tidy
  }

  /// The case without recorded firings that did not happen.
  fileprivate func withFirings(of answer: HuntAnswer) -> HuntCase {
    var tidy = self
    if case .exactly(let firings) = faults {
      let fired = Set(answer.firings)
      tidy.faults = .exactly(firings.filter(fired.contains))
    }
    return tidy
  }
}
