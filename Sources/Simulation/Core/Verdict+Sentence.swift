// Descriptions of verdicts and objections.

extension Verdict: CustomStringConvertible {
  /// The verdict as a sentence.
  public var description: String {
    switch self {
    case .passed: "The run passed."
    case .failed(let error): "The body of the run threw an error: \(error)."
    case .safety(let objections): "Oracles objected: \(Self.list(objections.map(\.description)))."
    case .unsettled(let waiting): "The healed world did not settle: \(Self.list(waiting))."
    case .deadlock(let waiting):
      "Nobody could go on: \(Self.list(waiting)). Where this thread is the main actor's, who waits for another task "
        + "may have called the main actor."
    case .livelock(let running): "Time stood still while these went round: \(Self.list(running))."
    case .escape(let escapes): "Work left the world: \(Self.list(escapes))."
    case .limit(let limit): "The run did not end within \(limit)."
    }
  }

  private static func list(_ parts: [String]) -> String { parts.joined(separator: "; ") }
}

extension WorldObjection: CustomStringConvertible {
  /// The oracle, the time and step, and the objection.
  public var description: String { "\(oracle) at \(TraceTable.time(time)), step \(step): \(text)" }
}
