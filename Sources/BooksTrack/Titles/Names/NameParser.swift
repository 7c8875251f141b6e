// Parsing of names as exports write them: `Last, First`, particles on either side, initials with and without
// spaces and periods, suffixes, titles, roles in parentheses, notes between tildes.

import BooksTrackAPI

struct NameParser {
  private let line: TitleLine
  private var pieces: [[NameToken]] = []
  private var suffix: String?

  init(_ text: String) {
    line = TitleLine(Self.withoutNotes(text))
    for piece in commaPieces() {
      let tokens = tokens(of: piece)
      // "Le Guin, Ursula K., 1929-2018": the years of birth and death.
      let isYears =
        !pieces.isEmpty && tokens.allSatisfy { $0.text.utf8.allSatisfy { (0x30...0x39).contains($0) } }
      if !tokens.isEmpty, !isYears { pieces.append(tokens) }
    }
    dropSuffixes()
    dropTitles()
  }

  func name() -> AuthorName {
    guard let first = pieces.first else {
      return AuthorName(given: [], particles: [], family: [], suffix: suffix)
    }
    let rest = pieces.dropFirst().flatMap { $0 }
    if first[0].isEastAsian { return whole(first + rest) }
    // "Ovid, Ovid": some exports invert a single name like this.
    if rest.isEmpty || rest.map(\.text) == first.map(\.text) { return natural(first) }
    return assembled(given: rest, family: first)
  }

  /// Parses `Ursula K. Le Guin`: the last word is the family name, with the words joined to it by hyphens.
  private func natural(_ tokens: [NameToken]) -> AuthorName {
    if let family = familyInFront(of: tokens) {
      return assembled(given: Array(tokens[family...]), family: Array(tokens[..<family]))
    }
    var start = tokens.count - 1
    while start > 0, tokens[start].isJoined { start -= 1 }
    return assembled(given: Array(tokens[..<start]), family: Array(tokens[start...]))
  }

  /// Returns the number of words of the family name in a name that is inverted without a comma, which its
  /// trailing initials show: `Rowling J.K.`, `Caro Robert A.`, `Le Guin Ursula K.`. One letter after one word
  /// does not show it: `Malcolm X`.
  private func familyInFront(of tokens: [NameToken]) -> Int? {
    let initials = tokens.reversed().prefix { $0.text.count == 1 }.count
    guard tokens.count > 2, initials > 0, initials < tokens.count, tokens[0].text.count > 1 else {
      return nil
    }
    let names = tokens.count - initials
    let particles = tokens.prefix { $0.particle != nil }.count
    var family = min(particles + 1, names)
    while family < names, tokens[family].isJoined { family += 1 }
    return initials > 1 || family < names ? family : nil
  }

  /// Assembles a name. Particles belong to the family name on whichever side they are: `Le Guin, Ursula K.`,
  /// `Guin, Ursula K. Le`.
  private func assembled(given: [NameToken], family: [NameToken]) -> AuthorName {
    var given = given
    var particles: [String] = []
    while let last = given.last, let kind = last.particle,
      kind == .unmistakable || given.count > 1 || !last.isCapitalized
    {
      particles.insert(last.text, at: 0)
      given.removeLast()
    }
    let leading = family.dropLast().prefix { $0.particle != nil }
    particles += leading.map(\.text)
    // "JIM LEE" is not a Lee with three initials.
    let splitsCapitals = !(family.last?.isAllCapitals ?? false)
    return AuthorName(
      given: given.flatMap { splitsCapitals ? $0.initialsApart : [$0.text] }, particles: particles,
      family: family.dropFirst(leading.count).map(\.text), suffix: suffix)
  }

  /// Returns a name whose parts cannot be distinguished; white space is ignored in it.
  private func whole(_ tokens: [NameToken]) -> AuthorName {
    AuthorName(given: [], particles: [], family: [tokens.map(\.text).joined()], suffix: suffix)
  }

  private func commaPieces() -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = 0
    for index in 0..<line.count where line.folded[index] == 0x2C || line.folded[index] == 0x3001 {
      pieces.append(start..<index)
      start = index + 1
    }
    pieces.append(start..<line.count)
    return pieces
  }

  private func tokens(of piece: Range<Int>) -> [NameToken] {
    var tokens: [NameToken] = []
    var start = piece.lowerBound
    var isJoined = false
    for index in piece.lowerBound...piece.upperBound {
      let separator = index < piece.upperBound ? line.folded[index] : TitleLine.space
      guard NameWords.separators.contains(separator) else { continue }
      if start < index {
        for token in NameToken.tokens(in: start..<index, of: line, isJoined: isJoined) {
          tokens.append(token)
        }
        isJoined = separator == 0x2D
      }
      start = index + 1
    }
    return tokens
  }

  /// Removes suffixes, which are a piece of their own or the end of one: "King, Martin Luther, Jr.", "Kurt
  /// Vonnegut Jr.".
  private mutating func dropSuffixes() {
    if pieces.count > 1, let last = pieces.last, pieces.count > 2 || pieces[0].count > 1,
      NameWords.degrees.contains(last.map(\.text).joined())
    {
      pieces.removeLast()
    }
    for index in pieces.indices {
      dropSpelledDegree(ofPiece: index)
      while let last = pieces[index].last, let meaning = NameWords.suffixes[last.fingerprint],
        tokenCount > (last.text.utf8.count == 1 ? 2 : 1),
        !(index > 0 && meaning == "jr" && last.isAllCapitals)
      {
        suffix = suffix ?? meaning
        pieces[index].removeLast()
      }
    }
    pieces.removeAll { $0.isEmpty }
    if suffix?.isEmpty ?? false { suffix = nil }
  }

  /// Removes the degree in `Ann Lee M.D.`, in which every letter is a word. The words before it must be a
  /// name.
  private mutating func dropSpelledDegree(ofPiece index: Int) {
    let least = pieces.count > 1 ? 1 : 2
    for length in [3, 2] where pieces[index].count >= length + least {
      guard NameWords.spelledDegrees.contains(pieces[index].suffix(length).map(\.text)) else { continue }
      pieces[index].removeLast(length)
      return
    }
  }

  private mutating func dropTitles() {
    for index in pieces.indices {
      while tokenCount > 1, let first = pieces[index].first, NameWords.titles.contains(first.fingerprint) {
        pieces[index].removeFirst()
      }
    }
    pieces.removeAll { $0.isEmpty }
  }

  private var tokenCount: Int { pieces.reduce(0) { $0 + $1.count } }

  /// Removes `(Translator)`, `[1904-1967]` and `~autofilled~`.
  private static func withoutNotes(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 == 0x28 || $0 == 0x5B || $0 == 0x7E }) else { return text }
    var kept = ""
    var closing: Character?
    for character in text {
      if let end = closing {
        if character == end { closing = nil }
      } else if let end = brackets[character] {
        closing = end
      } else {
        kept.append(character)
      }
    }
    return kept.contains { $0.isLetter } ? kept : text.filter { $0.isLetter || $0.isWhitespace || $0 == "," }
  }

  private static let brackets: [Character: Character] = ["(": ")", "[": "]", "~": "~"]
}
