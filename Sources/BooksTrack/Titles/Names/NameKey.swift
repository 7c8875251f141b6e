// A key that is equal for different spellings of one author's name, used to find an author in a library:
// `J.R.R. Tolkien`, `J R R Tolkien` and `Tolkien, J. R. R.` are one, and so are `Kurt Vonnegut Jr.` and
// `Vonnegut, Kurt, Jr.`.
//
// The key is stricter than `AuthorName`, which decides whether two names may be one person's and is used for
// books that have more in common. Data about an author is shown for all of their books, so only names that
// are certainly the same share a key: the words are equal, in the order that a comma shows. Punctuation,
// spaces between initials, a degree that cannot be initials, and a role in parentheses are ignored. An
// initial does not equal a given name, `Jr.` is a different person, and a title is kept: Mrs. Henry Wood is
// not Henry Wood. A name that cannot be parsed with certainty (years, several people in one cell) has its
// folded text as key.
//
// Names with the same folded text always have the same key (DUP-1).

import BooksTrackAPI

/// Computes the key of a name.
enum NameKey {
  /// Returns the key: folded words in natural order, separated by spaces, or the folded text.
  ///
  ///     NameKey.of("Tolkien, J.R.R.")       // "j r r tolkien"
  ///     NameKey.of("JK Rowling")            // "j k rowling"
  ///     NameKey.of("Ann Lee (1930-)")       // "ann lee (1930-)"
  ///
  /// - Complexity: O(n).
  static func of(_ name: String) -> String {
    let folded = FoldedText.fold(name)
    return ShortNameKey.read(folded) ?? NameWordsInOrder(folded)?.text ?? folded
  }
}

/// The words of a folded name in natural order.
struct NameWordsInOrder {
  private(set) var text = ""
  /// The words, split at commas.
  private var pieces: [[String]] = [[]]
  /// `jr`, `iii`.
  private var endings: [String] = []

  init?(_ folded: String) {
    guard read(Self.withoutRole(folded)) else { return nil }
    pieces.removeAll { $0.isEmpty }
    if let whole {
      text = whole
      return
    }
    takeEndings()
    guard let first = pieces.first, pieces.count < 3, !first[0].isEastAsian else { return nil }
    let given = pieces.count == 2 ? pieces[1] : Array(first.dropLast())
    let family = pieces.count == 2 ? first : [first[first.count - 1]]
    var words = given.flatMap(InitialsTogether.apart) + family
    // "Cal Ripken Junior" is written out.
    if words.count > 1, let last = words.last, let ending = NameEndings.word(last), !ending.isEmpty {
      words[words.count - 1] = ending
    }
    text = (words + endings).joined(separator: " ")
  }

  /// Splits the text into words; returns false if it has a sign that no name has.
  private mutating func read(_ text: some StringProtocol) -> Bool {
    var word = String.UnicodeScalarView()
    func end(_ pieces: inout [[String]]) {
      if !word.isEmpty { pieces[pieces.count - 1].append(String(word)) }
      word.removeAll(keepingCapacity: true)
    }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "'": continue
      case ",":
        end(&pieces)
        pieces.append([])
      case _ where NameWords.separators.contains(scalar.value): end(&pieces)
      case _ where FoldedText.isPartOfWord(scalar): word.append(scalar)
      default: return false
      }
    }
    end(&pieces)
    return true
  }

  /// A Chinese, Japanese or Korean name, without spaces and commas; nil for other names.
  private var whole: String? {
    guard !pieces.isEmpty, pieces.allSatisfy({ $0.allSatisfy(\.isEastAsian) }) else { return nil }
    return pieces.joined().joined()
  }

  /// Removes generations, degrees and roles, in a piece of their own or after the last word of a piece. At
  /// least two words are kept if the ending could be part of the name: `Ward, JR` has initials.
  private mutating func takeEndings() {
    for place in pieces.indices.dropFirst().reversed() {
      guard let ending = NameEndings.piece(pieces[place]), wordCount > pieces[place].count + 1 else {
        continue
      }
      pieces.remove(at: place)
      if !ending.isEmpty { endings.insert(ending, at: 0) }
    }
    for place in pieces.indices.reversed() {
      while pieces[place].count > 1, let ending = NameEndings.behind(pieces[place]) {
        guard !ending.text.isEmpty || wordCount > ending.count + 1 else { break }
        pieces[place].removeLast(ending.count)
        if !ending.text.isEmpty { endings.insert(ending.text, at: 0) }
      }
    }
  }

  private var wordCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Removes `(Translator)`; other parentheses are kept, because they may distinguish two people.
  private static func withoutRole(_ folded: String) -> Substring {
    guard folded.utf8.last == 0x29, let open = folded.lastIndex(of: "(") else { return folded[...] }
    let role = TitleLine.fingerprint(ofFolded: folded[open...].dropFirst().dropLast().utf8)
    return AuthorCell.roles.contains(role) || NameEndings.writers.contains(role)
      ? folded[..<open] : folded[...]
  }
}

/// The words after a name: generations, which are part of the key, and degrees, which are not.
enum NameEndings {
  /// The form in the key; empty for degrees. Degrees that may be initials are not listed: `Le Guin, MD`.
  static let words = WordTable([
    ("jr", "jr"), ("junior", "jr"), ("sr", "sr"), ("senior", "sr"), ("ii", "ii"), ("iii", "iii"),
    ("iv", "iv"), ("phd", ""), ("dphil", ""), ("psyd", ""), ("msc", ""), ("bsc", ""), ("esq", ""),
  ])

  /// Degrees written with full stops.
  private static let spelled = WordTable(["ph d", "d phil", "psy d", "m sc", "b sc"])

  /// Roles that mean the author.
  static let writers = WordTable(["author", "writer", "autor", "autora", "auteur", "autore", "verfasser"])

  /// Last words of a name that `ShortNameKey` leaves to `NameWordsInOrder`.
  static let suspects = WordTable([
    "jr", "junior", "sr", "senior", "ii", "iii", "iv", "phd", "dphil", "psyd", "msc", "bsc", "esq", "d",
    "phil",
    "sc", "author", "writer", "autor", "autora", "auteur", "autore", "verfasser",
  ])

  static func word(_ word: String) -> String? { words[TitleLine.fingerprint(ofFolded: word.utf8)] }

  /// Returns the ending that a piece between commas is: `Jr.`, `Ph.D.`, `author`; nil if it is part of the
  /// name.
  static func piece(_ piece: [String]) -> String? {
    let text = TitleLine.fingerprint(ofFolded: piece.joined(separator: " ").utf8)
    return words[text] ?? (spelled.contains(text) || writers.contains(text) ? "" : nil)
  }

  /// Returns the ending in the last words of a piece, and its number of words. A generation that is written
  /// out may be a family name there: `Mary Senior Smith`.
  static func behind(_ piece: [String]) -> (text: String, count: Int)? {
    guard let last = piece.last else { return nil }
    if let text = word(last) { return text.isEmpty || last.utf8.count < 4 ? (text, 1) : nil }
    let two = TitleLine.fingerprint(ofFolded: piece.suffix(2).joined(separator: " ").utf8)
    return piece.count > 2 && spelled.contains(two) ? ("", 2) : nil
  }
}

/// Initials without spaces, as in `JK Rowling`. As case is ignored, only letters with which no word or
/// abbreviation of a name begins are split: `Th`, `Wm` and `Al` are kept.
private enum InitialsTogether {
  static func apart(_ word: String) -> [String] {
    let letters = Array(word.utf8)
    guard letters.count == 2 || letters.count == 3, areInitials(letters, word) else { return [word] }
    return word.map { String($0) }
  }

  private static func areInitials(_ letters: [UInt8], _ word: String) -> Bool {
    if letters.count == 3 { return word == "jrr" || word == "grr" }
    return word == "rr"
      || (first.contains(letters[0]) && second.contains(letters[1]) && !abbreviations.contains(word))
  }

  private static let first = Array("bcdfghjklmnpqrtvwxz".utf8)
  private static let second = Array("bcdfgjkpqstxz".utf8)
  private static let abbreviations: Set<String> = [
    "bc", "bp", "ct", "cz", "dz", "ft", "gd", "gf", "gt", "ks", "kt", "ld", "lt", "mc", "md", "ms", "mt",
    "ng", "ps", "pt", "rd", "rt", "rz", "ts", "tz",
  ]
}

extension String {
  fileprivate var isEastAsian: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isHanOrKana || (0xAC00...0xD7AF).contains(first.value)
  }
}
