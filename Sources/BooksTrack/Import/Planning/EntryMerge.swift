// The merge of two records of one reader about one book (DUP-6, `smart`).
//
// The order matters only if both differ and neither is richer; then the first wins. Merging is idempotent, so
// a second import of a file changes nothing (IMP-11).

extension ReaderFacts {
  /// Returns these facts merged with the other ones.
  func merged(with other: ReaderFacts, vocabulary: ShelfVocabulary) -> ReaderFacts {
    if self == other { return self }
    var merged = self
    merged.mergeStatus(other, vocabulary)
    merged.rating = rating ?? other.rating
    merged.dateAdded = dateAdded ?? other.dateAdded
    merged.dateStarted = greater(dateStarted, other.dateStarted)
    merged.dateRead = greater(dateRead, other.dateRead)
    merged.readings = readings.merged(with: other.readings)
    for day in [finish, other.finish].compactMap(\.self) { merged.keepFinish(on: day) }
    merged.readCount = greater(readCount, other.readCount)
    merged.mergeReview(other)
    merged.privateNotes = privateNotes ?? other.privateNotes
    merged.comment = comment ?? other.comment
    merged.recommendedBy = recommendedBy ?? other.recommendedBy
    merged.recommendedFor = recommendedFor ?? other.recommendedFor
    merged.ownedCopies = greater(ownedCopies, other.ownedCopies)
    merged.purchaseDate = purchaseDate ?? other.purchaseDate
    merged.purchaseLocation = purchaseLocation ?? other.purchaseLocation
    merged.condition = condition ?? other.condition
    merged.conditionDescription = conditionDescription ?? other.conditionDescription
    merged.bookCrossingID = bookCrossingID ?? other.bookCrossingID
    for fact in other.otherFacts { merged.take(fact, beside: otherFacts) }
    return merged
  }

  /// Takes the more advanced status: an end over reading, reading over wanting, wanting over unknown. Of two
  /// different ends the later one wins.
  private mutating func mergeStatus(_ other: ReaderFacts, _ vocabulary: ShelfVocabulary) {
    let before = status
    if other.status.weight > status.weight || other.hasLaterEnd(than: self) {
      status = other.status
      exclusiveShelf = other.exclusiveShelf
    } else if other.status == status {
      exclusiveShelf = exclusiveShelf ?? other.exclusiveShelf
    }
    // A standard shelf repeats the status; one that contradicts the merged status is dropped.
    func isOutdated(_ shelf: String) -> Bool {
      vocabulary.standardStatus(of: shelf).map { $0 != status } ?? false
    }
    if status != before { shelves.removeAll(where: isOutdated) }
    for shelf in other.shelves where !shelves.contains(shelf) && !isOutdated(shelf) { shelves.append(shelf) }
  }
}

extension ReaderFacts {
  /// The day on which the book was finished; nil if it was abandoned.
  private var finish: CalendarDate? { status == .didNotFinish ? nil : dateRead }

  /// Keeps a finish as a reading if `dateRead` holds another one.
  fileprivate mutating func keepFinish(on day: CalendarDate) {
    let known = readings.compactMap(\.finish) + [finish].compactMap(\.self)
    guard !known.contains(where: { $0.isWithin(day) }) else { return }
    if let reading = ReadingPeriod(start: nil, finish: day) { readings.append(reading) }
  }

  /// Keeps the first review. Another one is added as a further review, unless its text is contained in one
  /// that is known.
  fileprivate mutating func mergeReview(_ other: ReaderFacts) {
    guard let text = other.review else { return }
    guard let review else {
      self.review = text
      reviewHasSpoilers = other.reviewHasSpoilers
      return
    }
    let known = [review] + otherFacts.filter(\.isFurtherReview).map(\.value)
    let words = WhiteSpace.collapsed(text)
    guard !known.contains(where: { WhiteSpace.collapsed($0).contains(words) }) else { return }
    otherFacts.append(.furtherReview(text, hasSpoilers: other.reviewHasSpoilers))
  }

  /// Adds a fact. Of two with the same label the richer one is kept; only further reviews may repeat a label.
  fileprivate mutating func take(_ fact: SourceFact, beside known: [SourceFact]) {
    guard !otherFacts.contains(fact) else { return }
    guard !fact.isFurtherReview, let place = known.firstIndex(where: { $0.label == fact.label }) else {
      return otherFacts.append(fact)
    }
    if fact.items.isStrictSuperset(of: otherFacts[place].items) { otherFacts[place] = fact }
  }

  /// Returns true if both have ended with different statuses and these facts have the later date.
  fileprivate func hasLaterEnd(than known: ReaderFacts) -> Bool {
    guard status.isEnd, known.status.isEnd, status != known.status, let dateRead else { return false }
    return known.dateRead.map { dateRead > $0 } ?? true
  }
}

extension CalendarDate {
  /// Returns true if the dates are equal up to the precision of `other`.
  fileprivate func isWithin(_ other: CalendarDate) -> Bool {
    year == other.year && (other.month == 0 || month == other.month) && (other.day == 0 || day == other.day)
  }
}

extension SourceFact {
  /// The elements of a comma-separated list.
  fileprivate var items: Set<String> {
    Set(value.split(separator: ",").map { WhiteSpace.collapsed(String($0)) })
  }
}

/// Returns the greater of two optional values; nil if both are nil.
private func greater<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
  guard let left, let right else { return left ?? right }
  return max(left, right)
}

extension ReadingStatus {
  /// The rank of a status: how far the reader has come.
  fileprivate var weight: Int {
    switch self {
    case .unknown: 0
    case .wantToRead: 1
    case .reading, .paused: 2
    case .read, .didNotFinish: 3
    }
  }

  /// True if the reader has finished or abandoned the book.
  fileprivate var isEnd: Bool { self == .read || self == .didNotFinish }
}
