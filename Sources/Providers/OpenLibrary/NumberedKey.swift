// Keys of works, editions, authors and series that look like Open Library's and lead back to the catalog: a number
// below a prime, multiplied by a constant modulo that prime.

/// `OL27479W` for a number.
struct NumberedKey: Sendable {
  /// `W`, `M`, `A` or `L`.
  let letter: String
  private let prime: UInt64
  private let factor: UInt64
  private let inverse: UInt64
  /// The least number that stands in a key.
  private static let least: UInt64 = 1_000

  private init(letter: String, prime: UInt64, seed: UInt64) {
    self.letter = letter
    self.prime = prime
    factor = 2 + (seed &* 0x9E37_79B9_7F4A_7C15 >> 20) % (prime - 2)
    // By Fermat's little theorem.
    inverse = Self.power(factor, prime - 2, modulo: prime)
  }

  static func works(seed: UInt64) -> NumberedKey { NumberedKey(letter: "W", prime: 45_000_017, seed: seed) }
  static func editions(seed: UInt64) -> NumberedKey {
    NumberedKey(letter: "M", prime: 58_000_003, seed: seed)
  }
  static func authors(seed: UInt64) -> NumberedKey { NumberedKey(letter: "A", prime: 14_000_029, seed: seed) }
  static func series(seed: UInt64) -> NumberedKey { NumberedKey(letter: "L", prime: 400_009, seed: seed) }

  private static func power(_ base: UInt64, _ exponent: UInt64, modulo prime: UInt64) -> UInt64 {
    var result: UInt64 = 1
    var base = base % prime
    var exponent = exponent
    while exponent > 0 {
      if exponent & 1 == 1 { result = result * base % prime }
      base = base * base % prime
      exponent >>= 1
    }
    return result
  }

  /// The key of a number.
  func text(_ number: Int) -> String {
    "OL\(Self.least + (UInt64(number) + 1) * factor % prime)\(letter)"
  }

  /// The number of a key, if it is one of these, with or without a path in front.
  func number(_ text: some StringProtocol) -> Int? {
    let key = text.split(separator: "/").last ?? ""
    guard key.hasPrefix("OL"), key.hasSuffix(letter), let digits = UInt64(key.dropFirst(2).dropLast()),
      digits > Self.least, digits - Self.least < prime
    else { return nil }
    let number = Int((digits - Self.least) * inverse % prime) - 1
    // No other spelling of the digits is a key.
    return self.text(number) == key ? number : nil
  }
}
