// Digests of the data that readers change, to detect whether a book has been changed since an import created
// it. Lookups fill in none of it except the year of first publication.
//
// Digests are stored for as long as an import can be undone. A field added to the reader's facts therefore
// contributes only if it has a value, so that books without it keep their digests.

internal import BooksTrackAPI

extension Library {
  /// Returns a digest of what a reader can see and change of a work: title, authors and year, all entries
  /// with their reading sessions, the reader's own edition and diversity data, and manual series memberships.
  /// Automatic memberships are left out because lookups add them.
  ///
  /// - Parameter withYear: False to compute the digest as if there were no year of first publication.
  func readerDigest(of id: WorkID, withYear: Bool = true) -> UInt64 {
    guard let work = works[id] else { return 0 }
    var digest = StableDigest()
    digest.absorb(work.title)
    digest.absorb(withYear ? work.firstPublished : nil)
    digest.absorb(work.authors.count)
    for credit in work.authors {
      digest.absorb(credit.author)
      digest.absorb(credit.role)
    }
    for entry in entries(of: id) { digest.absorb(entry) }
    for entry in entries(of: id) { for session in sessions(of: entry.id) { digest.absorb(session.id) } }
    for fact in diversityFacts(of: id) where fact.source == .reader {
      digest.absorb(fact.id)
      digest.absorb(fact.value)
    }
    for override in overrides(of: id) { digest.absorb(override.id) }
    for place in memberships(of: id) where place.source == .manual {
      digest.absorb(0x5_0001 as UInt64)
      digest.absorb(place.series)
      digest.absorb(place.position?.description)
      digest.absorb(place.chronological?.description)
    }
    for edition in editions(of: id) where !edition.readerFields.isEmpty {
      digest.absorb(edition.id)
      digest.absorb(edition.readerDigest)
    }
    return digest.value
  }
}

extension Library {
  /// Returns true if a work is unchanged since the import that recorded the digest.
  ///
  /// If the import had no year of first publication and a lookup has attached a record, the year is ignored,
  /// because it may be the record's.
  func isAsImported(_ id: WorkID, _ digest: UInt64) -> Bool {
    if readerDigest(of: id) == digest { return true }
    return works[id]?.provenance.primaryProvider != nil && readerDigest(of: id, withYear: false) == digest
  }
}

extension Edition {
  /// A digest of the fields that the reader entered.
  var readerDigest: UInt64 {
    var digest = StableDigest()
    digest.absorb(UInt64(self.readerFields.rawValue))
    if self.readerFields.contains(.title) { digest.absorb(self.facts.title) }
    if self.readerFields.contains(.isbn) { digest.absorb(self.facts.isbn?.number ?? 0) }
    if self.readerFields.contains(.publisher) { digest.absorb(self.facts.publisher) }
    if self.readerFields.contains(.binding) { digest.absorb(self.facts.binding) }
    if self.readerFields.contains(.pageCount) { digest.absorb(self.facts.pageCount) }
    if self.readerFields.contains(.yearPublished) { digest.absorb(self.facts.yearPublished) }
    if self.readerFields.contains(.language) { digest.absorb(self.facts.language) }
    if self.readerFields.contains(.coverURL) { digest.absorb(self.facts.coverURL) }
    return digest.value
  }
}

extension Series {
  /// A digest of the fields of a series that a reader can change.
  var readerDigest: UInt64 {
    var digest = StableDigest()
    digest.absorb(name)
    digest.absorb(hasTotalOfReader ? total : nil)
    digest.absorb(source.rawValue)
    return digest.value
  }
}

extension StableDigest {
  fileprivate mutating func absorb<Entity>(_ id: Identifier<Entity>) {
    absorb(UInt64(id.replica) << 32 | UInt64(id.serial))
  }

  fileprivate mutating func absorb(_ entry: Entry) {
    absorb(entry.id)
    absorb(entry.sourceID)
    if let edition = entry.edition { absorb(edition) } else { absorb(UInt64.max) }
    absorb(entry.facts)
    if let page = entry.currentPage {
      absorb(0x4_0001 as UInt64)
      absorb(page)
    }
  }

  private mutating func absorb(_ facts: ReaderFacts) {
    absorb(facts.status.rawValue)
    absorb(facts.exclusiveShelf)
    absorb(facts.shelves.count)
    for shelf in facts.shelves { absorb(shelf) }
    absorb(facts.rating?.quarters)
    absorb(facts.dateAdded)
    absorb(facts.dateRead)
    absorb(facts.purchaseDate)
    absorb(facts.readCount)
    absorb(facts.review)
    absorb(facts.reviewHasSpoilers ? 1 : 0 as UInt64)
    absorb(facts.ownedCopies)
    absorb(facts.privateNotes)
    absorb(facts.recommendedBy)
    absorb(facts.recommendedFor)
    absorb(facts.purchaseLocation)
    absorb(facts.condition)
    absorb(facts.conditionDescription)
    absorb(facts.bookCrossingID)
    absorbAdded(facts)
  }

  /// Adds the fields introduced after version 1 of the format, each with its own tag.
  private mutating func absorbAdded(_ facts: ReaderFacts) {
    if let date = facts.dateStarted {
      absorb(0x2_0001 as UInt64)
      absorb(date)
    }
    for reading in facts.readings {
      absorb(0x2_0002 as UInt64)
      absorb(reading.start)
      absorb(reading.finish)
    }
    if let comment = facts.comment {
      absorb(0x2_0003 as UInt64)
      absorb(comment)
    }
    for fact in facts.otherFacts {
      absorb(0x2_0004 as UInt64)
      absorb(fact.label)
      absorb(fact.value)
    }
  }

  private mutating func absorb(_ date: CalendarDate?) {
    absorb(date.map { ($0.year * 16 + $0.month) * 32 + $0.day })
  }
}
