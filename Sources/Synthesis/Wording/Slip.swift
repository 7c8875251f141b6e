// Typing errors. They affect letters only: digits, numerals and counting words ("Vol", "Part", "Two") are
// left alone, because a change would mean another volume.

import Simulation

/// A typing error.
enum Slip: CaseIterable {
  /// A letter replaced by its neighbour on an English keyboard.
  case wrong
  case missing
  case doubled
  /// Two adjacent letters swapped; each place keeps its case.
  case swapped
  /// A space between two words left out.
  case lostSpace
  /// A letter moved to the other side of a space.
  case movedSpace

  /// The slips that change letters.
  static let ofLetters: [Slip] = [.wrong, .missing, .doubled, .swapped]

  /// Returns the text with this slip at a random place, and the number of the affected word; nil if there is
  /// no possible place.
  ///
  /// - Parameter spared: The number of a word to leave alone.
  func applied(
    to text: String, sparing spared: Int? = nil, _ stream: inout RandomStream
  ) -> (text: String, word: Int)? {
    let letters = Array(text)
    let words = Self.words(in: letters)
    switch self {
    case .lostSpace, .movedSpace:
      let gaps = words.indices.dropLast().filter { Self.isGap(letters, words[$0], words[$0 + 1]) }
      guard let gap = stream.pick(gaps) else { return nil }
      return (String(spaced(letters, after: words[gap], &stream)), gap)
    default:
      let places = words.indices.filter { $0 != spared && words[$0].count >= 4 }
      guard let place = stream.pick(places), let result = mistyped(letters, words[place], &stream) else {
        return nil
      }
      return (String(result), place)
    }
  }

  private func spaced(
    _ letters: [Character], after word: Range<Int>, _ stream: inout RandomStream
  ) -> [Character] {
    var letters = letters
    let space = word.upperBound
    if self == .lostSpace {
      letters.remove(at: space)
    } else if stream.chance(1, in: 2) {
      letters.swapAt(space - 1, space)
    } else {
      letters.swapAt(space, space + 1)
    }
    return letters
  }

  private func mistyped(
    _ letters: [Character], _ word: Range<Int>, _ stream: inout RandomStream
  ) -> [Character]? {
    var letters = letters
    let original = letters.count
    let place = word.lowerBound + stream.below(word.count)
    switch self {
    case .wrong:
      let neighbours = Array(Self.neighbours[Character(letters[place].lowercased())] ?? "")
      guard let other = stream.pick(neighbours) else { return nil }
      letters[place] = letters[place].isUppercase ? Character(other.uppercased()) : other
    case .missing: letters.remove(at: place)
    case .doubled: letters.insert(Character(letters[place].lowercased()), at: place + 1)
    default:
      guard place + 1 < word.upperBound else { return nil }
      let (first, second) = (letters[place], letters[place + 1])
      guard first.lowercased() != second.lowercased() else { return nil }
      letters[place] = Self.character(second, inCaseOf: first)
      letters[place + 1] = Self.character(first, inCaseOf: second)
    }
    // Keeps "Tent" from becoming "Ten".
    let end = letters.endIndex - (original - word.upperBound)
    let isCounting = ListWords.counting.contains(String(letters[word.lowerBound..<end]).lowercased())
    return isCounting ? nil : letters
  }

  private static func character(_ letter: Character, inCaseOf model: Character) -> Character {
    Character(model.isUppercase ? letter.uppercased() : letter.lowercased())
  }

  /// Returns the ranges of words of ASCII letters, without counting words.
  private static func words(in letters: [Character]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for place in 0...letters.count {
      let isLetter = place < letters.count && (letters[place].isLetter || letters[place].isNumber)
      if isLetter, start == nil { start = place }
      if !isLetter, let first = start {
        start = nil
        let word = letters[first..<place]
        let isPlain = word.allSatisfy { $0.isASCII && $0.isLetter }
        if isPlain, !ListWords.counting.contains(String(word).lowercased()) { words.append(first..<place) }
      }
    }
    return words
  }

  private static func isGap(_ letters: [Character], _ left: Range<Int>, _ right: Range<Int>) -> Bool {
    left.count >= 3 && right.count >= 3 && right.lowerBound == left.upperBound + 1
      && letters[left.upperBound] == " "
  }

  private static let neighbours: [Character: String] = [
    "q": "wa", "w": "qes", "e": "wrd", "r": "etf", "t": "ryg", "y": "tuh", "u": "yij", "i": "uok", "o": "ipl",
    "p": "o", "a": "qsz", "s": "adwx", "d": "sfec", "f": "dgrv", "g": "fhtb", "h": "gjyn", "j": "hkum",
    "k": "jlio", "l": "ko", "z": "xa", "x": "zcs", "c": "xvd", "v": "cbf", "b": "vng", "n": "bmh", "m": "nj",
  ]
}
