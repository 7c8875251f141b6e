// Two accounts of one reader about one book made one (DUP-6, `smart`).
//
// The order matters only where both say something else and neither is richer; then the first stays. Merging
// again what has been merged changes nothing, which is what makes a second import of a file leave no trace
// (IMP-11).

extension ReaderFacts {
  /// These facts, with what the other ones add.
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

  /// A status that says more wins: wanting says more than nothing, reading more than wanting, an end most. Of
  /// two ends that differ the later one wins.
  private mutating func mergeStatus(_ other: ReaderFacts, _ vocabulary: ShelfVocabulary) {
    let before = status
    if other.status.weight > status.weight || other.hasLaterEnd(than: self) {
      status = other.status
      exclusiveShelf = other.exclusiveShelf
    } else if other.status == status {
      exclusiveShelf = exclusiveShelf ?? other.exclusiveShelf
    }
    // A standard shelf among the others repeats the status; one that no longer holds is not carried on.
    func isOutdated(_ shelf: String) -> Bool {
      vocabulary.standardStatus(of: shelf).map { $0 != status } ?? false
    }
    if status != before { shelves.removeAll(where: isOutdated) }
    for shelf in other.shelves where !shelves.contains(shelf) && !isOutdated(shelf) { shelves.append(shelf) }
  }
}

extension ReaderFacts {
  /// The day on which the book was finished: that on which it was given up is none.
  private var finish: CalendarDate? { status == .didNotFinish ? nil : dateRead }

  /// A day on which the book was finished stays one when `dateRead` has room only for a later one.
  fileprivate mutating func keepFinish(on day: CalendarDate) {
    let known = readings.compactMap(\.finish) + [finish].compactMap(\.self)
    guard !known.contains(where: { $0.isWithin(day) }) else { return }
    if let reading = ReadingPeriod(start: nil, finish: day) { readings.append(reading) }
  }

  /// The first review stays the review. Another one is kept as a further one, unless the first has all of its
  /// words.
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

  /// Takes one more entry. Of a label that was known the one that says more stays; only further reviews can
  /// be several.
  fileprivate mutating func take(_ fact: SourceFact, beside known: [SourceFact]) {
    guard !otherFacts.contains(fact) else { return }
    guard !fact.isFurtherReview, let place = known.firstIndex(where: { $0.label == fact.label }) else {
      return otherFacts.append(fact)
    }
    if fact.items.isStrictSuperset(of: otherFacts[place].items) { otherFacts[place] = fact }
  }

  /// Whether both tell of another end of the book, and these of one after the last day that the other ones
  /// know.
  fileprivate func hasLaterEnd(than known: ReaderFacts) -> Bool {
    guard status.isEnd, known.status.isEnd, status != known.status, let dateRead else { return false }
    return known.dateRead.map { dateRead > $0 } ?? true
  }
}

extension CalendarDate {
  /// Whether this is the same day, or a day of the same month or year where the other one says no more.
  fileprivate func isWithin(_ other: CalendarDate) -> Bool {
    year == other.year && (other.month == 0 || month == other.month) && (other.day == 0 || day == other.day)
  }
}

extension SourceFact {
  /// The parts of a list with commas.
  fileprivate var items: Set<String> {
    Set(value.split(separator: ",").map { WhiteSpace.collapsed(String($0)) })
  }
}

/// The greater of two values of which either may be missing.
private func greater<Value: Comparable>(_ left: Value?, _ right: Value?) -> Value? {
  guard let left, let right else { return left ?? right }
  return max(left, right)
}

extension ReadingStatus {
  /// How much a status says about how far the reader has come.
  fileprivate var weight: Int {
    switch self {
    case .unknown: 0
    case .wantToRead: 1
    case .reading, .paused: 2
    case .read, .didNotFinish: 3
    }
  }

  /// Whether the reader is through with the book, or has given it up.
  fileprivate var isEnd: Bool { self == .read || self == .didNotFinish }
}
