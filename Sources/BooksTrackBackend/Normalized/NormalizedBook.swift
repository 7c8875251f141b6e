// A book as a normalizer hands it over: a work with its editions and authors as a tree, before it is laid out
// in the three lists of the contract.

package import BooksTrackAPI

/// One work with what belongs to it.
package struct NormalizedBook: Hashable, Sendable {
  package var work: WorkDTO
  /// At least one where the work is inferred from editions; a provider that has works may list none.
  package var editions: [EditionDTO]
  /// Writer first.
  package var authors: [AuthorDTO]

  /// Makes a book.
  package init(work: WorkDTO, editions: [EditionDTO], authors: [AuthorDTO]) {
    self.work = work
    self.editions = editions
    self.authors = authors
  }

  /// The book with only those editions that carry the number; nil if none does.
  func keeping(_ isbn: ISBN) -> NormalizedBook? {
    var book = self
    book.editions.removeAll { !$0.numbers.contains(isbn) }
    return book.editions.isEmpty ? nil : book
  }
}

/// What a normalizer made of one response.
package struct NormalizedResult: Sendable {
  package var books: [NormalizedBook]
  package var tally: NormalizationTally

  /// Makes a result.
  package init(books: [NormalizedBook] = [], tally: NormalizationTally = NormalizationTally()) {
    self.books = books
    self.tally = tally
  }
}

extension NormalizedResult {
  /// The result, unless there were items and none of them could be read: that is a failure, which must not
  /// look like an answer without a match.
  func unlessNothingIsReadable(of provider: String) throws(ProviderFailure) -> NormalizedResult {
    guard !books.isEmpty || tally.unreadableItems == 0 else {
      throw ProviderFailure(.unreadable, provider: provider)
    }
    return self
  }
}

/// What a normalizer counted (CON-12).
package struct NormalizationTally: Equatable, Sendable {
  /// Genres brought to their canonical name.
  package var genresNormalized = 0
  /// Genres passed through.
  package var genresUnknown = 0
  /// Items left out because they could not be read.
  package var unreadableItems = 0

  /// All zero.
  package init() {}
}

extension EditionDTO {
  /// Its numbers that are valid.
  var numbers: [ISBN] { isbns.compactMap { try? ISBN($0) } }

  /// An edition with those of the numbers that are valid, each as 13 digits followed by its 10-digit form,
  /// and with the provider that knows it.
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
  /// A work of which the title is known, and the provider that knows it.
  init(title: String, knownBy provider: String) {
    self.init(title: title)
    primaryProvider = provider
    contributors = [provider]
  }

  /// Brings the genres of a provider to their canonical names, and counts them.
  mutating func addSubjects(
    _ written: [String], by genres: GenreVocabulary, tally: inout NormalizationTally
  ) {
    let subjects = genres.normalize(written.prefix(TextBounds.subjects).compactMap { $0.line() })
    tally.genresNormalized += subjects.normalized
    tally.genresUnknown += subjects.unknown
    subjectTags.addMissing(from: subjects.genres)
  }
}

/// What providers have ids for.
protocol Identified {
  var externalIDs: [ExternalID] { get set }
}

extension Identified {
  /// Adds what a provider calls it, if it has a name for it.
  mutating func addID(_ value: String?, of provider: String) {
    if let value { externalIDs.append(ExternalID(provider: provider, value: value)) }
  }
}

extension WorkDTO: Identified {}
extension EditionDTO: Identified {}
extension AuthorDTO: Identified {}

/// A number of pages that a book can have.
func plausiblePageCount(_ pages: Int?) -> Int? {
  pages.flatMap { (1...30_000).contains($0) ? $0 : nil }
}

extension Array where Element == NormalizedBook {
  /// The series that are known by number only, each once, in order of appearance.
  var namelessSeriesIDs: [String] {
    var ids: [String] = []
    for book in self {
      for reference in book.work.series where reference.name == nil {
        if let id = reference.seriesID, !ids.contains(id) { ids.append(id) }
      }
    }
    return ids
  }

  /// Names those series whose number is in the table.
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
  /// Lays books out as the contract's three lists, with the references between them.
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
  /// Appends those elements that are not there yet, in their order.
  mutating func addMissing(from others: [Element]) {
    for element in others where !contains(element) { append(element) }
  }
}
