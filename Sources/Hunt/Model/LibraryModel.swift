// The reference model of a library: slow, simple and obviously right. An array of books with linear search.
//
// Books are identified by the site's number, so nothing here compares titles.

/// An operation on a library.
enum ModelOperation: Hashable, Sendable {
  /// Imports the rows of a file in order; several may be of the same book.
  case importRows([ModelBook])
  /// Sets the rating in quarters of a star, or removes it if nil.
  case rate(source: String, quarters: Int?)
  case retitle(source: String, title: String)
  /// Corrects which book it is: takes over title, people and edition of another one, with its provider data.
  case correct(source: String, to: ModelBook)
  case shelve(source: String, shelf: String)
  case note(source: String, text: String)
  case delete(source: String)
  /// Chooses the candidate with that title; or declines all candidates.
  case choose(source: String, title: String)
  case decline(source: String)
  /// Accepts a provider's value; or keeps the reader's.
  case accept(source: String, ModelFact)
  case dismiss(source: String)
  /// Undoes the last import.
  case takeBack
}

/// A field that a provider contradicted, with the provider's value.
enum ModelFact: Hashable, Sendable {
  case title(String)
  /// The page count of the reader's own edition.
  case pages(Int)
  case year(Int)
  /// The year of first publication. No row of a small world is compared by it.
  case firstPublished(Int)
  /// Any field that readers do not enter.
  case other
}

/// The counts of an import.
struct ModelImport: Hashable, Sendable {
  var imported = 0
  var duplicates = 0
}

/// The reference model.
struct LibraryModel: Hashable, Sendable {
  /// The books in the order in which they were added.
  var places: [ModelPlace] = []
  /// The imports that can be undone, oldest first.
  var imports: [ModelImportTrace] = []
  /// The number of books ever added.
  private var count = 0

  /// The books without their identities.
  var books: [ModelBook] { places.map(\.book) }

  /// Returns true if the model has a book with that number of the site.
  func contains(_ source: String) -> Bool { places.contains { $0.book.source == source } }

  /// Returns the book with that number of the site.
  func book(_ source: String) -> ModelBook? { places.first { $0.book.source == source }?.book }

  /// Returns the counts of an import of these rows, without importing them.
  func counts(_ rows: [ModelBook]) -> ModelImport {
    var seen = places.map(\.book.source)
    var counts = ModelImport()
    for row in rows {
      if seen.contains(row.source) {
        counts.duplicates += 1
      } else {
        counts.imported += 1
        seen.append(row.source)
      }
    }
    return counts
  }

  /// Applies an operation; it has no effect if its book does not exist.
  mutating func apply(_ operation: ModelOperation) {
    switch operation {
    case .importRows(let rows):
      let before = places
      for row in rows { take(row) }
      imports.append(ModelImportTrace(from: before, to: places))
    case .rate(let source, let quarters): change(source) { $0.rating = quarters }
    case .retitle(let source, let title): change(source) { $0.title = title }
    case .correct(let source, let other):
      if !contains(other.source) { become(other, source) }
    case .shelve(let source, let shelf): change(source) { $0.shelve(shelf) }
    case .note(let source, let text): change(source) { $0.notes = text }
    case .delete(let source): places.removeAll { $0.book.source == source }
    case .accept(let source, .firstPublished(let year)):
      for place in places.indices where places[place].book.source == source { places[place].firstYear = year }
    case .accept(let source, let fact): change(source) { $0.take(fact) }
    case .takeBack: takeBack()
    case .choose, .decline, .dismiss: break
    }
  }

  private mutating func take(_ row: ModelBook) {
    if contains(row.source) { return change(row.source) { $0.merge(row) } }
    places.append(ModelPlace(number: count, book: row))
    count += 1
  }

  private mutating func change(_ source: String, _ body: (inout ModelBook) -> Void) {
    for place in places.indices where places[place].book.source == source { body(&places[place].book) }
  }

  private mutating func become(_ other: ModelBook, _ source: String) {
    for place in places.indices where places[place].book.source == source {
      places[place].book.become(other)
      places[place].edition += 1
    }
  }
}

extension ModelBook {
  /// Merges a further row of the same book (DUP-6, `smart`): missing values are filled in; the later day and
  /// the larger count win; a status of higher rank wins, and between read and given up that of the later day;
  /// everything else stays. Other finish days and reviews are kept in the lists of further ones.
  fileprivate mutating func merge(_ row: ModelBook) {
    let days = [finished, row.finished].compactMap(\.self)
    if Self.rank(row.status) > Self.rank(status) || endedAnew(row) {
      status = row.status
      ownShelf = row.ownShelf
      shelves.removeAll(where: isOutdated)
    } else if row.status == status, ownShelf == nil {
      ownShelf = row.ownShelf
    }
    for shelf in row.shelves where !shelves.contains(shelf) && !isOutdated(shelf) { shelves.append(shelf) }
    if rating == nil { rating = row.rating }
    if added == nil { added = row.added }
    // Days sort as text.
    read = [read, row.read].compactMap { $0 }.max()
    for day in days where !knowsFinish(on: day) { earlierReads.append(day) }
    readCount = [readCount, row.readCount].compactMap { $0 }.max()
    ownedCopies = [ownedCopies, row.ownedCopies].compactMap { $0 }.max()
    if review == nil, row.review != nil {
      review = row.review
      hasSpoiler = row.hasSpoiler
    } else if let other = row.review, !hasWords(of: other) {
      furtherReviews.append(other)
    }
    if notes == nil { notes = row.notes }
    if isbn == nil { isbn = row.isbn }
    if publisher == nil { publisher = row.publisher }
    if binding == nil { binding = row.binding }
    if pages == nil { pages = row.pages }
    if year == nil { year = row.year }
  }

  fileprivate mutating func shelve(_ shelf: String) {
    status = Self.status(ofShelf: shelf)
    ownShelf = Self.siteShelves.contains(shelf) ? nil : shelf
    shelves.removeAll(where: isOutdated)
  }

  fileprivate mutating func take(_ fact: ModelFact) {
    switch fact {
    case .title(let text): title = text
    case .pages(let count): pages = count
    case .year(let number): year = number
    case .firstPublished, .other: break
    }
  }

  fileprivate mutating func become(_ other: ModelBook) {
    source = other.source
    title = other.title
    authors = other.authors
    isbn = other.isbn
    publisher = other.publisher
    binding = other.binding
    pages = other.pages
    year = other.year
  }

  /// Returns true for a shelf of the site that does not agree with the status.
  private func isOutdated(_ shelf: String) -> Bool {
    Self.siteShelves.contains(shelf) && Self.status(ofShelf: shelf) != status
  }

  /// The day on which the book was finished; nil if it was given up.
  private var finished: String? { status == "didNotFinish" ? nil : read }

  /// Returns true if a finish is known on that day, or within that month or year if the text is that short.
  private func knowsFinish(on day: String) -> Bool {
    (earlierReads + [finished].compactMap(\.self)).contains { $0.hasPrefix(day) }
  }

  private func hasWords(of other: String) -> Bool {
    func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return ([review].compactMap(\.self) + furtherReviews).contains { line($0).contains(line(other)) }
  }

  /// Returns true if a row says, with a later day, that a book given up was read, or the other way round. A
  /// row without a day proves neither.
  private func endedAnew(_ row: ModelBook) -> Bool {
    [["read", "didNotFinish"], ["didNotFinish", "read"]].contains([status, row.status])
      && (row.read ?? "") > (read ?? "")
  }

  /// Returns the rank of a status: unknown, wanted, reading or paused, ended.
  private static func rank(_ status: String) -> Int {
    switch status {
    case "unknown": 0
    case "wantToRead": 1
    case "reading", "paused": 2
    default: 3
    }
  }
}
