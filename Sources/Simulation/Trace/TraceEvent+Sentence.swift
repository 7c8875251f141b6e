// Descriptions of trace events.

extension TraceEvent: CustomStringConvertible {
  /// The time, machine, task and content of the event as a sentence.
  public var description: String {
    let place = task.isEmpty ? machine : "\(machine) (\(task))"
    let happened =
      switch kind {
      case .machine: "\(machine) was added to the world"
      case .point: "\(place) went on at “\(text)”"
      case .fault: "\(place) was struck by \(text)"
      case .violation: "an oracle objected, \(text)"
      case .sent, .arrived, .lost, .draw, .fate, .disk, .note: "\(place): \(text)"
      }
    return "Event \(number) at \(TraceTable.time(time)): \(happened)."
  }
}
