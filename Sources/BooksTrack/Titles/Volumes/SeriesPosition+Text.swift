// A place in a series that is all of a text, as providers give it.

extension SeriesPosition {
  /// Reads a place as providers and titles write it: `3`, `0.5`, `1-3`, `1-4 + 3.5`; nil if the text is
  /// anything else. Reads what `description` writes.
  public init?(_ text: String) {
    let line = TitleLine(text)
    let start = line.folded.first == 0x23 ? 1 : 0
    let reader = PositionParser(line: line, words: .international)
    guard let reading = reader.read(at: start, to: line.count), reading.end == line.count else { return nil }
    self = reading.position
  }
}
