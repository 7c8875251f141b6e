// A book that is there already, and gives way to what the file says (DUP-6, `replace`).
//
// The old entry goes and the new one comes in the same transaction. The work keeps its name, and what is
// replaced takes over the names of what was there: references to the work stay valid, what providers have
// said of the edition that is replaced and reading sessions stay, and a file that equals the library changes
// nothing.

extension ImportPlanner {
  /// Puts the draft in the place of everything the reader had entered about a work.
  mutating func replace(_ work: Work, by draft: BookDraft) -> DuplicateEffect {
    let old = editor.library
    let editions = old.editions(of: work.id)
    let entries = old.entries(of: work.id)
    retired[work.id] = editions
    let kept = entries.first
    for entry in entries.dropFirst() {
      // The time that the reader spent with the book is not what a file replaces.
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
      id: kept?.id ?? editor.newEntryID(), work: work.id, edition: edition, facts: draft.reader,
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

  /// The series that a draft's title names, but for those that a title of the work has named before and in
  /// which the work no longer stands: the reader has taken it out, and a file does not put it back (SER-10).
  private func lastingMentions(of draft: BookDraft, _ work: Work, _ old: Library) -> [SeriesMention] {
    let mentions = rules.series.mentions(title: draft.title)
    guard !mentions.isEmpty else { return [] }
    let known = mentionsKnown(of: work, in: old)
    let names = old.memberships(of: work.id).compactMap { old.series[$0.series]?.name }
    return mentions.filter { mention in
      names.contains { mention.isOfSeries(named: $0) } || !known.contains { $0.says(mention) }
    }
  }

  /// Takes a work whose title has changed out of the series that the old title had put it in; never out of a
  /// series that the reader has arranged, nor from a place that the reader has given it.
  private mutating func leaveAutomaticSeries(_ work: WorkID) {
    for membership in editor.library.memberships(of: work) where membership.source == .automatic {
      if editor.library.series[membership.series]?.source == .automatic { editor.remove(membership.id) }
    }
  }

  /// The retired edition that a draft speaks of, without what the reader had said of it: the one with its
  /// ISBN, else the one that agrees with it most and contradicts it nowhere.
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
