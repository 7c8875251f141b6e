// Reset of a library: all books are removed and the series stay; a book that is added again is restored to
// its places in series (SER-15).

package import BooksTrackAPI

extension LibraryEditor {
  /// Removes all books with their dependent rows, and all imports.
  ///
  /// Series stay, with their names, totals and authors, and so do the places of books in them, detected or
  /// placed by the reader. Points stay, and so do authors about whom the reader has made a statement (CAS-2).
  /// All other authors are removed.
  ///
  /// - Complexity: O(*n*) in the rows of the library.
  public mutating func reset() {
    let kinds = RowKinds.all.compactMap { kind in kind.reset.turn.map { (turn: $0, kind: kind) } }
    for (_, kind) in kinds.sorted(by: { $0.turn < $1.turn }) { kind.removeAllInReset(&self) }
  }

  /// Stores the places of a removed work in an `AbsentBook`.
  mutating func keepPlaces(of work: Work) {
    let memberships = library.memberships(of: work.id)
    guard !memberships.isEmpty else { return }
    let writers = work.authors.filter { $0.role == nil }
    let people = writers.isEmpty ? work.authors : writers
    let isbns = Set(library.editions(of: work.id).flatMap { $0.facts.allISBNs })
    put(
      AbsentBook(
        id: newID(), title: work.title,
        authors: people.compactMap { library.authors[$0.author]?.name },
        isbns: isbns.sorted(), cover: library.firstCover(of: work.id),
        places: memberships.map { row in
          AbsentPlace(
            series: row.series, position: row.position, chronological: row.chronological, source: row.source,
            merged: row.merged)
        }))
  }

  /// Removes the stored places of a work that is in the library again.
  ///
  /// - Complexity: A look-up in the match index; O(1) if no book is absent.
  package mutating func forgetFormerPlaces(of work: WorkID) {
    if let book = library.absentBook(thatIs: work) { remove(book.id) }
  }

  /// Restores the places that a new work had before a reset.
  ///
  /// The work is recognized like a duplicate. Memberships that it already has stay, unless the reader had
  /// placed it by hand.
  ///
  /// - Complexity: A look-up in the match index; O(1) if no book is absent.
  package mutating func restorePlaces(of work: WorkID, now: Timestamp) {
    guard let book = library.absentBook(thatIs: work) else { return }
    remove(book.id)
    for place in book.places {
      guard var series = library.series[place.series] else { continue }
      var membership =
        library.membership(of: work, in: place.series)
        ?? Membership(
          id: newID(), series: place.series, work: work, position: nil, source: place.source)
      if membership.source == .automatic || place.source == .manual {
        membership.position = place.position ?? membership.position
        membership.chronological = place.chronological ?? membership.chronological
        membership.source = place.source
      }
      membership.merged += place.merged.filter { kept in
        !membership.merged.contains { $0.merge == kept.merge }
      }
      put(membership)
      series.updated = max(series.updated, now)
      put(series)
      settleTotal(of: series.id)
    }
  }
}

extension RowKind {
  fileprivate static func removeAllInReset(_ editor: inout LibraryEditor) {
    for row in Array(editor.library[keyPath: table]) { removeInReset(row, in: &editor) }
  }
}

extension ResetRule {
  fileprivate var turn: Int? { if case .goes(let turn) = self { turn } else { nil } }
}
