// The table from spellings to their meanings.
//
// Each spelling is stored in two forms: folded, which is looked up first, and reduced to its letters and
// digits without "and", so that "Science-Fiction", "Non fiction" and "Crafts and Hobbies" need no separate
// entries.

import BooksTrackAPI

/// The meanings of all known spellings.
struct GenreTable: Sendable {
  /// The meaning of a spelling.
  enum Meaning: Equatable, Sendable {
    case genre(Int)
    /// A word without meaning inside a heading ("General").
    case filler
    /// A note about the copy or a list ("Protected DAISY").
    case housekeeping
    /// A word that is neither a genre nor a misspelling of one ("Friction").
    case otherWord
  }

  /// A word below a genre, where it may have a meaning that it lacks alone.
  private struct Place: Hashable {
    let parent: Int
    let word: String
  }

  let tree: GenreTree
  private var meanings: [String: Meaning] = [:]
  private var places: [Place: Int] = [:]
  /// Folded prefixes of housekeeping notes, by first byte.
  private let prefixes: [UInt8: [[UInt8]]]
  /// The number of the genre Fiction.
  private let fiction: Int?

  /// The compiled-in tables.
  static let standard = GenreTable(.standard)

  init(_ tree: GenreTree) {
    self.tree = tree
    fiction = tree.number(named: "Fiction")
    prefixes = Dictionary(
      grouping: GenreList.housekeepingPrefixes.map { Array($0.utf8) }, by: { $0[0] })
    for (number, genre) in tree.genres.enumerated() { learn(genre.name[...], as: .genre(number)) }
    for (number, genre) in tree.genres.enumerated() {
      for spelling in genre.spellings { learn(spelling, of: number) }
    }
    for entry in GenreList.spellings(of: GenreList.foreign).entries {
      guard let number = tree.number(named: entry.name) else { continue }
      for spelling in entry.spellings { learn(spelling, of: number) }
    }
    for word in GenreList.fillers { learn(word, as: .filler) }
    for word in GenreList.housekeeping { learn(word, as: .housekeeping) }
    for word in GenreList.otherWords { learn(word, as: .otherWord) }
    for place in places.keys where meanings[place.word] == nil { meanings[place.word] = .otherWord }
  }

  /// Returns the meaning of a folded text that is spelled as in the lists, or nil.
  func meaning(ofFolded text: String) -> Meaning? { meanings[text] }

  /// Returns the meaning of a variant spelling: other punctuation, a plural, a housekeeping prefix; nil if
  /// unknown.
  func meaning(ofOtherwiseSpelled folded: String) -> Meaning? {
    let squeezed = Self.squeezed(folded)
    if let meaning = meanings[squeezed] { return meaning }
    if squeezed.hasSuffix("s"), let meaning = meanings[String(squeezed.dropLast())] { return meaning }
    guard let first = folded.utf8.first, let prefixes = prefixes[first] else { return nil }
    return prefixes.contains { folded.utf8.starts(with: $0) } ? .housekeeping : nil
  }

  /// Returns the genre that a word means below another genre: "contemporary" below Romance; nil if it has no
  /// such meaning.
  ///
  /// Comics, Children's and Young Adult share the words of Fiction.
  func genre(_ text: some StringProtocol, below parent: Int) -> Int? {
    let word = Self.squeezed(FoldedText.fold(text))
    for genre in [parent] + tree.ancestors(of: parent) {
      if let number = places[Place(parent: genre, word: word)] { return number }
    }
    guard let fiction, holdsStories(parent) else { return nil }
    return places[Place(parent: fiction, word: word)]
  }

  /// Returns true if the books of a genre are stories, for any audience.
  func holdsStories(_ number: Int) -> Bool {
    ["Fiction", "Children's", "Young Adult", "Comics"].contains(tree.genres[tree.root(of: number)].name)
  }

  /// Returns a folded text reduced to letters and digits, without the word "and".
  static func squeezed(_ folded: String) -> String {
    guard folded.utf8.allSatisfy({ $0 < 0x80 }) else {
      return FoldedText.words(folded).filter { $0 != "and" }.joined()
    }
    return String(unsafeUninitializedCapacity: folded.utf8.count) { output in
      var count = 0
      var wordStart = 0
      func endWord() {
        let isAnd = count == wordStart + 3 && output[wordStart..<count].elementsEqual("and".utf8)
        if isAnd { count = wordStart }
        wordStart = count
      }
      for byte in folded.utf8 {
        switch byte {
        case 0x61...0x7A, 0x30...0x39:
          output[count] = byte
          count += 1
        case UInt8(ascii: "'"): continue
        default: endWord()
        }
      }
      endWord()
      return count
    }
  }

  private mutating func learn(_ spelling: Substring, of number: Int) {
    guard let slash = spelling.lastIndex(of: "/"),
      let parent = tree.number(named: spelling[..<slash].trimmed)
    else { return learn(spelling, as: .genre(number)) }
    let word = Self.squeezed(FoldedText.fold(spelling[spelling.index(after: slash)...]))
    places[Place(parent: parent, word: word)] = number
  }

  /// Adds a spelling. The first meaning of a spelling wins.
  private mutating func learn(_ spelling: Substring, as meaning: Meaning) {
    let folded = FoldedText.fold(spelling)
    let squeezed = Self.squeezed(folded)
    if meanings[folded] == nil { meanings[folded] = meaning }
    if !squeezed.isEmpty, meanings[squeezed] == nil { meanings[squeezed] = meaning }
  }
}
