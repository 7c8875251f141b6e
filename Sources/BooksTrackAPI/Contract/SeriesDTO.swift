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

extension SeriesDTO: JSONReadable, JSONWritable {
  /// Reads; only `total` may be missing.
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
