// A book as a normalizer hands it over: a work with its editions and authors as a tree, before it is laid out
// in the three lists of the contract.

package import BooksTrackAPI

/// One work with what belongs to it.
package struct NormalizedBook: Hashable, Sendable {
  package var work: WorkDTO
  /// At least one.
  package var editions: [EditionDTO]
  /// Writer first.
  package var authors: [AuthorDTO]

  /// Makes a book.
  package init(work: WorkDTO, editions: [EditionDTO], authors: [AuthorDTO]) {
    self.work = work
    self.editions = editions
    self.authors = authors
  }

  /// The book with only those editions that carry the number; nothing if none does.
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
