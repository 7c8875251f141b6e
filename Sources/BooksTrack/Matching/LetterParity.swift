// A cheap test for titles that may differ by typing errors, without comparing them (DUP-10). Of the books
// that share a trace of a title hardly any is the one being looked for, and a comparison of names and titles
// costs a hundred times as much.

/// The letters that occur an odd number of times in a title, folded to 64 bits. An extra or missing letter
/// flips one bit, a wrong letter two, and swapped neighbours none.
struct LetterParity: Equatable, Sendable {
  private let letters: UInt64
  /// The parity of the letters without those that may have merged with a word (`TitleLetters`).
  private let traced: UInt64

  /// - Complexity: O(n) in the length of the key.
  init(of key: String) {
    (letters, traced) = TitleLetters.read(key) { key, letters in
      (Self.parity(key.lazy.filter { $0 != 0x20 }), Self.parity(letters))
    }
  }

  /// Returns true if `MistypedText.slips(inTitle:)` may find the titles to be one; true for every pair for
  /// which it does.
  func allowsSlips(to other: LetterParity) -> Bool {
    Self.isNear(letters, other.letters) || traced == other.traced
  }

  /// The letters of a name: of all its words, and of its first and last word together.
  struct Name {
    private(set) var words = 1
    private(set) var all: UInt64 = 0
    private(set) var ends: UInt64 = 0

    init(_ text: String) {
      var word: UInt64 = 0
      for scalar in text.unicodeScalars {
        if scalar == " " {
          if words == 1 { ends = word }
          (words, word) = (words + 1, 0)
        } else {
          word ^= LetterParity.bit(of: scalar.value)
          all ^= LetterParity.bit(of: scalar.value)
        }
      }
      ends ^= word
    }
  }

  /// Returns true if at most `MistypedText.mostSlips` slips may lie between two texts.
  static func isNear(_ left: UInt64, _ right: UInt64) -> Bool {
    (left ^ right).nonzeroBitCount <= 2 * MistypedText.mostSlips
  }

  private static func bit(of letter: UInt32) -> UInt64 { 1 << UInt64(letter & 63) }

  private static func parity(_ letters: some Sequence<UInt32>) -> UInt64 {
    letters.reduce(0) { $0 ^ bit(of: $1) }
  }
}
