// The known facts about volumes that are not in the library: books that a reset has removed, and volumes
// listed by providers. A shelf shows their titles for missing volumes, and a search for these starts with
// them (SER-19).

public import BooksTrackAPI

/// The volumes of a series that are not in the library, by number.
public struct KnownVolumes: Sendable {
  /// A volume.
  public struct Volume: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The authors, the writer first; empty if unknown.
    public let authors: [String]
    /// The known ISBNs of its editions.
    public let isbns: [ISBN]
    /// The URL of its cover; nil if unknown.
    public let cover: String?
  }

  private var volumes: [Int: Volume] = [:]

  /// Collects the known volumes of a series: the reader's former books take precedence over providers' lists,
  /// and earlier lists over later ones.
  ///
  /// - Complexity: O(*n*) in the listed volumes.
  public init(of series: SeriesID, in library: Library) {
    for book in library.absentBooks(of: series) {
      let place = book.places.first { $0.series == series }
      add(
        Volume(title: book.title, authors: book.authors, isbns: book.isbns, cover: book.cover),
        at: place?.position)
    }
    for page in library.pages(of: series) {
      for volume in page.volumes {
        add(
          Volume(title: volume.title, authors: volume.authors, isbns: [], cover: nil), at: volume.position)
      }
    }
  }

  /// The volume with that number; nil if it is unknown.
  public subscript(number: Int) -> Volume? { volumes[number] }

  /// Adds a volume at a single whole position that is not known yet.
  private mutating func add(_ volume: Volume, at position: SeriesPosition?) {
    guard let position, position.spans.count == 1, let number = position.wholeVolumes.first,
      position == SeriesPosition(number), volumes[number] == nil
    else { return }
    volumes[number] = volume
  }
}

extension Library {
  /// Returns the last whole volume of a series that a provider lists; 0 if none lists one.
  ///
  /// - Complexity: O(*n*) in the listed volumes.
  package func lastListedVolume(of series: SeriesID) -> Int {
    pages(of: series).flatMap(\.volumes).compactMap { $0.position?.wholeVolumes.last }.max() ?? 0
  }
}
