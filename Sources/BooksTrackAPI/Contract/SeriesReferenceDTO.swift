// What one provider says about a work's place in a series, before the app has judged it (SER-1).

/// A provider's word that a work stands in a series.
///
/// `position` and `displayNumber` are kept apart because they can disagree: the first is the provider's order
/// of reading, the second is what is printed on the cover. The name is missing when the provider knows the
/// series by number only and did not answer when asked for its name.
public struct SeriesReferenceDTO: Hashable, Sendable {
  /// Who says so, by its name on the wire.
  public var provider: String
  /// The provider's own number for the series.
  public var seriesID: String?
  /// The name of the series.
  public var name: String?
  /// The place in the provider's order, such as `3`.
  public var position: String?
  /// The number as printed, such as `3`, `1.5` or `1-3`.
  public var displayNumber: String?

  /// Makes a reference.
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
  /// Reads; only `provider` must be there.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    provider = try members.required("provider")
    seriesID = try members.optional("seriesID")
    name = try members.optional("name")
    position = try members.optional("position")
    displayNumber = try members.optional("displayNumber")
  }

  /// Writes; what is unknown is left out.
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
