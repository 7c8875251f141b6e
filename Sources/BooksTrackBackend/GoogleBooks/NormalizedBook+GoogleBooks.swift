// The conversion of a Google volume to a synthetic work with one edition (CON-6).

import BooksTrackAPI

extension NormalizedBook {
  /// Converts a volume.
  ///
  /// The work has no year of first publication: the volume's date is that of the printing.
  init(_ volume: GoogleBooksVolume, genres: GenreVocabulary, tally: inout NormalizationTally) {
    let info = volume.info
    var work = WorkDTO(title: info.title, knownBy: GoogleBooksProvider.name)
    work.subtitle = info.subtitle?.line(TextBounds.title)
    work.authorNames.addMissing(from: info.authors.prefix(TextBounds.authors).compactMap { $0.line() })
    work.addSubjects(info.categories, by: genres, tally: &tally)
    work.description = info.description?.plainDescription
    work.coverImageURL = info.images?.coverURL
    work.series = info.series?.references ?? []
    work.synthetic = true
    work.addID(volume.id, of: GoogleBooksProvider.name)
    self.init(
      work: work, editions: [EditionDTO(volume, of: work)],
      authors: work.authorNames.map { AuthorDTO(name: $0) })
  }
}

extension EditionDTO {
  /// Converts a volume to an edition. Google does not state the binding, so the format is unknown.
  fileprivate init(_ volume: GoogleBooksVolume, of work: WorkDTO) {
    let info = volume.info
    self.init(numbers: info.writtenISBNs, knownBy: GoogleBooksProvider.name)
    title = work.title
    subtitle = work.subtitle
    publisher = info.publisher?.withoutQuotes.line()
    publicationDate = info.publishedDate.flatMap(PublicationDate.canonical)
    pageCount = plausiblePageCount(info.pageCount)
    coverImageURL = work.coverImageURL
    language = info.language?.line()
    addID(volume.id, of: GoogleBooksProvider.name)
  }
}

extension GoogleBooksVolume.Info {
  /// The texts of the ISBN fields.
  fileprivate var writtenISBNs: [String] {
    identifiers.filter { $0.type == "ISBN_13" || $0.type == "ISBN_10" }.map(\.identifier)
  }
}

extension GoogleBooksVolume.Images {
  /// The HTTPS URL of the larger cover, without the page curl.
  fileprivate var coverURL: String? {
    guard let url = (thumbnail ?? smallThumbnail)?.secureURL else { return nil }
    let and = UInt8(ascii: "&")
    let parts = Array(url.utf8).split(separator: and).filter { !$0.elementsEqual("edge=curl".utf8) }
    return String(decoding: Array(parts.joined(separator: [and])), as: UTF8.self)
  }
}

extension GoogleBooksVolume.SeriesInfo {
  /// A reference for each series. The display number belongs to the volume, so all references have it.
  fileprivate var references: [SeriesReferenceDTO] {
    let printed = displayNumber?.line()
    return volumes.prefix(TextBounds.series).map { volume in
      SeriesReferenceDTO(
        provider: GoogleBooksProvider.name, seriesID: volume.seriesID, position: volume.orderNumber,
        displayNumber: printed)
    }
  }
}

extension String {
  /// The text without surrounding quotation marks, which Google adds to publishers with a comma in their
  /// name.
  fileprivate var withoutQuotes: String {
    count > 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
