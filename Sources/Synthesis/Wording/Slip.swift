// Slips of the keyboard. They hit letters only: a digit, a numeral or a word that counts ("Vol", "Part",
// "Two") is never touched, because what it counts would be another volume.

import Simulation

/// One slip of the keyboard.
enum Slip: CaseIterable {
  /// The letter beside the right one, on an English keyboard.
  case wrong
  case missing
  case doubled
  /// Two neighbours, of which each keeps the other's place and the place keeps its case.
  case swapped
  /// Two words grow together.
  case lostSpace
  /// One letter goes over to the other side of a space.
  case movedSpace

  /// The slips that change a letter.
  static let ofLetters: [Slip] = [.wrong, .missing, .doubled, .swapped]

  /// The text with this slip in one place of it, and the word that it is in; nil if there is no place for it.
  ///
  /// - Parameter spared: the word, by its number, that is left alone.
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
    // "Tent" must not become "Ten".
    let end = letters.endIndex - (original - word.upperBound)
    let isCounting = ListWords.counting.contains(String(letters[word.lowerBound..<end]).lowercased())
    return isCounting ? nil : letters
  }

  private static func character(_ letter: Character, inCaseOf model: Character) -> Character {
    Character(model.isUppercase ? letter.uppercased() : letter.lowercased())
  }

  /// Runs of Latin letters without accents that stand between spaces or signs, and that count nothing.
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
