// Parsing of a series position from a whole text, as providers give it.

extension SeriesPosition {
  /// Parses a position as providers and titles write it: `3`, `0.5`, `1-3`, `1-4 + 3.5`; returns nil for any
  /// other text. Inverse of `description`.
  public init?(_ text: String) {
    let line = TitleLine(text)
    let start = line.folded.first == 0x23 ? 1 : 0
    let reader = PositionParser(line: line, words: .international)
    guard let reading = reader.read(at: start, to: line.count), reading.end == line.count else { return nil }
    self = reading.position
  }
}
