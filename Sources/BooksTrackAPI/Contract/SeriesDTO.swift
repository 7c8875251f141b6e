// A series on the wire, as one provider knows it (CON-2, SER-1).

/// A series and its works.
public struct SeriesDTO: Hashable, Sendable {
  /// The provider and its own id, as `ProviderSeriesID` writes them. Required.
  public var id: String
  /// Who knows the series, by its name on the wire. Required.
  public var provider: String
  /// Required.
  public var name: String
  /// How many works the provider counts; there may be more of them than `works` lists.
  public var total: Int?
  /// The works that the provider lists, in its order. Required on the wire, may be empty.
  public var works: [SeriesWorkDTO]

  /// Makes a series.
  public init(id: ProviderSeriesID, name: String, total: Int? = nil, works: [SeriesWorkDTO] = []) {
    self.id = id.description
    provider = id.provider
    self.name = name
    self.total = total
    self.works = works
  }
}

extension SeriesDTO: Codable {
  private enum Field: String, CodingKey { case id, provider, name, total, works }

  /// Decodes; only `total` may be missing.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: Field.self)
    id = try fields.decode(String.self, forKey: .id)
    provider = try fields.decode(String.self, forKey: .provider)
    name = try fields.decode(String.self, forKey: .name)
    total = try fields.wholeNumber(.total)
    works = try fields.decode([SeriesWorkDTO].self, forKey: .works)
  }
}
