// A filter for lists of books: by words, status, genre, series, author, year, and missing facts.

internal import BooksTrackAPI

/// A fact that a book may lack.
public enum SearchableFact: String, CaseIterable, Sendable {
  /// Facts about the book.
  case author, isbn, cover, pages, year, genre, description
  /// The reader's stars.
  case rating
  /// The author's origin, as in the chart.
  case culturalOrigin = "cultural-origin"
  /// The author's gender, and whether the book is a translation.
  case gender, translation
  /// The relation of the author's identity to the one that the book is about.
  case ownVoices = "own-voices"
  /// The availability of an accessible edition.
  case accessibility

  /// The dimension of diversity; nil for other facts.
  var dimension: DiversityDimension? {
    switch self {
    case .culturalOrigin: .culturalOrigin
    case .gender: .gender
    case .translation: .translation
    case .ownVoices: .ownVoices
    case .accessibility: .accessibility
    default: nil
    }
  }

  /// Returns true if the fact is known of a work.
  func isKnown(of work: Work, in library: Library) -> Bool {
    let editions = library.editions(of: work.id)
    switch self {
    case .author: return !work.authors.isEmpty
    case .isbn: return editions.contains { $0.facts.isbn != nil }
    case .cover: return editions.contains { $0.facts.coverURL != nil }
    case .pages: return editions.contains { $0.facts.pageCount != nil }
    case .year: return BookList.year(of: work, in: library) != nil
    case .genre: return !work.subjects.isEmpty
    case .description: return work.summary != nil
    case .rating: return library.entries(of: work.id).contains { $0.facts.rating != nil }
    case .culturalOrigin, .gender, .translation, .ownVoices, .accessibility:
      return dimension.map { library.isKnown($0, of: work.id) } ?? false
    }
  }
}

/// The conditions of a list of books; a book has to meet all of them.
public struct BookFilter: Sendable {
  /// Words that the title and the names of authors and series contain together, without regard to case and
  /// accents. The last one may be the beginning of a word.
  public var words = ""
  /// The statuses; any if empty.
  public var statuses: [ReadingStatus] = []
  /// A genre; a book of a narrower genre meets the condition too.
  public var genre: String?
  /// A series.
  public var series: SeriesID?
  /// An author, under any of their names.
  public var author: AuthorID?
  /// The years of first publication; of the oldest edition if that is not known.
  public var years: ClosedRange<Int>?
  /// Facts that the book lacks.
  public var missing: [SearchableFact] = []
  /// The wider genres of a genre, from which the hierarchy follows.
  public var widerGenres: @Sendable (String) -> [String] = { _ in [] }

  /// Creates a filter without conditions.
  public init() {}

  /// Returns true if a work meets all conditions.
  func accepts(_ work: Work, in library: Library) -> Bool {
    if !statuses.isEmpty {
      let own = library.entries(of: work.id).map(\.facts.status)
      guard own.contains(where: statuses.contains) else { return false }
    }
    if let series, library.membership(of: work.id, in: series) == nil { return false }
    if let author {
      let names = library.names(of: library.person(author))
      guard work.authors.contains(where: { names.contains($0.author) }) else { return false }
    }
    if let years {
      guard let year = BookList.year(of: work, in: library), years.contains(year) else { return false }
    }
    if let genre, !isIn(genre, work) { return false }
    guard missing.allSatisfy({ !$0.isKnown(of: work, in: library) }) else { return false }
    return hasWords(work, in: library)
  }

  private func isIn(_ genre: String, _ work: Work) -> Bool {
    let wanted = FoldedText.fold(genre)
    return work.subjects.contains { subject in
      ([subject] + widerGenres(subject)).contains { FoldedText.fold($0) == wanted }
    }
  }

  private func hasWords(_ work: Work, in library: Library) -> Bool {
    let wanted = FoldedText.words(words)
    guard !wanted.isEmpty else { return true }
    let series = library.memberships(of: work.id).compactMap { library.series[$0.series]?.name }
    let text = ([work.title] + library.authorNames(of: work) + series).joined(separator: " ")
    let all = FoldedText.words(text)
    return wanted.enumerated().allSatisfy { place, word in
      all.contains { place == wanted.count - 1 ? $0.hasPrefix(word) : $0 == word }
    }
  }
}
