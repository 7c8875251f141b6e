// Under which hashes a title is found that was mistyped (DUP-10): what a slip or two leave as it was.
//
//   - A slip is in one half of a title, so a title is posted under its first and its last half. A letter more or less
//     moves the middle, so halves of one letter more and less are looked for as well.
//   - Two slips may hit both halves. They seldom hit a first letter of a word, and seldom a last one; so the first
//     letters of all words are a trace, and the last letters are another. They also survive a space that was lost in
//     front.
//
// Many titles share short traces; those count together with the first letters of the writer's names, and all of them with
// the digits of the title. Three or
// four postings a book; eight look-ups for a book that nothing else has found.

/// The traces of a book's title.
struct TitleTraces {
  /// What the book is posted under; nothing for a title too short to be recognised with a slip in it, or without writer.
  let posted: [UInt64]
  /// Where the books stand whose titles may be this one with a slip.
  let sought: [UInt64]

  /// - Complexity: O(n) in the length of the title.
  init(_ keys: MatchKeys) {
    let letters = Self.letters(of: keys.title.main)
    guard letters.count >= MistypedText.shortestTitle, let writer = keys.authors.first else {
      (posted, sought) = ([], [])
      return
    }
    let numbers = Self.numbers(in: letters)
    let initials = numbers ^ Self.initials(of: writer.text)
    let middle = letters.count / 2
    func halves(_ length: Int) -> [UInt64] {
      let salt = length < Self.telling ? initials : numbers
      return [
        Self.hash(letters[..<length], salt, .titleStart),
        Self.hash(letters[(letters.count - length)...], salt, .titleEnd),
      ]
    }
    posted = halves(middle) + Self.ends(of: keys.title.main, initials)
    sought = posted + halves(middle - 1) + halves(middle + 1)
  }

  /// So many letters tell a title without a name.
  private static let telling = 7

  /// The letters of a key, without spaces and without what may have grown together with a word: an article in front,
  /// and "and" or "und" wherever it stands, which a key has dropped where it stood alone.
  static func letters(of key: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(key.utf8.count)
    for scalar in key.unicodeScalars where scalar != " " {
      letters.append(scalar)
      guard scalar == "d", letters.count >= 3, letters[letters.count - 2] == "n" else { continue }
      let vowel = letters[letters.count - 3]
      if vowel == "a" || vowel == "u" { letters.removeLast(3) }
    }
    return withoutArticle(letters)
  }

  /// Without an article of three letters in front, which may be all that is left of a word that grew together with it.
  private static func withoutArticle(_ letters: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var start = 0
    while letters.count - start >= 7,
      articles.contains(letters[start].value << 16 | letters[start + 1].value << 8 | letters[start + 2].value)
    {
      start += 3
    }
    return start == 0 ? letters : Array(letters[start...])
  }

  private static let articles = ["the", "der", "die", "das", "les", "los", "las", "het", "een", "ein"].map {
    word in
    word.unicodeScalars.reduce(UInt32(0)) { $0 << 8 | $1.value }
  }

  /// The digits of a title, which no slip changes: of a numbered series each volume has traces of its own.
  private static func numbers(in letters: [Unicode.Scalar]) -> UInt64 {
    letters.reduce(0) { ("0"..."9").contains($1) ? $0 &* 31 &+ UInt64($1.value) << 40 : $0 }
  }

  /// The first letters of the first and of the last name, whichever way round they stand.
  private static func initials(of name: String) -> UInt64 {
    var first: UInt8 = 0
    var last: UInt8 = 0
    var previous = UInt8(ascii: " ")
    for byte in name.utf8 {
      if previous == UInt8(ascii: " ") {
        if first == 0 { first = byte }
        last = byte
      }
      previous = byte
    }
    return UInt64(min(first, last)) << 8 | UInt64(max(first, last)) | 1 << 32
  }

  /// The first letters of the words, and the last ones; of a single word all letters in order.
  private static func ends(of key: String, _ salt: UInt64) -> [UInt64] {
    var first: [Unicode.Scalar] = []
    var last: [Unicode.Scalar] = []
    var previous: Unicode.Scalar = " "
    for scalar in key.unicodeScalars {
      if scalar == " " { last.append(previous) } else if previous == " " { first.append(scalar) }
      previous = scalar
    }
    last.append(previous)
    // Of a single word all letters are there if two neighbours changed places.
    guard first.count > 1 else { return [hash(key.unicodeScalars.sorted()[...], salt, .firstLetters)] }
    return [hash(first[...], salt, .firstLetters), hash(last[...], salt, .lastLetters)]
  }

  private static func hash(
    _ letters: ArraySlice<Unicode.Scalar>, _ salt: UInt64, _ kind: StableHash.Kind
  ) -> UInt64 {
    var hash = TitleLine.seed ^ kind.rawValue ^ salt &* 0x9E37_79B9_7F4A_7C15
    for letter in letters { hash = TitleLine.next(hash, letter.value) }
    return hash
  }
}
