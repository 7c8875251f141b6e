// What is known of volumes that a reader does not own: books that a reset has taken away, and what providers
// list. A shelf shows their titles where volumes are missing, and a search for them begins with these
// (SER-19).

public import BooksTrackAPI

/// Volumes of one series that are not in the library, by number.
public struct KnownVolumes: Sendable {
  /// One volume.
  public struct Volume: Hashable, Sendable {
    /// Its title.
    public let title: String
    /// The writer first; nobody if it is not said.
    public let authors: [String]
    /// The numbers of its editions, as far as they are known.
    public let isbns: [ISBN]
    /// Its cover, if one is known.
    public let cover: String?
  }

  private var volumes: [Int: Volume] = [:]

  /// What a library knows of the volumes of a series: the reader's own former books before providers' lists,
  /// and of these the one that came first.
  ///
  /// - Complexity: O(*n*) in what is listed.
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

  /// The volume of that number; nil if nothing is known of it.
  public subscript(number: Int) -> Volume? { volumes[number] }

  /// An omnibus is no volume, and a half volume has no number.
  private mutating func add(_ volume: Volume, at position: SeriesPosition?) {
    guard let position, position.spans.count == 1, let number = position.wholeVolumes.first,
      position == SeriesPosition(number), volumes[number] == nil
    else { return }
    volumes[number] = volume
  }
}
