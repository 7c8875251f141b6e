// Records the places of a library's books in series, so that a rebuilt library can be compared with the old
// one.

package import BooksTrack
import BooksTrackAPI
package import Measurement

/// The places of a library's books in series. A book is identified by its title and first author.
package struct PlacesInSeries {
  private struct Place: Hashable {
    let series: SeriesID
    let title: String
    let author: String
    /// The position in publication order and the chronological position.
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

  /// Returns the share of places that `library` has again, of those of books that it has again. Books that
  /// share title and author with another are skipped.
  ///
  /// - Parameter missed: Called for each place that is missing, with a description of it and of the book's
  ///   current   places.
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
