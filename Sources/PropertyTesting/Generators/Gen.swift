// A generator is a function from a source of choices to a value. It needs no shrinker: the choice list is
// shrunk and the function is run again, so shrunk values satisfy the same invariants as generated ones.

/// A generator of values of one type.
///
/// ```swift
/// let names = Gen.ascii(count: 1...12)
/// let shelves = names.array(count: 0...50)
/// let sorted = shelves.map { $0.sorted() }      // shrinks, and stays sorted while it does
/// ```
///
/// A generator must draw all randomness from its choices, and the choice 0 must lead to its simplest value.
public struct Gen<Value>: Sendable {
  let generate: @Sendable (inout Choices) throws(Rejection) -> Value

  /// Creates a generator from a function that draws; it may throw ``Rejection`` to discard what it has drawn.
  public init(_ generate: @escaping @Sendable (inout Choices) throws(Rejection) -> Value) {
    self.generate = generate
  }

  /// Generates a value with its recording; nil if the generator rejects it.
  func run(_ choices: Choices) -> (value: Value, recording: Recording)? {
    var choices = choices
    guard let value = try? choices.span(generate), !choices.isOverlong else { return nil }
    return (value, choices.recording)
  }

  /// Returns the value of a recorded choice list.
  ///
  /// - Throws: ``Rejection`` if the generator rejects the list.
  public func replay(_ choices: [UInt64]) throws(Rejection) -> Value {
    guard let result = run(Choices(replaying: choices)) else { throw Rejection() }
    return result.value
  }

  /// Returns the value for a seed, for inspection.
  ///
  /// - Throws: ``Rejection`` if the generator rejects the seed.
  public func sample(seed: UInt64) throws(Rejection) -> Value {
    guard let result = run(Choices(seed: seed)) else { throw Rejection() }
    return result.value
  }
}

extension Gen {
  /// Transforms the values of the generator.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Gen<Other> {
    Gen<Other> { choices throws(Rejection) in transform(try generate(&choices)) }
  }

  /// Generates values from a generator that depends on a value drawn first.
  public func flatMap<Other>(_ next: @escaping @Sendable (Value) -> Gen<Other>) -> Gen<Other> {
    Gen<Other> { choices throws(Rejection) in
      let first = try choices.draw(self)
      return try choices.draw(next(first))
    }
  }

  /// Generates only values that satisfy the condition; throws ``Rejection`` after a number of attempts.
  ///
  /// Prefer a generator of valid values to one that discards most values.
  public func filter(
    attempts: Int = 100, _ isIncluded: @escaping @Sendable (Value) -> Bool
  ) -> Gen {
    precondition(attempts > 0, "filter needs at least one attempt")
    return Gen { choices throws(Rejection) in
      for _ in 0..<attempts {
        let isRepeat = choices.isPastScript
        let value = try choices.draw(self)
        if isIncluded(value) { return value }
        if isRepeat { break }
      }
      throw Rejection()
    }
  }
}
