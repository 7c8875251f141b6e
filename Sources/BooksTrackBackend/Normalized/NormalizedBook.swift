// The output of a normalizer: a work with its editions and authors as a tree, before it is laid out as the
// three lists of the contract.

package import BooksTrackAPI

/// A work with its editions and authors.
package struct NormalizedBook: Hashable, Sendable {
  package var work: WorkDTO
  /// Not empty if the work is inferred from editions; may be empty if the provider has works.
  package var editions: [EditionDTO]
  /// Authors, the writer first.
  package var authors: [AuthorDTO]

  /// Creates a book.
  package init(work: WorkDTO, editions: [EditionDTO], authors: [AuthorDTO]) {
    self.work = work
    self.editions = editions
    self.authors = authors
  }

  /// Returns the book with only the editions that have that ISBN; nil if none has it.
  func keeping(_ isbn: ISBN) -> NormalizedBook? {
    var book = self
    book.editions.removeAll { !$0.numbers.contains(isbn) }
    return book.editions.isEmpty ? nil : book
  }
}

/// The books of one response, and counts about them.
package struct NormalizedResult: Sendable {
  package var books: [NormalizedBook]
  package var tally: NormalizationTally

  /// Creates a result.
  package init(books: [NormalizedBook] = [], tally: NormalizationTally = NormalizationTally()) {
    self.books = books
    self.tally = tally
  }
}

extension NormalizedResult {
  /// Returns the result, or throws if there were items and none was readable: that is a failure and must not
  /// look like a response without a match.
  func unlessNothingIsReadable(of provider: String) throws(ProviderFailure) -> NormalizedResult {
    guard !books.isEmpty || tally.unreadableItems == 0 else {
      throw ProviderFailure(.unreadable, provider: provider)
    }
    return self
  }
}

/// The counts of a normalizer (CON-12).
package struct NormalizationTally: Equatable, Sendable {
  /// The number of genres with a canonical name.
  package var genresNormalized = 0
  /// The number of genres passed through unchanged.
  package var genresUnknown = 0
  /// The number of items dropped because they were unreadable.
  package var unreadableItems = 0

  /// Creates a tally of zeros.
  package init() {}
}

extension EditionDTO {
  /// The valid ISBNs.
  var numbers: [ISBN] { isbns.compactMap { try? ISBN($0) } }

  /// Creates an edition with the valid ISBNs, each as 13 digits followed by its 10-digit form, and with its
  /// provider.
  init(numbers written: [String], knownBy provider: String) {
    var numbers: [ISBN] = []
    for text in written.prefix(TextBounds.numbers) where text.utf8.count <= 60 {
      if let isbn = try? ISBN(text), !numbers.contains(isbn) { numbers.append(isbn) }
    }
    self.init(isbns: numbers.flatMap { isbn in [isbn.isbn13] + (isbn.isbn10.map { [$0] } ?? []) })
    primaryProvider = provider
    contributors = [provider]
  }
}

extension WorkDTO {
  /// Creates a work with a title and its provider.
  init(title: String, knownBy provider: String) {
    self.init(title: title)
    primaryProvider = provider
    contributors = [provider]
  }

  /// Adds a provider's genres under their canonical names, and counts them.
  mutating func addSubjects(
    _ written: [String], by genres: GenreVocabulary, tally: inout NormalizationTally
  ) {
    let subjects = genres.normalize(written.prefix(TextBounds.subjects).compactMap { $0.line() })
    tally.genresNormalized += subjects.normalized
    tally.genresUnknown += subjects.unknown
    subjectTags.addMissing(from: subjects.genres)
  }
}

/// A DTO with ids of providers.
protocol Identified {
  var externalIDs: [ExternalID] { get set }
}

extension Identified {
  /// Adds the id that a provider has for it, unless nil.
  mutating func addID(_ value: String?, of provider: String) {
    if let value { externalIDs.append(ExternalID(provider: provider, value: value)) }
  }
}

extension WorkDTO: Identified {}
extension EditionDTO: Identified {}
extension AuthorDTO: Identified {}

/// Returns a page count from 1 to 30,000 unchanged, and nil for any other.
func plausiblePageCount(_ pages: Int?) -> Int? {
  pages.flatMap { (1...30_000).contains($0) ? $0 : nil }
}

extension Array where Element == NormalizedBook {
  /// The ids of the series without a name, each once, in order of appearance.
  var namelessSeriesIDs: [String] {
    var ids: [String] = []
    for book in self {
      for reference in book.work.series where reference.name == nil {
        if let id = reference.seriesID, !ids.contains(id) { ids.append(id) }
      }
    }
    return ids
  }

  /// Sets the names of the nameless series whose id is in the table.
  mutating func setSeriesNames(_ names: [String: String]) {
    guard !names.isEmpty else { return }
    for book in indices {
      for place in self[book].work.series.indices where self[book].work.series[place].name == nil {
        guard let id = self[book].work.series[place].seriesID else { continue }
        self[book].work.series[place].name = names[id]
      }
    }
  }
}

extension SearchResponseData {
  /// Lays out the books as the contract's three lists, with the references between them.
  package init(_ books: [NormalizedBook]) {
    self.init()
    var known: Set<String> = []
    for (index, book) in books.enumerated() {
      works.append(book.work)
      for var edition in book.editions {
        edition.workIndex = index
        editions.append(edition)
      }
      for author in book.authors where known.insert(author.name).inserted { authors.append(author) }
    }
  }
}

extension Array where Element: Equatable {
  /// Appends the elements that are not yet contained, in their order.
  mutating func addMissing(from others: [Element]) {
    for element in others where !contains(element) { append(element) }
  }
}
