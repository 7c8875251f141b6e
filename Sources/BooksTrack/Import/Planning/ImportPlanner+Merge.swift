// Merging of a row into a book that is already in the library (DUP-6, `smart`).

internal import BooksTrackAPI

extension ImportPlanner {
  /// Merges a draft into a work: fills missing fields, keeps the richer value, and changes nothing that the
  /// reader entered.
  mutating func merge(_ draft: BookDraft, into work: Work) -> DuplicateEffect {
    // Computed before the edition takes the title.
    let mentions = newMentions(of: draft, work)
    let edition = mergeEdition(of: draft, into: work)
    let isEditionNew = edition.isChanged
    let isWorkNew = mergeWork(draft, work)
    let known = editor.library.oldestEntry(of: work.id)
    let isEntryNew = mergeEntry(draft, work.id, edition.id)
    // A work with new ISBNs or titles may turn out to be a book that was in the library before a reset.
    if isEditionNew || isWorkNew { editor.restorePlaces(of: work.id, now: now) }
    let isTitleNew = keepTitle(of: draft, mentions, edition.id)
    let isSeriesNew = link(mentions, of: work.id) || linkColumns(of: draft, work.id, known: known, nil)
    return isEditionNew || isWorkNew || isEntryNew || isTitleNew || isSeriesNew ? .merged : .unchanged
  }

  private mutating func mergeEdition(of draft: BookDraft, into work: Work) -> (
    id: EditionID?, isChanged: Bool
  ) {
    let facts = editionFacts(of: draft, in: work)
    guard !facts.isEmpty || draft.unusableISBN != nil else { return (nil, false) }
    guard let edition = edition(that: facts, speakOf: work) else {
      return (addEdition(of: draft, to: work), true)
    }
    let copy = unnumberedCopy(of: work, that: facts).flatMap { $0.id == edition.id ? nil : $0 }
    let own = edition.readerFields.isEmpty ? copy : nil
    let known = own.map { edition.filled(from: $0.readerFacts) } ?? edition
    let filled = known.filled(from: facts).keeping(unusableISBN: draft.unusableISBN)
    editor.put(filled)
    if let own { give(edition.id, inPlaceOf: own) }
    return (edition.id, filled != edition)
  }

  /// Keeps a title that names a new series if the title field is taken, so that the series counts as known
  /// next time. Returns true if the title was not kept yet.
  private mutating func keepTitle(of draft: BookDraft, _ mentions: [SeriesMention], _ id: EditionID?) -> Bool
  {
    guard !mentions.isEmpty, let id, let edition = editor.library.editions[id],
      edition.facts.title != draft.title || !edition.readerFields.contains(.title)
    else { return false }
    let kept = edition.keeping(furtherTitle: draft.title)
    editor.put(kept)
    return kept != edition
  }

  /// Returns the edition of the reader's entry if the reader entered no ISBN for it and a row with an ISBN
  /// may refer to it.
  private func unnumberedCopy(of work: Work, that facts: EditionFacts) -> Edition? {
    guard facts.isbn != nil, let id = editor.library.oldestEntry(of: work.id)?.edition,
      let copy = editor.library.editions[id], !copy.readerFields.contains(.isbn),
      !copy.contradicts(facts, settled: work.conflicts),
      !copy.externalIDs.contains(where: { $0.provider == Edition.isbnColumn })
    else { return nil }
    return copy
  }

  /// Replaces the reader's copy by the edition from a lookup that it turned out to be.
  private mutating func give(_ edition: EditionID, inPlaceOf copy: Edition) {
    for var entry in editor.library.entries(of: copy.work) where entry.edition == copy.id {
      entry.edition = edition
      editor.put(entry)
    }
    if copy.provenance.primaryProvider == nil {
      editor.remove(copy.id)
    } else {
      editor.put(copy.withoutReaderFacts)
    }
  }

  /// Returns the edition of a work that a row refers to; nil if the work does not have it.
  func edition(that facts: EditionFacts, speakOf work: Work) -> Edition? {
    let editions = editor.library.editions(of: work.id)
    func contradicts(_ edition: Edition) -> Bool {
      edition.contradicts(facts, settled: work.conflicts)
    }
    if let isbn = facts.isbn {
      // The main ISBN first: a provider may list the ISBN of one edition among those of another.
      return editions.first { $0.facts.isbn == isbn } ?? editions.first { $0.has(isbn) }
        ?? editions.first { $0.facts.isbn == nil && !contradicts($0) }
        // A provider's data on the reader's copy is replaced, including its ISBN.
        ?? editions.first {
          !$0.readerFields.isEmpty && !$0.readerFields.contains(.isbn) && !contradicts($0)
        }
    }
    // The reader's editions first: an edition with providers' data only contradicts nothing.
    return editions.first { !$0.readerFields.isEmpty && !contradicts($0) }
      ?? editions.first { !contradicts($0) }
  }

  private mutating func mergeWork(_ draft: BookDraft, _ work: Work) -> Bool {
    var merged = work
    merged.firstPublished = work.firstPublished ?? draft.firstPublished
    merged.authors = mergedCredits(draft, work)
    editor.put(merged)
    return merged != work
  }

  /// Returns the credits with the draft's further authors if both have the same first author, which may be
  /// mistyped or written in another script; names compatible with a credited one add nothing.
  ///
  /// A work without authors gets those of a row with an ISBN, by which the row will match again. It does not
  /// if some row of the file has this title and neither author nor ISBN: that row would not match again.
  private mutating func mergedCredits(_ draft: BookDraft, _ work: Work) -> [AuthorCredit] {
    let written = editor.library.authorNames(of: work)
    // Most rows name the work's authors with the same spelling.
    if draft.authors.allSatisfy({ written.contains($0.name) }) { return work.authors }
    var names = written.map { AuthorName($0) }
    guard let writer = draft.authors.first else { return work.authors }
    if work.authors.isEmpty, !draft.edition.allISBNs.isEmpty, !AuthorName(writer.name).isAnonymous,
      !hasBookOfNobody(work.title, draft.title)
    {
      return credits(draft.authors)
    }
    let name = AuthorName(writer.name)
    // The book is known to be the same, so its title tells.
    guard let first = names.first,
      first.isCompatible(with: name) || first.isLatin != name.isLatin
        || MistypedText.slips(inName: first, name, isTelling: true) != nil
    else { return work.authors }
    var added: [DraftAuthor] = []
    for author in draft.authors.dropFirst() {
      let name = AuthorName(author.name)
      if names.contains(where: { $0.isCompatible(with: name) }) { continue }
      names.append(name)
      added.append(author)
    }
    let known = Set(work.authors.map(\.author))
    return work.authors + credits(added).filter { !known.contains($0.author) }
  }

  private mutating func mergeEntry(_ draft: BookDraft, _ work: WorkID, _ edition: EditionID?) -> Bool {
    guard let entry = editor.library.oldestEntry(of: work) else {
      editor.put(
        Entry(
          id: editor.newID(), work: work, edition: edition, facts: draft.reader, sourceID: draft.sourceID
        ))
      return true
    }
    var merged = entry
    merged.facts = entry.facts.merged(with: draft.reader, vocabulary: vocabulary)
    merged.edition = entry.edition ?? edition
    merged.sourceID = entry.sourceID ?? draft.sourceID
    editor.put(merged)
    return merged != entry
  }

  /// Returns the series named by a draft's title and by none of the reader's known titles of the work. Those
  /// of known titles were linked when the titles were imported; if a membership is missing, the reader has
  /// removed it.
  private func newMentions(of draft: BookDraft, _ work: Work) -> [SeriesMention] {
    guard draft.title != work.title else { return [] }
    let mentions = rules.series.mentions(title: draft.title)
    guard !mentions.isEmpty else { return [] }
    let known = mentionsKnown(of: work, in: editor.library)
    return mentions.filter { mention in
      !known.contains { other in
        other.says(mention)
          || (other.isSamePlace(as: mention) && !mentions.contains { $0.isSameSeries(as: other) })
      }
    }
  }

  /// Returns the series named by the reader's known titles of a work.
  func mentionsKnown(of work: Work, in library: Library) -> [SeriesMention] {
    let editions = library.editions(of: work.id)
    let titles = editions.compactMap { $0.readerFields.contains(.title) ? $0.facts.title : nil }
    let all = [work.title] + titles + editions.flatMap(\.furtherTitles)
    return all.flatMap { rules.series.mentions(title: $0) }
  }

  private mutating func link(_ mentions: [SeriesMention], of work: WorkID) -> Bool {
    let before = editor.library.memberships(of: work)
    SeriesLinker().link(mentions, of: work, in: &editor, now: now)
    return editor.library.memberships(of: work) != before
  }
}

extension SeriesMention {
  /// Returns true if the names are equal apart from generic words of series names.
  fileprivate func isSameSeries(as other: SeriesMention) -> Bool {
    other.name.map(isOfSeries) ?? false
  }

  /// Returns true if the series has that name, apart from generic words of series names.
  func isOfSeries(named otherName: String) -> Bool {
    name.map { SeriesNames.core($0) == SeriesNames.core(otherName) } ?? false
  }

  /// Returns true if this mention includes all of the other one.
  func says(_ other: SeriesMention) -> Bool {
    isSameSeries(as: other) && (position != nil || other.position == nil)
  }

  /// Returns true if both have the same position: a title that gives it in another series alone is mostly a
  /// translation.
  fileprivate func isSamePlace(as other: SeriesMention) -> Bool {
    position != nil && position == other.position
  }
}
