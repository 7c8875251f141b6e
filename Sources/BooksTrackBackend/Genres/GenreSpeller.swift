// Which genre a misspelled one was meant to be. A wrong correction is worse than none, so the guards are
// many:
//
// - Word stands against word: every word of the text is right or a slip of the word at its place.
// - Only words of five letters and more are slips, of a word with the same first letter, at least 0.85 like
//   it, by one slip, or two from twelve letters on.
// - A word that only ends otherwise is another form and no slip: "Classical", "Comic", "Atheist". A last
//   letter that should be double and is not, or the other way round, is one.
// - A word that stands in any known spelling, or in the list of other words, is right as it is: "Historical".
// - A text of one word is only taken for the name of a genre or a form of it, never for another spelling:
//   "framing" is no slip of "farming", though that is how some write Agriculture.
// - If two genres are near, neither is chosen.
//
// Texts in other letters than a–z, or with digits, are never corrected, nor is anything towards a spelling of
// another language.

import BooksTrackAPI

/// Finds the genre that a misspelled text is a slip of.
struct GenreSpeller: Sendable {
  /// In thousandths.
  static let leastLikeness = 850
  private static let shortestSlip = 5
  /// In letters: from here on a word may hold two slips.
  private static let longWord = 12

  /// Spellings are compared only if they have as many words and begin alike.
  private struct Shelf: Hashable {
    let words: Int
    let first: UInt8
  }

  private struct Entry: Sendable {
    let words: PlainWords
    let genre: Int
  }

  private var shelves: [Shelf: [Entry]] = [:]
  private var rightWords: Set<[UInt8]> = []

  /// The English names and spellings of the compiled-in lists.
  static let standard = GenreSpeller(.standard)

  init(_ tree: GenreTree) {
    for list in [GenreList.otherWords, GenreList.housekeeping, GenreList.fillers] {
      for item in GenreList.items(of: list) { learnWords(of: FoldedText.fold(item)) }
    }
    for (number, genre) in tree.genres.enumerated() {
      let start = FoldedText.fold(genre.name)
      for spelling in [genre.name[...]] + genre.spellings {
        let folded = FoldedText.fold(spelling)
        guard let words = learnWords(of: folded), !spelling.contains("/") else { continue }
        // A word is the name of a genre, the spelling met most, or begins as the name does.
        let isForm = spelling == genre.spellings.first || start.utf8.starts(with: folded.utf8.prefix(4))
        guard words.count > 1 || isForm else { continue }
        shelves[Shelf(words: words.count, first: words.first), default: []]
          .append(Entry(words: words, genre: number))
      }
    }
  }

  @discardableResult
  private mutating func learnWords(of folded: String) -> PlainWords? {
    guard let words = PlainWords(folded) else { return nil }
    for place in 0..<words.count { rightWords.insert(Array(words[place])) }
    return words
  }

  /// The genre that a folded text is meant to name; nil if it is right, too far from all, or near to
  /// several.
  ///
  /// - Complexity: one look at each spelling with as many words and the same first letter.
  func genre(meantBy folded: String) -> Int? {
    guard let written = PlainWords(folded), written.count <= 5,
      let shelf = shelves[Shelf(words: written.count, first: written.first)]
    else { return nil }
    // A slip changes two letters at most.
    let changes = 2 * (0..<written.count).reduce(0) { $0 + Self.slips(in: written[$1]) }
    var found: Int?
    for entry in shelf where (entry.words.letters ^ written.letters).nonzeroBitCount <= changes {
      guard entry.genre != found, isSlip(written, of: entry.words) else { continue }
      guard found == nil else { return nil }
      found = entry.genre
    }
    return found
  }

  private func isSlip(_ written: PlainWords, of known: PlainWords) -> Bool {
    (0..<written.count).allSatisfy { place in
      let word = written[place]
      return word.elementsEqual(known[place])
        || (Self.isSlip(word, of: known[place]) && !rightWords.contains(Array(word)))
    }
  }

  /// How many slips a word may hold.
  private static func slips(in word: ArraySlice<UInt8>) -> Int {
    word.count < shortestSlip ? 0 : word.count < longWord ? 1 : 2
  }

  private static func isSlip(_ written: ArraySlice<UInt8>, of known: ArraySlice<UInt8>) -> Bool {
    let slips = min(slips(in: written), slips(in: known))
    guard slips > 0, abs(written.count - known.count) <= slips, written.first == known.first,
      !endsOtherwise(written, than: known)
    else { return false }
    return SpellingLikeness.thousandths(written, known, slips: slips) ?? 0 >= leastLikeness
  }

  /// Whether one word is the other with an ending, or both differ in their last letter only. A last letter
  /// that stands twice in one of them is no ending.
  private static func endsOtherwise(_ left: ArraySlice<UInt8>, than right: ArraySlice<UInt8>) -> Bool {
    let common = zip(left, right).prefix { $0 == $1 }.count
    if left.count == right.count { return common >= left.count - 1 }
    let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
    return common == shorter.count && longer.dropFirst(common).contains { $0 != shorter.last }
  }
}

/// The words of a text in the letters a–z, in one piece of memory.
struct PlainWords: Sendable {
  private var bytes: [UInt8] = []
  /// Where each word ends.
  private var ends: [Int] = []
  /// A bit for each letter that occurs.
  private(set) var letters: UInt32 = 0

  /// The words of a folded text; nil if it has digits or other letters, or no words.
  init?(_ folded: String) {
    bytes.reserveCapacity(folded.utf8.count)
    for byte in folded.utf8 {
      switch byte {
      case 0x61...0x7A:
        bytes.append(byte)
        letters |= 1 &<< UInt32(byte & 31)
      case UInt8(ascii: "'"): continue
      case 0x30...0x39, 0x80...: return nil
      default: endWord()
      }
    }
    endWord()
    if bytes.isEmpty { return nil }
  }

  private mutating func endWord() {
    if bytes.count > ends.last ?? 0 { ends.append(bytes.count) }
  }

  var count: Int { ends.count }
  var first: UInt8 { bytes[0] }

  subscript(place: Int) -> ArraySlice<UInt8> { bytes[(place == 0 ? 0 : ends[place - 1])..<ends[place]] }
}
