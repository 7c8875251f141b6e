// Where the books of a library stand in its series, so that it can be said what a new beginning has lost of
// it.

package import BooksTrack
import BooksTrackAPI
package import Measurement

/// Places of books in series, told apart by what a book is called and who wrote it.
package struct PlacesInSeries {
  private struct Place: Hashable {
    let series: SeriesID
    let title: String
    let author: String
    /// Among the volumes and in the story.
    let positions: [SeriesPosition?]
  }

  private let places: [Place]
  private let books: [String: Int]
  private let names: [SeriesID: String]

  package init(_ library: Library) {
    func book(_ work: WorkID) -> (title: String, author: String)? {
      library.works[work].map { work in
        (work.title, work.authors.first.flatMap { library.authors[$0.author]?.name } ?? "")
      }
    }
    places = library.memberships.compactMap { row in
      book(row.work).map {
        Place(
          series: row.series, title: $0.title, author: $0.author,
          positions: [row.position, row.chronological])
      }
    }
    names = library.series.reduce(into: [:]) { $0[$1.id] = $1.name }
    books = library.works.reduce(into: [:]) { books, work in
      guard let book = book(work.id) else { return }
      books["\(book.title) / \(book.author)", default: 0] += 1
    }
  }

  /// Places of books that are there again, and of these the ones in which they stand. Books of one title and
  /// author, which cannot be told apart, are passed over.
  ///
  /// - Parameter missed: Told of each that is not there again: what it was, and where the book stands now.
  package func back(in library: Library, missed: (String, String) -> Void = { _, _ in }) -> Rate {
    let now = PlacesInSeries(library)
    let there = Set(now.places)
    var rate = Rate.none
    for place in places {
      let book = "\(place.title) / \(place.author)"
      guard books[book] == 1, now.books[book] == 1 else { continue }
      rate.count(there.contains(place))
      guard !there.contains(place) else { continue }
      let standing = now.places.filter { $0.title == place.title && $0.author == place.author }
      missed(
        "“\(place.title)” by \(place.author), which stood in \(words(for: place))",
        standing.isEmpty
          ? "it stands in no series" : "it stands in \(standing.map(now.words).joined(separator: "; "))")
    }
    return rate
  }

  private func words(for place: Place) -> String {
    let positions = place.positions.map { $0?.description ?? "none" }
    return "\(names[place.series] ?? "") at \(positions[0]), in the story \(positions[1])"
  }
}
