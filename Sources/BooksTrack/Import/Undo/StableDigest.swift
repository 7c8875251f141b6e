// Digests that are equal in every process and on every machine: of the data a reader can change, and of the
// bytes of a file. They only detect changes and are not cryptographic.

/// A digest of a sequence of values.
struct StableDigest: Sendable {
  private(set) var value: UInt64 = 0x243F_6A88_85A3_08D3

  /// Adds a word.
  mutating func absorb(_ word: UInt64) {
    let mixed = (value &+ 0x9E37_79B9_7F4A_7C15) ^ word
    let product = mixed.multipliedFullWidth(by: 0xBF58_476D_1CE4_E5B9)
    value = product.high ^ product.low ^ mixed
  }

  /// Adds a number or nil.
  mutating func absorb(_ number: Int?) {
    absorb(number == nil ? 0 : 1 as UInt64)
    if let number { absorb(UInt64(bitPattern: Int64(number))) }
  }

  /// Adds a text or nil.
  mutating func absorb(_ text: String?) {
    guard var text else { return absorb(UInt64.max) }
    text.withUTF8 { absorb(UnsafeRawBufferPointer($0)) }
  }

  /// Adds bytes, preceded by their length.
  private mutating func absorb(_ bytes: UnsafeRawBufferPointer) {
    absorb(UInt64(bytes.count))
    var index = 0
    while index + 8 <= bytes.count {
      absorb(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
      index += 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index += 1
    }
    absorb(rest)
  }
}

/// A digest of a file's bytes, independent of how they are cut into chunks.
struct FileDigest: Sendable {
  private var words = StableDigest()
  /// The bytes of an incomplete word, the first one lowest.
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  /// Adds the next bytes of the file.
  mutating func absorb(_ chunk: [UInt8]) {
    chunk.withUnsafeBytes { bytes in
      var index = 0
      while index < bytes.count, !count.isMultiple(of: 8) || index + 8 > bytes.count {
        absorb(bytes[index])
        index += 1
      }
      while index + 8 <= bytes.count {
        words.absorb(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)))
        count += 8
        index += 8
      }
      while index < bytes.count {
        absorb(bytes[index])
        index += 1
      }
    }
  }

  private mutating func absorb(_ byte: UInt8) {
    pending |= UInt64(byte) << (count % 8 * 8)
    count += 1
    guard count.isMultiple(of: 8) else { return }
    words.absorb(pending)
    pending = 0
  }

  /// The digest of the bytes so far, as 16 hexadecimal digits.
  var text: String {
    var words = words
    words.absorb(pending)
    words.absorb(count)
    let digits = String(words.value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
