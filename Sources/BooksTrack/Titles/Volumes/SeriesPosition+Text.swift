// Parsing of a series position from a whole text, as providers give it.

extension SeriesPosition {
  /// The volumes from the first to this one, as counted by a total such as `全31巻`; nil unless this is a whole
  /// volume after the first.
  var allUpTo: SeriesPosition? {
    guard spans.count == 1, let span = spans.first, span.first == span.last, span.last % 100 == 0,
      span.last > 1_00
    else { return nil }
    return SeriesPosition(spans: [Span(first: 1_00, last: span.last)])
  }

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
