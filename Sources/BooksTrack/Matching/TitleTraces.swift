// The hashes under which a mistyped title is found (DUP-10): the parts that one or two slips leave unchanged.
//
// - One slip affects one half of a title, so a title is posted under its first and its last half. An extra or
// missing letter moves the middle, so halves one letter longer and shorter are looked up as well.
// - Two slips may affect both halves, but they leave one of three words unchanged: the first, the middle and
// the last one of at least three letters are traces. For a shorter title, the first letters of all words
// are one trace, and the last letters another.
//
// Many titles share short traces; those are combined with the first letters of the writer's names, and all
// with the digits of the title. A book has three to five postings; one without another match needs up to nine
// look-ups. Books that markers put at the same place of a series are compared as well
// (`TitleFacts.addPlacePostings`).

/// The traces of a book's title.
enum TitleTraces {
  /// Adds the hashes under which a book is posted; none for a title too short to be recognised with a slip,
  /// or without a writer.
  ///
  /// - Complexity: O(n) in the length of the title.
  static func addPosted(_ keys: MatchKeys, to hashes: inout [UInt64]) {
    add(keys, isSought: false, to: &hashes)
  }

  /// Adds the hashes under which books with a mistyped form of this title are posted.
  ///
  /// - Complexity: O(n) in the length of the title.
  static func addSought(_ keys: MatchKeys, to hashes: inout [UInt64]) {
    hashes.reserveCapacity(hashes.count + 11)
    add(keys, isSought: true, to: &hashes)
  }

  /// - Parameter isSought: True to add halves one letter shorter and longer beside those of the middle.
  private static func add(_ keys: MatchKeys, isSought: Bool, to hashes: inout [UInt64]) {
    guard let writer = keys.authors.first else { return }
    TitleLetters.read(keys.title.main) { key, letters in
      guard letters.count >= shortest else { return }
      let numbers = numbers(in: letters)
      let initials = numbers ^ self.initials(of: writer.text)
      func addHalves(_ length: Int) {
        let salt = length < telling ? initials : numbers
        hashes.append(hash(letters[..<length], salt, .titleStart))
        hashes.append(hash(letters[(letters.count - length)...], salt, .titleEnd))
      }
      let middle = letters.count / 2
      addHalves(middle)
      addEnds(of: key, initials, to: &hashes)
      if isSought {
        addHalves(middle - 1)
        addHalves(middle + 1)
      }
    }
  }

  /// A title of four letters may have lost one.
  private static let shortest = MistypedText.shortestTitle - 1

  /// Titles with this many letters are recognised without a name.
  private static let telling = 6

  /// Returns a hash of the digits of a title, which slips do not change: each volume of a numbered series has
  /// different traces.
  private static func numbers(in letters: UnsafeBufferPointer<UInt32>) -> UInt64 {
    var numbers: UInt64 = 0
    for letter in letters where (0x30...0x39).contains(letter) {
      numbers = numbers &* 31 &+ UInt64(letter) << 40
    }
    return numbers
  }

  /// Returns the first letters of the first and the last name, in either order.
  private static func initials(of name: String) -> UInt64 {
    var name = name
    let (first, last) = name.withUTF8 { bytes in
      (bytes.first ?? 0, bytes.lastIndex(of: space).map { bytes[$0 + 1] } ?? bytes.first ?? 0)
    }
    return UInt64(min(first, last)) << 8 | UInt64(max(first, last)) | 1 << 32
  }

  private static let space = UInt8(ascii: " ")

  /// Adds three words of the title, one of which two slips leave unchanged; for a title with fewer words, the
  /// first letters and the last ones, and for a single word all letters sorted.
  private static func addEnds(
    of key: UnsafeBufferPointer<UInt32>, _ salt: UInt64, to hashes: inout [UInt64]
  ) {
    let start = TitleLine.seed ^ salt &* 0x9E37_79B9_7F4A_7C15
    var first = start ^ StableHash.Kind.firstLetters.rawValue
    var last = start ^ StableHash.Kind.lastLetters.rawValue
    var (words, long) = (0, 0)
    forEachWord(of: key) { word in
      first = TitleLine.next(first, word[0])
      last = TitleLine.next(last, word[word.count - 1])
      words += 1
      if isLong(word) { long += 1 }
    }
    if words < 2 {
      // A single word with two swapped neighbours has the same sorted letters.
      hashes.append(hash(key.sorted(), salt, .firstLetters))
      return
    }
    guard long >= 3 else {
      hashes.append(first)
      hashes.append(last)
      return
    }
    var place = 0
    forEachWord(of: key) { word in
      guard isLong(word) else { return }
      if place == 0 || place == long / 2 || place == long - 1 {
        hashes.append(word.reduce(start) { TitleLine.next($0, $1) })
      }
      place += 1
    }
  }

  /// Returns true if a word has more than two bytes of UTF-8.
  private static func isLong(_ word: UnsafeBufferPointer<UInt32>) -> Bool {
    word.count > 2 || word.reduce(0) { $0 + width(of: $1) } > 2
  }

  private static func forEachWord(
    of key: UnsafeBufferPointer<UInt32>, _ body: (UnsafeBufferPointer<UInt32>) -> Void
  ) {
    var start = 0
    for index in 0...key.count where index == key.count || key[index] == 0x20 {
      if index > start { body(UnsafeBufferPointer(rebasing: key[start..<index])) }
      start = index + 1
    }
  }

  /// Returns the number of UTF-8 bytes of a scalar.
  private static func width(of scalar: UInt32) -> Int {
    switch scalar {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x1_0000: 3
    default: 4
    }
  }

  private static func hash(
    _ letters: some Sequence<UInt32>, _ salt: UInt64, _ kind: StableHash.Kind
  ) -> UInt64 {
    var hash = TitleLine.seed ^ kind.rawValue ^ salt &* 0x9E37_79B9_7F4A_7C15
    for letter in letters { hash = TitleLine.next(hash, letter) }
    return hash
  }
}
