// A title prepared for parsing: its scalars with white space collapsed, and for each the scalar it is
// compared as (lower case, without accent, half width, Arabic and Persian digits as 0 to 9, every dash as a
// hyphen). Both arrays have the same length, so an index into one is valid in the other.

import BooksTrackAPI

/// A title and, scalar by scalar, its folded form.
struct TitleLine {
  /// The values of the scalars as written.
  let scalars: [UInt32]
  let folded: [UInt32]
  /// True if every scalar is ASCII, so that full folding would change nothing more.
  let isASCII: Bool

  init(_ text: some StringProtocol) { self.init(String(text)) }

  init(_ text: String) {
    var text = text
    (scalars, folded, isASCII) = text.withUTF8 { bytes in
      var union: UInt8 = 0
      for byte in bytes { union |= byte }
      return union < 0x80 ? Self.ascii(bytes) : Self.scalars(String(decoding: bytes, as: UTF8.self))
    }
  }

  init(scalars: [UInt32], folded: [UInt32], isASCII: Bool) {
    self.scalars = scalars
    self.folded = folded
    self.isASCII = isASCII
  }

  /// The whole title as written, with white space collapsed.
  var text: String { text(0..<count) }

  private static func ascii(_ bytes: UnsafeBufferPointer<UInt8>) -> ([UInt32], [UInt32], Bool) {
    var folded: [UInt32] = []
    let scalars = [UInt32](unsafeUninitializedCapacity: bytes.count) { written, count in
      folded = [UInt32](unsafeUninitializedCapacity: bytes.count) { compared, comparedCount in
        var pendingSpace = false
        for byte in bytes {
          if byte == 0x20 || (0x09...0x0D).contains(byte) {
            pendingSpace = count > 0
            continue
          }
          if pendingSpace {
            written[count] = space
            compared[count] = space
            count += 1
            pendingSpace = false
          }
          written[count] = UInt32(byte)
          compared[count] = UInt32((0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
          count += 1
        }
        comparedCount = count
      }
    }
    return (scalars, folded, true)
  }

  private static func scalars(_ text: String) -> ([UInt32], [UInt32], Bool) {
    var scalars: [UInt32] = []
    var folded: [UInt32] = []
    scalars.reserveCapacity(text.utf8.count)
    folded.reserveCapacity(text.utf8.count)
    var pendingSpace = false
    for scalar in text.unicodeScalars {
      let form = comparable(scalar)
      if form == space {
        pendingSpace = !scalars.isEmpty
        continue
      }
      if pendingSpace {
        scalars.append(space)
        folded.append(space)
        pendingSpace = false
      }
      scalars.append(scalar.value)
      folded.append(form)
    }
    return (scalars, folded, false)
  }

  static let space: UInt32 = 0x20

  private static func comparable(_ scalar: Unicode.Scalar) -> UInt32 {
    let value = scalar.value
    if value < 0x80 {
      switch value {
      case 0x41...0x5A: return value + 0x20
      case 0x09...0x0D: return space
      default: return value
      }
    }
    switch value {
    case 0xFF01...0xFF5E: return comparable(Unicode.Scalar(UInt8(value - 0xFEE0)))
    case 0x0660...0x0669: return value - 0x0660 + 0x30
    case 0x06F0...0x06F9: return value - 0x06F0 + 0x30
    case 0x2010...0x2015, 0x2212, 0x301C: return 0x2D
    case 0x3010, 0x3014: return 0x5B
    case 0x3011, 0x3015: return 0x5D
    case 0x266F: return 0x23
    default: return ScalarSet.whiteSpace.contains(value) ? space : FoldedText.fold(scalar).value
    }
  }

  var count: Int { folded.count }

  /// Returns the text of a range as written.
  func text(_ range: Range<Int>) -> String { Self.text(of: scalars[range]) }

  /// Returns the text of scalar values.
  static func text(of values: ArraySlice<UInt32>) -> String {
    String(unsafeUninitializedCapacity: values.count * 4) { output in
      var count = 0
      for value in values {
        if value < 0x80 {
          output[count] = UInt8(truncatingIfNeeded: value)
          count += 1
        } else if let scalar = Unicode.Scalar(value) {
          for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
            output[count] = unit
            count += 1
          }
        }
      }
      return count
    }
  }

  /// Trims spaces and the given punctuation from both ends of a range.
  func trimmed(_ range: Range<Int>, of punctuation: Punctuation = .none) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, isTrimmable(lower, punctuation) { lower += 1 }
    while upper > lower, isTrimmable(upper - 1, punctuation) { upper -= 1 }
    return lower..<upper
  }

  private func isTrimmable(_ index: Int, _ punctuation: Punctuation) -> Bool {
    folded[index] == Self.space || punctuation.contains(folded[index])
  }

  /// Removes a trailing full stop from a range, unless it belongs to initials or an ellipsis.
  func withoutFullStop(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, folded[range.upperBound - 1] == 0x2E, isLetter(range.upperBound - 2),
      isLetter(range.upperBound - 3)
    else { return range }
    return range.lowerBound..<range.upperBound - 1
  }

  func skippingSpaces(_ index: Int, to end: Int) -> Int {
    var index = index
    while index < end, folded[index] == Self.space { index += 1 }
    return index
  }

  func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(folded[index]) }

  func isLetter(_ index: Int) -> Bool {
    let value = folded[index]
    if value < 0x80 { return (0x61...0x7A).contains(value) }
    return ScalarSet.letters.contains(scalars[index])
  }

  func hasLetter(in range: Range<Int>) -> Bool { range.contains { isLetter($0) } }

  func hasLetterOrDigit(in range: Range<Int>) -> Bool { range.contains { isLetter($0) || isDigit($0) } }

  /// Returns the fingerprints of the words of a range.
  func fingerprints(in range: Range<Int>) -> [UInt64] {
    var fingerprints: [UInt64] = []
    fingerprints.reserveCapacity(Self.usualWordCount)
    forEachWord(in: range) { fingerprints.append(fingerprint(of: $0)) }
    return fingerprints
  }

  /// Returns the words of a range: runs of letters or of digits, including inner apostrophes. Digits and
  /// letters are separate words: `3巻` and `T05` are two each.
  func words(in range: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    words.reserveCapacity(Self.usualWordCount)
    forEachWord(in: range) { words.append($0) }
    return words
  }

  /// The capacity reserved for words; most titles have no more.
  private static let usualWordCount = 8

  @inline(__always)
  private func forEachWord(in range: Range<Int>, _ body: (Range<Int>) -> Void) {
    var start = -1
    var startedWithDigit = false
    for index in range {
      let digit = isDigit(index)
      let belongs = digit || isLetter(index) || (start >= 0 && isApostrophe(index))
      if start >= 0, !belongs || (digit != startedWithDigit && !isApostrophe(index)) {
        body(word(start, index))
        start = -1
      }
      if belongs, start < 0 {
        start = index
        startedWithDigit = digit
      }
    }
    if start >= 0 { body(word(start, range.upperBound)) }
  }

  /// Returns a word without trailing apostrophes.
  private func word(_ start: Int, _ end: Int) -> Range<Int> {
    var end = end
    while end > start + 1, isApostrophe(end - 1) { end -= 1 }
    return start..<end
  }

  private func isApostrophe(_ index: Int) -> Bool { folded[index] == 0x27 || folded[index] == 0x2019 }

  /// Returns the fingerprint of a folded word, which is the same in every process.
  func fingerprint(of range: Range<Int>) -> UInt64 { Self.fingerprint(of: folded[range]) }

  /// Returns the fingerprint of a word of a vocabulary.
  static func fingerprint(ofWord word: String) -> UInt64 { fingerprint(of: TitleLine(word).folded[...]) }

  /// Returns the fingerprint of a folded ASCII word.
  static func fingerprint(ofFolded bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = seed
    for value in bytes { hash = next(hash, UInt32(value)) }
    return hash
  }

  private static func fingerprint(of folded: ArraySlice<UInt32>) -> UInt64 {
    var hash = seed
    for value in folded { hash = next(hash, value) }
    return hash
  }

  /// Extends the fingerprint of a word by one folded letter: Fowler, Noll and Vo's hash (FNV-1a).
  @inline(__always)
  static func next(_ hash: UInt64, _ letter: UInt32) -> UInt64 {
    (hash ^ UInt64(letter)) &* 0x0000_0100_0000_01B3
  }

  /// The fingerprint of the empty word.
  static let seed: UInt64 = 0xCBF2_9CE4_8422_2325
}
