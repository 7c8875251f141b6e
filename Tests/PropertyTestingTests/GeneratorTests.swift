// The guarantees of generators: values in range, the simplest value for zeros, every kind of value
// eventually, and the same value for the same choices.

import Testing

@testable import PropertyTesting

@Suite struct GeneratorTests {
  @Test(arguments: [0...0, 0...9, -9...9, 5...7, -7 ... -5, .min ... .max, .min ... -1, 1 ... .max, -3...100])
  func integersStayInRangeAndReachBothEnds(range: ClosedRange<Int>) {
    let values = samples(of: Gen<Int>.integer(in: range))
    #expect(values.allSatisfy(range.contains))
    #expect(values.contains(range.lowerBound))
    #expect(values.contains(range.upperBound))
  }

  @Test(arguments: [(-9...9, 0), (5...7, 5), (-7 ... -5, -5), (.min ... .max, 0), (.min ... .min, .min)])
  func theSimplestIntegerIsTheOneNearestToZero(range: ClosedRange<Int>, simplest: Int) throws {
    #expect(try Gen<Int>.integer(in: range).replay([]) == simplest)
  }

  @Test func everySmallIntegerTypeIsCoveredInFull() {
    #expect(Set(samples(of: Gen<Int8>.integer(), count: 20_000)).count == 256)
    #expect(Set(samples(of: Gen<UInt8>.integer(), count: 20_000)).count == 256)
  }

  @Test func everyChoiceListStandsForAValueInRange() throws {
    let lists = Gen<UInt64>.integer().array(count: 0...4)
    try check("any list is a value", lists) { list in
      (-3...100).contains(try Gen<Int>.integer(in: -3...100).replay(list))
    }
  }

  @Test func listsHaveEveryLengthOfTheirRangeAndNoOther() {
    let lengths = samples(of: Gen<Bool>.bool().array(count: 2...6)).map(\.count)
    #expect(Set(lengths) == [2, 3, 4, 5, 6])
    #expect(samples(of: Gen<Bool>.bool().array(count: 3)).allSatisfy { $0.count == 3 })
    #expect(samples(of: Gen<Bool>.bool().array(count: 0...1_000)).contains { $0.count > 900 })
  }

  @Test func alternativesComeUpAsOftenAsTheirWeights() throws {
    let gen = Gen<String>.frequency([(9, .always("often")), (0, .always("never")), (1, .always("rare"))])
    let values = samples(of: gen, count: 2_000)
    let rare = values.count { $0 == "rare" }
    #expect((120...280).contains(rare))
    #expect(!values.contains("never"))
    #expect(try gen.replay([]) == "often")
  }

  @Test func everyElementAndNoneAndSomeComeUp() throws {
    let gen = Gen<Int>.element(of: [3, 1, 2]).optional
    #expect(Set(samples(of: gen)) == [nil, 3, 1, 2])
    #expect(try gen.replay([]) == nil)
    #expect(try gen.replay([1]) == 3)
  }

  @Test func permutationsKeepTheirElements() {
    let orders = samples(of: Gen.permutation(of: [1, 2, 3]), count: 2_000)
    #expect(orders.allSatisfy { $0.sorted() == [1, 2, 3] })
    #expect(Set(orders).count == 6)
  }

  @Test func textIsWhatItsNameSays() {
    #expect(
      samples(of: .ascii(count: 0...20)).allSatisfy { $0.utf8.allSatisfy { (0x20...0x7E).contains($0) } })
    #expect(samples(of: .text(over: "a\",\n", count: 5...5)).allSatisfy { $0.unicodeScalars.count == 5 })
    #expect(Set(samples(of: Gen<Unicode.Scalar>.printableASCII(), count: 5_000)).count == 95)
  }

  @Test(arguments: [
    0x300...0x36F, 0x5D0...0x5EA, 0x620...0x655, 0x1F600...0x1F64F, 0x200D...0x200D, 0...0x1F,
    0x10000...0x10FFFF,
  ])
  func unicodeTextReaches(scalars: ClosedRange<UInt32>) {
    let texts = samples(of: .unicode(count: 0...30), count: 1_000)
    #expect(texts.contains { $0.unicodeScalars.contains { scalars.contains($0.value) } })
  }

  @Test func bytesCoverAllOfAByte() {
    #expect(Set(samples(of: .bytes(count: 0...100)).joined()).count == 256)
  }

  @Test func aFilteredGeneratorKeepsItsPromiseOrGivesUp() throws {
    let even = Gen<Int>.integer(in: 0...99).filter { $0 % 2 == 0 }
    let values = samples(of: even)
    #expect(values.count == 400)
    #expect(values.allSatisfy { $0 % 2 == 0 })
    #expect(throws: Rejection.self) { try even.filter { $0 < 0 }.sample(seed: 1) }
  }

  @Test func treesAreNoDeeperThanAllowed() {
    let depths = Gen<Int>.recursive(depth: 3, leaf: .always(0)) { inner in
      combine(inner, inner).map { max($0, $1) + 1 }
    }
    #expect(Set(samples(of: depths)) == [0, 1, 2, 3])
  }

  @Test func aGeneratorWithoutEndIsRejectedAndDoesNotHang() {
    let endless = Gen<Int> { choices throws(Rejection) in
      var total = 0
      for _ in 0..<(Choices.defaultLimit + 1) { total += choices.choose(below: 3) }
      return total
    }
    #expect(throws: Rejection.self) { try endless.sample(seed: 1) }
  }
}
