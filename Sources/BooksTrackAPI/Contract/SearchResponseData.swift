// The payload of every search endpoint (CON-2): works, their editions and their authors.

/// What a search found, the best match first.
public struct SearchResponseData: Hashable, Codable, Sendable {
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
