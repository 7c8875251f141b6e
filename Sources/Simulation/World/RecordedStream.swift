// Random streams of a world, whose draws are recorded.

public import PropertyTesting

/// A named stream of a world; every draw is absorbed by the world's digest.
///
/// An exploration makes the numbers of a failing run smaller. It can do so with all draws but those in the
/// closure of ``draw(_:)-(_)``, whose meaning it does not know.
///
/// `@unchecked Sendable`: used only on the thread of its world.
public final class RecordedStream: @unchecked Sendable {
  private let core: WorldCore
  private let process: Int
  private let name: String
  private var stream: RandomStream
  private let tape: DrawTape?

  init(core: WorldCore, process: Int, name: String, stream: RandomStream) {
    self.core = core
    self.process = process
    self.name = name
    self.stream = stream
    tape = core.drawTapes.map { tapes in
      let machine = core.machines[process]
      let life = machine.incarnation == 1 ? "" : " \(machine.incarnation)"
      return tapes.tape("\(machine.name)/\(name)\(life)")
    }
  }

  /// Draws from the stream in a closure and records the state of the stream afterwards.
  public func draw<Value>(_ body: (inout RandomStream) -> Value) -> Value {
    let value = body(&stream)
    note(value, word: stream.fingerprint)
    return value
  }

  /// Returns a value of a generator. Its numbers are those of the seed, or of the draws that a replay
  /// repeats.
  ///
  /// - Throws: `Rejection` if the generator rejects the numbers.
  public func draw<Value>(_ gen: Gen<Value>) throws(Rejection) -> Value {
    let seed = stream.next()
    var choices = tape?.choices(seed: seed) ?? Choices(seed: seed)
    let value = try choices.draw(gen)
    tape?.append(choices.recording)
    var word = stream.fingerprint
    for choice in choices.recording.choices { word = SplitMix64.mix(word ^ choice) }
    note(value, word: word)
    return value
  }

  /// Returns a uniformly distributed number in `0..<bound`.
  public func below(_ bound: Int) -> Int {
    number(through: UInt64(max(bound, 1)) - 1, value: { Int($0) }, drawn: { UInt64($0.below(bound)) })
  }

  /// Returns a uniformly distributed number in the range; its lower bound is the simplest.
  public func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// Returns true with a probability of `numerator` / `denominator`; false is simpler.
  public func chance(_ numerator: Int, in denominator: Int) -> Bool {
    number(
      through: numerator > 0 ? 1 : 0, value: { $0 == 1 },
      drawn: { $0.chance(numerator, in: denominator) ? 1 : 0 })
  }

  private func number<Value>(
    through maximum: UInt64, value: (UInt64) -> Value, drawn: (inout RandomStream) -> UInt64
  ) -> Value {
    let own = drawn(&stream)
    guard let tape else {
      note(value(own), word: stream.fingerprint)
      return value(own)
    }
    let number = tape.number(insteadOf: own, through: maximum)
    note(value(number), word: stream.fingerprint ^ (tape.isPlanned ? SplitMix64.mix(number) : 0))
    return value(number)
  }

  private func note(_ value: some Any, word: UInt64) {
    core.record(.draw, process: process, word: word) { "\(name) gave \(value)" }
  }
}
