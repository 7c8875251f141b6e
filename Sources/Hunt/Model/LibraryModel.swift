// The reference model of a library: slow, plain and obviously right. An array of books, searched from the
// front.
//
// Which book a row is about is known by the site's number and never guessed, so nothing here compares titles.

/// What can happen to a library, in the model's words.
enum ModelOperation: Hashable, Sendable {
  /// The books of a file, in its order; the same book may stand in it more than once.
  case importRows([ModelBook])
  /// Quarters of a star; nothing takes the rating away.
  case rate(source: String, quarters: Int?)
  case retitle(source: String, title: String)
  /// The reader says that it is another book: that one's title, people and edition, with what was said of it.
  case correct(source: String, to: ModelBook)
  case shelve(source: String, shelf: String)
  case note(source: String, text: String)
  case delete(source: String)
  /// Of the books that were offered, it is the one of that title; or it is none of them.
  case choose(source: String, title: String)
  case decline(source: String)
  /// A provider's word is taken; or the reader stands by what they entered.
  case accept(source: String, ModelFact)
  case dismiss(source: String)
  /// The last import is taken back.
  case takeBack
}

/// A fact that a provider contradicted, with what the provider says.
enum ModelFact: Hashable, Sendable {
  case title(String)
  /// Of the reader's own edition.
  case pages(Int)
  case year(Int)
  /// When the book came out first. No row of a small world is compared by it.
  case firstPublished(Int)
  /// Of nothing that a reader enters.
  case other
}

/// What an import comes to.
struct ModelImport: Hashable, Sendable {
  var imported = 0
  var duplicates = 0
}

/// The reference model.
struct LibraryModel: Hashable, Sendable {
  /// In the order in which they came.
  var places: [ModelPlace] = []
  /// What can be taken back, the last one last.
  var imports: [ModelImportTrace] = []
  /// How many books there have ever been.
  private var count = 0

  /// The books as their reader knows them.
  var books: [ModelBook] { places.map(\.book) }

  /// Whether there is such a book.
  func contains(_ source: String) -> Bool { places.contains { $0.book.source == source } }

  /// The book of that number.
  func book(_ source: String) -> ModelBook? { places.first { $0.book.source == source }?.book }

  /// What an import of these rows would count.
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

  /// Lets it happen. What names a book that is not there changes nothing.
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
  /// A further row of the same book (DUP-6, `smart`): what is missing is filled in, of two days the later and
  /// of two counts the larger is kept, a status that says more wins, of an end and another one that of the
  /// later day, and nothing else that is there changes. Days and reviews for which there is no room stand
  /// beside those for which there is.
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
    // Days are written so that the later one is the greater text.
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

  /// One of the site's shelves says where the book stood; it goes when the book stands elsewhere.
  private func isOutdated(_ shelf: String) -> Bool {
    Self.siteShelves.contains(shelf) && Self.status(ofShelf: shelf) != status
  }

  /// Who has given a book up has not finished it on that day.
  private var finished: String? { status == "didNotFinish" ? nil : read }

  /// A day that is in a known month, or a year, is another way to say the same as that alone.
  private func knowsFinish(on day: String) -> Bool {
    (earlierReads + [finished].compactMap(\.self)).contains { $0.hasPrefix(day) }
  }

  private func hasWords(of other: String) -> Bool {
    func line(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return ([review].compactMap(\.self) + furtherReviews).contains { line($0).contains(line(other)) }
  }

  /// A book that was given up has been read since, or the other way round. A row without a day proves
  /// neither.
  private func endedAnew(_ row: ModelBook) -> Bool {
    [["read", "didNotFinish"], ["didNotFinish", "read"]].contains([status, row.status])
      && (row.read ?? "") > (read ?? "")
  }

  /// Wanting says more than nothing, reading more than wanting, also while it rests, an end most.
  private static func rank(_ status: String) -> Int {
    switch status {
    case "unknown": 0
    case "wantToRead": 1
    case "reading", "paused": 2
    default: 3
    }
  }
}
