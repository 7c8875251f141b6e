// Shrinks a failing case in three directions: workload, faults and order of events. Progress in one direction
// allows more in the others, so they take turns until none makes progress.

import PropertyTesting
import Simulation

/// The result of shrinking.
package struct ShrunkCase: Sendable {
  /// The smallest case that fails in the same way.
  package let huntCase: HuntCase
  /// The answer of its last run.
  package let answer: HuntAnswer
  /// The number of runs used.
  package let runs: Int
  /// True if faults and order could be recorded and repeated; if not, only the workload was shrunk.
  package let isExact: Bool
  /// True if nothing smaller was found within reach; false if the budget ended the search.
  package let isMinimal: Bool
}

/// Shrinks cases by running them.
package struct CaseShrinker {
  private let pool: any WorkerPool
  private let budget: Int
  private let isCancelled: @Sendable () -> Bool

  /// - Parameter budget: The maximum number of runs for shrinking a case.
  package init(
    pool: any WorkerPool, budget: Int, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.pool = pool
    self.budget = budget
    self.isCancelled = isCancelled
  }

  /// Returns the smallest case found that fails in the way of `signature`.
  ///
  /// - Parameter answer: The detailed answer of the case.
  package func shrink(
    _ huntCase: HuntCase, _ answer: HuntAnswer, signature: FailureSignature
  ) -> ShrunkCase {
    let session = ShrinkSession(
      huntCase, answer, signature: signature, pool: pool, budget: budget, isCancelled: isCancelled)
    let exact = huntCase.exact(answer)
    let isExact = exact == huntCase || session.attempt(exact)
    var before: HuntCase?
    while session.hasBudget, before != session.best || isExact && session.searchPairs() {
      before = session.best
      session.endAtObjection()
      if isExact { session.straightenOrder() }
      session.shortenWorkload()
      if isExact {
        session.dropFirings()
        session.lowerPasses()
        session.lowerChoices()
      }
      session.lowerSettings()
      session.lowerSteps()
    }
    return ShrunkCase(
      huntCase: session.best, answer: session.answer, runs: session.runs, isExact: isExact,
      isMinimal: before == session.best && session.hasBudget)
  }
}

extension ShrinkSession {
  /// Ends the world at the objection: later events explain nothing.
  fileprivate func endAtObjection() {
    let place = answer.objections.firstIndex {
      $0.oracle == signature.oracle && $0.clause == signature.clause
    }
    guard let place, best.lastObjection != place + 1 else { return }
    var candidate = best
    candidate.settings[HuntCase.objectionsSetting] = place + 1
    _ = attempt(candidate, events: answer.events - 1)
  }

  /// Tries arrival order without slack, which has no meaning there, then with the slack of the case.
  fileprivate func straightenOrder() {
    guard best.schedule != ScheduleChoice(policy: .replay) else { return }
    var straight = best
    straight.schedule = ScheduleChoice(policy: .replay)
    if attempt(straight) { return }
    straight.schedule.slackMicroseconds = best.schedule.slackMicroseconds
    _ = attempt(straight)
  }

  fileprivate func shortenWorkload() {
    _ = ListShrinking.removing(from: best.workload) { [self] workload in
      var candidate = best
      candidate.workload = workload
      return attemptShorterWorkload(candidate) ? best.workload : nil
    }
  }

  fileprivate func dropFirings() {
    guard case .exactly(let firings) = best.faults else { return }
    _ = ListShrinking.removing(from: firings) { [self] firings in
      var candidate = best
      candidate.faults = .exactly(firings)
      guard attemptInAnyOrder(candidate, researches: 1) else { return nil }
      if case .exactly(let left) = best.faults { return left }
      return firings
    }
  }

  /// Moves faults to earlier passes, so that steps before them may become removable.
  fileprivate func lowerPasses() {
    guard case .exactly(let firings) = best.faults else { return }
    for index in firings.indices {
      _ = ListShrinking.lowering(firings[index].pass) { [self] pass in
        guard case .exactly(var moved) = best.faults, index < moved.count else { return false }
        moved[index].pass = pass
        var candidate = best
        candidate.faults = .exactly(moved)
        return Set(moved).count == moved.count && attempt(candidate)
      }
    }
  }

  fileprivate func lowerChoices() {
    guard !best.schedule.choices.isEmpty, rest > 0 else { return }
    // Confirming the list takes one run, and attempting the result another.
    let shrunk = Shrinker.shrink(best.schedule.choices, budget: max(0, rest - 2)) { [self] choices in
      var candidate = best
      candidate.schedule.choices = choices
      return failing(candidate)?.choices.withoutTrailingZeros
    }
    var candidate = best
    candidate.schedule.choices = shrunk.choices
    if shrunk.isReproduced { _ = attempt(candidate) }
  }

  fileprivate func lowerSettings() {
    for name in best.settings.keys.sorted() {
      _ = ListShrinking.lowering(best.settings[name] ?? 0) { [self] number in
        var candidate = best
        candidate.settings[name] = number
        return attemptInAnyOrder(candidate, researches: 0, mayGrow: false)
      }
    }
  }

  /// Moves all steps earlier by the same time, then lowers the time, actor and numbers of each step.
  fileprivate func lowerSteps() {
    let earliest = best.workload.map(\.at).min() ?? 0
    if earliest > 0 {
      var candidate = best
      for index in candidate.workload.indices { candidate.workload[index].at -= earliest }
      _ = attemptInAnyOrder(candidate, researches: 0, mayGrow: false)
    }
    for index in best.workload.indices {
      lower(index) { step, number in
        step.at = number
      } from: {
        $0.at
      }
      lower(index) { step, number in
        step.actor = number
      } from: {
        $0.actor
      }
      for place in best.workload[index].numbers.indices {
        lower(index) { step, number in
          step.numbers[place] = number
        } from: {
          $0.numbers[place]
        }
      }
    }
  }

  private func lower(
    _ index: Int, set: (inout WorkStep, Int) -> Void, from number: (WorkStep) -> Int
  ) {
    guard index < best.workload.count else { return }
    _ = ListShrinking.lowering(number(best.workload[index])) { value in
      var candidate = best
      set(&candidate.workload[index], value)
      return attemptInAnyOrder(candidate, researches: 0, mayGrow: false)
    }
  }
}
