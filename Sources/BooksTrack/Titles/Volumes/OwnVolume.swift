// Parsing of the volume in a title itself, outside parentheses: `Saga #1`, `Bleach, Volume 01`,
// `Words of Radiance: Book Two of the Stormlight Archive`.

/// Parses a title's own volume.
struct OwnVolume {
  let line: TitleLine
  let words: VolumeWords

  struct Reading {
    var mark: VolumeMark
    /// The part of the title to remove with the mark.
    var range: Range<Int>
  }

  func read(in range: Range<Int>) -> Reading? {
    numberSign(in: range) ?? phrase(in: range) ?? paddedNumber(in: range)
  }

  /// Parses `Silver Hill 01 - The Amber Gate`: two digits of which the first is 0, between the name of the
  /// series and the title. Only volume numbers are padded like this.
  private func paddedNumber(in range: Range<Int>) -> Reading? {
    guard
      let sign = range.first(where: { index in
        index > range.lowerBound + 3 && (line.folded[index] == 0x2D || line.folded[index] == 0x3A)
          && isPadded(before: index) && line.hasLetter(in: index..<range.upperBound)
      })
    else { return nil }
    let end = line.trimmed(range.lowerBound..<sign).upperBound
    let name = line.trimmed(range.lowerBound..<end - 2, of: .aroundNames)
    guard line.hasLetter(in: name), end - 2 > name.upperBound, let last = line.words(in: name).last,
      !CountedThings.common.contains(last, in: line),
      let place = PositionParser(line: line, words: words).read(at: end - 2, to: end)
    else { return nil }
    var mark = VolumeMark(name: line.text(name), position: place.position, part: nil, place: .title)
    mark.shortName = nameBehindSign(in: name)
    return Reading(mark: mark, range: name.upperBound..<end)
  }

  /// Returns true if a number from 01 to 09 precedes a sign, with a space around it.
  private func isPadded(before sign: Int) -> Bool {
    guard line.folded[sign] == 0x3A || line.folded[sign - 1] == TitleLine.space, sign + 1 < line.count,
      line.folded[sign + 1] == TitleLine.space
    else { return false }
    let end = line.folded[sign - 1] == TitleLine.space ? sign - 1 : sign
    return end > 3 && line.isDigit(end - 1) && end - 1 > 0 && line.folded[end - 2] == 0x30
      && line.folded[end - 1] != 0x30 && line.folded[end - 3] == TitleLine.space
  }

  /// Parses `Saga #1`, `Heartstopper #5: A Graphic Novel`: a name, the sign, then nothing or a subtitle.
  private func numberSign(in range: Range<Int>) -> Reading? {
    guard let sign = line.folded[range].lastIndex(of: 0x23), sign > range.lowerBound,
      line.folded[sign - 1] == TitleLine.space || line.folded[sign - 1] == 0x2C,
      let place = PositionParser(line: line, words: words).read(at: sign + 1, to: range.upperBound)
        ?? VolumePhrases(line: line, words: words).number(behindWordAt: sign + 1, in: range)
    else { return nil }
    let next = line.skippingSpaces(place.end, to: range.upperBound)
    guard next == range.upperBound || Punctuation.behindNumbers.contains(line.folded[next]) else {
      return nil
    }
    let whole = line.trimmed(range.lowerBound..<sign, of: .aroundNames)
    guard let last = line.words(in: whole).last, !CountedThings.common.contains(last, in: line) else {
      return nil
    }
    let name = VolumePhrases(line: line, words: words).withoutVolumeWord(range.lowerBound..<sign)
    guard line.hasLetter(in: name) else { return nil }
    var mark = VolumeMark(name: line.text(name), position: place.position, part: place.part, place: .title)
    guard let dash = dash(in: name) else {
      mark.shortName = nameBehindSign(in: name)
      return Reading(mark: mark, range: name.upperBound..<place.end)
    }
    // `Insurgent - Divergent #2`: the title, then the series of the number.
    mark.name = line.text(line.trimmed(dash + 1..<name.upperBound))
    mark.saysWhichSeries = true
    return Reading(mark: mark, range: line.trimmed(range.lowerBound..<dash).upperBound..<place.end)
  }

  /// Returns the last dash between spaces with letters on both sides.
  private func dash(in name: Range<Int>) -> Int? {
    name.last { index in
      line.folded[index] == 0x2D && index > name.lowerBound && line.folded[index - 1] == TitleLine.space
        && line.skippingSpaces(index + 1, to: name.upperBound) > index + 1
        && line.hasLetter(in: name.lowerBound..<index) && line.hasLetter(in: index..<name.upperBound)
    }
  }

  private func phrase(in range: Range<Int>) -> Reading? {
    guard let phrase = VolumePhrases(line: line, words: words).last(in: range) else { return nil }
    let before = line.withoutFullStop(line.trimmed(range.lowerBound..<phrase.start, of: .aroundNames))
    var mark = VolumeMark(
      name: phrase.name, position: phrase.position, part: phrase.part, place: .title,
      namesSeries: phrase.kind != .part, saysWhichSeries: phrase.nameFollows)
    var start = before.upperBound
    if mark.name == nil {
      var counted = Counted(name: before, removedFrom: before.upperBound)
      if phrase.kind == .book || phrase.kind == .count {
        counted = self.counted(before: phrase.start, in: before)
      }
      start = counted.removedFrom
      mark.namesSeries = mark.namesSeries && !counted.isAmbiguous
      mark.saysWhichSeries = counted.isBehindTitle
      // `Astérix - Le Papyrus de César - n°36`: the series, then the title.
      if phrase.kind == .count, let dash = dash(in: counted.name) {
        counted.name = line.trimmed(counted.name.lowerBound..<dash, of: .aroundNames)
      }
      if line.hasLetterOrDigit(in: counted.name) { mark.name = line.text(counted.name) }
      if !counted.isBehindTitle { mark.shortName = nameBehindSign(in: counted.name) }
      mark.mayCountSeries = phrase.kind == .part
    }
    return Reading(mark: mark, range: start..<phrase.end)
  }

  /// Returns the text behind the last sign that may separate the title from the name of its series: a colon,
  /// a comma, a bar, a full stop, or a dash or slash before a space.
  func nameBehindSign(in name: Range<Int>) -> String? {
    let sign = name.last { index in
      Self.beforeSeries.contains(line.folded[index]) && line.hasLetter(in: name.lowerBound..<index)
        && index + 1 < line.count && line.folded[index + 1] == TitleLine.space
        && (![0x2D, 0x2F].contains(line.folded[index]) || line.folded[index - 1] == TitleLine.space)
    }
    guard let sign else { return nil }
    let rest = line.trimmed(sign + 1..<name.upperBound, of: .aroundNames)
    let isEdition = line.fingerprints(in: rest).contains { Self.kinds.contains($0) || Self.sets.contains($0) }
    return line.hasLetter(in: rest) && !isEdition ? line.text(rest) : nil
  }

  private static let beforeSeries = Punctuation(":,|.-/")

  /// Words in names of editions that collect the volumes of a series: `Daredevil: Ultimate Collection, Vol.
  /// 1`.
  private static let sets = WordTable([
    "collection", "collected", "complete", "ultimate", "deluxe", "compendium", "masterworks", "archives",
    "library", "treasury", "integrale", "gesamtausgabe", "sammelband",
  ])

  /// The name that a volume phrase counts.
  private struct Counted {
    var name: Range<Int>
    /// The start of the text to remove with the mark.
    var removedFrom: Int
    var isAmbiguous = false
    /// True if the name follows the title, after a colon.
    var isBehindTitle = false
  }

  /// Returns the name that a phrase such as "Book 2" counts. Without a colon it is all the text before: `The
  /// Kane Chronicles, Book Two: The Throne of Fire`. With a colon it is the name between colon and phrase,
  /// which is removed too: `Words of Radiance: Stormlight Archive Book Two`, `Ghost Story: The Dresden Files,
  /// Book 13`. With a colon and a comma it is the text before the colon if only that text ends like the name
  /// of a series; if the text after the colon is a description, the name is ambiguous: `Conversations with
  /// God: An Uncommon Dialogue, Book 1`.
  private func counted(before phrase: Int, in before: Range<Int>) -> Counted {
    // The colon of "The 6:20 Man" separates nothing.
    guard let colon = line.folded[before].lastIndex(of: 0x3A), line.hasLetter(in: before.lowerBound..<colon),
      colon + 1 == line.count || !line.isDigit(colon + 1)
    else {
      return Counted(name: before, removedFrom: before.upperBound)
    }
    let name = line.trimmed(colon + 1..<before.upperBound, of: .aroundNames)
    let title = line.trimmed(before.lowerBound..<colon)
    let ambiguous = Counted(name: before, removedFrom: before.upperBound, isAmbiguous: true)
    if line.fingerprints(in: name).contains(where: { Self.kinds.contains($0) }) { return ambiguous }
    if line.folded[before.upperBound..<phrase].contains(0x2C), !endsAsSeries(name) {
      if endsAsSeries(title) { return Counted(name: title, removedFrom: before.upperBound) }
      if isDescription(name) { return ambiguous }
    }
    return Counted(name: name, removedFrom: title.upperBound, isBehindTitle: true)
  }

  /// Words for kinds of book: text with such a word after the colon is not a series.
  private static let kinds = WordTable([
    "graphic", "manga", "comic", "comics", "illustrated", "omnibus", "edition", "anthology", "workbook",
    "adaptation", "screenplay", "companion", "play", "novel", "novella", "memoir", "textbook",
  ])

  /// Returns true if one of the words of a text means a kind of book.
  static func isOfKind(_ words: [UInt64]) -> Bool { words.contains { kinds.contains($0) } }

  private func endsAsSeries(_ name: Range<Int>) -> Bool {
    guard let last = line.words(in: name).last else { return false }
    return SeriesWords.all.contains(line.fingerprint(of: last))
  }

  /// Returns true if a text describes a book as subtitles do: `An Uncommon Dialogue`, `Stories from the Sea`.
  private func isDescription(_ text: Range<Int>) -> Bool {
    let words = line.fingerprints(in: text)
    return SubtitleWords.english.isGeneric(words) || SubtitleWords.english.isIndefinite(words.first)
      || words.contains { SubtitleWords.isDescribing($0) }
  }
}

/// Words before a number sign that do not name a series: `Public Enemy #1`, `Rule #1`.
struct CountedThings: Sendable {
  private let words: WordTable<Void>

  init(_ words: [String]) { self.words = WordTable(words) }

  func contains(_ word: Range<Int>, in line: TitleLine) -> Bool { words.contains(line.fingerprint(of: word)) }

  static let common = CountedThings([
    "the", "a", "an", "my", "your", "our", "his", "her", "its", "their", "is", "be", "are", "was", "to",
    "for", "in",
    "at", "on", "we're", "you're", "i'm", "he's", "she's", "it's", "were", "and", "of", "number", "enemy",
    "rule",
    "suspect", "wife", "husband", "plan", "victim", "patient", "exhibit", "room", "apartment", "flight",
    "cell",
    "job", "priority", "fan", "target", "candidate", "problem", "reason", "lesson", "step", "tip", "secret",
    "pier",
    "route", "highway", "stop", "chapter", "page", "case", "student", "player", "team", "world's",
    "america's",
    "nation's", "bestseller", "hit", "record", "opus", "symphony", "sonata", "concerto",
  ])

  /// Words before a number that is part of a name: `World War 2`, `Grade 5`, `Windows 10`.
  static let named = CountedThings([
    "war", "guerre", "krieg", "weltkrieg", "guerra", "grade", "level", "class", "stage", "age", "ages",
    "year", "years", "bowl", "apollo", "gemini", "boeing", "formula", "formel", "psalm", "sonnet", "windows",
    "python", "version", "excel", "photoshop", "ios", "unit", "season", "staffel",
  ])
}
