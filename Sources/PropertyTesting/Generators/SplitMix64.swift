// The random number generator of drawn cases, and the distributions of bounded draws.
//
// A library without dependencies needs its own generator; it is pinned by a golden test, so it never changes
// under a recorded seed. Distributions are separate from the recording: a skewed or weighted draw is recorded
// as its result, so that shrinking does not see the skew.

/// SplitMix64 (Steele, Lea and Flood 2014).
struct SplitMix64: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    return Self.mix(state)
  }

  /// A bijection in which every bit of the input affects all bits of the result.
  static func mix(_ input: UInt64) -> UInt64 {
    var z = input
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Returns a uniformly distributed number in `0...maximum` (Lemire 2019: multiplication with rejection).
  mutating func uniform(through maximum: UInt64) -> UInt64 {
    guard maximum < .max else { return next() }
    let bound = maximum + 1
    var product = next().multipliedFullWidth(by: bound)
    if product.low < bound {
      let threshold = (0 &- bound) % bound
      while product.low < threshold { product = next().multipliedFullWidth(by: bound) }
    }
    return product.high
  }
}

/// The distribution of a random draw from `0...maximum`.
enum Draw {
  /// Uniform.
  case uniform
  /// Mostly uniform, but the ends, small numbers and every order of magnitude are frequent.
  case skewed
  /// An index with the probability of its weight.
  case weighted([Int])
  /// A value that the generator has already chosen.
  case planned(UInt64)
}

extension SplitMix64 {
  mutating func draw(_ draw: Draw, through maximum: UInt64) -> UInt64 {
    switch draw {
    case .uniform: uniform(through: maximum)
    case .skewed: skewed(through: maximum)
    case .weighted(let weights): weighted(weights)
    case .planned(let value): min(value, maximum)
    }
  }

  private mutating func skewed(through maximum: UInt64) -> UInt64 {
    switch uniform(through: 15) {
    case 0: 0
    case 1: maximum
    case 2: maximum - min(maximum, 1)
    case 3...6: uniform(through: min(maximum, 16))
    case 7...10: min(maximum, next() >> uniform(through: 63))
    default: uniform(through: maximum)
    }
  }

  private mutating func weighted(_ weights: [Int]) -> UInt64 {
    var rest = uniform(through: UInt64(weights.reduce(0, +)) - 1)
    for (index, weight) in weights.enumerated() {
      if rest < UInt64(weight) { return UInt64(index) }
      rest -= UInt64(weight)
    }
    return 0
  }
}
