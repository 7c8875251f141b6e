// The recorder of a run: all events enter the digest, and the requested ones also the trace.

/// The digest of a run, its checkpoints and its trace.
struct Recorder {
  var digest = Digest()
  /// The number of events between checkpoints; a power of two.
  static let checkpointInterval: UInt64 = 256

  /// The digest after every `checkpointInterval` events.
  private(set) var checkpoints: [UInt64] = []
  private(set) var trace: [TraceEvent] = []
  private(set) var count: UInt64 = 0
  private let request: TraceRequest

  init(trace: TraceRequest) { request = trace }

  var isTracing: Bool { request != .none }

  /// Absorbs an event that is identified by a name, and returns whether the trace should keep it.
  mutating func take(_ kind: TraceEvent.Kind, process: Int, name: String) -> Bool {
    digest.absorb(UInt64(process) << 8 | UInt64(kind.code))
    digest.absorb(name)
    return finishEvent()
  }

  /// Absorbs an event that is identified by a number, and returns whether the trace should keep it.
  mutating func take(_ kind: TraceEvent.Kind, process: Int, word: UInt64) -> Bool {
    digest.absorb(UInt64(process) << 8 | UInt64(kind.code))
    digest.absorb(word)
    return finishEvent()
  }

  private mutating func finishEvent() -> Bool {
    let number = count
    count += 1
    if count & (Self.checkpointInterval - 1) == 0 { checkpoints.append(digest.value) }
    switch request {
    case .none: return false
    case .all: return true
    case .only(let range): return range.contains(number)
    }
  }

  mutating func keep(_ event: TraceEvent) { trace.append(event) }
}

extension TraceEvent.Kind {
  /// The number of the kind in the digest.
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
