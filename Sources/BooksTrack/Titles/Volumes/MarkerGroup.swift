// Parsing of the text inside the parentheses of a series marker: `The Hunger Games, #1`,
// `Dune Chronicles #1`, `Death, #1; Discworld, #4`, `In Death, Book 46`, `Book One of the Inheritance Cycle`,
// `#66`, `4`, `上`.

/// Parses the text inside a parenthesis group.
struct MarkerGroup {
  let line: TitleLine
  let words: VolumeWords

  /// Returns the marks of a group; empty if it is not a marker.
  func read(_ range: Range<Int>) -> [VolumeMark] {
    let range = line.trimmed(range)
    guard !range.isEmpty else { return [] }
    return line.folded[range].contains(0x23) ? numberSigns(in: range) : unsigned(range)
  }

  /// Parses one or more of `Name, #1`; each name starts at the end of the mark before.
  func numberSigns(in range: Range<Int>) -> [VolumeMark] {
    let parser = PositionParser(line: line, words: words)
    var marks: [VolumeMark] = []
    var nameStart = range.lowerBound
    var index = range.lowerBound
    while index < range.upperBound {
      defer { index += 1 }
      guard line.folded[index] == 0x23, !isEntity(index, from: range.lowerBound) else { continue }
      let number = line.skippingSpaces(index + 1, to: range.upperBound)
      guard
        let reading = parser.read(at: number, to: range.upperBound)
          ?? VolumePhrases(line: line, words: words).number(behindWordAt: number, in: range)
      else { continue }
      // "(#1 New York Times Bestseller)" is not a marker: no word may follow a position.
      guard isClosed(reading.end, to: range.upperBound) else { return [] }
      let name = seriesName(nameStart..<index)
      marks.append(
        VolumeMark(name: name, position: reading.position, part: reading.part, place: .group))
      nameStart = reading.end
      index = reading.end - 1
    }
    return marks
  }

  /// Returns true for the number sign of an HTML entity: `&#039;`.
  private func isEntity(_ index: Int, from start: Int) -> Bool {
    index > start && line.folded[index - 1] == 0x26
  }

  private func isClosed(_ index: Int, to end: Int) -> Bool {
    let next = line.skippingSpaces(index, to: end)
    return next == end || !(line.isLetter(next) || line.isDigit(next))
  }

  /// Returns a name without surrounding punctuation, and without the volume word of `Mistborn, Book #1`.
  private func seriesName(_ range: Range<Int>) -> String? {
    let range = VolumePhrases(line: line, words: words).withoutVolumeWord(range)
    return line.hasLetterOrDigit(in: range) ? line.text(range) : nil
  }

  private func plainName(_ range: Range<Int>) -> String? {
    let range = behindWordForSeries(line.trimmed(range, of: .aroundNames))
    return line.hasLetterOrDigit(in: range) ? line.text(range) : nil
  }

  /// Returns a name without a word for series and a colon before it: `cykl: Teodor Szacki`.
  private func behindWordForSeries(_ range: Range<Int>) -> Range<Int> {
    guard let colon = line.folded[range].firstIndex(of: 0x3A) else { return range }
    let words = line.fingerprints(in: range.lowerBound..<colon)
    guard words.count == 1, SeriesWords.all.contains(words[0]) else { return range }
    return line.trimmed(colon + 1..<range.upperBound)
  }

  /// Parses a group without a number sign.
  private func unsigned(_ range: Range<Int>) -> [VolumeMark] {
    if let position = bareNumber(range) {
      return [VolumeMark(name: nil, position: position, part: nil, place: .title)]
    }
    let volumes = VolumePhrases(line: line, words: words)
    if let phrase = volumes.last(in: range, acceptsBookAnywhere: true),
      phrase.reachesEnd || phrase.nameFollows
    {
      let name = phrase.name ?? plainName(range.lowerBound..<phrase.start)
      return [
        VolumeMark(
          name: name, position: phrase.position, part: phrase.part,
          place: name == nil && phrase.kind == .volume ? .title : .group,
          namesSeries: phrase.kind != .part || name != nil && !isOfEdition(range.lowerBound..<phrase.start))
      ]
    }
    return volumeBeforeName(range) ?? commaNumber(range) ?? numberBehindName(range) ?? []
  }

  /// Parses `(Book 2 of 3: The Farseer Trilogy)`.
  private func volumeBeforeName(_ range: Range<Int>) -> [VolumeMark]? {
    guard let colon = line.folded[range].firstIndex(of: 0x3A),
      let phrase = VolumePhrases(line: line, words: words).last(
        in: range.lowerBound..<colon, acceptsBookAnywhere: true),
      phrase.start == range.lowerBound, phrase.reachesEnd, phrase.kind == .volume || phrase.kind == .book,
      let name = plainName(colon + 1..<range.upperBound), !isOfEdition(colon + 1..<range.upperBound)
    else { return nil }
    return [VolumeMark(name: name, position: phrase.position, part: phrase.part, place: .group)]
  }

  /// Returns true if a text names an edition or a kind of book: `(Dramatized Adaptation, Part 1)`.
  private func isOfEdition(_ range: Range<Int>) -> Bool {
    let words = line.fingerprints(in: range)
    return EditionWords.common.describe(words) || OwnVolume.isOfKind(words)
  }

  /// Parses `(4)` and `(四)`, but not `(1984)`.
  private func bareNumber(_ range: Range<Int>) -> SeriesPosition? {
    if range.allSatisfy({ VolumePhrases.isNumeral(line.scalars[$0]) }) {
      return VolumePhrases.value(of: line.scalars[range]).map { SeriesPosition($0) }
    }
    guard range.count <= 3, range.allSatisfy({ line.isDigit($0) }) else { return nil }
    return PositionParser(line: line, words: words).read(at: range.lowerBound, to: range.upperBound)?.position
  }

  /// Parses `(The Wheel of Time, 4)`: just one or two digits after the last comma.
  private func commaNumber(_ range: Range<Int>) -> [VolumeMark]? {
    guard let comma = line.folded[range].lastIndex(of: 0x2C) else { return nil }
    let number = line.trimmed(comma + 1..<range.upperBound)
    // The comma of "1,5" separates a fraction.
    if line.isDigit(comma + 1 < range.upperBound ? comma + 1 : comma), comma > range.lowerBound,
      line.isDigit(comma - 1)
    {
      return nil
    }
    guard (1...2).contains(number.count), number.allSatisfy({ line.isDigit($0) }),
      let name = plainName(range.lowerBound..<comma),
      let reading = PositionParser(line: line, words: words).read(
        at: number.lowerBound, to: number.upperBound)
    else { return nil }
    return [VolumeMark(name: name, position: reading.position, part: nil, place: .group)]
  }

  /// Parses one or two digits behind the name of a series (`namesSeries`).
  private func numberBehindName(_ range: Range<Int>) -> [VolumeMark]? {
    let tokens = line.words(in: range)
    guard tokens.count > 1, let number = tokens.last, number.upperBound == range.upperBound,
      number.count <= 2, line.isDigit(number.lowerBound),
      let name = plainName(range.lowerBound..<number.lowerBound),
      let reading = PositionParser(line: line, words: words).read(
        at: number.lowerBound, to: number.upperBound),
      namesSeries(tokens.dropLast(), behind: 0..<max(0, range.lowerBound - 1), reading.position)
    else { return nil }
    return [VolumeMark(name: name, position: reading.position, part: nil, place: .group)]
  }

  /// Returns true if words before a number name a series whatever other books there are: if the last one is
  /// a word for series, as in `(The Wayward Pines Trilogy 3)`; if the title has all of them, as in `Harry
  /// Potter und der Stein der Weisen (Harry Potter 1)`; or if they are three or more, as in `(Das Rad der
  /// Zeit 1)`. Fewer words may also be those of a flight or a room, and publishers count further.
  private func namesSeries(
    _ tokens: ArraySlice<Range<Int>>, behind title: Range<Int>, _ position: SeriesPosition
  ) -> Bool {
    guard let last = tokens.last else { return false }
    if SeriesWords.all.contains(line.fingerprint(of: last)) { return tokens.count > 1 }
    let names = tokens.map { line.fingerprint(of: $0) }
    guard line.folded[last.upperBound] == TitleLine.space, !CountedThings.common.contains(last, in: line),
      !CountedThings.named.contains(last, in: line), !EditionWords.common.describe(names)
    else { return false }
    if names.count > 2 { return position <= SeriesPosition(Self.mostVolumes) }
    let all = Set(line.fingerprints(in: title))
    return names.allSatisfy(all.contains)
  }

  /// The volumes of nearly all series.
  private static let mostVolumes = 30
}
