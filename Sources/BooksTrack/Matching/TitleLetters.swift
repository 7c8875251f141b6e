// The letters of a title's key that the tests for typing errors compare (DUP-10), read without allocating a
// text or an array: an import does this several times a row.

/// The letters of a key.
enum TitleLetters {
  /// Passes the values of a key, with spaces, and its letters to `body`. The letters are without spaces,
  /// without the second letter of a spelled-out umlaut (`fuer`), and without parts that may have merged with
  /// a word: an article at the beginning, and "and" or "und" anywhere, because a key omits these words where
  /// they are separate.
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

  /// Returns the letters alone.
  static func of(_ key: String) -> [UInt32] { read(key) { _, letters in Array(letters) } }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into values: UnsafeMutableBufferPointer<UInt32>
  ) -> Int {
    if bytes.allSatisfy({ $0 < 0x80 }) { return values.initialize(from: bytes.lazy.map(UInt32.init)).index }
    let text = String(decoding: bytes, as: UTF8.self)
    return values.initialize(from: text.unicodeScalars.lazy.map(\.value)).index
  }

  /// Stores the letters of a key and returns their number.
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

  /// Removes an article of three letters from the beginning, which may have merged with the next word.
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
