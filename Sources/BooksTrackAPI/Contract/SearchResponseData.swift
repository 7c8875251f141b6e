// The payload of every search endpoint (CON-2): works, their editions and their authors.

/// What a search found, the best match first.
public struct SearchResponseData: Hashable, Sendable {
  /// The works; editions and authors refer to them as `WorkDTO` describes.
  public var works: [WorkDTO]
  /// The editions of all works, in the order of the works.
  public var editions: [EditionDTO]
  /// Each author of any of the works, once, in order of appearance.
  public var authors: [AuthorDTO]

  /// Makes a payload.
  public init(works: [WorkDTO] = [], editions: [EditionDTO] = [], authors: [AuthorDTO] = []) {
    self.works = works
    self.editions = editions
    self.authors = authors
  }

  /// The editions that say they are printings of the work at that place.
  ///
  /// - Complexity: O(editions).
  public func editions(ofWorkAt index: Int) -> [EditionDTO] {
    editions.filter { $0.workIndex == index }
  }
}

extension SearchResponseData: JSONReadable, JSONWritable {
  /// Reads; all three lists must be there.
  package init(reading value: JSONTape.Value) throws(JSONMismatch) {
    let members = try value.members()
    works = try members.required("works")
    editions = try members.required("editions")
    authors = try members.required("authors")
  }

  package func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("authors", authors)
      writer.member("editions", editions)
      writer.member("works", works)
    }
  }
}
