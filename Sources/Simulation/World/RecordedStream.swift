// Random streams of a world, whose draws are recorded.

/// A named stream of a world; every draw is absorbed by the world's digest.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class RecordedStream: @unchecked Sendable {
  private let core: WorldCore
  private let process: Int
  private let name: String
  private var stream: RandomStream

  init(core: WorldCore, process: Int, name: String, stream: RandomStream) {
    self.core = core
    self.process = process
    self.name = name
    self.stream = stream
  }

  /// Draws from the stream in a closure and records the state of the stream afterwards.
  public func draw<Value>(_ body: (inout RandomStream) -> Value) -> Value {
    let value = body(&stream)
    core.record(.draw, process: process, word: stream.fingerprint) { "\(name) gave \(value)" }
    return value
  }

  /// Returns a uniformly distributed number in `0..<bound`.
  public func below(_ bound: Int) -> Int { draw { $0.below(bound) } }

  /// Returns true with a probability of `numerator` / `denominator`.
  public func chance(_ numerator: Int, in denominator: Int) -> Bool {
    draw { $0.chance(numerator, in: denominator) }
  }
}
