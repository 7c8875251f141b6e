// The library of one reader as its screens show it after a run: the largest series, place by place, and the
// radar chart. A page of a run draws it.

package import BooksTrack

/// The series and the radar chart of a library.
package struct LibraryPicture: FigureValue, Hashable {
  /// An axis of the radar chart.
  package struct ChartAxis: Codable, Sendable, Hashable {
    package let name: String
    /// The share of books with a value, in percent.
    package let completion: Int
    /// True if data is missing.
    package let isGhost: Bool
    /// In thousandths.
    package let variety: Int
    /// The values with their numbers of books, the most frequent first: `African 12`.
    package let values: [String]

    /// - Parameter most: The maximum number of values to name.
    package init(_ axis: RadarAxis, values most: Int = .max) {
      name = axis.axis.name
      completion = axis.completion.percent
      isGhost = axis.isGhost
      variety = axis.variety
      values = axis.values.prefix(most).map { "\($0.value) \($0.books)" }
    }
  }

  /// A series.
  package struct Series: Codable, Sendable, Hashable {
    package let name: String
    /// Nil if there are several.
    package let author: String?
    /// The progress in words, such as `4/7 books`.
    package let progress: String
    /// The first places, in publication order.
    package let places: [Place]
    /// The number of places that are not in `places`.
    package let furtherPlaces: Int
  }

  /// A place of a series.
  package struct Place: Codable, Sendable, Hashable {
    /// Nil if unknown.
    package let position: String?
    /// Nil if unknown.
    package let title: String?
    /// `owned`, `read` or `missing`.
    package let state: String
  }

  /// The maximum numbers of series, of places of a series, and of values of an axis.
  package static let most = (series: 12, places: 40, values: 4)

  /// The number of the reader.
  package let reader: Int
  package let books: Int
  /// The number of all series.
  package let seriesInAll: Int
  /// The series with the most books, sorted by their numbers of books.
  package let series: [Series]
  package let axes: [ChartAxis]

  /// - Complexity: O(*n* log *n*) in the works.
  package init(of library: Library, reader: Int, cascade: CascadePolicy) {
    self.reader = reader
    books = library.works.count
    let lines = SeriesList(of: library).lines()
    seriesInAll = lines.count
    let shelves = lines.compactMap { library.series[$0.series] }.map { SeriesShelf(of: $0, in: library) }
    let sizes = shelves.map { shelf in shelf.places.count { $0.work != nil } }
    let largest = shelves.indices.sorted { (sizes[$1], $0) < (sizes[$0], $1) }
    series = largest.prefix(Self.most.series).map { Series(shelves[$0]) }
    axes = RadarChart(DiversityIndex(library, cascade: cascade).stats()).axes.map {
      ChartAxis($0, values: Self.most.values)
    }
  }

  /// One reader of a run has a picture; of several, the reader with the lowest number is kept.
  package mutating func add(_ other: LibraryPicture) {
    if other.reader < reader { self = other }
  }

  package static var shape: FigureShape { .defined("libraryPicture") }
}

extension LibraryPicture.Series {
  fileprivate init(_ shelf: SeriesShelf) {
    let most = LibraryPicture.most.places
    name = shelf.name
    author = shelf.author
    progress = shelf.owned.text
    places = shelf.places.prefix(most).map {
      LibraryPicture.Place(position: $0.position?.description, title: $0.title, state: $0.state.rawValue)
    }
    furtherPlaces = max(0, shelf.places.count - most)
  }
}
