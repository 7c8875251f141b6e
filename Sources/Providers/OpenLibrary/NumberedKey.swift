// Keys of works, editions, authors and series that look like those of Open Library and can be mapped back to
// the catalog: a number below a prime, multiplied by a constant modulo that prime.

/// A reversible encoding of numbers as keys such as `OL27479W`.
struct NumberedKey: Sendable {
  /// The last character of the keys: `W`, `M`, `A` or `L`.
  private let letter: UInt8
  private let prime: UInt64
  private let factor: UInt64
  private let inverse: UInt64
  /// The lower bound of the numbers in keys.
  private static let least: UInt64 = 1_000
  /// The length of a key of eight digits; no prime here has more.
  private static let longest = 11
  private static let powersOfTen: [UInt64] = [1, 10, 100, 1_000, 10_000, 100_000, 1_000_000, 10_000_000]

  private init(letter: Unicode.Scalar, prime: UInt64, seed: UInt64) {
    self.letter = UInt8(ascii: letter)
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

  /// Returns the key of a number.
  func text(_ number: Int) -> String {
    var digits = Self.least + (UInt64(number) + 1) * factor % prime
    return String(unsafeUninitializedCapacity: Self.longest) { bytes in
      let count = 3 + Self.powersOfTen.prefix { $0 <= digits }.count
      bytes[0] = UInt8(ascii: "O")
      bytes[1] = UInt8(ascii: "L")
      bytes[count - 1] = letter
      for place in (2..<count - 1).reversed() {
        bytes[place] = UInt8(ascii: "0") + UInt8(digits % 10)
        digits /= 10
      }
      return count
    }
  }

  /// Returns the number of a key, with or without a path before it; nil if it has another format.
  func number(_ text: String) -> Int? {
    var text = text
    return text.withUTF8 { path in
      let end = path.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? 0
      let start = path[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? 0
      return number(of: UnsafeBufferPointer(rebasing: path[start..<end]))
    }
  }

  private func number(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    // Other notations of the digits, such as leading zeros, are not keys.
    guard (4...Self.longest).contains(key.count), key[0] == UInt8(ascii: "O"), key[1] == UInt8(ascii: "L"),
      key[2] != UInt8(ascii: "0"), key[key.count - 1] == letter
    else { return nil }
    var digits: UInt64 = 0
    for byte in key[2..<key.count - 1] {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      digits = digits * 10 + UInt64(byte - UInt8(ascii: "0"))
    }
    guard digits > Self.least, digits - Self.least < prime else { return nil }
    return Int((digits - Self.least) * inverse % prime) - 1
  }
}
