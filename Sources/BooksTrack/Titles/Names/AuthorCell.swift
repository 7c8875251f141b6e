// Parsing of an author cell that names several people and their roles: `A & B`, `A / B`,
// `A; translated by B`, `B (Translator), A`. The authors are returned; translators, illustrators and editors
// only if there is no author.
//
// A comma separates two people only if a role in brackets, a particle or an initial within a name shows it:
// `Le Guin, Ursula K.` is one person.

import BooksTrackAPI

/// Parses an author cell.
enum AuthorCell {
  /// Returns the names in a cell, only the authors if there are any; the cell itself if it is one name.
  ///
  /// - Complexity: O(n)
  static func names(_ cell: String) -> [String] {
    guard mayNameSeveral(cell) else { return [cell] }
    let line = TitleLine(cell)
    let pieces = pieces(of: line)
    guard pieces.count > 1 || pieces.first?.count != line.count else { return [cell] }
    let writers = pieces.filter { !isHelper($0, in: line) }
    let names = (writers.isEmpty ? pieces : writers).map { line.text($0) }
    return names.isEmpty ? [cell] : names
  }

  /// Returns true if the cell has a separator, or enough words for two names with a word between them.
  private static func mayNameSeveral(_ cell: String) -> Bool {
    var spaces = 0
    for byte in cell.utf8 {
      switch byte {
      case 0x26, 0x2F, 0x3B, 0x7C, 0x28, 0x5B: return true
      case 0x20: spaces += 1
      default: continue
      }
    }
    return spaces >= 3
  }

  private static let signs = Punctuation("&/;|")
  private static let opening = Punctuation("([")
  private static let closing = Punctuation(")]")
  private static let around = Punctuation(",&/;|-:")

  /// Returns the parts of the cell that are names; the text from `translated by` on is dropped.
  private static func pieces(of line: TitleLine) -> [Range<Int>] {
    let end = beginningOfHelp(in: line) ?? line.count
    let commasPart = doCommasPart(line)
    var pieces: [Range<Int>] = []
    var start = 0
    var depth = 0
    func add(_ stop: Int) {
      let piece = line.trimmed(start..<max(start, stop), of: around)
      if line.hasLetter(in: piece) { pieces.append(piece) }
    }
    for index in 0..<end {
      let sign = line.folded[index]
      if opening.contains(sign) { depth += 1 }
      if closing.contains(sign) { depth = max(0, depth - 1) }
      guard depth == 0, signs.contains(sign) || commasPart && sign == 0x2C else { continue }
      add(index)
      start = index + 1
    }
    add(end)
    return pieces.flatMap { parted($0, of: line) }
  }

  /// Returns true if commas separate people: if a role in brackets follows a whole name, unlike in
  /// `Guin, Ursula (Author)`, or if they are between two whole names: `Hassan El Masry, Ann Lee`,
  /// `Ann Lee, Bo P. Chan`, `Terry Pratchett, Neil Gaiman`.
  private static func doCommasPart(_ line: TitleLine) -> Bool {
    guard let comma = line.folded.firstIndex(of: 0x2C) else { return false }
    let first = line.words(in: line.trimmed(0..<comma))
    if line.folded.contains(where: opening.contains) { return first.count > 1 }
    let last = line.words(in: line.trimmed(comma + 1..<line.count))
    guard first.count > 1, last.count > 1 else { return false }
    // "Le Guin, Ursula K., 1929-2018" ends with the years of birth and death.
    guard last.allSatisfy({ line.isLetter($0.lowerBound) }) else { return false }
    return isParticleWithin(first, of: line) || isInitialWithin(last) || areTwoPeople(first, last, of: line)
  }

  /// Returns true if given names begin both and end neither: `Terry Pratchett, Neil Gaiman`. In
  /// `Scott Card, Orson Scott` a given name is at the end, and the family name before the comma.
  private static func areTwoPeople(
    _ first: [Range<Int>], _ last: [Range<Int>], of line: TitleLine
  ) -> Bool {
    func isGiven(_ word: Range<Int>?) -> Bool {
      word.map { CommonGivenNames.has(FoldedText.fold(line.text($0))[...]) } ?? false
    }
    return isGiven(first.first) && isGiven(last.first) && !isGiven(first.last) && !isGiven(last.last)
  }

  /// Returns true for `Hassan El Masry`, but not for `Cruz de Burgos`, which may be a family name.
  private static func isParticleWithin(_ words: [Range<Int>], of line: TitleLine) -> Bool {
    let inner = words.dropFirst().dropLast().map { NameWords.particles[line.fingerprint(of: $0)] }
    return !inner.isEmpty && inner.allSatisfy { $0 == .perhaps }
  }

  /// Returns true for `Bo P. Chan`, but not for `George R. R.`, whose family name is before the comma.
  private static func isInitialWithin(_ words: [Range<Int>]) -> Bool {
    words.dropFirst().dropLast().contains { $0.count == 1 } && (words.last?.count ?? 0) > 2
  }

  /// Splits `A and B` or `A und B` with names of at least two words on either side; in English one word
  /// suffices before "and", as in `Ann and Jeff VanderMeer`.
  private static func parted(_ piece: Range<Int>, of line: TitleLine) -> [Range<Int>] {
    let words = line.words(in: piece)
    for (place, word) in words.enumerated().dropFirst() {
      guard let least = links[line.fingerprint(of: word)], place >= least, words.count - place > 2 else {
        continue
      }
      let left = line.trimmed(piece.lowerBound..<word.lowerBound, of: around)
      let right = line.trimmed(word.upperBound..<piece.upperBound, of: around)
      return [left] + parted(right, of: line)
    }
    return [piece]
  }

  /// Words between two names, with the minimum number of words before them.
  private static let links = WordTable([
    ("and", 1), ("with", 2), ("und", 2), ("mit", 2), ("et", 2), ("avec", 2), ("y", 2), ("con", 2), ("e", 2),
    ("en", 2), ("og", 2), ("och", 2),
  ])

  /// Returns the start of `translated by`.
  private static func beginningOfHelp(in line: TitleLine) -> Int? {
    let words = line.words(in: 0..<line.count)
    for place in words.indices.dropFirst().dropLast() {
      guard bys.contains(line.fingerprint(of: words[place])),
        helps.contains(line.fingerprint(of: words[place - 1]))
      else { continue }
      let start = words[place - 1].lowerBound
      return line.hasLetter(in: 0..<start) ? start : nil
    }
    return nil
  }

  private static let bys = WordTable(["by", "von", "par", "por", "da", "door", "av", "af"])
  private static let helps = WordTable([
    "translated", "translation", "translations", "trans", "tr", "illustrated", "illustrations", "illus",
    "ill",
    "edited", "ed", "narrated", "read", "adapted", "introduced", "introduction", "foreword", "preface",
    "afterword",
    "art", "drawings", "photographs", "pictures", "selected", "compiled", "notes",
    "ubersetzt", "ubersetzung", "illustriert", "herausgegeben", "traduit", "traduction", "illustre",
    "traducido",
    "traduccion", "ilustrado", "traduzido", "tradotto", "illustrato", "vertaald",
  ])

  /// Returns true if the role in brackets says that the person is not the author.
  private static func isHelper(_ piece: Range<Int>, in line: TitleLine) -> Bool {
    guard let open = piece.first(where: { opening.contains(line.folded[$0]) }) else { return false }
    return line.words(in: open..<piece.upperBound).contains { roles.contains(line.fingerprint(of: $0)) }
  }

  static let roles = WordTable([
    "translator", "translators", "trans", "tr", "translation", "illustrator", "illustrators", "illus", "ill",
    "illustrations", "editor", "editors", "ed", "eds", "narrator", "reader", "contributor", "introduction",
    "introducer", "foreword", "preface", "afterword", "adapter", "adaptor", "compiler", "artist", "colorist",
    "letterer", "photographer", "photographs", "ubersetzer", "ubersetzerin", "herausgeber", "herausgeberin",
    "hrsg", "traducteur", "traductrice", "illustrateur", "illustratrice", "traductor", "traductora",
    "ilustrador",
    "ilustradora", "traduttore", "traduttrice", "illustratore", "illustratrice", "tradutor", "tradutora",
    "vertaler", "redakteur",
  ])
}
