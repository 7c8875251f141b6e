// Names numbered in the order of first use, and bit sets of them.

/// Assigns numbers to names.
struct Numbering {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// The last result; the same name mostly occurs many times in a row.
  private var last = -1

  /// Returns the number of a name; a new name gets the next one.
  mutating func number(of name: String) -> Int {
    if last >= 0, names[last] == name { return last }
    if let number = numbers[name] {
      last = number
    } else {
      last = names.count
      numbers[name] = last
      names.append(name)
    }
    return last
  }

  /// Returns a bit set of names, modulo 64.
  mutating func bits(of some: [String]) -> UInt64 {
    some.reduce(0) { $0 | 1 << UInt64(number(of: $1) % 64) }
  }
}

/// Returns the FNV-1a hash of the UTF-8 bytes, which unlike `Hasher` is the same in every process.
func fixedHash(_ text: String, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
  var text = text
  return text.withUTF8 { bytes in
    var hash = start
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return hash
  }
}

/// Returns the hash of a text in lower case.
func fixedHash(inLowerCase text: String, from start: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
  var plain = text
  let hash = plain.withUTF8 { bytes -> UInt64? in
    var hash = start
    for byte in bytes {
      guard byte < 0x80 else { return nil }
      let small = (0x41...0x5A).contains(byte) ? byte + 32 : byte
      hash = (hash ^ UInt64(small)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
  return hash ?? fixedHash(text.lowercased(), from: start)
}
