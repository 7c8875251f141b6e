// Detection of the parenthesis groups in a title that are series markers. Groups at the end are parsed from
// the last one backwards; a group in the middle counts only with a number sign, or if it is a volume before
// the title: `Dune (Dune, #1): Deluxe Edition`, `La Passe-miroir (Tome 1) - Les Fiancés de l'hiver`.

/// Parses the groups of a title.
struct ParenthesisGroups {
  let line: TitleLine
  let words: VolumeWords

  struct Reading {
    var marks: [VolumeMark] = []
    /// The start of the group of each mark.
    var starts: [Int] = []
    /// The ranges of the markers, parentheses included.
    var markers: [Range<Int>] = []
    /// The ranges of editions, if requested.
    var editions: [Range<Int>] = []
    /// The start of the groups at the end, or of the first marker if that comes before them.
    var bodyEnd: Int
  }

  /// Returns the markers of the title and, given a vocabulary of editions, the groups that name one.
  func read(editions: EditionWords? = nil) -> Reading {
    var reading = Reading(bodyEnd: line.count)
    guard line.folded.contains(where: { $0 == Self.open || $0 == Self.openSquare }) else { return reading }
    while let group = lastGroup(before: reading.bodyEnd) {
      let marks = marks(in: group)
      if !marks.isEmpty {
        reading.marks += marks
        reading.starts += marks.map { _ in group.lowerBound }
        reading.markers.append(group)
      } else if let editions, editions.describe(line.fingerprints(in: group)) {
        reading.editions.append(group)
      }
      reading.bodyEnd = line.trimmed(0..<group.lowerBound).upperBound
    }
    if reading.marks.isEmpty { readMiddle(&reading) }
    return reading
  }

  private static let open: UInt32 = 0x28
  private static let close: UInt32 = 0x29
  private static let openSquare: UInt32 = 0x5B
  private static let closeSquare: UInt32 = 0x5D

  private func marks(in group: Range<Int>) -> [VolumeMark] {
    let isClosed = [Self.close, Self.closeSquare].contains(line.folded[group.upperBound - 1])
    let inside = group.lowerBound + 1..<(isClosed ? group.upperBound - 1 : group.upperBound)
    let parser = MarkerGroup(line: line, words: words)
    // In square brackets and an unclosed parenthesis only number signs are reliable.
    let isPlain = isClosed && line.folded[group.lowerBound] == Self.open
    return isPlain ? parser.read(inside) : parser.numberSigns(in: inside)
  }

  /// Returns the group that ends at an index, with nested parentheses; or one that is never closed.
  private func lastGroup(before end: Int) -> Range<Int>? {
    guard end > 0 else { return nil }
    let last = line.folded[end - 1]
    if last == Self.close || last == Self.closeSquare {
      let opening = last == Self.close ? Self.open : Self.openSquare
      var depth = 0
      for index in (0..<end).reversed() {
        if line.folded[index] == last { depth += 1 }
        if line.folded[index] == opening {
          depth -= 1
          if depth == 0 { return index..<end }
        }
      }
      return nil
    }
    guard end == line.count, let start = line.folded.lastIndex(of: Self.open),
      !line.folded[start...].contains(Self.close), line.folded[start...].contains(0x23)
    else { return nil }
    return start..<end
  }

  private func readMiddle(_ reading: inout Reading) {
    // A title has a few groups; the limit bounds the cost of a text with thousands of parentheses.
    let ends = (0..<reading.bodyEnd).reversed().lazy.filter { line.folded[$0] == Self.close }.prefix(16)
    for index in ends {
      guard let group = lastGroup(before: index + 1) else { continue }
      let inside = group.lowerBound + 1..<index
      let marks =
        line.folded[inside].contains(0x23)
        ? MarkerGroup(line: line, words: words).numberSigns(in: inside) : volume(inside, of: group)
      guard !marks.isEmpty else { continue }
      reading.marks = marks
      reading.starts = marks.map { _ in group.lowerBound }
      reading.markers = [group]
      reading.bodyEnd = group.lowerBound
      return
    }
  }

  /// Returns the mark of a group that is a volume of the text before it, if a dash or a colon follows.
  private func volume(_ inside: Range<Int>, of group: Range<Int>) -> [VolumeMark] {
    let next = line.skippingSpaces(group.upperBound, to: line.count)
    guard next < line.count, line.folded[next] == 0x2D || line.folded[next] == 0x3A,
      line.hasLetter(in: 0..<group.lowerBound), line.hasLetter(in: next..<line.count),
      let phrase = VolumePhrases(line: line, words: words).last(in: inside), phrase.kind == .volume,
      phrase.start == inside.lowerBound, phrase.reachesEnd, !phrase.nameFollows
    else { return [] }
    let name = line.text(line.trimmed(0..<group.lowerBound, of: .aroundNames))
    return [VolumeMark(name: name, position: phrase.position, part: phrase.part, place: .title)]
  }
}
