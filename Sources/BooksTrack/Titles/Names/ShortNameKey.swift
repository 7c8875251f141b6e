// A fast path for the keys of simple names (ASCII letters in either order, with stops, hyphens and
// apostrophes), computed in one pass over the folded bytes: every author of every imported row is looked up.
// Any other name (a suffix, a degree, letters that may be initials, a second comma, other signs and scripts)
// is left to `NameWordsInOrder`, which would return the same key for simple names.

/// Parses a simple name.
struct ShortNameKey {
  private let output: UnsafeMutableBufferPointer<UInt8>
  private var count = 0
  private var wordStart = 0
  private var hasVowel = false
  private var fingerprint = TitleLine.seed
  private var lastWord = TitleLine.seed
  /// The start of the words after the comma.
  private var turn: Int?

  private init(output: UnsafeMutableBufferPointer<UInt8>) { self.output = output }

  /// Returns the key of a folded name; nil if it is not simple.
  static func read(_ folded: String) -> String? {
    guard folded.utf8.count <= 64 else { return nil }
    var folded = folded
    return folded.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { output in
        var reader = ShortNameKey(output: output)
        for byte in bytes where !reader.add(byte) { return nil }
        return reader.finish()
      }
    }
  }

  /// Adds a byte; returns false if the name is not simple.
  private mutating func add(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x61...0x7A:
      output[count] = byte
      count += 1
      hasVowel = hasVowel || Self.vowels & (1 << (UInt32(byte) - 0x61)) != 0
      fingerprint = TitleLine.next(fingerprint, UInt32(byte))
    case 0x27: break
    case 0x20, 0x2E, 0x2D: return endWord()
    case 0x2C:
      guard turn == nil, endPart() else { return false }
      turn = count
    default: return false
    }
    return true
  }

  /// A bit for each of `aeiou`.
  private static let vowels: UInt32 = 1 << 0 | 1 << 4 | 1 << 8 | 1 << 14 | 1 << 20

  private mutating func endWord() -> Bool {
    let length = count - wordStart
    guard length > 0 else { return true }
    guard hasVowel || length == 1 || length > 3 else { return false }
    output[count] = 0x20
    count += 1
    (wordStart, hasVowel, lastWord, fingerprint) = (count, false, fingerprint, TitleLine.seed)
    return true
  }

  private mutating func endPart() -> Bool { endWord() && !NameEndings.suspects.contains(lastWord) }

  private mutating func finish() -> String? {
    guard endPart(), count > 0 else { return nil }
    let turn = turn ?? 0
    guard turn > 0, turn < count else {
      return String(decoding: UnsafeBufferPointer(rebasing: output[..<(count - 1)]), as: UTF8.self)
    }
    return String(unsafeUninitializedCapacity: count - 1) { text in
      let given = count - turn
      for index in 0..<given { text[index] = output[turn + index] }
      for index in 0..<(turn - 1) { text[given + index] = output[index] }
      return count - 1
    }
  }
}
