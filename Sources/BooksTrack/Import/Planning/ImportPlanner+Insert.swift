// Insertion of new books.

internal import BooksTrackAPI

extension ImportPlanner {
  /// Inserts a work with its edition, entry, enrichment job (ENR-1) and series.
  ///
  /// - Parameter keys: The match keys of the draft.
  mutating func insert(_ draft: BookDraft, _ keys: MatchKeys) -> WorkID {
    let work = Work(
      id: editor.newID(), title: draft.title, authors: credits(draft.authors),
      firstPublished: draft.firstPublished)
    // The edition first, so that the match index adds both in one step.
    let edition = addEdition(of: draft, to: work)
    editor.insert(work, like: keys)
    editor.put(
      Entry(
        id: editor.newID(), work: work.id, edition: edition, facts: draft.reader,
        sourceID: draft.sourceID))
    editor.put(EnrichmentJob(id: editor.newID(), work: work.id))
    editor.restorePlaces(of: work.id, now: now)
    if keys.titleKeys.value.mayHaveMarkers || !rules.series.grammar.readsMarkers {
      link(work.id, title: draft.title)
    }
    linkColumns(of: draft, work.id, known: nil, keys)
    firstRows[work.id] = draft.row
    return work.id
  }

  /// Returns the credits of a draft's authors; another spelling of a name is the same author.
  mutating func credits(_ authors: [DraftAuthor]) -> [AuthorCredit] {
    var credits: [AuthorCredit] = []
    for author in authors {
      let credit = AuthorCredit(author: self.author(author.name), role: author.role)
      if !credits.contains(where: { $0.author == credit.author }) { credits.append(credit) }
    }
    return credits
  }

  private mutating func author(_ name: String) -> AuthorID {
    if let known = editor.library.author(named: name) { return known }
    let author = Author(id: editor.newID(), name: name)
    editor.put(author)
    return author.id
  }

  /// Adds the edition of a draft; returns nil if the draft has no edition data.
  mutating func addEdition(of draft: BookDraft, to work: Work) -> EditionID? {
    let facts = editionFacts(of: draft, in: work)
    guard !facts.isEmpty || draft.unusableISBN != nil else { return nil }
    let blank =
      recycledEdition(for: draft, of: work.id)
      ?? Edition(
        id: editor.newID(), work: work.id, facts: EditionFacts())
    let edition = blank.filled(from: facts).keeping(unusableISBN: draft.unusableISBN)
    editor.put(edition)
    return edition.id
  }

  /// Returns the edition data of a draft; with its title only if that differs from the work's.
  func editionFacts(of draft: BookDraft, in work: Work) -> EditionFacts {
    var facts = draft.edition
    if facts.title == nil, draft.title != work.title,
      FoldedText.fold(draft.title) != FoldedText.fold(work.title)
    {
      facts.title = draft.title
    }
    return facts
  }
}

extension SeriesGrammar {
  /// True if the series parser relies on markers, so that a title in which matching found none names no
  /// series.
  fileprivate var readsMarkers: Bool { if case .extended = forms { true } else { false } }
}

extension Edition {
  /// The provider name under which a cell of an ISBN column that is not an ISBN is kept.
  static let isbnColumn = "isbn-column"
  /// The provider name under which titles that name a series are kept, if the title field is taken.
  private static let titleColumn = "title-column"

  /// Returns this edition with the unusable text of its ISBN column, which is not used for matching.
  func keeping(unusableISBN: String?) -> Edition {
    guard let unusableISBN else { return self }
    return keeping(ExternalID(provider: Self.isbnColumn, value: unusableISBN))
  }

  /// Returns this edition with a further title.
  func keeping(furtherTitle: String) -> Edition {
    keeping(ExternalID(provider: Self.titleColumn, value: furtherTitle))
  }

  /// The further titles that were kept.
  var furtherTitles: [String] {
    self.externalIDs.filter { $0.provider == Self.titleColumn }.map(\.value)
  }

  private func keeping(_ id: ExternalID) -> Edition {
    guard !self.externalIDs.contains(id) else { return self }
    var edition = self
    edition.externalIDs = (self.externalIDs + [id]).sorted()
    return edition
  }
}
