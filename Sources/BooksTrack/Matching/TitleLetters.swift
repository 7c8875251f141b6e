// The letters of a title's key that count where it is told from another one mistyped (DUP-10), read without
// making a text or an array of them: every row of an import is read so several times.

/// The letters of a key.
enum TitleLetters {
  /// Hands over the values of a key, spaces among them, and its letters: without spaces, without the second
  /// letter of an umlaut that is spelled out (`fuer`), and without what may have grown together with a word:
  /// an article in front, and "and" or "und" wherever it stands, which a key has dropped where it stood
  /// alone.
  ///
  /// - Complexity: O(n)
  static func read<Result>(
    _ key: String,
    _ body: (_ key: UnsafeBufferPointer<UInt32>, _ letters: UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    var key = key
    return key.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * bytes.count + 1) { buffer in
        let count = decode(bytes, into: buffer)
        let values = UnsafeBufferPointer(rebasing: buffer[..<count])
        let letters = UnsafeMutableBufferPointer(rebasing: buffer[count...])
        let kept = keep(values, in: letters)
        return body(values, withoutArticle(UnsafeBufferPointer(rebasing: letters[..<kept])))
      }
    }
  }

  /// The letters alone.
  static func of(_ key: String) -> [UInt32] { read(key) { _, letters in Array(letters) } }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into values: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return values.initialize(from: bytes.lazy.map(UInt32.init)).index }
    let text = String(decoding: bytes, as: UTF8.self)
    return values.initialize(from: text.unicodeScalars.lazy.map(\.value)).index
  }

  /// Keeps the letters of a key, and says how many they are.
  private static func keep(
    _ values: UnsafeBufferPointer<UInt32>, in letters: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    var count = 0
    for value in values where value != 0x20 {
      if count > 0, SpelledUmlaut.ends(letters[count - 1], value) { continue }
      letters[count] = value
      count += 1
      guard count >= 3 else { continue }
      let (first, second) = (letters[count - 3], letters[count - 2])
      let isAnd =
        switch value {
        case h: first == o && second == c
        case d: (first == a || first == u) && second == n
        default: false
        }
      if isAnd { count -= 3 }
    }
    return count
  }

  private static let (a, c, d, h, n, o, u): (UInt32, UInt32, UInt32, UInt32, UInt32, UInt32, UInt32) =
    (0x61, 0x63, 0x64, 0x68, 0x6E, 0x6F, 0x75)

  /// Without an article of three letters in front, which may be all that is left of a word that grew together
  /// with it.
  private static func withoutArticle(_ letters: UnsafeBufferPointer<UInt32>) -> UnsafeBufferPointer<UInt32> {
    var start = 0
    while letters.count - start >= 7,
      articles.contains(letters[start] << 16 | letters[start + 1] << 8 | letters[start + 2])
    {
      start += 3
    }
    return UnsafeBufferPointer(rebasing: letters[start...])
  }

  private static let articles = ["the", "der", "die", "das", "les", "los", "las", "het", "een", "ein"].map {
    word in
    word.unicodeScalars.reduce(UInt32(0)) { $0 << 8 | $1.value }
  }
}
