// Detection of edition words after a title, outside brackets: `I Am Malala - Revised Edition`, `Dune / Large
// Print`, `Emma: 25th Anniversary Edition`, `Dune Deluxe Edition`. They are cut off if every word after the
// sign is an edition word and one of them is unambiguous. A year is not an edition word: the `2019 Edition`
// of a yearbook is a different book. The exceptions are the year of a text and that of an original edition:
// `Frankenstein: The 1818 Text`, `Dracula: The Original 1897 Edition`.

/// Finds the start of the edition words.
struct EditionTail: Sendable {
  /// Unambiguous edition words.
  private let clear: WordTable<Void>
  /// Words that may accompany them.
  private let beside: WordTable<Void>
  /// Words that can end the name of an edition without a sign before it.
  private let ending: WordTable<Void>

  /// Returns the line without the edition words at its end; the line itself if there are none.
  ///
  /// - Complexity: O(n) if the last word is an edition word, else a constant number of lookups.
  func cut(_ line: TitleLine) -> TitleLine {
    let end = end(of: line, from: line.count)
    return end == line.count ? line : TitleLine(line.text(line.trimmed(0..<end, of: .aroundNames)))
  }

  /// Does the same for edition words before a group at the end: `Saga, Vol. 3 / Hardcover (Saga, #3)`.
  func cutBeforeGroup(_ line: TitleLine) -> TitleLine {
    guard line.folded.last == 0x29, let open = line.folded.lastIndex(of: 0x28), open > 0 else { return line }
    let end = end(of: line, from: open)
    guard end < open else { return line }
    return TitleLine(line.text(line.trimmed(0..<end, of: .aroundNames)) + " " + line.text(open..<line.count))
  }

  private func end(of line: TitleLine, from last: Int) -> Int {
    var end = last
    while let start = start(in: line, to: end) { end = start }
    return end
  }

  private func start(in line: TitleLine, to end: Int) -> Int? {
    let whole = line.withoutFullStop(line.trimmed(0..<end, of: .aroundNames))
    guard let last = lastWord(in: line, whole), isOfEdition(line.fingerprint(of: last)) else { return nil }
    if let start = startBehindSign(in: line, whole) { return start }
    return startOfRun(in: line, whole)
  }

  private func isOfEdition(_ word: UInt64) -> Bool { clear.contains(word) || beside.contains(word) }

  private func lastWord(in line: TitleLine, _ range: Range<Int>) -> Range<Int>? {
    guard let end = range.last, line.isLetter(end) else { return nil }
    var start = end
    while start > range.lowerBound, line.isLetter(start - 1) { start -= 1 }
    return start..<end + 1
  }

  /// Returns the last sign that is followed only by an edition.
  private func startBehindSign(in line: TitleLine, _ range: Range<Int>) -> Int? {
    for index in range.reversed().prefix(Self.longest) where isSign(index, in: line) {
      guard line.hasLetterOrDigit(in: range.lowerBound..<index) else { return nil }
      let words = line.words(in: index + 1..<range.upperBound)
      guard isEdition(words, in: line) else { return nil }
      return index
    }
    return nil
  }

  /// Returns true for a comma, a colon, a semicolon, a slash, or a dash after a space; not for the hyphen of
  /// `Tie-in`.
  private func isSign(_ index: Int, in line: TitleLine) -> Bool {
    switch line.folded[index] {
    case 0x2C, 0x3A, 0x3B, 0x2F: true
    case 0x2D: index > 0 && line.folded[index - 1] == TitleLine.space
    default: false
    }
  }

  private func isEdition(_ words: [Range<Int>], in line: TitleLine) -> Bool {
    let fingerprints = words.map { line.fingerprint(of: $0) }
    // "Manga Classics" looks like a publisher's series but is a different kind of book.
    let isPublishers = PublisherSeries.known.contains(fingerprints) && !drawn.matches(fingerprints)
    var isClear = isPublishers
    for (place, word) in words.enumerated() {
      let fingerprint = line.fingerprint(of: word)
      if clear.contains(fingerprint) {
        isClear = true
      } else if isYearOfText(words, place, in: line) {
        continue
      } else if line.isDigit(word.lowerBound) {
        guard isOrdinal(words, place, in: line) || isCount(words, place, in: line) else { return false }
        // "25th Anniversary", "2nd ed."; "2nd" alone may count the book.
        isClear = isClear || words.count > 2
      } else if !beside.contains(fingerprint), !isSuffix(words, place, in: line) {
        return isPublishers
      }
    }
    return isClear
  }

  /// Returns true for the year in `The 1818 Text` and `The Original 1897 Edition`.
  private func isYearOfText(_ words: [Range<Int>], _ place: Int, in line: TitleLine) -> Bool {
    words[place].count == 4 && line.isDigit(words[place].lowerBound) && place + 1 == words.count - 1
      && (texts.contains(line.fingerprint(of: words[place + 1]))
        || place > 0 && originals.contains(line.fingerprint(of: words[place - 1])))
  }

  private let texts = WordTable(["text", "texte", "texts", "version"])
  /// Words before the year of an edition that is not one of a yearbook.
  private let originals = WordTable(["original", "uncensored", "unexpurgated", "uncut"])

  /// Returns true for `25th`: digits directly before letters.
  private func isOrdinal(_ words: [Range<Int>], _ place: Int, in line: TitleLine) -> Bool {
    place + 1 < words.count && words[place].count <= 3
      && words[place + 1].lowerBound == words[place].upperBound
  }

  /// Returns true for the number of `2. Auflage`.
  private func isCount(_ words: [Range<Int>], _ place: Int, in line: TitleLine) -> Bool {
    place + 1 < words.count && words[place].count <= 2 && line.folded[words[place].upperBound] == 0x2E
  }

  /// Returns true for the letters of `25th`.
  private func isSuffix(_ words: [Range<Int>], _ place: Int, in line: TitleLine) -> Bool {
    place > 0 && line.isDigit(words[place - 1].lowerBound)
      && words[place - 1].upperBound == words[place].lowerBound && words[place].count == 2
  }

  /// Returns the start of the run of edition words at the end of the range, if its last word ends the name of
  /// an edition and the run has at least two words.
  private func startOfRun(in line: TitleLine, _ range: Range<Int>) -> Int? {
    let words = line.words(in: range)
    guard let last = words.last, ending.contains(line.fingerprint(of: last)) else { return nil }
    var first = words.count - 1
    while first > 0 {
      let word = words[first - 1]
      let isOne = isOfEdition(line.fingerprint(of: word)) || isSuffix(words, first - 1, in: line)
      guard isOne || line.isDigit(word.lowerBound) && isOrdinal(words, first - 1, in: line) else { break }
      first -= 1
    }
    guard first > 0, words.count - first > 1 else { return nil }
    let start = words[first].lowerBound
    let before = TitleKey.text(line, range.lowerBound..<start)
    return before.utf8.count > 3 ? start : nil
  }

  private let drawn = PhraseTable([("manga", .anywhere), ("comics", .anywhere), ("graphic", .anywhere)])

  /// The maximum length of an edition's name, in scalars.
  private static let longest = 64

  static let common = EditionTail(
    clear: WordTable([
      "edition", "editions", "edn", "edicion", "edicao", "edizione", "ausgabe", "auflage", "editie", "utgava",
      "unabridged", "hardcover", "hardback", "paperback", "softcover", "reprint", "reissue", "reissued",
      "kindle",
      "ebook", "audiobook", "revised", "expanded", "updated", "annotated", "illustrated", "taschenbuch",
      "taschenbuchausgabe", "sonderausgabe", "jubilaumsausgabe", "neuausgabe", "print", "reprinted",
      "tie", "deluxe", "text", "texte",
    ]),
    beside: WordTable([
      "ed", "and", "the", "a", "with", "large", "mass", "market", "trade", "special", "limited",
      "collector's", "collectors", "international", "movie", "film", "tv", "media", "in", "classic",
      "gift",
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
      "enlarged",
      "corrected", "fully", "completely", "new", "newly", "definitive", "centenary", "centennial", "library",
      "pocket",
      "signed", "uncut", "complete", "digital", "enhanced", "vintage", "book", "club", "student", "author's",
      "preferred", "restored", "golden", "silver", "diamond", "slipcased", "format", "binding", "bound",
      "leather",
      "von", "de", "des", "der", "erweiterte", "uberarbeitete", "gebundene", "nouvelle", "poche", "integrale",
      "illustree", "revue", "augmentee", "bolsillo", "revisada", "ilustrada", "especial", "ampliada", "rev",
      "exp",
      "neue", "limitierte", "speciale", "illustrata", "tascabile", "commemorative", "reader's", "only", "us",
      "uk", "classics", "original", "uncensored", "unexpurgated", "authoritative", "full",
      "contemporaries", "masterworks", "klassiker", "classiques", "clasicos", "anniversary",
    ]),
    ending: WordTable(["edition", "ausgabe", "edicion", "edizione", "edicao", "paperback", "print"]))
}
