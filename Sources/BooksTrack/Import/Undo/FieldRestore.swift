// Field-by-field restoration of a row: a field that still has the value an import wrote gets its previous
// value back; a field changed since is kept.

internal import BooksTrackAPI

/// Restores the fields of one row.
struct FieldRestore<R: Row> {
  /// The row, with the fields restored so far.
  private(set) var row: R
  /// The number of fields that were changed since and are kept.
  private(set) var kept = 0
  private let before: R
  private let after: R

  init(_ row: R, before: R, after: R) {
    self.row = row
    self.before = before
    self.after = after
  }

  fileprivate mutating func field<Value: Equatable>(_ path: WritableKeyPath<R, Value>) {
    guard before[keyPath: path] != after[keyPath: path] else { return }
    if row[keyPath: path] == after[keyPath: path] {
      row[keyPath: path] = before[keyPath: path]
    } else if row[keyPath: path] != before[keyPath: path] {
      kept += 1
    }
  }
}

extension FieldRestore<Work> {
  /// Restores the fields that imports write.
  ///
  /// - Parameter isSameQuestion: True if the lookup's query is unchanged and the reader has not chosen a
  ///   match.
  mutating func restore(isSameQuestion: Bool) {
    let isSameTitle = FoldedText.fold(row.title) == FoldedText.fold(after.title)
    if isSameQuestion, isSameTitle, row.authors == after.authors { restoreQuestion() }
    field(\.title)
    field(\.authors)
    field(\.firstPublished)
  }

  /// Restores the lookup state if the lookup that the import queued has no result yet; a parked lookup has
  /// none. A title that the reader has only spelt otherwise (capitals, accents) asks the same.
  private mutating func restoreQuestion() {
    guard (before.enrichment, before.candidates) != (after.enrichment, after.candidates) else { return }
    let isOpen =
      row.enrichment == after.enrichment || (after.enrichment == .pending && row.enrichment == .parked)
    guard isOpen, row.candidates == after.candidates else { return }
    row.enrichment = before.enrichment
    row.candidates = before.candidates
  }
}

extension FieldRestore<Edition> {
  /// Restores the fields that imports write, each together with its source.
  mutating func restore() {
    fact(.title, \.title)
    fact(.isbn, \.isbn)
    fact(.publisher, \.publisher)
    fact(.binding, \.binding)
    fact(.pageCount, \.pageCount)
    fact(.yearPublished, \.yearPublished)
    fact(.language, \.language)
    fact(.coverURL, \.coverURL)
    field(\.facts.otherISBNs)
    field(\.externalIDs)
  }

  private mutating func fact<Value: Equatable>(
    _ field: ReaderFields, _ path: WritableKeyPath<EditionFacts, Value?>
  ) {
    func says(_ row: Edition) -> (Value?, Bool) {
      (row.facts[keyPath: path], row.readerFields.contains(field))
    }
    guard says(before) != says(after) else { return }
    if says(row) == says(after) {
      row.facts[keyPath: path] = before.facts[keyPath: path]
      row.readerFields.remove(field)
      row.readerFields.formUnion(before.readerFields.intersection(field))
    } else if says(row) != says(before) {
      kept += 1
    }
  }
}

extension FieldRestore<Entry> {
  /// Restores the fields that imports write.
  mutating func restore() {
    field(\.edition)
    field(\.sourceID)
    field(\.facts.standing)
    field(\.facts.rating)
    field(\.facts.dateAdded)
    field(\.facts.dateStarted)
    field(\.facts.dateRead)
    field(\.facts.readCount)
    field(\.facts.readings)
    field(\.facts.opinion)
    field(\.facts.privateNotes)
    field(\.facts.comment)
    field(\.facts.recommendedBy)
    field(\.facts.recommendedFor)
    field(\.facts.ownedCopies)
    field(\.facts.purchaseDate)
    field(\.facts.purchaseLocation)
    field(\.facts.condition)
    field(\.facts.conditionDescription)
    field(\.facts.bookCrossingID)
    field(\.facts.otherFacts)
  }
}

/// Fields that are restored or kept together: moving a book to a shelf also confirms its status, and
/// rewriting a review also decides whether it has spoilers.
extension ReaderFacts {
  fileprivate struct Standing: Equatable {
    var status: ReadingStatus
    var exclusiveShelf: String?
    var shelves: [String]
  }

  fileprivate var standing: Standing {
    get { Standing(status: status, exclusiveShelf: exclusiveShelf, shelves: shelves) }
    set { (status, exclusiveShelf, shelves) = (newValue.status, newValue.exclusiveShelf, newValue.shelves) }
  }

  fileprivate struct Opinion: Equatable {
    var review: String?
    var hasSpoilers: Bool
  }

  fileprivate var opinion: Opinion {
    get { Opinion(review: review, hasSpoilers: reviewHasSpoilers) }
    set { (review, reviewHasSpoilers) = (newValue.review, newValue.hasSpoilers) }
  }
}

extension FieldRestore<Series> {
  /// Restores the fields that imports write.
  mutating func restore() {
    field(\.author)
    field(\.externalIDs)
    field(\.updated)
  }
}

extension FieldRestore<Membership> {
  /// Restores the fields that imports write.
  mutating func restore() {
    field(\.position)
    field(\.chronological)
    field(\.source)
    field(\.merged)
  }
}
