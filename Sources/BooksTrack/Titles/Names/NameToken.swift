// The words of a name, and the words around it that are not part of it.

import BooksTrackAPI

/// A word of a name, folded.
struct NameToken {
  /// The kind of a particle.
  enum Particle: Sendable {
    /// May be a given name: `Van Morrison`, `Al Franken`.
    case perhaps
    /// Never a given name.
    case unmistakable
  }

  let text: String
  let fingerprint: UInt64
  /// True if a hyphen joins it to the word before it.
  let isJoined: Bool
  let isCapitalized: Bool
  let isAllCapitals: Bool

  /// Returns the words of a range without separators: usually one; none if it is all punctuation.
  static func tokens(in range: Range<Int>, of line: TitleLine, isJoined: Bool) -> [NameToken] {
    let text = key(line, range)
    guard !text.isEmpty else { return [] }
    let capitals = range.filter { (0x41...0x5A).contains(line.scalars[$0]) }.count
    let starts = line.scalars[range.lowerBound]
    let isCapitalized =
      (0x41...0x5A).contains(starts)
      || (starts >= 0x80 && (Unicode.Scalar(starts)?.properties.isUppercase ?? false))
    return text.split(separator: " ").map { word in
      NameToken(
        text: String(word), fingerprint: TitleLine.fingerprint(ofFolded: word.utf8), isJoined: isJoined,
        isCapitalized: isCapitalized, isAllCapitals: capitals > 1 && capitals == range.count)
    }
  }

  /// Returns the folded letters and digits of a range.
  private static func key(_ line: TitleLine, _ range: Range<Int>) -> String {
    guard line.isASCII else { return FoldedText.key(line.text(range)) }
    return String(unsafeUninitializedCapacity: range.count) { output in
      var count = 0
      for index in range where line.isDigit(index) || line.isLetter(index) {
        output[count] = UInt8(line.folded[index])
        count += 1
      }
      return count
    }
  }

  var particle: Particle? { NameWords.particles[fingerprint] }

  var isEastAsian: Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return first.isHanOrKana || (0xAC00...0xD7AF).contains(first.value)
  }

  /// The letters of `JRR` and `PD`: two or three capitals are initials.
  var initialsApart: [String] {
    isAllCapitals && (2...3).contains(text.utf8.count) ? text.map { String($0) } : [text]
  }
}

/// The words around names that are not part of them.
enum NameWords {
  /// The separators of words: white space, full stops, hyphens, and East Asian dots.
  static let separators = Punctuation(" .-·・")

  static let particles = WordTable(
    ["de", "der", "van", "von", "del", "della", "du", "des", "ibn", "bin"].map {
      ($0, NameToken.Particle.unmistakable)
    }
      + [
        "den", "delle", "dello", "degli", "di", "da", "dal", "dos", "das", "do", "la", "le", "les", "vom",
        "zu", "zum",
        "zur", "ten", "ter", "te", "bint", "abu", "al", "el", "st", "saint", "san", "santa", "mac", "af",
        "av",
      ].map { ($0, .perhaps) })

  /// Returns the kind of particle that a folded word is; nil if it is not one.
  static func particle(_ word: Substring) -> NameToken.Particle? {
    particles[TitleLine.fingerprint(ofFolded: word.utf8)]
  }

  /// The generation of a suffix; empty for degrees.
  static let suffixes = WordTable([
    ("jr", "jr"), ("junior", "jr"), ("sr", "sr"), ("senior", "sr"), ("ii", "ii"), ("iii", "iii"),
    ("iv", "iv"),
    ("v", "v"), ("phd", ""), ("md", ""), ("esq", ""), ("msc", ""), ("mba", ""), ("dds", ""), ("bsc", ""),
    ("dphil", ""), ("edd", ""), ("psyd", ""), ("dvm", ""), ("llb", ""), ("llm", ""), ("mph", ""),
    ("lcsw", ""),
    ("obe", ""), ("cbe", ""), ("mbe", ""), ("kbe", ""), ("frs", ""), ("cpa", ""), ("mfa", ""), ("rn", ""),
  ])

  /// Degrees that are a piece of their own, with or without periods, and roles that mean the author.
  static let degrees: Set<String> = [
    "phd", "md", "ma", "jd", "dds", "edd", "dphil", "rn", "dvm", "mba", "msc", "bsc", "psyd", "llb", "llm",
    "mph",
    "lcsw", "obe", "cbe", "mbe", "kbe", "frs", "cpa", "mfa", "ba", "bs", "ms", "dmin", "thd", "dsc", "do",
    "author", "writer", "autor", "auteur", "autore", "auth",
  ]

  /// Degrees with full stops, after a name of at least two words: `Ann Lee M.D.`.
  static let spelledDegrees: Set<[String]> = [
    ["m", "d"], ["ph", "d"], ["ed", "d"], ["d", "d", "s"], ["r", "n"], ["m", "a"], ["b", "a"],
    ["m", "b", "a"],
    ["m", "sc"], ["b", "sc"], ["j", "d"], ["d", "v", "m"], ["psy", "d"], ["d", "phil"], ["d", "sc"],
    ["m", "p", "h"],
    ["ll", "d"], ["th", "d"], ["d", "d"], ["s", "j"], ["m", "f", "a"],
  ]

  static let titles = WordTable([
    "dr", "prof", "professor", "sir", "dame", "lady", "lord", "rev", "reverend", "fr", "father", "mr", "mrs",
    "ms",
    "capt", "captain", "col", "gen", "general", "major", "sgt", "saint", "st", "pope", "president", "hrh",
    "rabbi", "hon", "lt", "maj", "cmdr", "adm", "mme", "mlle", "herr", "frau", "swami", "imam", "monsieur",
    "madame", "dipl", "by",
  ])
}
