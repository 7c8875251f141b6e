// From a Google volume to a synthetic work with one edition (CON-6).

import BooksTrackAPI

extension NormalizedBook {
  /// In characters. Publishers write a few thousand at most; a payload in a bad state may hold millions.
  private static let longestDescription = 10_000

  private static func shortened(_ description: String) -> String {
    // No text has more characters than bytes, and counting bytes costs nothing.
    description.utf8.count <= longestDescription
      ? description : String(description.prefix(longestDescription))
  }

  /// The book that the volume describes.
  ///
  /// The work gets no year of first publication: the volume's date is that of the printing.
  init(_ volume: GoogleBooksVolume, genres: GenreVocabulary, tally: inout NormalizationTally) {
    let info = volume.info
    let subjects = genres.normalize(info.categories)
    tally.genresNormalized += subjects.normalized
    tally.genresUnknown += subjects.unknown

    var work = WorkDTO(title: info.title)
    work.subtitle = info.subtitle?.collapsingWhiteSpace.unlessEmpty
    work.authorNames.addMissing(from: info.authors.map(\.collapsingWhiteSpace).filter { !$0.isEmpty })
    work.subjectTags = subjects.genres
    work.description = info.description.map(Self.shortened)?.unlessEmpty
    work.coverImageURL = info.images?.coverURL
    work.series = info.series?.references ?? []
    work.synthetic = true
    work.primaryProvider = ProviderName.googleBooks
    work.contributors = [ProviderName.googleBooks]
    work.googleBooksVolumeIDs = [volume.id]
    self.init(
      work: work, editions: [EditionDTO(volume, of: work)],
      authors: work.authorNames.map { AuthorDTO(name: $0) })
  }
}

extension EditionDTO {
  /// The edition that the volume is. Google does not say whether it is bound or a file, so the format is
  /// unknown.
  fileprivate init(_ volume: GoogleBooksVolume, of work: WorkDTO) {
    let info = volume.info
    self.init(isbns: info.allISBNs)
    title = work.title
    subtitle = work.subtitle
    publisher = info.publisher?.withoutQuotes.collapsingWhiteSpace.unlessEmpty
    publicationDate = info.publishedDate.flatMap(PublicationDate.canonical)
    pageCount = info.pageCount.flatMap { (1...30_000).contains($0) ? $0 : nil }
    coverImageURL = work.coverImageURL
    language = info.language?.unlessEmpty
    primaryProvider = ProviderName.googleBooks
    contributors = [ProviderName.googleBooks]
    googleBooksVolumeID = volume.id
  }
}

extension GoogleBooksVolume.Info {
  /// The valid numbers, each as 13 digits followed by its 10-digit form.
  fileprivate var allISBNs: [String] {
    var numbers: [ISBN] = []
    for entry in identifiers where entry.type == "ISBN_13" || entry.type == "ISBN_10" {
      if let isbn = try? ISBN(entry.identifier), !numbers.contains(isbn) { numbers.append(isbn) }
    }
    return numbers.flatMap { isbn in [isbn.isbn13] + (isbn.isbn10.map { [$0] } ?? []) }
  }
}

extension GoogleBooksVolume.Images {
  /// The larger picture, without the page curl, over a connection that an app may open.
  fileprivate var coverURL: String? {
    guard var url = thumbnail ?? smallThumbnail else { return nil }
    if url.hasPrefix("http://") { url = "https://" + url.dropFirst("http://".count) }
    guard url.hasPrefix("https://") else { return nil }
    return url.utf8.split(separator: UInt8(ascii: "&")).map(Substring.init).filter { $0 != "edge=curl" }
      .joined(separator: "&")
  }
}

extension GoogleBooksVolume.SeriesInfo {
  /// A reference for each series. The printed number is one for the whole volume, so it goes with all of
  /// them.
  fileprivate var references: [SeriesReferenceDTO] {
    let printed = displayNumber?.collapsingWhiteSpace.unlessEmpty
    return volumes.map { volume in
      SeriesReferenceDTO(
        provider: ProviderName.googleBooks, seriesID: volume.seriesID, position: volume.orderNumber,
        displayNumber: printed)
    }
  }
}

extension String {
  fileprivate var unlessEmpty: String? { isEmpty ? nil : self }

  /// Google wraps publishers with a comma in their name in quotation marks.
  fileprivate var withoutQuotes: String {
    count > 2 && hasPrefix("\"") && hasSuffix("\"") ? String(dropFirst().dropLast()) : self
  }
}
