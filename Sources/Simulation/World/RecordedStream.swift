// A random stream inside a world: what it draws is part of what happened.

/// A named stream of a world; every draw is absorbed by the world's digest.
///
/// `@unchecked Sendable`: used only on the thread of its world, like everything in it.
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

  /// Lets the body draw from the stream, and records how far it got.
  public func draw<Value>(_ body: (inout RandomStream) -> Value) -> Value {
    let value = body(&stream)
    core.record(.draw, process: process, word: stream.fingerprint) { "\(name) gave \(value)" }
    return value
  }

  /// A number in `0..<bound`, each equally likely.
  public func below(_ bound: Int) -> Int { draw { $0.below(bound) } }

  /// True in `numerator` of `denominator` cases.
  public func chance(_ numerator: Int, in denominator: Int) -> Bool {
    draw { $0.chance(numerator, in: denominator) }
  }
}
