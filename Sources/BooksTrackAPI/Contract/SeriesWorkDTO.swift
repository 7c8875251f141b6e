// One entry of a series on the wire (CON-2, SER-1).

/// A work as the list of a series names it: enough to show it and to search for it.
public struct SeriesWorkDTO: Hashable, Sendable {
  /// The title without the subtitle. Required.
  public var title: String
  /// Writer first.
  public var authorNames: [String]
  /// The place as the provider writes it, such as `3`, `1.5` or `1-3`.
  public var position: String?
  /// The provider's own id of the work, or of the volume if it has no works.
  public var workID: String?

  /// Makes an entry.
  public init(title: String, authorNames: [String] = [], position: String? = nil, workID: String? = nil) {
    self.title = title
    self.authorNames = authorNames
    self.position = position
    self.workID = workID
  }
}

extension SeriesWorkDTO: Codable {
  private enum Field: String, CodingKey { case title, authorNames, position, workID }

  /// Decodes; only `title` must be there.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    title = try fields.decode(String.self, forKey: .title)
    authorNames = try fields.list(.authorNames)
    position = try fields.decodeIfPresent(String.self, forKey: .position)
    workID = try fields.decodeIfPresent(String.self, forKey: .workID)
  }

  /// Encodes; what is unknown or empty is left out.
  public func encode(to encoder: any Encoder) throws {
    var fields = encoder.container(keyedBy: Field.self)
    try fields.encode(title, forKey: .title)
    try fields.encodeUnlessEmpty(authorNames, forKey: .authorNames)
    try fields.encodeIfPresent(position, forKey: .position)
    try fields.encodeIfPresent(workID, forKey: .workID)
  }
}
