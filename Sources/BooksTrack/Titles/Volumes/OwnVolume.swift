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
    numberSign(in: range) ?? phrase(in: range)
  }

  /// Parses `Saga #1`, `Heartstopper #5: A Graphic Novel`: a name, the sign, then nothing or a subtitle.
  private func numberSign(in range: Range<Int>) -> Reading? {
    guard let sign = line.folded[range].lastIndex(of: 0x23), sign > range.lowerBound,
      line.folded[sign - 1] == TitleLine.space || line.folded[sign - 1] == 0x2C,
      let place = PositionParser(line: line, words: words).read(at: sign + 1, to: range.upperBound)
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
    guard let dash = dash(in: name) else { return Reading(mark: mark, range: name.upperBound..<place.end) }
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
      if phrase.kind == .book { counted = self.counted(before: phrase.start, in: before) }
      start = counted.removedFrom
      mark.namesSeries = mark.namesSeries && !counted.isAmbiguous
      if line.hasLetterOrDigit(in: counted.name) { mark.name = line.text(counted.name) }
    }
    return Reading(mark: mark, range: start..<phrase.end)
  }

  /// The name that a volume phrase counts.
  private struct Counted {
    var name: Range<Int>
    /// The start of the text to remove with the mark.
    var removedFrom: Int
    var isAmbiguous = false
  }

  /// Returns the name that a phrase such as "Book 2" counts. Without a colon it is all the text before:
  /// `The Kane Chronicles, Book Two: The Throne of Fire`. With a colon it is the name between colon and
  /// phrase, which is removed too: `Words of Radiance: Stormlight Archive Book Two`,
  /// `A Game of Thrones: A Song of Ice and Fire: Book One`. With a colon and a comma it is ambiguous:
  /// `Conversations with God: An Uncommon Dialogue, Book 1` counts the text before the colon.
  private func counted(before phrase: Int, in before: Range<Int>) -> Counted {
    guard let colon = line.folded[before].lastIndex(of: 0x3A), line.hasLetter(in: before.lowerBound..<colon)
    else {
      return Counted(name: before, removedFrom: before.upperBound)
    }
    guard !line.folded[before.upperBound..<phrase].contains(0x2C) else {
      return Counted(name: before, removedFrom: before.upperBound, isAmbiguous: true)
    }
    let name = line.trimmed(colon + 1..<before.upperBound, of: .aroundNames)
    return Counted(name: name, removedFrom: line.trimmed(before.lowerBound..<colon).upperBound)
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
}
