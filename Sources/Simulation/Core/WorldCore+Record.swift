// Recording of events into the digest and the trace.

extension WorldCore {
  /// Records an event that is identified by its name alone.
  func record(
    _ kind: TraceEvent.Kind, process: Int, lane: UInt64, name: String, parkedAtStep: UInt64? = nil
  ) {
    guard recorder.take(kind, process: process, name: name) else { return }
    keep(kind, process, lane, name, parkedAtStep: parkedAtStep)
  }

  /// Records an event that is identified by a number; the text is made only for a trace.
  func record(
    _ kind: TraceEvent.Kind, process: Int, lane: UInt64 = Lane.current, word: UInt64,
    message: TracedMessage? = nil, text: () -> String
  ) {
    guard recorder.take(kind, process: process, word: word) else { return }
    keep(kind, process, lane, text(), message: message)
  }

  private func keep(
    _ kind: TraceEvent.Kind, _ process: Int, _ lane: UInt64, _ text: String,
    parkedAtStep: UInt64? = nil, message: TracedMessage? = nil
  ) {
    recorder.keep(
      TraceEvent(
        number: recorder.count - 1, step: statistics.steps, time: now,
        machine: machines[process].name,
        task: laneNames[lane] ?? "", kind: kind, text: text, digest: recorder.digest.value,
        parkedAtStep: parkedAtStep, message: message))
  }

  /// Records an objection of an oracle.
  func object(_ oracle: String, _ text: String) {
    record(.violation, process: 0, lane: Lane.current, name: "\(oracle): \(text)")
    objections.append(WorldObjection(oracle: oracle, text: text, time: now, step: statistics.steps))
  }
}
