// Replacement of a book that is already in the library by a row (DUP-6, `replace`).
//
// The old rows are removed and the new ones added in the same transaction. The work, its first entry and
// matching editions keep their ids: references to the work stay valid, providers' data on the editions and
// reading sessions are kept, and a file equal to the library changes nothing.

extension ImportPlanner {
  /// Replaces everything the reader entered about a work by a draft.
  mutating func replace(_ work: Work, by draft: BookDraft) -> DuplicateEffect {
    let old = editor.library
    let editions = old.editions(of: work.id)
    let entries = old.entries(of: work.id)
    retired[work.id] = editions
    let kept = entries.first
    for entry in entries.dropFirst() {
      // A file does not replace reading sessions.
      for var session in old.sessions(of: entry.id) {
        session.entry = kept?.id ?? entry.id
        editor.put(session)
      }
      editor.remove(entry.id)
    }
    for edition in editions { editor.remove(edition.id) }

    var replaced = work
    replaced.title = draft.title
    replaced.authors = credits(draft.authors)
    replaced.firstPublished = draft.firstPublished
    let edition = addEdition(of: draft, to: replaced)
    editor.put(replaced)
    var entry = Entry(
      id: kept?.id ?? editor.newID(of: Entry.self), work: work.id, edition: edition, facts: draft.reader,
      sourceID: draft.sourceID)
    entry.currentPage = kept?.currentPage
    editor.put(entry)
    let mentions = lastingMentions(of: draft, work, old)
    if replaced.title != work.title { leaveAutomaticSeries(work.id) }
    SeriesLinker().link(mentions, of: work.id, in: &editor, now: now)

    let isSame =
      replaced == work && entries == [entry] && editor.library.editions(of: work.id) == editions
      && editor.library.memberships(of: work.id) == old.memberships(of: work.id)
    return isSame ? .unchanged : .replaced
  }

  /// Returns the series named by a draft's title, except those that a known title of the work names but the
  /// work is not in: the reader has removed it, and an import does not add it again (SER-10).
  private func lastingMentions(of draft: BookDraft, _ work: Work, _ old: Library) -> [SeriesMention] {
    let mentions = rules.series.mentions(title: draft.title)
    guard !mentions.isEmpty else { return [] }
    let known = mentionsKnown(of: work, in: old)
    let names = old.memberships(of: work.id).compactMap { old.series[$0.series]?.name }
    return mentions.filter { mention in
      names.contains { mention.isOfSeries(named: $0) } || !known.contains { $0.says(mention) }
    }
  }

  /// Removes a work whose title has changed from the series of the old title; never from a series that the
  /// reader arranged, nor from a position that the reader set.
  private mutating func leaveAutomaticSeries(_ work: WorkID) {
    for membership in editor.library.memberships(of: work) where membership.source == .automatic {
      if editor.library.series[membership.series]?.source == .automatic { editor.remove(membership.id) }
    }
  }

  /// Returns the retired edition that a draft refers to, without the reader's data: the one with its ISBN,
  /// else the one that agrees with it most and does not contradict it.
  mutating func recycledEdition(for draft: BookDraft, of work: WorkID) -> Edition? {
    let facts = draft.edition
    if let isbn = facts.isbn, let own = retired[work]?.firstIndex(where: { $0.facts.isbn == isbn }) {
      return retired[work]?.remove(at: own).withoutReaderFacts
    }
    var best: (index: Int, agreement: Int)?
    for (index, edition) in (retired[work] ?? []).enumerated() {
      if let isbn = facts.isbn, edition.has(isbn) {
        best = (index, .max)
        break
      }
      let isOther = facts.isbn != nil && edition.readerFields.contains(.isbn)
      guard !isOther, !edition.contradicts(facts) else { continue }
      let agreement = edition.agreement(with: facts)
      if agreement > best?.agreement ?? -1 { best = (index, agreement) }
    }
    return best.flatMap { retired[work]?.remove(at: $0.index).withoutReaderFacts }
  }
}
