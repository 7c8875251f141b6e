// Decoding of values that have a rule of their own: what a log or another device says is checked like any input.

extension Rating {
  private enum Name: String, CodingKey { case quarters }

  /// Decodes a rating of 1 to 20 quarters.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    let quarters = try container.decode(Int.self, forKey: .quarters)
    guard let rating = Rating(quarters: quarters) else {
      throw DecodingError.dataCorruptedError(
        forKey: .quarters, in: container, debugDescription: "expected 1 to 20 quarters, found \(quarters)")
    }
    self = rating
  }
}

extension SeriesPosition {
  private enum Name: String, CodingKey { case spans }

  /// Decodes a position of at least one span.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    guard let position = SeriesPosition(spans: try container.decode([Span].self, forKey: .spans)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .spans, in: container, debugDescription: "expected at least one span, found none")
    }
    self = position
  }
}

extension SeriesPosition.Span {
  private enum Name: String, CodingKey { case first, last }

  /// Decodes a span; the ends are put in order.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    let first = try container.decode(Int.self, forKey: .first)
    self.init(first: first, last: try container.decode(Int.self, forKey: .last))
  }
}

extension KeyedDecodingContainer {
  /// Conflicts of a work; rows of older programs have none. Found by the decoding that the compiler writes.
  func decode(_ type: [FactConflict].Type, forKey key: Key) throws -> [FactConflict] {
    try decodeIfPresent(type, forKey: key) ?? []
  }
}
