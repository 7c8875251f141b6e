// The payload of v1 from a response of the endpoints before it: what a flat list of books says (CON-18).

extension SearchResponseData {
  /// Converts a list of books. Consecutive books of one title and the same authors are editions of one work.
  /// A flat book has no ids, series, description or facts of authors, so there are none.
  ///
  /// - Complexity: O(*books* · *authors*).
  package init(_ response: LegacySearchResponse) {
    self.init()
    for book in response.items {
      if works.last.map(book.isEdition(of:)) != true {
        works.append(WorkDTO(book))
        for name in book.authors where !authors.contains(where: { $0.name == name }) {
          authors.append(AuthorDTO(name: name))
        }
      }
      editions.append(EditionDTO(book, ofWorkAt: works.count - 1))
    }
  }
}

extension LegacyBook {
  fileprivate func isEdition(of work: WorkDTO) -> Bool {
    title == work.title && authors == work.authorNames
  }

  fileprivate var contributors: [String] { provider.map { [$0] } ?? [] }
}

extension WorkDTO {
  fileprivate init(_ book: LegacyBook) {
    self.init(title: book.title)
    subtitle = book.subtitle
    authorNames = book.authors
    subjectTags = book.categories
    coverImageURL = book.thumbnail
    // The endpoint names no work of a provider, only editions.
    synthetic = true
    primaryProvider = book.provider
    contributors = book.contributors
  }
}

extension EditionDTO {
  fileprivate init(_ book: LegacyBook, ofWorkAt index: Int) {
    self.init(isbns: book.isbn.map { [$0] } ?? [])
    workIndex = index
    title = book.title
    subtitle = book.subtitle
    publisher = book.publisher
    publicationDate = book.publishedDate
    pageCount = book.pageCount
    coverImageURL = book.thumbnail
    language = book.language
    primaryProvider = book.provider
    contributors = book.contributors
  }
}
