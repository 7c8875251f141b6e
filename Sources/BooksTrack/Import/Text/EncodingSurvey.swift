// Recognizes the encoding of a file that is not UTF-8 by what its letters make: the letters of one language,
// without signs or capitals within words.

/// Collects the lines of a file that are not UTF-8.
struct EncodingSurvey: Sendable {
  private var line: [UInt8] = []
  /// Lines with characters beyond ASCII in UTF-8, and lines that are not UTF-8.
  private var valid = 0
  private var others = 0
  private var sample: [UInt8] = []
  /// The first bytes of the file.
  private var head: [UInt8] = []

  private static let sampleSize = 1 << 16

  /// Looks at the next bytes; ASCII costs one look.
  mutating func take(_ chunk: [UInt8]) {
    if head.count < FileKind.headLength { head += chunk.prefix(FileKind.headLength - head.count) }
    chunk.withUnsafeBufferPointer { bytes in
      if line.isEmpty, CellText.isASCII(bytes) { return }
      guard let first = CellText.index(of: 0x0A, in: bytes), let last = bytes.lastIndex(of: 0x0A) else {
        keep(bytes)
        return
      }
      keep(UnsafeBufferPointer(rebasing: bytes[..<first]))
      endLine()
      if first < last { takeLines(UnsafeBufferPointer(rebasing: bytes[(first + 1)...last])) }
      keep(UnsafeBufferPointer(rebasing: bytes[(last + 1)...]))
    }
  }

  /// Keeps the beginning of a line that the next chunk continues.
  private mutating func keep(_ bytes: UnsafeBufferPointer<UInt8>) {
    if line.count < Self.sampleSize { line += bytes.prefix(Self.sampleSize) }
  }

  private mutating func endLine() {
    let line = line
    self.line = []
    line.withUnsafeBufferPointer { count($0, isValid: nil) }
  }

  /// Counts lines, each with its end.
  private mutating func takeLines(_ bytes: UnsafeBufferPointer<UInt8>) {
    if CellText.isASCII(bytes) { return }
    // One look at all lines costs less than one at each, and nearly always suffices.
    let isValid: Bool? = CellText.valid(bytes) != nil ? true : nil
    var start = 0
    while start < bytes.count {
      let rest = UnsafeBufferPointer(rebasing: bytes[start...])
      let end = CellText.index(of: 0x0A, in: rest) ?? rest.count
      count(UnsafeBufferPointer(rebasing: rest[..<end]), isValid: isValid)
      start += end + 1
    }
  }

  /// Counts a line.
  ///
  /// - Parameter isValid: True if the line is known to be UTF-8; nil if it has to be examined.
  private mutating func count(_ line: UnsafeBufferPointer<UInt8>, isValid: Bool?) {
    if CellText.isASCII(line) { return }
    if isValid ?? (CellText.valid(line) != nil) {
      valid += 1
      return
    }
    others += 1
    if sample.count < Self.sampleSize {
      sample += line
      sample.append(0x0A)
    }
  }

  /// The encoding; nil for UTF-8, also with a few lines in another encoding, for UTF-16, and for pictures and
  /// other files that are no text.
  mutating func encoding() -> TextEncoding? {
    endLine()
    guard others > 0, valid * 5 <= others, !sample.contains(0), FileKind(head[...]) == nil else { return nil }
    return multiByte ?? alphabet
  }

  /// An encoding of East Asia if the bytes beyond ASCII are pairs of its common characters that follow each
  /// other, or a digit as in `2020年1月5日`.
  private var multiByte: TextEncoding? {
    for encoding in [TextEncoding.shiftJIS, .eucKR, .gb18030, .big5] {
      var pairs = 0
      var adjacent = 0
      var common = 0
      var index = 0
      var end = -1
      while index < sample.count {
        let lead = sample[index]
        // Half-width katakana of Shift_JIS are single bytes.
        let isSingle = lead < 0x81 || (encoding == .shiftJIS && (0xA1...0xDF).contains(lead))
        guard !isSingle, index + 1 < sample.count else {
          index += 1
          continue
        }
        pairs += 1
        if end == index || index > 0 && Cell.digit(sample[index - 1]) != nil { adjacent += 1 }
        if Self.isCommon(lead, sample[index + 1], in: encoding) { common += 1 }
        index += 2
        end = index
      }
      if pairs > 1, adjacent * 2 >= pairs, common * 10 >= pairs * 7, encoding.text(sample) != nil {
        return encoding
      }
    }
    return nil
  }

  private static func isCommon(_ lead: UInt8, _ trail: UInt8, in encoding: TextEncoding) -> Bool {
    switch encoding {
    case .shiftJIS: (0x81...0x83).contains(lead) || (0x88...0x97).contains(lead)
    // Hangul stands before the leads of most Chinese characters.
    case .eucKR: (0xB0...0xC8).contains(lead) && trail >= 0xA1 || lead == 0xA1
    case .gb18030: (0xB0...0xD7).contains(lead) && trail >= 0xA1 || (0xA1...0xA3).contains(lead)
    case .big5:
      (0xA1...0xC6).contains(lead) && (0x40...0x7E).contains(trail)
        || (0xA1...0xC6).contains(lead) && trail >= 0xA1
    default: false
    }
  }

  /// The alphabet in which the letters fit one language best.
  private var alphabet: TextEncoding {
    var best = (encoding: TextEncoding.windows1252, score: -1.0)
    var isMisread = false
    for (encoding, languages) in Self.languages {
      let words = Words(sample, encoding.characters, mayStandAlone: encoding.isWestern)
      // The quotation marks and dashes of Windows are letters of Macs: `Don’t` and `Donít`.
      if encoding == .macRoman, !isMisread { continue }
      if encoding == .windows1252 { isMisread = words.areMisread }
      if encoding.isWestern, words.letters.isEmpty, words.scoreOfSigns > best.score {
        best = (encoding, words.scoreOfSigns)
      }
      for language in languages {
        let score = words.score(language, isOwnScript: encoding.isOwnScript)
        if score > best.score + 0.001 { best = (encoding, score) }
      }
    }
    return best.encoding
  }

  /// The characters beyond ASCII of a sample in one alphabet.
  private struct Words {
    var letters: [Character: Int] = [:]
    var count = 0
    /// Signs and capitals within words, letters alone, and control characters; and letters beside those of
    /// ASCII.
    var misplaced = 0
    var besideASCII = 0
    /// Letters with another one beyond ASCII on each side.
    var inner = 0

    /// - Parameter mayStandAlone: True if languages of the alphabet have words of one letter beyond ASCII.
    init(_ sample: [UInt8], _ characters: [Character], mayStandAlone: Bool) {
      let upper = characters.map { $0.isUppercase && !$0.isASCII }
      let isLetter = characters.map { $0.isLetter }
      for index in sample.indices where sample[index] >= 0x80 {
        let byte = Int(sample[index])
        let before = index > 0 ? Int(sample[index - 1]) : 0x20
        let behind = index + 1 < sample.count ? Int(sample[index + 1]) : 0x20
        let isWithin = isLetter[before] && isLetter[behind]
        count += 1
        let isAlone = isLetter[byte] && !isLetter[before] && !isLetter[behind]
        if Self.isControl(characters[byte]) || isAlone && !mayStandAlone { misplaced += 1 }
        if isLetter[byte] {
          letters[Character(characters[byte].lowercased()), default: 0] += 1
          if upper[byte], isLetter[before], !upper[before], !characters[before].isUppercase { misplaced += 1 }
          if before < 0x80 && isLetter[before] || behind < 0x80 && isLetter[behind] { besideASCII += 1 }
          if before >= 0x80, behind >= 0x80, isWithin { inner += 1 }
        } else if isWithin && !"’'´·-–".contains(characters[byte]) || characters[byte] == "\u{FFFD}"
          || isLetter[behind] && Self.signs.contains(characters[byte])
          || isLetter[before] && Self.signsBehindNone.contains(characters[byte])
        {
          misplaced += 1
        }
      }
    }

    /// Control characters are in no text, but in alphabets of other systems than Windows.
    private static func isControl(_ character: Character) -> Bool {
      character.unicodeScalars.contains { (0x80...0x9F).contains($0.value) }
    }

    /// True if a third of the characters or more stands where it cannot.
    var areMisread: Bool { misplaced * 3 >= count }

    /// The score of a text without letters beyond ASCII, such as an English one with `’`, `£` and `®`: less
    /// than that of one whose letters all fit a language.
    var scoreOfSigns: Double { 0.9 - Double(misplaced) / Double(max(1, count)) }

    /// Signs that begin no word.
    private static let signs = Set("»©®™¬¦¤¨¸¯±²³¶¹¼½¾×÷¢£¥ˇ˘˙˛˝§")

    /// Signs that end no word.
    private static let signsBehindNone = Set("±¶¹¼¾¦¬")

    /// The share of the letters that a language has, less what stands in the wrong place.
    func score(_ language: Language, isOwnScript: Bool) -> Double {
      let all = letters.values.reduce(0, +)
      let own = letters.reduce(0) { $0 + (language.letters.contains($1.key) ? $1.value : 0) }
      guard all > 0 else { return 0 }
      let rare = language.rare.reduce(0) { $0 + (letters[$1] ?? 0) }
      let excess = all > 2 && rare * 4 > all ? rare : 0
      let odd = misplaced + excess + (isOwnScript ? besideASCII : inner)
      return Double(own) / Double(all) - Double(odd) / Double(count)
    }
  }

  /// The letters beyond ASCII of a language, and those of them that are seldom in it.
  private struct Language {
    let letters: Set<Character>
    let rare: Set<Character>

    /// Creates a language from its letters, the rare ones behind a bar.
    init(_ text: String) {
      let parts = text.split(separator: "|")
      letters = Set(parts.joined())
      rare = parts.count > 1 ? Set(parts[1]) : []
    }
  }

  /// The letters of the languages of each alphabet, the most common alphabet first. A list that would be
  /// Icelandic and full of "ý" is a Turkish one with "ı".
  private static let languages: [(TextEncoding, [Language])] = {
    let western = [
      "éèêëàâçîïôûùüÿœæ", "äöüß", "áéíóúñüºª", "áâãàçéêíóôõúü", "àèéìòù", "éëïöüè", "åäöæøé",
    ]
    let central = ["ąćęłńóśźż", "áčďéěíňóřšťúůýž", "áäčďéíĺľňóôŕšťúýž", "áéíóöőúüű", "čćđšž", "ăâîșțşţ"]
    let cyrillic = [
      "абвгдеёжзийклмнопрстуфхцчшщъыьэюя", "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
      "абвгдђежзијклљмнњопрстћуфхцчџш",
    ]
    let table: [(TextEncoding, [String])] = [
      (.windows1252, western + ["áðéíóúþæö|ý"]),
      (.macRoman, western), (.windows1250, central), (.windows1251, cyrillic),
      (.windows1253, ["αβγδεζηθικλμνξοπρστυφχψωςάέήίόύώϊϋΐΰ"]),
      (.windows1254, ["çğıöşüâîûi̇"]), (.iso88592, central), (.koi8R, Array(cyrillic.prefix(1))),
    ]
    return table.map { ($0, $1.map(Language.init)) }
  }()
}

extension TextEncoding {
  /// True for the alphabets of Western Europe, some of whose languages have words of one accented letter.
  fileprivate var isWestern: Bool { [.windows1252, .macRoman].contains(self) }

  /// True if the letters of the alphabet do not stand beside those of ASCII.
  fileprivate var isOwnScript: Bool { [.windows1251, .windows1253, .koi8R].contains(self) }
}
