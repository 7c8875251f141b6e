// Signs in the text of a title: its last parenthesis, certain words, and scripts. They do not interpret the
// title as the grammar of the stack does.

/// The signs of one title.
struct TitleSigns {
  private let title: String
  /// The text of the parenthesis that ends the title; nil if there is none.
  let parenthesis: Substring?

  private static let volumeWords: Set<String> = [
    "vol", "vol.", "volume", "book", "part", "libro", "tome", "tomo", "band", "bd.", "deel", "livro",
  ]
  private static let volumeSigns = ["巻", "권", "الجزء", "جلد", "Книга"]
  private static let numberWords: Set<String> = [
    "one", "two", "three", "four", "five", "i", "ii", "iii", "iv", "v",
  ]

  init(_ title: String) {
    self.title = title
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "(") else {
      parenthesis = nil
      return
    }
    parenthesis = title[title.index(after: open)...].dropLast()
  }

  /// `(Saga, #3)`, `(Saga #3)`.
  var isNumbered: Bool {
    guard let parenthesis, let sign = parenthesis.firstIndex(of: "#") else { return false }
    return parenthesis[parenthesis.index(after: sign)...].first?.isNumber == true
  }

  /// `(Death, #1; Discworld, #4)`
  var namesTwo: Bool { isNumbered && (parenthesis ?? "").count { $0 == "#" } > 1 }

  /// `#0.5`, `#1-3`, `#1–3`: the number is followed by `.`, `-`, `–` or `+` and a digit.
  var hasPartOfNumber: Bool {
    guard isNumbered,
      let number = parenthesis?.split(separator: "#", omittingEmptySubsequences: false).dropFirst().first
    else { return false }
    let rest = number.drop(while: \.isNumber)
    return rest.first.map { ".-–+".contains($0) } == true && rest.dropFirst().first?.isNumber == true
  }

  /// True if a word for a volume is followed by a number, or the title has such a word of another language.
  var hasVolumeWord: Bool {
    if Self.volumeSigns.contains(where: { title.contains($0) }) { return true }
    let words = Self.words(of: title)
    return zip(words, words.dropFirst()).contains { Self.isVolume($0, $1) }
  }

  /// The title in lower case up to its first parenthesis, colon, or volume word with a number.
  var shortTitle: String {
    let words = Self.words(of: String(title.prefix { $0 != "(" && $0 != ":" }))
    let end =
      words.indices.dropLast().first { $0 > 0 && Self.isVolume(words[$0], words[$0 + 1]) } ?? words.count
    return words[..<end].map { $0.trimmingSuffix(",") }.joined(separator: " ")
  }

  var isInOtherScript: Bool {
    // Greek begins at U+0370. Below it are Latin letters and their marks; Latin letters with several marks
    // are at U+1E00.
    title.unicodeScalars.contains {
      $0.value >= 0x370 && !(0x1E00...0x1EFF).contains($0.value) && $0.properties.isAlphabetic
    }
  }

  static func isBeyondASCII(_ text: String) -> Bool {
    text.unicodeScalars.contains { !$0.isASCII && $0.properties.isAlphabetic }
  }

  /// `J.R.R. Tolkien`, `Ursula K. Le Guin`
  static func hasInitials(_ name: String) -> Bool {
    name.split(separator: " ").contains { word in
      let second = word.dropFirst().first
      return word.first?.isUppercase == true && second == "."
    }
  }

  private static func words(of text: String) -> [String] {
    text.lowercased().split { " ()".contains($0) }.map(String.init)
  }

  private static func isVolume(_ word: String, _ next: String) -> Bool {
    volumeWords.contains(word.trimmingSuffix(","))
      && (next.first?.isNumber == true || numberWords.contains(next.trimmingSuffix(":")))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
