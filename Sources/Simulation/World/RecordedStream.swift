// A random stream inside a world: what it draws is part of what happened.

/// A named stream of a world; every draw is absorbed by the world's digest.
///
/// `@unchecked Sendable`: used only on the thread of its world, like everything in it.
public final class RecordedStream: @unchecked Sendable {
  private let core: WorldCore
  private var stream: RandomStream

  init(core: WorldCore, stream: RandomStream) {
    self.core = core
    self.stream = stream
  }

  /// Lets the body draw from the stream, and records how far it got.
  public func draw<Value>(_ body: (inout RandomStream) -> Value) -> Value {
    let value = body(&stream)
    core.absorb(stream.fingerprint)
    return value
  }

  /// A number in `0..<bound`, each equally likely.
  public func below(_ bound: Int) -> Int { draw { $0.below(bound) } }

  /// True in `numerator` of `denominator` cases.
  public func chance(_ numerator: Int, in denominator: Int) -> Bool {
    draw { $0.chance(numerator, in: denominator) }
  }
}
