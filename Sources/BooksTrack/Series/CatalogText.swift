// The parser of series statements of providers and library catalogs: `The Lord of the Rings #2`, `Foundation
// Book 1`, `The wheel of time -- bk. 4`, `Discworld ; 12`. Such a text names one series and nothing else, so
// more forms are unambiguous than in a title.

/// Parses a provider's series text.
struct CatalogText {
  let words: VolumeWords

  /// Returns the series and the position; nil without a position, because unnumbered series of catalogs are
  /// publishers'.
  func read(_ text: String) -> VolumeMark? {
    let line = TitleLine(text)
    var range = line.trimmed(0..<line.count)
    if range.count > 2, line.folded[range.lowerBound] == 0x28, line.folded[range.upperBound - 1] == 0x29 {
      range = line.trimmed(range.lowerBound + 1..<range.upperBound - 1)
    }
    let group = MarkerGroup(line: line, words: words)
    if line.folded[range].contains(0x23) { return group.numberSigns(in: range).first }
    if let mark = group.read(range).first, mark.name != nil, mark.namesSeries { return mark }
    return numberAtEnd(range, of: line) ?? numberInParentheses(range, of: line)
  }

  /// Parses `Name ; 12`, `Name -- 12`, `Name, 12` and `Name: 12`. Longer numbers belong to publishers'
  /// series.
  private func numberAtEnd(_ range: Range<Int>, of line: TitleLine) -> VolumeMark? {
    guard
      let sign = line.folded[range].lastIndex(where: { [0x3B, 0x2C, 0x3A].contains($0) })
        ?? doubleDash(in: range, of: line)
    else { return nil }
    let number = line.trimmed(sign + 1..<range.upperBound, of: .aroundNames)
    let name = line.trimmed(range.lowerBound..<sign, of: .aroundNames)
    guard (1...3).contains(number.count), number.allSatisfy({ line.isDigit($0) }), line.hasLetter(in: name),
      let place = PositionParser(line: line, words: words).read(at: number.lowerBound, to: number.upperBound)
    else { return nil }
    return VolumeMark(name: line.text(name), position: place.position, part: nil, place: .group)
  }

  private func doubleDash(in range: Range<Int>, of line: TitleLine) -> Int? {
    range.dropFirst().last { line.folded[$0] == 0x2D && line.folded[$0 - 1] == 0x2D }
  }

  /// Parses `Name (12)`.
  private func numberInParentheses(_ range: Range<Int>, of line: TitleLine) -> VolumeMark? {
    guard line.folded[range].last == 0x29, let open = line.folded[range].lastIndex(of: 0x28) else {
      return nil
    }
    let inside = open + 1..<range.upperBound - 1
    let name = line.trimmed(range.lowerBound..<open)
    guard line.hasLetter(in: name), var mark = MarkerGroup(line: line, words: words).read(inside).first,
      mark.name == nil
    else { return nil }
    mark.name = line.text(name)
    return mark
  }
}
