// The spellings of letters of another script in Latin letters. Each European language has its own
// romanization, so a letter, or a group of letters, has all its usual spellings, and a word has to consist of
// them.

/// The letters of a script with their spellings.
///
///     let table = LetterTable(["ου": "ou u", "ο": "o", "υ": "y i", "ν": "n", "σ": "s"])
///     table.reads("nous", as: "νουσ".unicodeScalars)  // true, as are "nus" and "noys"
struct LetterTable: Sendable {
  private let spellings: [[Unicode.Scalar]: [[UInt8]]]
  private let longestGroup: Int
  /// True if the script writes only consonants and long vowels: in Latin letters vowels may then occur
  /// anywhere, and consonants may be doubled.
  private let leavesOutVowels: Bool

  /// - Parameter spellings: The spellings of a letter or a group of letters, separated by spaces; `-` if it
  ///   may be omitted.
  init(_ spellings: KeyValuePairs<String, String>, leavesOutVowels: Bool = false) {
    self.init(
      spellings.map { (Array($0.key.unicodeScalars), $0.value) }, leavesOutVowels: leavesOutVowels)
  }

  init(_ spellings: [(letters: [Unicode.Scalar], ways: String)], leavesOutVowels: Bool = false) {
    self.spellings = Dictionary(
      spellings.map { ($0.letters, Self.ways($0.ways)) }, uniquingKeysWith: { $0 + $1 })
    longestGroup = spellings.map(\.letters.count).max() ?? 1
    self.leavesOutVowels = leavesOutVowels
  }

  private static func ways(_ text: String) -> [[UInt8]] {
    text.split(separator: " ").map { $0 == "-" ? [] : Array($0.utf8) }
  }

  /// Returns true if Latin letters are a spelling of letters of the script.
  ///
  /// - Complexity: O(n²) in the length of the word.
  func reads(_ latin: some StringProtocol, as letters: some Collection<Unicode.Scalar>) -> Bool {
    var search = Search(table: self, latin: Array(latin.utf8), letters: Array(letters))
    return search.agrees(0, 0)
  }

  /// Returns the possible first Latin letters of a word that begins with these letters.
  func initials(of letters: some Collection<Unicode.Scalar>) -> Set<Character> {
    var initials: Set<Character> = []
    for count in 1...longestGroup {
      for way in spellings[Array(letters.prefix(count))] ?? [] {
        if let first = way.first {
          initials.insert(Character(Unicode.Scalar(first)))
        } else {
          initials.formUnion("aeiouy")
        }
      }
    }
    return initials
  }

  /// A search that visits each state at most once.
  private struct Search {
    let table: LetterTable
    let latin: [UInt8]
    let letters: [Unicode.Scalar]
    private var failed: Set<Int> = []

    init(table: LetterTable, latin: [UInt8], letters: [Unicode.Scalar]) {
      self.table = table
      self.latin = latin
      self.letters = letters
    }

    /// Returns true if the Latin letters from an index on are a spelling of the letters from an index on.
    mutating func agrees(_ place: Int, _ letter: Int) -> Bool {
      let state = place * (letters.count + 1) + letter
      guard !failed.contains(state) else { return false }
      if letter == letters.count, place == latin.count { return true }
      if table.leavesOutVowels, place < latin.count, LetterTable.vowels.contains(latin[place]),
        agrees(place + 1, letter)
      {
        return true
      }
      for count in 1...table.longestGroup where letter + count <= letters.count {
        let ways = table.spellings[Array(letters[letter..<letter + count])] ?? []
        for way in ways where latin[place...].starts(with: way) {
          let end = place + way.count
          if agrees(end, letter + count) { return true }
          let isDoubled = table.leavesOutVowels && !way.isEmpty && latin[end...].starts(with: way)
          if isDoubled, agrees(end + way.count, letter + count) { return true }
        }
      }
      failed.insert(state)
      return false
    }
  }

  private static let vowels = Set("aeiou".utf8)
}
