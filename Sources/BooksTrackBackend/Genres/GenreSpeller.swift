// Spelling correction for genres. A wrong correction is worse than none, so the rules are strict:
//
// - The text has as many words as the spelling, and each is equal to the word at its place or a slip of it.
// - A slip has five letters or more, the first letter of the right word, a likeness of at least 0.85, and one
//   edit, or two in words of twelve letters or more.
// - A word that differs only in its ending is another form, not a slip: "Classical", "Comic", "Atheist". A
//   last letter wrongly doubled, or wrongly single, is a slip.
// - A word of any known spelling, or of the list of other words, is never a slip: "Historical".
// - A one-word text is corrected only to the name of a genre, its first spelling, or a form of the name:
//   "framing" is not a slip of "farming", although some write Agriculture that way.
// - If two genres fit, neither is chosen.
//
// A text with digits or with letters other than a–z is never corrected, and nothing is corrected to a
// spelling of another language.

import BooksTrackAPI

/// Finds the genre of which a text is a misspelling.
struct GenreSpeller: Sendable {
  /// In thousandths.
  static let leastLikeness = 850
  private static let shortestSlip = 5
  /// The length in letters from which a word may have two slips.
  private static let longWord = 12

  /// The key by which spellings are compared: the number of words and the first letter.
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
      for item in list { learnWords(of: FoldedText.fold(item)) }
    }
    for (number, genre) in tree.genres.enumerated() {
      let start = FoldedText.fold(genre.name)
      for spelling in [genre.name[...]] + genre.spellings {
        let folded = FoldedText.fold(spelling)
        guard let words = learnWords(of: folded), !spelling.contains("/") else { continue }
        // A one-word spelling counts only if it is the first one or shares the start of the genre's name.
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

  /// Returns the genre of which a folded text is a misspelling; nil if the text is spelled correctly,
  /// resembles no genre, or resembles several.
  ///
  /// - Complexity: O(n) in the number of spellings with as many words and the same first letter.
  func genre(meantBy folded: String) -> Int? {
    guard let written = PlainWords(folded), written.count <= 5,
      let shelf = shelves[Shelf(words: written.count, first: written.first)]
    else { return nil }
    // A slip changes at most two letters.
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

  /// Returns the number of slips allowed in a word.
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

  /// Returns true if one word is the other plus an ending, or if they differ only in the last letter. A
  /// doubled last letter is not an ending.
  private static func endsOtherwise(_ left: ArraySlice<UInt8>, than right: ArraySlice<UInt8>) -> Bool {
    let common = zip(left, right).prefix { $0 == $1 }.count
    if left.count == right.count { return common >= left.count - 1 }
    let (shorter, longer) = left.count < right.count ? (left, right) : (right, left)
    return common == shorter.count && longer.dropFirst(common).contains { $0 != shorter.last }
  }
}

/// The words of a text of letters a–z, stored in one array.
struct PlainWords: Sendable {
  private var bytes: [UInt8] = []
  /// The end offset of each word.
  private var ends: [Int] = []
  /// A bit set of the letters that occur.
  private(set) var letters: UInt32 = 0

  /// Creates the words of a folded text; nil if it has digits, other letters, or no words.
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
