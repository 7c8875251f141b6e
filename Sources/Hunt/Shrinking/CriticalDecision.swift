// The last decision without which a case passes: a fault that fired, or an event that ran out of order. If
// there is none, a step of the workload.

package import Simulation

/// A decision that makes the difference between failing and passing.
package struct CriticalDecision: Codable, Hashable, Sendable {
  /// The kind of decision.
  package enum Kind: String, Codable, Sendable {
    case fault, order, step
  }

  package let kind: Kind
  /// The index among the firings, choices or steps of the case.
  package let index: Int
  /// The number of the first event that differs without it; nil if the trace does not show it.
  package let event: UInt64?
  /// A description for people.
  package let sentence: String
}

/// Finds the critical decision of a case.
package struct DecisionFinder {
  private let pool: any WorkerPool

  package init(pool: any WorkerPool) { self.pool = pool }

  /// Returns, of the decisions without which the case passes, the one that takes effect last.
  ///
  /// - Parameter trace: The whole trace of the failing run.
  package func find(in huntCase: HuntCase, trace: [TraceEvent]) -> CriticalDecision? {
    let decisions = faults(huntCase, trace) + orders(huntCase, trace)
    if let last = decisions.max(by: { ($0.event ?? 0, $0.index) < ($1.event ?? 0, $1.index) }) { return last }
    return steps(huntCase, trace).max { ($0.event ?? 0, $0.index) < ($1.event ?? 0, $1.index) }
  }

  private func faults(_ huntCase: HuntCase, _ trace: [TraceEvent]) -> [CriticalDecision] {
    guard case .exactly(let firings) = huntCase.faults else { return [] }
    return firings.indices.compactMap { index in
      var without = huntCase
      without.faults = .exactly(firings.enumerated().filter { $0.offset != index }.map(\.element))
      guard let (left, _) = parting(without, trace) else { return nil }
      let firing = firings[index]
      return CriticalDecision(
        kind: .fault, index: index, event: left?.number,
        sentence: "\(Self.moment(left))\(firing.kind) fires at \(firing.site), at pass \(firing.pass). "
          + "Without it the case passes.")
    }
  }

  private func orders(_ huntCase: HuntCase, _ trace: [TraceEvent]) -> [CriticalDecision] {
    let choices = huntCase.schedule.choices
    return choices.indices.filter { choices[$0] != 0 }.compactMap { index in
      var without = huntCase
      without.schedule.choices[index] = 0
      guard let (left, right) = parting(without, trace) else { return nil }
      let (taken, ordinary) = (Self.name(left), Self.name(right))
      return CriticalDecision(
        kind: .order, index: index, event: left?.number,
        sentence: "\(Self.moment(left))\(taken) goes before \(ordinary), whose turn it was. "
          + "In the ordinary order the case passes.")
    }
  }

  private func steps(_ huntCase: HuntCase, _ trace: [TraceEvent]) -> [CriticalDecision] {
    huntCase.workload.indices.compactMap { index in
      var without = huntCase
      let step = without.workload.remove(at: index)
      guard let (left, _) = parting(without, trace) else { return nil }
      let does =
        left?.kind == .note
        ? "\(Self.moment(left))\(Self.name(left)). Without it the case passes."
        : "Actor \(step.actor) does "
          + "`\(([step.action] + step.numbers.map(String.init)).joined(separator: " "))` "
          + "at \(step.at) ms; without it the case passes."
      return CriticalDecision(
        kind: .step, index: index, event: left?.number,
        sentence: "No fault and no unusual order is needed. \(does)")
    }
  }

  /// Returns the first events that differ in a run without the decision; nil if that run does not pass.
  private func parting(
    _ without: HuntCase, _ trace: [TraceEvent]
  ) -> (left: TraceEvent?, right: TraceEvent?)? {
    let answer = pool.answer(HuntRequest(.given(without), trace: .all))
    guard answer.verdict == .passed else { return nil }
    let lines = [trace, answer.trace].map { $0.map { EventLine($0).text } }
    guard let place = EventLine.parting(lines[0], lines[1]) else { return (nil, nil) }
    return (
      place < trace.count ? trace[place] : nil, place < answer.trace.count ? answer.trace[place] : nil
    )
  }

  private static func moment(_ event: TraceEvent?) -> String {
    event.map { "At \(EventLine.time($0.time)) " } ?? ""
  }

  private static func name(_ event: TraceEvent?) -> String {
    event.map { "\"\($0.machine): \($0.text)\"" } ?? "the end"
  }
}
