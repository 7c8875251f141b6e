// A key that is equal for different spellings of a title: the folded words, without a leading or trailing
// article, and without "and", which may be written as "&".

import BooksTrackAPI

enum TitleKey {
  /// Returns the key of a title; the folded words themselves if nothing else is left.
  static func text(_ title: String) -> String {
    let line = TitleLine(title)
    return text(line, 0..<line.count)
  }

  /// Returns the key of a part of a title.
  static func text(_ line: TitleLine, _ range: Range<Int>) -> String {
    if line.isASCII { return ascii(line.folded[range]) }
    var folded = FoldedText.key(line.text(range))
    let hasComma = hasCommaBeforeLastWord(line.folded[range])
    return folded.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: bytes.count + 1) { buffer in
        for index in bytes.indices { buffer[index] = bytes[index] }
        return words(of: buffer, bytes.count, hasComma: hasComma)
      }
    }
  }

  /// Returns the line without an article after its subtitle or its marker:
  /// `Cider House Rules: A Critical Study, The`, `Robots of Dawn (Robot, #3), The`. In other places the key
  /// removes it.
  static func withoutArticleBehind(_ line: TitleLine) -> TitleLine {
    if let whole = withElision(line) { return whole }
    guard let comma = line.folded.suffix(6).lastIndex(of: 0x2C), comma > 0 else { return line }
    let word = line.trimmed(comma + 1..<line.count)
    guard (1...3).contains(word.count), articlesBehind.contains(line.fingerprint(of: word)),
      line.folded[..<comma].last(where: { $0 != TitleLine.space }) == 0x29
        || SubtitleSplit(anySignIn: line) != nil
    else { return line }
    return TitleLine(line.text(line.trimmed(0..<comma)))
  }

  /// Returns `L'Étranger` for `Étranger, L'`; nil for a title without an elided article behind it. It is one
  /// word with the title, and not removed.
  private static func withElision(_ line: TitleLine) -> TitleLine? {
    guard let last = line.folded.last, last == 0x27 || last == 0x2019, line.count > 5,
      line.folded[line.count - 2] == 0x6C, line.folded[line.count - 3] == TitleLine.space,
      line.folded[line.count - 4] == 0x2C
    else { return nil }
    return TitleLine("L'" + line.text(0..<line.count - 4))
  }

  private static let articlesBehind = WordTable([
    "the", "a", "an", "der", "die", "das", "ein", "le", "la", "les", "un", "une", "el", "los", "las", "il",
    "lo", "gli",
    "de", "het", "een", "den", "det", "os", "as", "um", "uma",
  ])

  private static func ascii(_ folded: ArraySlice<UInt32>) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: folded.count + 1) { buffer in
      var count = 0
      var pendingSpace = false
      for value in folded {
        switch value {
        case 0x61...0x7A, 0x30...0x39:
          if pendingSpace, count > 0 {
            buffer[count] = 0x20
            count += 1
          }
          pendingSpace = false
          buffer[count] = UInt8(value)
          count += 1
        case 0x27, 0x60: continue
        // "C++" and "C#" differ from C.
        case 0x2B where !pendingSpace && isLanguage(buffer[..<count]):
          buffer[count] = UInt8(ascii: "p")
          count += 1
        case 0x23 where !pendingSpace && isLanguage(buffer[..<count]):
          buffer[count] = UInt8(ascii: "s")
          count += 1
        default: pendingSpace = true
        }
      }
      return words(of: buffer, count, hasComma: hasCommaBeforeLastWord(folded))
    }
  }

  /// Returns true if the last word follows a comma, as in `Murders, The` but not in `Anthology, Volume A`.
  private static func hasCommaBeforeLastWord(_ folded: ArraySlice<UInt32>) -> Bool {
    var words = 0
    var isInWord = false
    for value in folded.reversed() {
      if value == 0x2C { return words == 1 }
      if value != TitleLine.space, !isInWord { words += 1 }
      if words > 1 { return false }
      isInWord = value != TitleLine.space
    }
    return false
  }

  /// Returns true if a text ends with the word "c", possibly as part of "C+".
  private static func isLanguage(_ text: Slice<UnsafeMutableBufferPointer<UInt8>>) -> Bool {
    let last = text[(text.lastIndex(of: 0x20).map { $0 + 1 } ?? text.startIndex)...]
    return last.elementsEqual("c".utf8) || last.elementsEqual("cp".utf8)
  }

  /// Returns the significant words of a folded text, separated by one space; the whole text if there are
  /// none. The words are moved within the buffer.
  private static func words(
    of bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int, hasComma: Bool
  ) -> String {
    let range = withoutArticle(bytes, count, hasComma: hasComma)
    var kept = 0
    var index = range.lowerBound
    while index < range.upperBound {
      var stop = index
      while stop < range.upperBound, bytes[stop] != 0x20 { stop += 1 }
      if stop - index > 3 || !conjunctions.contains(packed(bytes, index..<stop)) {
        if kept > 0 {
          bytes[kept] = 0x20
          kept += 1
        }
        for place in index..<stop {
          bytes[kept] = bytes[place]
          kept += 1
        }
      }
      index = stop + 1
    }
    return String(decoding: bytes[..<(kept > 0 ? kept : count)], as: UTF8.self)
  }

  private static func withoutArticle(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, _ count: Int, hasComma: Bool
  ) -> Range<Int> {
    // "A.B.C. Murders, The" has only one article, its last word.
    if hasComma, let last = bytes[..<count].lastIndex(of: 0x20), isArticle(bytes, last + 1..<count) {
      return 0..<last
    }
    if let first = bytes[..<count].firstIndex(of: 0x20), isArticle(bytes, 0..<first) {
      return first + 1..<count
    }
    return 0..<count
  }

  private static func isArticle(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ word: Range<Int>) -> Bool {
    word.count <= 5 && articles.contains(packed(bytes, word))
  }

  private static func packed(_ bytes: UnsafeMutableBufferPointer<UInt8>, _ word: Range<Int>) -> UInt64 {
    word.reduce(0) { $0 << 8 | UInt64(bytes[$1]) }
  }

  private static func packed(_ word: String) -> UInt64 { word.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

  /// Articles of languages that put them before titles, folded.
  private static let articles: [UInt64] = [
    "the", "a", "an", "der", "die", "das", "ein", "eine", "le", "la", "les", "un", "une", "el", "los",
    "las",
    "una", "il", "lo", "gli", "o", "os", "as", "um", "uma", "de", "het", "een", "den", "det", "en", "ett",
  ].map(packed)

  private static let conjunctions: [UInt64] = ["and", "und", "et", "y", "och", "og"].map(packed)
}
