// A library of one author's books for the tests of series.

import BooksTrackAPI

@testable import BooksTrack

/// A library editor that adds books to series by name.
struct SeriesFixture {
  var editor = LibraryEditor(Library(replica: 1))
  let author: AuthorID
  private var minute: UInt64 = 0

  init(author name: String = "J. K. Rowling") {
    author = editor.newID(of: Author.self)
    editor.put(Author(id: author, name: name))
  }

  var library: Library { editor.library }

  mutating func now() -> Timestamp {
    minute += 1
    return Timestamp(milliseconds: Int64(minute) * 60_000)
  }

  /// Adds a detected series.
  mutating func series(_ name: String, total: Int? = nil) -> SeriesID {
    let id = editor.newID(of: Series.self)
    editor.put(
      Series(id: id, name: name, total: total, author: author, source: .automatic, created: now()))
    return id
  }

  /// Adds a book of the author to those series.
  @discardableResult
  mutating func book(
    _ title: String, in places: [(SeriesID, String?)], _ status: ReadingStatus = .wantToRead,
    cover: String? = nil
  ) -> WorkID {
    let work = editor.newID(of: Work.self)
    if let cover {
      let facts = EditionFacts(title: title, coverURL: cover)
      editor.put(Edition(id: editor.newID(), work: work, facts: facts))
    }
    editor.put(Work(id: work, title: title, authors: [AuthorCredit(author: author)]))
    editor.put(
      Entry(id: editor.newID(), work: work, edition: nil, facts: ReaderFacts(status: status)))
    for (series, place) in places {
      editor.put(
        Membership(
          id: editor.newID(), series: series, work: work,
          position: place.flatMap { SeriesPosition($0) }))
    }
    return work
  }

  mutating func read(_ work: WorkID) {
    for var entry in library.entries(of: work) {
      entry.facts.status = .read
      editor.put(entry)
    }
  }

  func shelf(_ series: SeriesID) -> SeriesShelf {
    guard let row = library.series[series] else { preconditionFailure("make the series first") }
    return SeriesShelf(of: row, in: library)
  }

  /// Returns the places of the shelf as text: `1✓ 2○ 2.5● 3-5●`.
  func shown(_ series: SeriesID) -> String {
    shelf(series).places.map { place in
      let sign =
        switch place.state {
        case .owned: "●"
        case .read: "✓"
        case .missing: "○"
        }
      return "\(place.position?.description ?? "?")\(sign)"
    }.joined(separator: " ")
  }
}
