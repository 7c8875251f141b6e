// The numbers that a scenario draws from its named streams, as data: recorded in one run, and repeated or
// made smaller in another.

internal import PropertyTesting

/// The numbers that a run drew from its named streams, by stream: `machine/stream`.
///
/// A list that is too short continues with zeros, and a number that is too large is replaced by the largest
/// that is allowed. So every list is some run, and a list can be made smaller without knowing its meaning.
public struct DrawList: Hashable, Sendable, Codable {
  /// The numbers of each stream, in the order in which they were drawn.
  public var streams: [String: [UInt64]]

  /// Creates a list.
  public init(streams: [String: [UInt64]] = [:]) { self.streams = streams }

  /// The number of drawn numbers of all streams.
  public var count: Int { streams.values.reduce(0) { $0 + $1.count } }
}

/// The source of the numbers that a scenario draws from its named streams.
public enum DrawPlan: Hashable, Sendable {
  /// The seed, without a recording.
  case drawn
  /// The seed, with a recording in the outcome.
  case recorded
  /// This list, with a recording in the outcome.
  case exactly(DrawList)
}

/// The tapes of a world, one for each stream.
///
/// `@unchecked Sendable`: used only on the thread of its world.
final class DrawTapes: @unchecked Sendable {
  private let planned: [String: [UInt64]]?
  private var tapes: [(name: String, tape: DrawTape)] = []
  private var streams: [String: Int] = [:]

  /// Creates the tapes of a plan; nil if it needs none.
  init?(_ plan: DrawPlan) {
    switch plan {
    case .drawn: return nil
    case .recorded: planned = nil
    case .exactly(let list): planned = list.streams
    }
  }

  /// Returns the tape of a new stream. Streams of one name have tapes of their own.
  func tape(_ name: String) -> DrawTape {
    let number = streams[name, default: 0] + 1
    streams[name] = number
    let unique = number == 1 ? name : "\(name)#\(number)"
    let tape = DrawTape(planned: planned.map { $0[unique] ?? [] })
    tapes.append((unique, tape))
    return tape
  }

  /// The recordings of streams that drew something.
  var recordings: [String: Recording] {
    let used = tapes.filter { !$0.tape.recording.choices.isEmpty }
    return Dictionary(uniqueKeysWithValues: used.map { ($0.name, $0.tape.recording) })
  }
}

/// The recorded numbers of one stream, and those that it has to give.
final class DrawTape {
  private(set) var recording = Recording()
  private let planned: [UInt64]?

  init(planned: [UInt64]?) { self.planned = planned }

  /// True if the numbers come from a list.
  var isPlanned: Bool { planned != nil }

  /// Returns the planned number, or the drawn one if there is no plan, and records it.
  func number(insteadOf drawn: UInt64, through maximum: UInt64) -> UInt64 {
    guard maximum > 0 else { return 0 }
    let position = recording.choices.count
    let number = planned.map { position < $0.count ? min($0[position], maximum) : 0 } ?? drawn
    recording.choices.append(number)
    return number
  }

  /// Returns the choices for a generator: the rest of the plan, or those of the seed.
  func choices(seed: UInt64) -> Choices {
    guard let planned else { return Choices(seed: seed) }
    return Choices(replaying: Array(planned.dropFirst(recording.choices.count)))
  }

  /// Records the choices of a generator.
  func append(_ part: Recording) { recording.append(part) }
}
