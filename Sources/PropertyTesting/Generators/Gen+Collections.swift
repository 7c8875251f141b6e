// Generators made of other generators: alternatives, absence, lists, permutations, tuples and trees.
//
// The order of alternatives is their order of simplicity, because their index is what is recorded. A list
// asks "one more?" before each element instead of drawing its length first: an element and its question are
// neighbours in the choice list, and cutting them out leaves a valid list that is one shorter.

extension Gen {
  /// That value and no other.
  public static func always(_ value: Value) -> Gen where Value: Sendable {
    Gen { _ throws(Rejection) in value }
  }

  /// A value of one of the generators, each equally likely; the first counts as the simplest.
  public static func one(of alternatives: [Gen]) -> Gen {
    frequency(alternatives.map { (1, $0) })
  }

  /// One of the values, each equally likely; the first counts as the simplest.
  public static func element(of values: [Value]) -> Gen where Value: Sendable {
    precondition(!values.isEmpty, "element(of:) needs at least one value")
    return Gen { choices throws(Rejection) in values[choices.choose(below: values.count)] }
  }

  /// A value of one of the generators, as likely as its weight; the first counts as the simplest.
  ///
  /// An alternative of weight 0 is never drawn, yet a failing case may shrink to it if it comes first.
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

  /// A leaf, or a node grown from smaller trees, at most `depth` levels deep.
  public static func recursive(depth: Int, leaf: Gen, _ grow: (Gen) -> Gen) -> Gen {
    precondition(depth >= 0, "a tree cannot have less than 0 levels above its leaves")
    return depth == 0 ? leaf : .one(of: [leaf, grow(.recursive(depth: depth - 1, leaf: leaf, grow))])
  }

  /// The value in three of four cases, nil in the fourth; nil is simpler.
  public var optional: Gen<Value?> {
    Gen<Value?> { choices throws(Rejection) in
      guard choices.choose(through: 1, .weighted([1, 3])) == 1 else { return nil }
      return try choices.draw(self)
    }
  }

  /// Lists with a number of elements in that range; shorter is simpler, then simpler elements in front.
  public func array(count: ClosedRange<Int>) -> Gen<[Value]> {
    precondition(count.lowerBound >= 0, "a list cannot have less than 0 elements")
    return Gen<[Value]> { choices throws(Rejection) in
      try choices.drawList(count: count) { choices throws(Rejection) in try choices.draw(self) }
    }
  }

  /// Lists of values of that generator; the same as its ``array(count:)``, for use where a `Gen` is expected.
  public static func array<Element>(
    of element: Gen<Element>, count: ClosedRange<Int>
  ) -> Gen where Value == [Element] {
    element.array(count: count)
  }

  /// Lists of exactly so many elements.
  public func array(count: Int) -> Gen<[Value]> {
    array(count: count...count)
  }

  /// The values in any order; as given is simplest.
  public static func permutation<Element: Sendable>(of elements: [Element]) -> Gen where Value == [Element] {
    Gen { choices throws(Rejection) in
      var rest = elements
      var result: [Element] = []
      while !rest.isEmpty { result.append(rest.remove(at: choices.choose(below: rest.count))) }
      return result
    }
  }
}

/// Values of all the generators, as a tuple.
public func combine<each Value>(_ gens: repeat Gen<each Value>) -> Gen<(repeat each Value)> {
  Gen { choices throws(Rejection) in (repeat try choices.draw(each gens)) }
}

extension Choices {
  /// A list whose elements are drawn by a function, which may remember what it has drawn before.
  mutating func drawList<Element>(
    count: ClosedRange<Int>, of element: (inout Choices) throws(Rejection) -> Element
  ) throws(Rejection) -> [Element] {
    let planned = count.lowerBound + Int(plan(through: UInt64(count.upperBound - count.lowerBound)))
    var elements: [Element] = []
    while elements.count < count.upperBound {
      let mayStop = elements.count >= count.lowerBound
      let wish: UInt64 = elements.count < planned ? 1 : 0
      let next = try spanOfSome { choices throws(Rejection) -> Element? in
        guard !mayStop || choices.choose(through: 1, .planned(wish)) == 1 else { return nil }
        return try element(&choices)
      }
      guard let next else { break }
      elements.append(next)
    }
    return elements
  }
}
