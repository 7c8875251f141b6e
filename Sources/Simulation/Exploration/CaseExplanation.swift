// The explanation of a small failing case: which of its decisions matter, and its events. Each decision is
// changed alone, and the case is run again.

internal import PropertyTesting

/// The decisions of a case with their effects, and its events.
struct CaseExplanation: Sendable {
  /// A sentence for each decision.
  let sentences: [String]
  /// The record of the case, with its whole trace.
  let record: CaseRecord

  /// The maximum number of drawn numbers that are varied.
  private static let mostNumbers = 24

  init(of world: ExplorationCase, kind: FailureKind, _ runner: inout CaseRunner) {
    record = runner.run(world, trace: .all)
    var sentences = Self.orders(world, record, kind, &runner)
    sentences += Self.faults(world, kind, &runner)
    sentences += Self.draws(world, kind, &runner)
    self.sentences = sentences
  }

  private static func orders(
    _ world: ExplorationCase, _ record: CaseRecord, _ kind: FailureKind, _ runner: inout CaseRunner
  ) -> [String] {
    var sentences: [String] = []
    for index in world.schedule.choices.indices where world.schedule.choices[index] != 0 {
      var ordinary = world
      ordinary.schedule.choices[index] = 0
      let other = runner.run(ordinary, trace: .all)
      let (taken, usual) = Difference.parting(record.trace, other.trace)
      sentences.append(
        "order   \(taken.map(EventLine.init)?.place ?? "the end") goes before "
          + "\(usual.map(EventLine.init)?.place ?? "the end"), whose turn it was; "
          + (other.kind == kind ? "in the usual order it fails too" : "in the usual order it passes"))
    }
    return sentences
  }

  private static func faults(
    _ world: ExplorationCase, _ kind: FailureKind, _ runner: inout CaseRunner
  ) -> [String] {
    world.firings.map { firing in
      var without = world
      without.faults = .exactly(world.firings.filter { $0 != firing })
      let fails = runner.run(without).kind == kind
      return "fault   \(firing.kind) at \(firing.site), pass \(firing.pass); "
        + (fails ? "it fails without it too" : "without it, it passes")
    }
  }

  /// Tries other values of each drawn number.
  private static func draws(
    _ world: ExplorationCase, _ kind: FailureKind, _ runner: inout CaseRunner
  ) -> [String] {
    var sentences: [String] = []
    var left = mostNumbers
    for (stream, numbers) in (world.draws?.streams ?? [:]).sorted(by: { $0.key < $1.key }) {
      for (index, number) in numbers.enumerated() {
        guard left > 0 else { return sentences + ["drawn   (further numbers were not varied)"] }
        left -= 1
        let others = [number &+ 1, number &- 1, number / 2, number &* 2, 0, 7, 100, .max]
        var effect = "any other value fails too"
        for other in others where other != number {
          var changed = world
          changed.draws?.streams[stream]?[index] = other
          let record = runner.run(changed)
          // A number beyond the bound of its draw is the bound, and may be the one that it was.
          guard let used = record.recordings[stream]?.choices, index < used.count, used[index] != number
          else { continue }
          if record.kind != kind {
            effect = "\(used[index]) in its place passes"
            break
          }
        }
        sentences.append("drawn   \(number), number \(index + 1) of \(stream); \(effect)")
      }
    }
    return sentences
  }
}

/// The first event at which two runs of one case differ.
struct Difference: Sendable {
  let left: TraceEvent?
  let right: TraceEvent?

  /// Runs a case again until two runs differ in an event, at most eight times; nil if none do.
  static func find(_ world: ExplorationCase, _ runner: inout CaseRunner) -> Difference? {
    var first = runner.run(world, trace: .all)
    for _ in 0..<8 {
      let second = runner.run(world, trace: .all)
      let (left, right) = parting(first.trace, second.trace)
      if left != nil || right != nil { return Difference(left: left, right: right) }
      first = second
    }
    return nil
  }

  /// Returns the first events that differ, each nil if its trace had ended.
  static func parting(_ left: [TraceEvent], _ right: [TraceEvent]) -> (TraceEvent?, TraceEvent?) {
    let equal = zip(left, right).prefix { EventLine($0) == EventLine($1) && $0.digest == $1.digest }.count
    return (equal < left.count ? left[equal] : nil, equal < right.count ? right[equal] : nil)
  }
}
