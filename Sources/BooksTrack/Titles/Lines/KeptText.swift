// The rest of a title after its markers are removed.

/// The parts of a title that are kept.
struct KeptText {
  private var kept: [Range<Int>]
  private let whole: Range<Int>

  init(_ whole: Range<Int>) {
    self.whole = whole
    kept = whole.isEmpty ? [] : [whole]
  }

  /// Removes a range.
  mutating func remove(_ range: Range<Int>) {
    kept = kept.flatMap { piece -> [Range<Int>] in
      guard piece.overlaps(range) else { return [piece] }
      return [
        piece.lowerBound..<max(piece.lowerBound, range.lowerBound),
        min(piece.upperBound, range.upperBound)..<piece.upperBound,
      ].filter { !$0.isEmpty }
    }
  }

  /// Joins the pieces: adds a space where two words would touch, and drops punctuation next to a removed
  /// part. Returns nil if neither a letter nor a digit remains.
  func line(of line: TitleLine) -> TitleLine? {
    if kept == [whole] { return line }
    guard kept.contains(where: { line.hasLetterOrDigit(in: $0) }) else { return nil }
    var scalars: [UInt32] = []
    var folded: [UInt32] = []
    for (index, piece) in kept.enumerated() {
      var range = line.trimmed(piece)
      if index == 0, piece.lowerBound > whole.lowerBound { range = trimmedStart(range, line) }
      if index == kept.count - 1, piece.upperBound < whole.upperBound { range = trimmedEnd(range, line) }
      if let first = range.first, !scalars.isEmpty, needsSpace(before: first, in: line) {
        scalars.append(TitleLine.space)
        folded.append(TitleLine.space)
      }
      scalars += line.scalars[range]
      folded += line.folded[range]
    }
    return TitleLine(scalars: scalars, folded: folded, isASCII: line.isASCII)
  }

  private static let wantSpace = Punctuation("([\"-")

  private func needsSpace(before index: Int, in line: TitleLine) -> Bool {
    line.isLetter(index) || line.isDigit(index) || Self.wantSpace.contains(line.folded[index])
  }

  private func trimmedStart(_ range: Range<Int>, _ line: TitleLine) -> Range<Int> {
    var lower = range.lowerBound
    while lower < range.upperBound, isLoose(line.folded[lower]) || line.folded[lower] == 0x2E { lower += 1 }
    return lower..<range.upperBound
  }

  private func trimmedEnd(_ range: Range<Int>, _ line: TitleLine) -> Range<Int> {
    var upper = range.upperBound
    while upper > range.lowerBound, isLoose(line.folded[upper - 1]) { upper -= 1 }
    return line.withoutFullStop(range.lowerBound..<upper)
  }

  private func isLoose(_ value: UInt32) -> Bool {
    value == TitleLine.space || Punctuation.aroundNames.contains(value)
  }
}
