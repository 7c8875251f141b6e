// The common benchmark problems for shrinkers. The smallest counterexample of each is known, and must be
// reached from every seed, since a shrinker that reaches it only sometimes obscures differences between
// failures.

import Testing

@testable import PropertyTesting

@Suite struct ShrinkingChallengeTests {
  @Test(arguments: seeds) func aSumTooLargeShrinksToOneNumber(seed: UInt64) throws {
    let lists = Gen<Int>.integer(in: 0...10_000).array(count: 0...50)
    let (list, failure) = try counterexample(lists, seed: seed) { $0.reduce(0, +) < 1_000 }
    #expect(list == [1_000])
    #expect(failure.choices == [1, 1_000, 0])
    #expect(failure.isMinimal)
  }

  @Test(arguments: seeds) func aSumThatNeedsTwoNumbersShrinksToTheLesserFirst(seed: UInt64) throws {
    let lists = Gen<Int>.integer(in: 0...1_000).array(count: 0...50)
    #expect(try counterexample(lists, seed: seed) { $0.reduce(0, +) < 1_500 }.value == [500, 1_000])
  }

  @Test(arguments: seeds) func reversingShrinksToZeroOne(seed: UInt64) throws {
    let lists = Gen<Int>.integer().array(count: 0...40)
    #expect(try counterexample(lists, seed: seed) { $0 == $0.reversed() }.value == [0, 1])
  }

  @Test(arguments: seeds) func threeDistinctNumbersShrinkToTheFirstThree(seed: UInt64) throws {
    let lists = Gen<Int>.integer().array(count: 0...40)
    #expect(try counterexample(lists, seed: seed) { Set($0).count < 3 }.value == [0, 1, -1])
  }

  @Test(arguments: seeds) func fiveBoundedListsShrinkToTheOneOverflow(seed: UInt64) throws {
    let list = Gen<Int16>.integer().array(count: 0...10).filter { $0.reduce(0, &+) < 256 }
    let (lists, _) = try counterexample(list.array(count: 5), seed: seed) {
      $0.joined().reduce(0, &+) < 5 * 256
    }
    #expect(lists == [[], [], [], [-1], [-32_768]])
  }

  @Test(arguments: seeds) func aLargeUnionShrinksToOneList(seed: UInt64) throws {
    let lists = Gen<Int>.integer().array(count: 0...20).array(count: 0...20)
    let (value, _) = try counterexample(lists, seed: seed) { Set($0.joined()).count < 5 }
    #expect(value == [[0, 1, -1, 2, -2]])
  }

  @Test(arguments: seeds) func deletingOnceShrinksToTwoEqualElements(seed: UInt64) throws {
    let cases = combine(Gen<Int>.integer().array(count: 0...40), Gen<Int>.integer(in: 0...200))
    let (value, _) = try counterexample(cases, seed: seed, count: 20_000) { list, element in
      var rest = list
      if let index = rest.firstIndex(of: element) { rest.remove(at: index) }
      return !rest.contains(element)
    }
    #expect(value.0 == [0, 0])
    #expect(value.1 == 0)
  }

  @Test(arguments: seeds) func aLengthDrawnFirstShrinksWithItsElements(seed: UInt64) throws {
    let lists = Gen<Int>.integer(in: 1...100).flatMap { Gen<Int>.integer(in: 0...1_000).array(count: $0) }
    #expect(try counterexample(lists, seed: seed) { ($0.max() ?? 0) < 900 }.value == [900])
  }

  @Test(arguments: seeds) func aSmallDifferenceShrinksBothNumbers(seed: UInt64) throws {
    let number = Gen<Int>.integer(in: 0...100_000)
    let near = number.flatMap { base in combine(.always(base), Gen<Int>.integer(in: base...base + 4)) }
    let (pair, _) = try counterexample(near, seed: seed) { $0 < 10 || $0 == $1 }
    #expect(pair == (10, 11))
  }

  @Test(arguments: seeds) func twoNumbersThatMustStayEqualShrinkTogether(seed: UInt64) throws {
    let pairs = combine(Gen<Int>.integer(in: 0...30), Gen<Int>.integer(in: 0...30))
    #expect(try counterexample(pairs, seed: seed) { $0 < 10 || $0 != $1 }.value == (10, 10))
  }

  @Test(arguments: seeds) func numbersInStepsShrinkBelowTheStepOfABinarySearch(seed: UInt64) throws {
    let numbers = Gen<Int>.integer(in: 0...1_000_000)
    #expect(try counterexample(numbers, seed: seed) { $0 % 2 != 0 || $0 < 100 }.value == 100)
    #expect(try counterexample(numbers, seed: seed) { $0 % 7 != 0 || $0 == 0 }.value == 7)
  }

  @Test(arguments: seeds) func lengthsOfNestedListsShrinkToOneList(seed: UInt64) throws {
    let lists = Gen<Int>.integer().array(count: 0...30).array(count: 0...30)
    let (value, _) = try counterexample(lists, seed: seed) { $0.map(\.count).reduce(0, +) <= 10 }
    #expect(value == [Array(repeating: 0, count: 11)])
  }

  @Test(arguments: seeds) func aDivisionByZeroShrinksToTheBareDivision(seed: UInt64) throws {
    let (tree, _) = try counterexample(Expression.any, seed: seed) { expression in
      do {
        _ = try expression.evaluate()
        return true
      } catch is Expression.DivisionByZero {
        return false
      }
    }
    #expect(tree == .quotient(.number(0), .number(0)))
  }

  @Test func whatOpensAndClosesGoesTogether() throws {
    let texts = Gen<String>.text(over: "()x", count: 0...6)
    let start: [UInt64] = [1, 0, 1, 0, 1, 2, 1, 1, 1, 1, 0]
    #expect(try texts.replay(start) == "((x))")
    let (text, _) = try counterexample(texts, replay: start) { text in
      let depths = text.reduce(into: [0]) {
        $0.append($0[$0.count - 1] + ($1 == "(" ? 1 : $1 == ")" ? -1 : 0))
      }
      try assume(depths.allSatisfy { $0 >= 0 } && depths.last == 0)
      return !text.contains("(x)")
    }
    #expect(text == "(x)")
  }

  @Test func aPartTakesThePlaceOfAWholeThatCannotGetSmaller() throws {
    let leaf = Gen<Int>.integer(in: 0...99).map { [$0] }
    let trees = Gen<[Int]>.recursive(depth: 4, leaf: leaf) { inner in
      combine(.ascii(count: 4...4), inner.array(count: 3)).map { $1.flatMap { $0 } }
    }
    let start: [UInt64] = [1, 0, 0, 0, 0, 0, 5, 0, 6, 0, 77]
    #expect(try trees.replay(start) == [5, 6, 77])
    #expect(try counterexample(trees, replay: start) { !$0.contains(77) }.value == [77])
  }

  @Test(arguments: seeds) func textShrinksToTheOneCharacterThatMatters(seed: UInt64) throws {
    let texts = Gen<String>.unicode(count: 0...30)
    #expect(try counterexample(texts, seed: seed) { !$0.contains("\u{0300}") }.value == "\u{0300}")
    #expect(try counterexample(texts, seed: seed) { $0.unicodeScalars.count < 3 }.value == "aaa")
  }

  @Test(arguments: seeds) func anUnorderedPermutationShrinksToOneExchange(seed: UInt64) throws {
    let orders = Gen.permutation(of: Array(0..<12))
    let (order, _) = try counterexample(orders, seed: seed) { $0 == $0.sorted() }
    #expect(order == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 11, 10])
  }
}

/// Arithmetic with one possible error.
indirect enum Expression: Equatable, Sendable {
  struct DivisionByZero: Error {}

  case number(Int)
  case sum(Expression, Expression)
  case quotient(Expression, Expression)

  func evaluate() throws(DivisionByZero) -> Int {
    switch self {
    case .number(let number): return number
    case .sum(let left, let right): return try left.evaluate() &+ right.evaluate()
    case .quotient(let left, let right):
      let divisor = try right.evaluate()
      guard divisor != 0 else { throw DivisionByZero() }
      return try left.evaluate().dividedReportingOverflow(by: divisor).partialValue
    }
  }

  static let any: Gen<Expression> = .recursive(depth: 5, leaf: Gen<Int>.integer().map { .number($0) }) {
    inner in
    .one(of: [
      combine(inner, inner).map { .sum($0, $1) },
      combine(inner, inner).map { .quotient($0, $1) },
    ])
  }
}
