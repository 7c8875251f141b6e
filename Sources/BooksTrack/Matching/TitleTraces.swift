// Under which hashes a title is found that was mistyped (DUP-10): what a slip or two leave as it was.
//
//   - A slip is in one half of a title, so a title is posted under its first and its last half. A letter more or less
//     moves the middle, so halves of one letter more and less are looked for as well.
//   - Two slips may hit both halves, but of three words they leave one as it was: the first, the middle and the last one
//     of at least three letters are traces. Of a shorter title the first letters of all words are one, and the last
//     letters another.
//
// Many titles share short traces; those count together with the first letters of the writer's names, and all of them with
// the digits of the title. Three to five postings a book; up to nine look-ups for a book that nothing else has found. What
// markers put at one place of a series is looked at as well (`TitleFacts.placePostings`).

/// The traces of a book's title.
enum TitleTraces {
  /// What a book is posted under; nothing for a title too short to be recognised with a slip in it, or without writer.
  ///
  /// - Complexity: O(n) in the length of the title.
  static func posted(_ keys: MatchKeys) -> [UInt64] { hashes(of: keys, shiftedBy: []) }

  /// Where the books stand whose titles may be this one with a slip.
  ///
  /// - Complexity: O(n) in the length of the title.
  static func sought(_ keys: MatchKeys) -> [UInt64] { hashes(of: keys, shiftedBy: [-1, 1]) }

  /// - Parameter shifts: How many letters more the halves have that are traces beside those of the middle.
  private static func hashes(of keys: MatchKeys, shiftedBy shifts: [Int]) -> [UInt64] {
    let letters = letters(of: keys.title.main)
    guard letters.count >= shortest, let writer = keys.authors.first else { return [] }
    let numbers = numbers(in: letters)
    let initials = numbers ^ self.initials(of: writer.text)
    var hashes: [UInt64] = []
    hashes.reserveCapacity(9)
    func addHalves(_ length: Int) {
      let salt = length < telling ? initials : numbers
      hashes.append(hash(letters[..<length], salt, .titleStart))
      hashes.append(hash(letters[(letters.count - length)...], salt, .titleEnd))
    }
    let middle = letters.count / 2
    addHalves(middle)
    addEnds(of: keys.title.main, initials, to: &hashes)
    for shift in shifts { addHalves(middle + shift) }
    return hashes
  }

  /// A title of four letters may have lost one.
  private static let shortest = MistypedText.shortestTitle - 1

  /// So many letters tell a title without a name.
  private static let telling = 6

  /// The letters of a key, without spaces, without the second letter of an umlaut that is spelled out (`fuer`), and
  /// without what may have grown together with a word: an article in front,
  /// and "and" or "und" wherever it stands, which a key has dropped where it stood alone.
  static func letters(of key: String) -> [Unicode.Scalar] {
    var letters: [Unicode.Scalar] = []
    letters.reserveCapacity(key.utf8.count)
    for scalar in key.unicodeScalars where scalar != " " {
      if let last = letters.last, SpelledUmlaut.ends(last, scalar) { continue }
      letters.append(scalar)
      guard letters.count >= 3 else { continue }
      let (first, second) = (letters[letters.count - 3], letters[letters.count - 2])
      let isAnd =
        switch scalar {
        case "h": first == "o" && second == "c"
        case "d": (first == "a" || first == "u") && second == "n"
        default: false
        }
      if isAnd { letters.removeLast(3) }
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

  /// Three words of the title, of which two slips leave one as it was; of a title with fewer words the first letters and
  /// the last ones, and of a single word all letters in order.
  private static func addEnds(of key: String, _ salt: UInt64, to hashes: inout [UInt64]) {
    let start = TitleLine.seed ^ salt &* 0x9E37_79B9_7F4A_7C15
    var first = start ^ StableHash.Kind.firstLetters.rawValue
    var last = start ^ StableHash.Kind.lastLetters.rawValue
    var long: [UInt64] = []
    var words = 0
    var word = start
    var bytes = 0
    var previous: Unicode.Scalar = " "
    func endWord() {
      guard previous != " " else { return }
      last = TitleLine.next(last, previous.value)
      if bytes > 2 { long.append(word) }
      (words, word, bytes) = (words + 1, start, 0)
    }
    for scalar in key.unicodeScalars {
      if scalar == " " {
        endWord()
      } else {
        if previous == " " { first = TitleLine.next(first, scalar.value) }
        word = TitleLine.next(word, scalar.value)
        bytes += UTF8.width(scalar)
      }
      previous = scalar
    }
    endWord()
    if words < 2 {
      // Of a single word all letters are there if two neighbours changed places.
      hashes.append(hash(key.unicodeScalars.sorted()[...], salt, .firstLetters))
    } else if long.count < 3 {
      hashes += [first, last]
    } else {
      hashes += [long[0], long[long.count / 2], long[long.count - 1]]
    }
  }

  private static func hash(
    _ letters: ArraySlice<Unicode.Scalar>, _ salt: UInt64, _ kind: StableHash.Kind
  ) -> UInt64 {
    var hash = TitleLine.seed ^ kind.rawValue ^ salt &* 0x9E37_79B9_7F4A_7C15
    for letter in letters { hash = TitleLine.next(hash, letter.value) }
    return hash
  }
}
