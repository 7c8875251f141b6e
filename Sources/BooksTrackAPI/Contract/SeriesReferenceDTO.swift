// A provider's statement about a work's place in a series, not yet evaluated by the app (SER-1).

/// A provider's statement that a work belongs to a series.
///
/// `position` and `displayNumber` are separate because they may disagree: the first is the reading order, the
/// second is printed on the cover. The name is missing if the provider refers to the series by id only and a
/// request for its name failed.
public struct SeriesReferenceDTO: Hashable, Sendable {
  /// The provider, by its wire name.
  public var provider: String
  /// The provider's id of the series.
  public var seriesID: String?
  /// The name of the series.
  public var name: String?
  /// The position in the provider's order, such as `3`.
  public var position: String?
  /// The number as printed, such as `3`, `1.5` or `1-3`.
  public var displayNumber: String?

  /// Creates a reference.
  public init(
    provider: String, seriesID: String? = nil, name: String? = nil, position: String? = nil,
    displayNumber: String? = nil
  ) {
    self.provider = provider
    self.seriesID = seriesID
    self.name = name
    self.position = position
    self.displayNumber = displayNumber
  }
}

extension SeriesReferenceDTO: JSONReadable, JSONWritable {
  /// Decodes a reference; only `provider` is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    provider = try members.required("provider")
    seriesID = try members.optional("seriesID")
    name = try members.optional("name")
    position = try members.optional("position")
    displayNumber = try members.optional("displayNumber")
  }

  /// Encodes a reference; unknown values are left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.optional("displayNumber", displayNumber)
      writer.optional("name", name)
      writer.optional("position", position)
      writer.member("provider", provider)
      writer.optional("seriesID", seriesID)
    }
  }
}
