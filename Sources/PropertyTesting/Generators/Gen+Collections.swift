// Generators composed of other generators: alternatives, optionals, arrays, permutations, tuples and trees.
//
// Alternatives must be given in order of simplicity, because their index is recorded. Arrays draw "one more?"
// before each element instead of a length: an element and its flag are adjacent in the choice list, and
// deleting them leaves a valid array that is one shorter.

extension Gen {
  /// Always generates the given value.
  public static func always(_ value: Value) -> Gen where Value: Sendable {
    Gen { _ throws(Rejection) in value }
  }

  /// Draws from one of the generators, each equally likely; the first is the simplest.
  public static func one(of alternatives: [Gen]) -> Gen {
    frequency(alternatives.map { (1, $0) })
  }

  /// Draws one of the values, each equally likely; the first is the simplest.
  public static func element(of values: [Value]) -> Gen where Value: Sendable {
    precondition(!values.isEmpty, "element(of:) needs at least one value")
    return Gen { choices throws(Rejection) in values[choices.choose(below: values.count)] }
  }

  /// Draws from one of the generators with the probability of its weight; the first is the simplest.
  ///
  /// An alternative of weight 0 is never drawn, but a failing case may shrink to it if it is the first.
  public static func frequency(_ alternatives: [(weight: Int, gen: Gen)]) -> Gen {
    let weights = alternatives.map(\.weight)
    precondition(weights.allSatisfy { $0 >= 0 }, "a weight must not be negative")
    precondition(weights.contains { $0 > 0 }, "at least one alternative needs a weight above 0")
    let gens = alternatives.map(\.gen)
    return Gen { choices throws(Rejection) in
      let index = Int(choices.choose(through: UInt64(gens.count) - 1, .weighted(weights)))
      return try choices.draw(gens[index])
    }
  }

  /// Generates a leaf, or a node that `grow` builds from smaller trees, up to `depth` levels deep.
  public static func recursive(depth: Int, leaf: Gen, _ grow: (Gen) -> Gen) -> Gen {
    precondition(depth >= 0, "a tree cannot have less than 0 levels above its leaves")
    return depth == 0 ? leaf : .one(of: [leaf, grow(.recursive(depth: depth - 1, leaf: leaf, grow))])
  }

  /// Generates nil in one of four cases; nil is simpler.
  public var optional: Gen<Value?> {
    Gen<Value?> { choices throws(Rejection) in
      guard choices.choose(through: 1, .weighted([1, 3])) == 1 else { return nil }
      return try choices.draw(self)
    }
  }

  /// Generates arrays with a count in the range; shorter arrays are simpler.
  public func array(count: ClosedRange<Int>) -> Gen<[Value]> {
    precondition(count.lowerBound >= 0, "a list cannot have less than 0 elements")
    return Gen<[Value]> { choices throws(Rejection) in
      try choices.drawList(count: count) { choices throws(Rejection) in try choices.draw(self) }
    }
  }

  /// Generates arrays of a generator's values; the same as ``array(count:)``, where a static member is
  /// needed.
  public static func array<Element>(
    of element: Gen<Element>, count: ClosedRange<Int>
  ) -> Gen where Value == [Element] {
    element.array(count: count)
  }

  /// Generates arrays of a fixed count.
  public func array(count: Int) -> Gen<[Value]> {
    array(count: count...count)
  }

  /// Generates permutations of the elements; the given order is the simplest.
  public static func permutation<Element: Sendable>(of elements: [Element]) -> Gen where Value == [Element] {
    Gen { choices throws(Rejection) in
      var rest = elements
      var result: [Element] = []
      while !rest.isEmpty { result.append(rest.remove(at: choices.choose(below: rest.count))) }
      return result
    }
  }
}

/// Generates tuples of the generators' values.
public func combine<each Value>(_ gens: repeat Gen<each Value>) -> Gen<(repeat each Value)> {
  Gen { choices throws(Rejection) in (repeat try choices.draw(each gens)) }
}

extension Choices {
  /// Draws an array whose elements may depend on earlier ones.
  package mutating func drawList<Element>(
    count: ClosedRange<Int>, of element: (inout Choices) throws(Rejection) -> Element
  ) throws(Rejection) -> [Element] {
    let planned = count.lowerBound + Int(plan(through: UInt64(count.upperBound - count.lowerBound)))
    var elements: [Element] = []
    while elements.count < count.upperBound {
      let mayStop = elements.count >= count.lowerBound
      let preferred: UInt64 = elements.count < planned ? 1 : 0
      let next = try spanOfSome { choices throws(Rejection) -> Element? in
        guard !mayStop || choices.choose(through: 1, .planned(preferred)) == 1 else { return nil }
        return try element(&choices)
      }
      guard let next else { break }
      elements.append(next)
    }
    return elements
  }
}
