// The stored bit sets compared with Unicode's tables.

import Testing

@testable import BooksTrack

struct ScalarSetTests {
  @Test func `a scalar is a letter or white space according to Unicode`() {
    var wrong: [Unicode.Scalar] = []
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isLetter = ScalarSet.letters.contains(value) == scalar.properties.isAlphabetic
      let isWhiteSpace = ScalarSet.whiteSpace.contains(value) == scalar.properties.isWhitespace
      if !isLetter || !isWhiteSpace { wrong.append(scalar) }
    }
    #expect(wrong.isEmpty)
  }

  @Test func `a code point that is no scalar is in no set`() {
    #expect(!ScalarSet.letters.contains(0xD800) && !ScalarSet.letters.contains(0x11_0000))
  }
}
