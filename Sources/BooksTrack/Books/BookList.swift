// The books of a library as lines of a list, filtered and sorted.
//
//     var filter = BookFilter()
//     filter.statuses = [.read]
//     let lines = BookList(of: library, filter, by: .rating).lines

internal import BooksTrackAPI

/// The order of a list of books. Books without the fact come last, ties are ordered by title.
public enum BookOrder: String, CaseIterable, Sendable {
  /// By title, without an article at its beginning.
  case title
  /// By the family name of the first author.
  case author
  /// The oldest first.
  case year
  /// The latest first.
  case added, read
  /// The best first.
  case rating
  /// The longest first.
  case pages
}

/// A list of books.
public struct BookList: Sendable {
  /// A book in the list.
  public struct Line: Hashable, Sendable {
    /// The work.
    public let work: WorkID
    /// The title.
    public let title: String
    /// The names of the authors, writers first.
    public let authors: [String]
    /// The status of the first entry; nil without an entry.
    public let status: ReadingStatus?
    /// The rating in quarters of a star; nil without one.
    public let ratingQuarters: Int?
    /// The year of first publication; of the oldest edition if that is not known.
    public let year: Int?
    /// The number of pages of the reader's edition; of the longest if the reader has none.
    public let pages: Int?
    /// The day on which the book came into the library.
    public let added: CalendarDate?
    /// The day on which it was finished last.
    public let read: CalendarDate?
    /// The genres.
    public let genres: [String]
    /// The series, each with the badge `Book 3 of 7` if a position is known.
    public let series: [Place]
  }

  /// A place in a series.
  public struct Place: Hashable, Sendable {
    /// The name of the series.
    public let name: String
    /// The text `Book 3 of 7`; nil without a position.
    public let badge: String?
  }

  /// The lines in order.
  public let lines: [Line]

  /// Creates the list of the works that meet the conditions.
  ///
  /// - Complexity: O(*n* log *n*) in the works and their rows.
  public init(of library: Library, _ filter: BookFilter = BookFilter(), by order: BookOrder = .title) {
    let works = library.works.filter { filter.accepts($0, in: library) }
    let rows = works.map { work in
      let line = Line(work, in: library)
      return (key: Self.key(of: line, by: order), title: Self.sortTitle(line.title), line: line)
    }
    lines = rows.sorted { left, right in
      if left.key != right.key { return Self.precedes(left.key, right.key) }
      return (left.title, left.line.work) < (right.title, right.line.work)
    }.map(\.line)
  }

  /// The value by which lines are ordered: a text or a number, ascending.
  private enum Key: Equatable {
    case text(String)
    case number(Int)
    case none
  }

  private static func precedes(_ left: Key, _ right: Key) -> Bool {
    switch (left, right) {
    case (.text(let one), .text(let other)): one < other
    case (.number(let one), .number(let other)): one < other
    case (.none, _): false
    case (_, .none): true
    case (.text, .number), (.number, .text): false
    }
  }

  private static func key(of line: Line, by order: BookOrder) -> Key {
    func descending(_ number: Int?) -> Key { number.map { .number(-$0) } ?? .none }
    func latest(_ date: CalendarDate?) -> Key {
      descending(date.map { ($0.year * 16 + $0.month) * 32 + $0.day })
    }
    return switch order {
    case .title: .text(sortTitle(line.title))
    case .author: line.authors.first.map { .text(FoldedText.fold(ExportText.lastFirst($0))) } ?? .none
    case .year: line.year.map { .number($0) } ?? .none
    case .added: latest(line.added)
    case .read: latest(line.read)
    case .rating: descending(line.ratingQuarters)
    case .pages: descending(line.pages)
    }
  }

  private static func sortTitle(_ title: String) -> String {
    let words = FoldedText.words(title)
    let isArticle = words.count > 1 && ["the", "a", "an"].contains(words[0])
    return words.dropFirst(isArticle ? 1 : 0).joined(separator: " ")
  }

  /// Returns the year of first publication of a work; of the oldest edition if that is not known.
  static func year(of work: Work, in library: Library) -> Int? {
    work.firstPublished ?? library.editions(of: work.id).compactMap(\.facts.yearPublished).min()
  }
}

extension BookList.Line {
  fileprivate init(_ work: Work, in library: Library) {
    let entry = library.oldestEntry(of: work.id)
    let own = entry?.edition.flatMap { library.editions[$0]?.facts.pageCount }
    self.work = work.id
    title = work.title
    authors = library.authorNames(of: work)
    status = entry?.facts.status
    ratingQuarters = entry?.facts.rating?.quarters
    year = BookList.year(of: work, in: library)
    pages = own ?? library.editions(of: work.id).compactMap(\.facts.pageCount).max()
    added = entry?.facts.dateAdded
    read = entry?.facts.dateRead
    genres = work.subjects
    series = library.memberships(of: work.id).compactMap { membership in
      library.series[membership.series].map { series in
        BookList.Place(
          name: series.name, badge: SeriesTexts.badge(membership.position, total: series.total))
      }
    }
  }
}
