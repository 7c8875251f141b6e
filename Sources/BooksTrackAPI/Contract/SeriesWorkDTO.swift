// The works of a series in the wire format (CON-2, SER-1).

/// A work in the list of a series: enough to display it and to search for it.
public struct SeriesWorkDTO: Hashable, Sendable {
  /// The title without the subtitle. Required.
  public var title: String
  /// The authors' names, writer first.
  public var authorNames: [String]
  /// The position as written by the provider, such as `3`, `1.5` or `1-3`.
  public var position: String?
  /// The provider's id of the work, or of the volume if it has no works.
  public var workID: String?

  /// Creates a work.
  public init(title: String, authorNames: [String] = [], position: String? = nil, workID: String? = nil) {
    self.title = title
    self.authorNames = authorNames
    self.position = position
    self.workID = workID
  }
}

extension SeriesWorkDTO: JSONReadable, JSONWritable {
  /// Decodes a work; only `title` is required.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    title = try members.required("title")
    authorNames = try members.list("authorNames")
    position = try members.optional("position")
    workID = try members.optional("workID")
  }

  /// Encodes a work; unknown and empty values are left out.
  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.unlessEmpty("authorNames", authorNames)
      writer.optional("position", position)
      writer.member("title", title)
      writer.optional("workID", workID)
    }
  }
}
