// The source from which generators draw. Every draw is a bounded number and is recorded, so a value is
// represented by its choice list: replaying the list reproduces the value, and editing the list yields a
// related value.
//
// This is the idea of Hypothesis (MacIver and Donaldson 2020, "Test-Case Reduction via Test-Case
// Generation").

/// A source of choices: random numbers in a search, a recorded list in a replay.
///
/// ```swift
/// let point = Gen { choices throws(Rejection) in
///   let x = try choices.draw(.integer(in: -9...9))
///   return (x, y: choices.choose(below: 10))
/// }
/// ```
///
/// 0 is always the simplest choice, and a replay returns 0 after the end of its list. A recorded number that
/// is out of bounds, because an edit shifted the list, is clamped to the maximum.
public struct Choices {
  private enum Source {
    case random(SplitMix64)
    case script([UInt64])
  }

  private var source: Source
  private let limit: Int

  /// The choices and spans so far.
  public private(set) var recording = Recording()

  /// True once the generator has requested more choices than the limit; such a case is discarded.
  private(set) var isOverlong = false

  /// The maximum number of choices per value.
  package static let defaultLimit = 65_536

  package init(seed: UInt64, limit: Int = Self.defaultLimit) {
    source = .random(SplitMix64(seed: seed))
    self.limit = limit
  }

  package init(replaying script: [UInt64], limit: Int = Self.defaultLimit) {
    source = .script(script)
    self.limit = limit
  }

  /// Returns a number in `0..<bound`. A bound of 1 draws and records nothing.
  public mutating func choose(below bound: Int) -> Int {
    precondition(bound > 0, "choose(below:) needs a positive bound: there is nothing to choose from")
    return Int(choose(through: UInt64(bound) - 1))
  }

  /// Returns a number in `0...maximum`. A maximum of 0 draws and records nothing.
  public mutating func choose(through maximum: UInt64) -> UInt64 {
    choose(through: maximum, .uniform)
  }

  mutating func choose(through maximum: UInt64, _ draw: Draw) -> UInt64 {
    guard maximum > 0 else { return 0 }
    let position = recording.choices.count
    guard position < limit else {
      // From here on every draw returns 0, which ends every well-founded generator; the case is discarded
      // when it returns.
      isOverlong = true
      return 0
    }
    let value: UInt64
    switch source {
    case .random(var generator):
      value = generator.draw(draw, through: maximum)
      source = .random(generator)
    case .script(let script):
      value = position < script.count ? min(script[position], maximum) : 0
    }
    recording.choices.append(value)
    return value
  }

  /// Returns a number that only steers later draws: random in a search, 0 in a replay, and never recorded.
  mutating func plan(through maximum: UInt64) -> UInt64 {
    guard case .random(var generator) = source else { return 0 }
    let value = generator.draw(.skewed, through: maximum)
    source = .random(generator)
    return value
  }

  /// True in a replay whose list has ended, so that a retry would only repeat the same draws.
  var isPastScript: Bool {
    guard case .script(let script) = source else { return false }
    return recording.choices.count >= script.count
  }

  /// Draws a value from another generator, as a span of its own.
  public mutating func draw<Value>(_ gen: Gen<Value>) throws(Rejection) -> Value {
    try span(gen.generate)
  }

  /// Records the draws of `body` as one span, which shrinking may delete, zero or move as a whole.
  public mutating func span<Value>(
    _ body: (inout Choices) throws(Rejection) -> Value
  ) throws(Rejection) -> Value {
    let span = recording.openSpan()
    defer { recording.closeSpan(span) }
    return try body(&self)
  }

  /// Like ``span(_:)``, but forgets the span if `body` returns nil, that is, if there is no further element.
  mutating func spanOfSome<Value>(
    _ body: (inout Choices) throws(Rejection) -> Value?
  ) throws(Rejection) -> Value? {
    let span = recording.openSpan()
    let value = try body(&self)
    if value == nil { recording.forgetSpans(from: span) } else { recording.closeSpan(span) }
    return value
  }
}

/// Thrown by a generator or a property to discard the drawn values. The case does not count as tested.
public struct Rejection: Error, Equatable {
  /// Creates a rejection. It has no reason; too many rejections are reported as `PropertyNotTested`.
  public init() {}
}
