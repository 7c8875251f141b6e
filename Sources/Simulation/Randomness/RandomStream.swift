// Named streams of pseudo-random numbers, all derived from one seed.
//
// A stream depends only on the seed and its name, so a new draw in one stream shifts no other: a fault can be
// removed and everything else stays the same. All derived draws (`below`, `chance`, `shuffled` …) are
// implemented here and pinned by golden tests, because the standard library may change its own.
//
// The generator is xoshiro256++ (Blackman and Vigna 2019), seeded through SplitMix64. Bounded draws multiply
// and reject (Lemire 2019), which is exact. Integers only.

/// A deterministic stream of random numbers with value semantics: a copy draws the same numbers again.
public struct RandomStream: Sendable, Equatable {
  private var s0: UInt64
  private var s1: UInt64
  private var s2: UInt64
  private var s3: UInt64
  private let origin: UInt64

  /// Creates the stream with a name under a seed.
  public init(seed: UInt64, name: String) {
    self.init(origin: Self.derive(seed, name))
  }

  private init(origin: UInt64) {
    self.origin = origin
    var mixer = SplitMix64(state: origin)
    s0 = mixer.next()
    s1 = mixer.next()
    s2 = mixer.next()
    s3 = mixer.next()
  }

  /// Returns the named substream, which does not depend on what this stream has drawn.
  public func substream(_ name: String) -> RandomStream {
    RandomStream(origin: Self.derive(origin, name))
  }

  /// Returns the numbered substream, which does not depend on what this stream has drawn.
  public func substream(_ index: Int) -> RandomStream {
    var mixer = SplitMix64(state: origin ^ 0xA24B_AED4_963E_E407)
    let first = mixer.next()
    mixer = SplitMix64(state: first &+ UInt64(bitPattern: Int64(index)))
    return RandomStream(origin: mixer.next())
  }

  private static func derive(_ seed: UInt64, _ name: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    var mixer = SplitMix64(state: seed)
    return SplitMix64.mix(mixer.next() ^ hash)
  }

  /// Returns the next 64 bits.
  public mutating func next() -> UInt64 {
    let sum = s0 &+ s3
    let result = ((sum << 23) | (sum >> 41)) &+ s0
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = (s3 << 45) | (s3 >> 19)
    return result
  }

  /// A hash of the current state of the stream.
  var fingerprint: UInt64 { s0 ^ (s1 << 13 | s1 >> 51) ^ (s3 << 31 | s3 >> 33) }

  /// Returns a uniformly distributed number in `0..<bound`.
  public mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "below(_:) needs a positive bound; an empty choice has no answer")
    let limit = UInt64(bound)
    var product = next().multipliedFullWidth(by: limit)
    if product.low < limit {
      let threshold = (0 &- limit) % limit
      while product.low < threshold { product = next().multipliedFullWidth(by: limit) }
    }
    return Int(product.high)
  }

  /// Returns a uniformly distributed number in the range.
  public mutating func within(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// Returns true with a probability of `numerator` / `denominator`. A numerator of zero draws nothing.
  public mutating func chance(_ numerator: Int, in denominator: Int) -> Bool {
    numerator > 0 && below(denominator) < numerator
  }

  /// Returns a uniformly chosen element, or nil if the collection is empty.
  public mutating func pick<Element>(_ elements: some RandomAccessCollection<Element>) -> Element? {
    guard !elements.isEmpty else { return nil }
    return elements[elements.index(elements.startIndex, offsetBy: below(elements.count))]
  }

  /// Returns the elements in random order (Fisher–Yates).
  public mutating func shuffled<Element>(_ elements: some Sequence<Element>) -> [Element] {
    var result = Array(elements)
    guard result.count > 1 else { return result }
    for last in stride(from: result.count - 1, to: 0, by: -1) { result.swapAt(last, below(last + 1)) }
    return result
  }

  /// Returns an index with a probability proportional to its weight. Weights must not be negative, and their
  /// sum must be positive.
  ///
  /// - Complexity: O(n).
  public mutating func weighted(_ weights: [Int]) -> Int {
    var rest = below(weights.reduce(0, +))
    for (index, weight) in weights.enumerated() {
      if rest < weight { return index }
      rest -= weight
    }
    return weights.count - 1
  }
}

/// SplitMix64 (Steele, Lea and Flood 2014): expands a seed into the state of a larger generator.
struct SplitMix64 {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  static func mix(_ input: UInt64) -> UInt64 {
    var z = input
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
