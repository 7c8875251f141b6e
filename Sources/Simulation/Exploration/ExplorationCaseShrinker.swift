// Makes a failing case smaller: its faults, its drawn numbers and its order of events. Progress in one allows
// more in the others, so they take turns until none makes progress.

internal import PropertyTesting

/// A failing case that is made smaller.
///
/// Invariant: `best` failed in the way of `kind`, and `record` is the record of that run.
struct ExplorationCaseShrinker {
  private(set) var best: ExplorationCase
  private(set) var record: CaseRecord
  private(set) var runner: CaseRunner
  private let kind: FailureKind
  private let end: Int
  private var refused: Set<ExplorationCase> = []

  /// - Parameter record: The record of a run of the case, which failed in the way of `kind`.
  init(_ failing: ExplorationCase, _ record: CaseRecord, kind: FailureKind, runner: CaseRunner) {
    best = failing
    self.record = record
    self.kind = kind
    self.runner = runner
    end = runner.runs + runner.exploration.shrinkBudget
  }

  private var hasBudget: Bool { runner.runs < end && !Task.isCancelled }

  /// Makes the case as small as it can within the budget.
  mutating func shrink() {
    let exact = best.exact(record)
    guard exact == best || attempt(exact) else { return }
    var before: ExplorationCase?
    while hasBudget, before != best {
      before = best
      straightenOrder()
      dropFirings()
      lowerDraws()
      lowerChoices()
      lowerPasses()
    }
  }

  /// Returns the record of a case if it fails in the right way.
  private mutating func failing(_ candidate: ExplorationCase) -> CaseRecord? {
    guard hasBudget, !refused.contains(candidate) else { return nil }
    let record = runner.run(candidate)
    guard record.kind == kind else {
      refused.insert(candidate)
      return nil
    }
    return record
  }

  /// Replaces the best case by a candidate, without what that did not use, if it fails in the right way.
  ///
  /// - Parameter isBetter: Returns false for a run that counts as no progress.
  private mutating func attempt(
    _ candidate: ExplorationCase, if isBetter: (CaseRecord) -> Bool = { _ in true }
  ) -> Bool {
    guard candidate != best, let record = failing(candidate), isBetter(record) else { return false }
    best = candidate
    self.record = record
    let tidy = candidate.exact(record)
    if tidy != candidate, let again = failing(tidy) { (best, self.record) = (tidy, again) }
    return true
  }

  /// Like `attempt`; if the recorded order no longer leads to the failure, tries arrival order and then a
  /// few random ones.
  private mutating func attemptInAnyOrder(
    _ candidate: ExplorationCase, if isBetter: (CaseRecord) -> Bool = { _ in true }
  ) -> Bool {
    if attempt(candidate, if: isBetter) { return true }
    guard !candidate.schedule.choices.isEmpty else { return false }
    var other = candidate
    other.schedule.choices = []
    if attempt(other, if: isBetter) { return true }
    for seed in 0..<3 as Range<UInt64> {
      other.schedule = ScheduleChoice(
        policy: .uniform, seed: seed, slackMicroseconds: candidate.schedule.slackMicroseconds)
      if let found = failing(other), attempt(other.exact(found), if: isBetter) { return true }
    }
    return false
  }

  private mutating func straightenOrder() {
    var straight = best
    straight.schedule = ScheduleChoice(policy: .replay)
    if attempt(straight) { return }
    straight.schedule.choices = best.schedule.choices
    _ = attempt(straight)
  }

  private mutating func dropFirings() {
    _ = ListShrinking.removing(from: best.firings) { firings in
      var candidate = best
      candidate.faults = .exactly(firings)
      return attemptInAnyOrder(candidate) ? best.firings : nil
    }
  }

  /// Moves faults to earlier passes.
  private mutating func lowerPasses() {
    for index in best.firings.indices {
      guard index < best.firings.count else { return }
      _ = ListShrinking.lowering(best.firings[index].pass) { pass in
        guard index < best.firings.count else { return false }
        var moved = best.firings
        moved[index].pass = pass
        var candidate = best
        candidate.faults = .exactly(moved)
        return Set(moved).count == moved.count && attempt(candidate)
      }
    }
  }

  private mutating func lowerDraws() {
    for stream in record.recordings.keys.sorted() {
      guard let recording = record.recordings[stream] else { continue }
      var search = ShrinkSearch(from: recording, budget: max(0, end - runner.runs))
      while let numbers = search.next() {
        var candidate = best
        candidate.draws?.streams[stream] = numbers
        let simplest = search.best.choices
        let isAccepted = attemptInAnyOrder(candidate) { record in
          (record.recordings[stream]?.choices ?? []).isSimpler(than: simplest)
        }
        search.report(isAccepted ? record.recordings[stream] ?? Recording() : nil)
      }
    }
  }

  private mutating func lowerChoices() {
    guard !best.schedule.choices.isEmpty else { return }
    let start = Recording(choices: best.schedule.choices)
    var search = ShrinkSearch(from: start, budget: max(0, end - runner.runs))
    while let choices = search.next() {
      var candidate = best
      candidate.schedule.choices = choices.withoutTrailingZeros
      let simplest = search.best.choices
      let isAccepted = attempt(candidate) { $0.choices.withoutTrailingZeros.isSimpler(than: simplest) }
      search.report(isAccepted ? Recording(choices: best.schedule.choices) : nil)
    }
  }
}
