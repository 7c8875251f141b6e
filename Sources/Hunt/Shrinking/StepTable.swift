// The events of a small run that matter to people: one row each, with its virtual time.

import LabWorld
package import Simulation

/// One row of the table.
package struct ExplainedStep: Codable, Hashable, Sendable {
  /// The number of the event, for `--until`.
  package let event: UInt64
  package let time: String
  package let machine: String
  package let text: String
}

/// Picks the events of a trace that explain it.
package enum StepTable {
  /// Picks the rows.
  ///
  /// - Parameters:
  ///   - marked: The number of an event that counts as a row whatever its kind.
  ///   - limit: The maximum number of rows; beyond it, the middle is left out.
  package static func make(
    _ trace: [TraceEvent], marked: UInt64? = nil, limit: Int = 60
  ) -> [ExplainedStep] {
    let kinds = storyKinds(trace)
    let shown = trace.filter { kinds.contains($0.kind) && !isBareNumber($0) || $0.number == marked }
    let rows = shown.map { event in
      ExplainedStep(
        event: event.number, time: EventLine.time(event.time), machine: event.machine,
        text: sentence(event))
    }
    guard rows.count > limit else { return rows }
    let head = limit / 4
    let tail = rows.suffix(limit - head - 1)
    let gap = ExplainedStep(
      event: rows[head].event, time: "", machine: "", text: "… \(rows.count - limit + 1) more …")
    return rows[..<head] + [gap] + tail
  }

  /// Returns the kinds of events to show: always notes, faults, fates, losses and objections. With more than
  /// two notes, also messages; with fewer, also messages and disk events, or points if the trace has neither.
  private static func storyKinds(_ trace: [TraceEvent]) -> Set<TraceEvent.Kind> {
    let always: Set<TraceEvent.Kind> = [.note, .fault, .fate, .lost, .violation]
    if trace.count(where: { $0.kind == .note && !isBareNumber($0) }) > 2 {
      return always.union([.sent])
    }
    let hasMessages = trace.contains { $0.kind == .sent || $0.kind == .disk }
    return always.union(hasMessages ? [.sent, .disk] : [.point])
  }

  /// True if a note is only a number that a scenario recorded for its digest.
  private static func isBareNumber(_ event: TraceEvent) -> Bool {
    event.kind == .note && event.text.allSatisfy(\.isNumber)
  }

  /// Returns the table as lines of text.
  package static func lines(_ steps: [ExplainedStep]) -> [String] {
    Grid(columns: 4, rightAligned: [0, 1]).render(
      [["event", "virtual time", "machine", "what happened"]]
        + steps.map { [String($0.event), $0.time, $0.machine, $0.text] })
  }

  private static func sentence(_ event: TraceEvent) -> String {
    switch event.kind {
    case .note, .fate: event.text
    case .fault: "fault: \(event.text)"
    case .violation: "objection: \(event.text)"
    default: "\(event.kind.rawValue): \(event.text)"
    }
  }
}
