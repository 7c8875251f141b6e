// A generator is a function from a source of choices to a value. It knows nothing of shrinking: the choice
// list is shrunk and the function is run again, so whatever a generator promises also holds for what
// shrinking finds.

/// A recipe for values of one type.
///
/// ```swift
/// let names = Gen.ascii(count: 1...12)
/// let shelves = names.array(count: 0...50)
/// let sorted = shelves.map { $0.sorted() }      // shrinks, and stays sorted while it does
/// ```
///
/// A recipe must draw everything random from its choices, and the choice 0 must lead to its simplest value.
public struct Gen<Value>: Sendable {
  let generate: @Sendable (inout Choices) throws(Rejection) -> Value

  /// A generator from a function that draws; it may throw ``Rejection`` to give up on what it has drawn.
  public init(_ generate: @escaping @Sendable (inout Choices) throws(Rejection) -> Value) {
    self.generate = generate
  }

  /// One value together with the choices that lead to it, or nil if the generator gave up.
  func run(_ choices: Choices) -> (value: Value, recording: Recording)? {
    var choices = choices
    guard let value = try? choices.span(generate), !choices.isOverlong else { return nil }
    return (value, choices.recording)
  }

  /// The value that a recorded choice list stands for.
  ///
  /// - Throws: ``Rejection`` if the generator gives up on this list.
  public func replay(_ choices: [UInt64]) throws(Rejection) -> Value {
    guard let result = run(Choices(replaying: choices)) else { throw Rejection() }
    return result.value
  }

  /// The value drawn for a seed, to have a look at what a generator makes.
  ///
  /// - Throws: ``Rejection`` if the generator gives up on this seed.
  public func sample(seed: UInt64) throws(Rejection) -> Value {
    guard let result = run(Choices(seed: seed)) else { throw Rejection() }
    return result.value
  }
}

extension Gen {
  /// The same values, transformed.
  public func map<Other>(_ transform: @escaping @Sendable (Value) -> Other) -> Gen<Other> {
    Gen<Other> { choices throws(Rejection) in transform(try generate(&choices)) }
  }

  /// Values of a generator that depends on a value drawn first.
  public func flatMap<Other>(_ next: @escaping @Sendable (Value) -> Gen<Other>) -> Gen<Other> {
    Gen<Other> { choices throws(Rejection) in
      let first = try choices.draw(self)
      return try choices.draw(next(first))
    }
  }

  /// Only values that satisfy the condition; gives up with ``Rejection`` after so many attempts.
  ///
  /// Prefer a generator that makes fitting values to one that makes many and drops most.
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
