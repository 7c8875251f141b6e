// A look-alike of Google Books for a synthetic catalog, with the paths, parameters, formats and peculiarities
// of the real service.
//
//     GET /books/v1/volumes?q=isbn:9780261103573
//     GET /books/v1/volumes?q=intitle:the two towers+inauthor:tolkien&maxResults=5
//     GET /books/v1/volumes/{id}
//     GET /books/v1/series/get?series_id={id}
//     GET /books/v1/series/membership/get?series_id={id}
//
// The value is immutable and can be shared between threads. Its answers depend only on the catalog and the
// request, except the estimated number of matches, which varies between calls as in the real service.

package import BooksTrackAPI
package import Synthesis

/// A look-alike of Google Books.
package struct GoogleBooksLookalike: RenderingLookalike {
  let shelf: ProviderHoldings
  let index: BookIndex
  let json: GoogleBooksJSON

  /// The maximum number of results of a search.
  package static let mostResults = 40

  /// Indexes a catalog. This takes some tenths of a second for the default size, so keep the value.
  ///
  /// - Parameter gaps: The works that no provider has.
  package init(
    catalog: Catalog, coverage: ProviderCoverage = .googleBooks, gaps: CommonGaps = .none
  ) {
    shelf = ProviderHoldings(
      catalog: catalog, coverage: coverage, gaps: gaps, draw: StableDraw(seed: catalog.seed &+ 0x60_0613))
    let volumes = shelf.volumes.indices.map { [shelf] in GoogleBooksWording(rank: $0, shelf: shelf) }
    index = BookIndex(count: volumes.count) { [shelf] rank in
      let volume = volumes[shelf.misfilings[rank]]
      return SearchableBook(titles: [(volume.title, volume.subtitle)], authors: volume.authors(on: shelf))
    }
    json = GoogleBooksJSON(
      shelf: shelf, volumes: volumes, volumeIDs: OpaqueIdentifier(suffix: "QBAJ", seed: catalog.seed &+ 3),
      seriesIDs: OpaqueIdentifier(suffix: "AABMqM", seed: catalog.seed &+ 5))
  }

  // MARK: Truth

  /// The index of the catalog edition of a volume.
  package func edition(forVolumeID id: String) -> Int? {
    guard let edition = json.volumeIDs.number(id), shelf.catalog.editions.indices.contains(edition) else {
      return nil
    }
    return edition
  }

  /// The index of the catalog work of a volume.
  package func work(forVolumeID id: String) -> Int? {
    edition(forVolumeID: id).map { shelf.catalog.editions[$0].work }
  }

  /// Returns true if it has any edition of a catalog work.
  package func knows(work: Int) -> Bool { shelf.knows(work: work) }

  /// Returns true if it has a catalog edition.
  package func knows(edition: Int) -> Bool { shelf.rank(of: edition) != nil }

  package func work(forExternalID value: String) -> Int? {
    work(forVolumeID: value).map { shelf.catalog.original(ofWork: $0) }
  }

  package func seriesPlace(forExternalID value: String) -> CatalogMembership? {
    seriesPlace(forVolumeID: value)
  }

  package func work(onCover url: String) -> Int? {
    guard url.hasPrefix("https://books.google.com/books/content?id="),
      let id = url.dropFirst("https://books.google.com/books/content?id=".utf8.count).split(separator: "&")
        .first
    else { return nil }
    return work(forExternalID: String(id))
  }

  package func titles(ofWork work: Int) -> [String] {
    shelf.catalog.works[work].editions.compactMap { shelf.rank(of: $0) }
      .map { GoogleBooksWording(rank: $0, shelf: shelf).title }
  }

  package func sentTitles(ofWork work: Int) -> [String] {
    shelf.sentVolumes(ofWork: work).map { json.volumes[$0] }.map { volume in
      volume.title + (volume.subtitle.map { ": \($0)" } ?? "")
    }
  }

  package func sends(work: Int, under isbn: ISBN) -> Bool { shelf.sends(work: work, under: isbn) }

  package func titles(misfiledUnderWork work: Int) -> [(work: Int, title: String)] {
    shelf.misfiled(underWork: work).map { (shelf.original($0), json.volumes[$0].title) }
  }

  package func statement(forExternalID value: String) -> EditionStatement? {
    edition(forVolumeID: value).flatMap(json.statement(ofEdition:))
  }

  package func describes(work: Int, as text: String) -> Bool {
    shelf.catalog.works[work].editions.contains {
      Blurbs.make(text, from: shelf.draw.roll(.description, $0, below: 100_000))
    }
  }

  package func headings(ofWork work: Int) -> [String] { json.categories(ofWork: work) }

  /// The series membership that the record of a volume states; nil for most.
  package func seriesPlace(forVolumeID id: String) -> CatalogMembership? {
    edition(forVolumeID: id).flatMap(json.seriesPlace(ofEdition:))
  }

  package func names(ofSeries series: Int) -> [String] {
    (0..<GoogleBooksJSON.seriesVariants).map { json.seriesName(series * GoogleBooksJSON.seriesVariants + $0) }
  }

  /// The index of the catalog series of a series identifier.
  package func series(forSeriesID id: String) -> Int? {
    seriesNumber(id).map { $0 / GoogleBooksJSON.seriesVariants }
  }

  func seriesNumber(_ id: String) -> Int? {
    guard let number = json.seriesIDs.number(id),
      shelf.catalog.series.indices.contains(number / GoogleBooksJSON.seriesVariants)
    else { return nil }
    return number
  }
}
