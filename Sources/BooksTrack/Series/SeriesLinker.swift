// Puts a work into the series that it was found to stand in: joins one that is there, or makes one (SER-5).
//
// A series is the same if a provider has the same id for both, or if the names are the same but for case, article
// and punctuation and the authors are compatible. Two authors who both call a series "Legacy" have two series. A
// name that is merely close joins nothing.
//
// Linking twice changes nothing. What the reader arranged in a series of their own stays as it is (SER-6): the
// name, the total, and the place of a book that already stands in it.

public import BooksTrackAPI

/// Links works to series.
public struct SeriesLinker: Sendable {
  /// The linker of the stack.
  public init() {}

  /// Puts a work into every series that the mentions name, and gives those series back, in the order of the mentions.
  ///
  /// - Complexity: O(log n) for each mention.
  @discardableResult
  public func link(
    _ mentions: [SeriesMention], of work: WorkID, in editor: inout LibraryEditor, now: Timestamp
  ) -> [SeriesID] {
    guard !mentions.isEmpty, let row = editor.library.works[work] else { return [] }
    let writers = writers(of: row, in: editor.library)
    var linked: [SeriesID] = []
    for mention in mentions {
      guard let name = mention.name, !SeriesNames.key(name).isEmpty else { continue }
      let known = find(name, mention.externalID, of: row, writers, in: editor.library)
      var series =
        known
        ?? Series(
          id: editor.newSeriesID(), name: name, author: writers.first?.id, source: .automatic, created: now)
      if let id = mention.externalID, !series.externalIDs.contains(id) {
        series.externalIDs = (series.externalIDs + [id]).sorted()
      }
      // A series that a provider's id has found may turn out to have several authors.
      if series.source == .automatic, !writers.isEmpty, !isCompatible(series, writers, editor.library) {
        series.author = nil
      }
      let isMoved = place(work, at: mention, in: series, &editor)
      if isMoved { series.updated = max(series.updated, now) }
      editor.put(series)
      if !linked.contains(series.id) { linked.append(series.id) }
    }
    return linked
  }

  private typealias Writer = (id: AuthorID, name: AuthorName)

  private func writers(of work: Work, in library: Library) -> [Writer] {
    work.authors.filter { $0.role == nil }.compactMap { credit in
      guard let author = library.authors[credit.author] else { return nil }
      let name = AuthorName(author.name)
      return name.isAnonymous ? nil : (author.id, name)
    }
  }

  private func find(
    _ name: String, _ externalID: ExternalID?, of work: Work, _ writers: [Writer], in library: Library
  ) -> Series? {
    if let externalID, let known = library.series(externalID: externalID).first { return known }
    let sameName = library.series(named: name)
    // A series in which the work stands already, then the reader's own, then the oldest.
    let memberships = library.memberships(of: work.id)
    return sameName.first { series in memberships.contains { $0.series == series.id } }
      ?? sameName.first { $0.source == .manual && isCompatible($0, writers, library) }
      ?? sameName.first { isCompatible($0, writers, library) }
  }

  /// A series without an author has several, and any may join. A work without an author joins only such a series.
  private func isCompatible(_ series: Series, _ writers: [Writer], _ library: Library) -> Bool {
    guard let id = series.author, let author = library.authors[id] else { return true }
    let name = AuthorName(author.name)
    return writers.contains { $0.id == id || $0.name.isCompatible(with: name) }
  }

  /// Puts the work in its place; true if that changed something. A place that is known stays.
  private func place(
    _ work: WorkID, at mention: SeriesMention, in series: Series, _ editor: inout LibraryEditor
  ) -> Bool {
    guard var membership = editor.library.memberships(of: work).first(where: { $0.series == series.id })
    else {
      editor.put(
        Membership(
          id: editor.newMembershipID(), series: series.id, work: work, position: mention.position))
      return true
    }
    guard membership.position == nil, mention.position != nil else { return false }
    membership.position = mention.position
    editor.put(membership)
    return true
  }
}
