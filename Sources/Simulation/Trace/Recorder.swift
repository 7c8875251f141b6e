// Everything that a run can observe passes here: into the digest always, into the trace where one was asked for.

/// The digest of a run, its checkpoints and its trace.
struct Recorder {
  var digest = Digest()
  /// The digest after every `Simulator.checkpointInterval` events.
  private(set) var checkpoints: [UInt64] = []
  private(set) var trace: [TraceEvent] = []
  private(set) var count: UInt64 = 0
  private let request: TraceRequest

  init(trace: TraceRequest) { request = trace }

  var isTracing: Bool { request != .none }

  /// Absorbs an event that is a name, and says whether it is to be kept.
  mutating func take(_ kind: TraceEvent.Kind, process: Int, name: String) -> Bool {
    digest.absorb(UInt64(process) << 8 | UInt64(kind.code))
    digest.absorb(name)
    return finishEvent()
  }

  /// Absorbs an event that is a number, and says whether it is to be kept.
  mutating func take(_ kind: TraceEvent.Kind, process: Int, word: UInt64) -> Bool {
    digest.absorb(UInt64(process) << 8 | UInt64(kind.code))
    digest.absorb(word)
    return finishEvent()
  }

  private mutating func finishEvent() -> Bool {
    let number = count
    count += 1
    if count & (Simulator.checkpointInterval - 1) == 0 { checkpoints.append(digest.value) }
    switch request {
    case .none: return false
    case .all: return true
    case .only(let range): return range.contains(number)
    }
  }

  mutating func keep(_ event: TraceEvent) { trace.append(event) }
}

extension WorldCore {
  /// Records an event whose name says it all.
  func record(
    _ kind: TraceEvent.Kind, process: Int, lane: UInt64, name: String, parkedAtStep: UInt64? = nil
  ) {
    guard recorder.take(kind, process: process, name: name) else { return }
    keep(kind, process, lane, name, parkedAtStep: parkedAtStep)
  }

  /// Records an event that is a number; the text is made only for a trace.
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
}

extension TraceEvent.Kind {
  /// A number for the digest.
  fileprivate var code: UInt8 {
    switch self {
    case .machine: 1
    case .point: 2
    case .sent: 3
    case .arrived: 4
    case .lost: 5
    case .draw: 6
    case .fault: 7
    case .fate: 8
    case .disk: 9
    case .note: 10
    case .violation: 11
    }
  }
}
