// A check as a state machine: it provides values and receives the results of the property. So the loops that
// call the property, with and without `await`, are short and cannot differ.
//
// The phases are searching, which draws values until one fails; shrinking, which replays simpler choice
// lists; and confirming, which tests the simplest value once more to detect a flaky property.

/// The number of rejections allowed per passed case, in addition to a fixed number.
private let rejectionsPerPass = 10
private let freeRejections = 100

struct PropertyRun<Value: Sendable> {
  private struct Case {
    let value: Value
    let recording: Recording
  }

  private enum Phase {
    case searching
    case shrinking(ShrinkSearch)
    case confirming
    case finished
  }

  private let name: String
  private let gen: Gen<Value>
  private let effort: Effort
  private let replay: [UInt64]
  private let stream: UInt64

  private var phase = Phase.searching
  private var drawn = 0
  private var passed = 0
  private var rejected = 0
  private var current: Case?
  private var failure: (case: Case, reason: any Error)?
  private var search: ShrinkSearch?
  private var isFlaky = false

  init(name: String, gen: Gen<Value>, effort: Effort, replay: [UInt64]) {
    self.name = name
    self.gen = gen
    self.effort = effort
    self.replay = replay
    stream = name.utf8.reduce(SplitMix64.mix(effort.seed)) { SplitMix64.mix($0 &+ UInt64($1) &+ 1) }
  }

  /// Returns the next value to test, or nil at the end of the check.
  mutating func next() throws(PropertyNotTested) -> Value? {
    current =
      switch phase {
      case .searching: try nextDrawn()
      case .shrinking: nextSimpler()
      case .confirming: failure?.case
      case .finished: nil
      }
    return current?.value
  }

  private mutating func nextDrawn() throws(PropertyNotTested) -> Case? {
    while passed < effort.count {
      guard rejected <= freeRejections + rejectionsPerPass * passed else {
        throw .tooManyRejections(name: name, tested: passed, rejected: rejected)
      }
      let seed = SplitMix64.mix(stream &+ UInt64(drawn))
      let choices = drawn == 0 ? Choices(replaying: replay) : Choices(seed: seed)
      drawn += 1
      if let (value, recording) = gen.run(choices) { return Case(value: value, recording: recording) }
      rejected += 1
    }
    return nil
  }

  private mutating func nextSimpler() -> Case? {
    guard case .shrinking(var search) = phase else { return nil }
    while let candidate = search.next() {
      if let (value, recording) = gen.run(Choices(replaying: candidate)),
        recording.choices.isSimpler(than: search.best.choices)
      {
        phase = .shrinking(search)
        return Case(value: value, recording: recording)
      }
      search.report(nil)
    }
    self.search = search
    phase = .confirming
    return failure?.case
  }

  /// Reports the result for the last value: the error that refutes the property, or nil.
  mutating func report(_ reason: (any Error)?) {
    guard let current else { return }
    switch phase {
    case .searching: reportDrawn(current, reason)
    case .shrinking(let search): reportSimpler(current, reason, search)
    case .confirming:
      isFlaky = reason == nil || reason is Rejection
      phase = .finished
    case .finished: break
    }
  }

  private mutating func reportDrawn(_ current: Case, _ reason: (any Error)?) {
    guard let reason else { return passed += 1 }
    guard !(reason is Rejection) else { return rejected += 1 }
    failure = (current, reason)
    phase = .shrinking(ShrinkSearch(from: current.recording, budget: effort.shrinkBudget))
  }

  private mutating func reportSimpler(_ current: Case, _ reason: (any Error)?, _ search: ShrinkSearch) {
    var search = search
    // A simpler case that fails with another type of error is another bug and must not replace the first one.
    let isSame = reason.map { kind(of: $0) } == failure.map { kind(of: $0.reason) }
    if isSame, let reason { failure = (current, reason) }
    search.report(isSame ? current.recording : nil)
    phase = .shrinking(search)
  }

  private func kind(of reason: any Error) -> ObjectIdentifier {
    ObjectIdentifier(type(of: (reason as? StepFailure)?.reason ?? reason))
  }

  /// Throws the counterexample, if one was found.
  func conclude() throws(PropertyFailure) {
    guard let failure, let search else { return }
    throw PropertyFailure(
      name: name, value: failure.case.value, choices: failure.case.recording.choices, reason: failure.reason,
      seed: effort.seed, caseNumber: drawn, shrinkSteps: search.steps, shrinkRuns: search.runs,
      isMinimal: search.isMinimal, isFlaky: isFlaky)
  }
}
