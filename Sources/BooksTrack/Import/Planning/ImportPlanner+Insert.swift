// A new book.

internal import BooksTrackAPI

extension ImportPlanner {
  /// Puts a work with its edition, entry and place in the enrichment queue (ENR-1), and in its series.
  ///
  /// - Parameter keys: What of the draft is compared.
  mutating func insert(_ draft: BookDraft, _ keys: MatchKeys) -> WorkID {
    let work = Work(
      id: editor.newWorkID(), title: draft.title, authors: credits(draft.authors),
      firstPublished: draft.firstPublished)
    // The edition first: then the match index takes up both in one step.
    let edition = addEdition(of: draft, to: work)
    editor.put(work, like: keys)
    editor.put(
      Entry(
        id: editor.newEntryID(), work: work.id, edition: edition, facts: draft.reader,
        sourceID: draft.sourceID))
    editor.put(EnrichmentJob(id: editor.newJobID(), work: work.id))
    editor.restorePlaces(of: work.id, now: now)
    if keys.titleKeys.value.mayHaveMarkers || !rules.series.grammar.readsMarkers {
      link(work.id, title: draft.title)
    }
    firstRows[work.id] = draft.row
    return work.id
  }

  /// Puts a work into the series that a title names.
  mutating func link(_ work: WorkID, title: String) {
    SeriesLinker().link(rules.series.mentions(title: title), of: work, in: &editor, now: now)
  }

  /// The credits of a draft's authors; another spelling of a name is the same author.
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
    let author = Author(id: editor.newAuthorID(), name: name)
    editor.put(author)
    return author.id
  }

  /// Adds the edition that a draft speaks of; nil if it says nothing of one.
  mutating func addEdition(of draft: BookDraft, to work: Work) -> EditionID? {
    let facts = editionFacts(of: draft, in: work)
    guard !facts.isEmpty || draft.unusableISBN != nil else { return nil }
    let blank =
      recycledEdition(for: draft, of: work.id)
      ?? Edition(
        id: editor.newEditionID(), work: work.id, facts: EditionFacts())
    let edition = blank.filled(from: facts).keeping(unusableISBN: draft.unusableISBN)
    editor.put(edition)
    return edition.id
  }

  /// What a draft says of its edition; its title only if it is another one than the work's.
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
  /// Whether a title without a marker names no series: what matching has read of it need not be read again.
  fileprivate var readsMarkers: Bool { if case .extended = forms { true } else { false } }
}

extension Edition {
  /// The provider under whose name a cell is kept that stood in an ISBN column and is no ISBN.
  static let isbnColumn = "isbn-column"
  /// The provider under whose name titles are kept that name a series, where another title has the field.
  private static let titleColumn = "title-column"

  /// This edition with what stood in its ISBN column; it is kept and matches nothing.
  func keeping(unusableISBN: String?) -> Edition {
    guard let unusableISBN else { return self }
    return keeping(ExternalID(provider: Self.isbnColumn, value: unusableISBN))
  }

  /// This edition with a further title.
  func keeping(furtherTitle: String) -> Edition {
    keeping(ExternalID(provider: Self.titleColumn, value: furtherTitle))
  }

  /// What was kept so.
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
