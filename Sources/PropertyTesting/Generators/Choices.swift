// The one source that generators draw from. Every draw is a bounded number and is recorded, so that a value
// is its choice list: replaying the list gives the value, and editing the list gives a neighbour of the
// value.
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
/// 0 is always the simplest answer: a replay whose list has ended answers 0 from then on. A recorded number
/// that is out of bounds, because an edit shifted the list, counts as the largest one allowed.
public struct Choices {
  private enum Source {
    case random(SplitMix64)
    case script([UInt64])
  }

  private var source: Source
  private let limit: Int

  /// What was drawn so far.
  public private(set) var recording = Recording()

  /// True once the generator asked for more choices than any sensible value needs; such a case is discarded.
  private(set) var isOverlong = false

  /// The most choices a single value may consume.
  static let defaultLimit = 65_536

  init(seed: UInt64, limit: Int = Self.defaultLimit) {
    source = .random(SplitMix64(seed: seed))
    self.limit = limit
  }

  init(replaying script: [UInt64], limit: Int = Self.defaultLimit) {
    source = .script(script)
    self.limit = limit
  }

  /// A number in `0..<bound`. Nothing is drawn or recorded when the bound leaves no choice.
  public mutating func choose(below bound: Int) -> Int {
    precondition(bound > 0, "choose(below:) needs a positive bound: there is nothing to choose from")
    return Int(choose(through: UInt64(bound) - 1))
  }

  /// A number in `0...maximum`. Nothing is drawn or recorded when that leaves no choice.
  public mutating func choose(through maximum: UInt64) -> UInt64 {
    choose(through: maximum, .uniform)
  }

  mutating func choose(through maximum: UInt64, _ draw: Draw) -> UInt64 {
    guard maximum > 0 else { return 0 }
    let position = recording.choices.count
    guard position < limit else {
      // From here on every draw gives 0, which ends every well-founded generator; the case is discarded when
      // it returns.
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

  /// A number that only steers later draws: random in a search, 0 in a replay, and never recorded.
  mutating func plan(through maximum: UInt64) -> UInt64 {
    guard case .random(var generator) = source else { return 0 }
    let value = generator.draw(.skewed, through: maximum)
    source = .random(generator)
    return value
  }

  /// True when a replay has nothing left but zeros, so that trying again would only repeat itself.
  var isPastScript: Bool {
    guard case .script(let script) = source else { return false }
    return recording.choices.count >= script.count
  }

  /// A value of another generator, marked as one part of what is being generated.
  public mutating func draw<Value>(_ gen: Gen<Value>) throws(Rejection) -> Value {
    try span(gen.generate)
  }

  /// Marks what `body` draws as one part of the value, which shrinking may then remove, reset or move as a
  /// whole.
  public mutating func span<Value>(
    _ body: (inout Choices) throws(Rejection) -> Value
  ) throws(Rejection) -> Value {
    let span = recording.openSpan()
    defer { recording.closeSpan(span) }
    return try body(&self)
  }

  /// Like ``span(_:)``, but what was drawn to find out that there is no further part is not marked as one.
  mutating func spanOfSome<Value>(
    _ body: (inout Choices) throws(Rejection) -> Value?
  ) throws(Rejection) -> Value? {
    let span = recording.openSpan()
    let value = try body(&self)
    if value == nil { recording.forgetSpans(from: span) } else { recording.closeSpan(span) }
    return value
  }
}

/// Thrown by a generator, or by a property, that has no use for what was drawn. The case counts as not
/// tested.
public struct Rejection: Error, Equatable {
  /// A rejection needs no reason: too many of them are reported as a property that was not tested.
  public init() {}
}
