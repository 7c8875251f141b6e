// Series in the wire format, as known by one provider (CON-2, SER-1).

/// A series and its works.
public struct SeriesDTO: Hashable, Sendable {
  /// The provider and its id, in the format of `ProviderSeriesID`. Required.
  public var id: String
  /// The provider that knows the series, by its wire name. Required.
  public var provider: String
  /// The name. Required.
  public var name: String
  /// The provider's count of works; it may exceed the number of `works`.
  public var total: Int?
  /// The works that the provider lists, in its order. Required, may be empty.
  public var works: [SeriesWorkDTO]

  /// Creates a series.
  public init(id: ProviderSeriesID, name: String, total: Int? = nil, works: [SeriesWorkDTO] = []) {
    self.id = id.description
    provider = id.provider
    self.name = name
    self.total = total
    self.works = works
  }
}

extension SeriesDTO: JSONReadable, JSONWritable {
  /// Decodes a series; only `total` is optional.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    id = try members.required("id")
    provider = try members.required("provider")
    name = try members.required("name")
    total = try members.optional("total")
    works = try members.required("works")
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", id)
      writer.member("name", name)
      writer.member("provider", provider)
      writer.optional("total", total)
      writer.member("works", works)
    }
  }
}
