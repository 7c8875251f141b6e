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

extension SeriesWorkDTO: JSONReadable, JSONWritable {
  /// Reads; only `title` must be there.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    authorNames = try members.list("authorNames")
    position = try members.optional("position")
    workID = try members.optional("workID")
  }

  /// Writes; what is unknown or empty is left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.unlessEmpty("authorNames", authorNames)
      writer.optional("position", position)
      writer.member("title", title)
      writer.optional("workID", workID)
    }
  }
}
