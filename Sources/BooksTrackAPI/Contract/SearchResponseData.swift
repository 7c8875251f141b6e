// The payload of all search endpoints (CON-2): works, their editions and their authors.

/// The results of a search, best match first.
public struct SearchResponseData: Hashable, Sendable {
  /// The works. `WorkDTO` describes how editions and authors refer to them.
  public var works: [WorkDTO]
  /// The editions of all works, in the order of the works.
  public var editions: [EditionDTO]
  /// The authors of all works, without duplicates, in order of appearance.
  public var authors: [AuthorDTO]

  /// Creates a payload.
  public init(works: [WorkDTO] = [], editions: [EditionDTO] = [], authors: [AuthorDTO] = []) {
    self.works = works
    self.editions = editions
    self.authors = authors
  }

  /// Returns the editions of the work at an index.
  ///
  /// - Complexity: O(editions).
  public func editions(ofWorkAt index: Int) -> [EditionDTO] {
    editions.filter { $0.workIndex == index }
  }
}

extension SearchResponseData: JSONReadable, JSONWritable {
  /// Decodes a payload; all three lists are required.
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
