// The series of a library after an import: their shelves, the next book of each, and the rows from which the
// books came.

import BooksTrack
import Foundation
import LabWorld

/// All series of a library, or those with a name.
struct ImportedSeries {
  /// A series.
  struct Line {
    let shelf: SeriesShelf
    /// A description of the next book; nil if none is known to be left.
    let next: String?
  }

  /// The series, sorted by name.
  let lines: [Line]
  /// True if a name was requested.
  let isNamed: Bool
  /// The rows of the file by the work that they were imported as.
  private let rows: [WorkID: [Int]]

  /// - Parameter name: Empty for all series. If no series has the name, those that contain it are used.
  /// - Throws: `Failure` if no series matches.
  init(of library: Library, named name: String, after summary: ImportSummary) throws(Failure) {
    let shelves = SeriesList(of: library).lines().compactMap { line in
      library.series[line.series].map { SeriesShelf(of: $0, in: library) }
    }
    isNamed = !name.isEmpty
    let found = isNamed ? try Self.series(called: name, of: shelves, in: library) : shelves
    lines = found.map { Line(shelf: $0, next: Self.next(on: $0)) }
    rows = Dictionary(grouping: zip(summary.outcomes, summary.outcomeRows), by: \.0.work)
      .mapValues { $0.map(\.1) }
  }

  /// Shelves of a library that no import has just changed.
  ///
  /// - Parameter isNamed: True if one of them was requested.
  init(_ shelves: [SeriesShelf], isNamed: Bool) {
    self.isNamed = isNamed
    lines = shelves.map { Line(shelf: $0, next: Self.next(on: $0)) }
    rows = [:]
  }

  private static func series(
    called name: String, of shelves: [SeriesShelf], in library: Library
  ) throws(Failure) -> [SeriesShelf] {
    let same = Set(library.series(named: name).map(\.id))
    let exact = shelves.filter { same.contains($0.series) }
    guard exact.isEmpty else { return exact }
    let parts = shelves.filter { $0.name.localizedStandardContains(name) }
    guard parts.isEmpty else { return parts }
    let near = NearestWord.nearest(to: name.lowercased(), among: shelves.map { $0.name.lowercased() })
    let proposal = shelves.first { $0.name.lowercased() == near }.map { "; did you mean \($0.name)?" }
    let rest = shelves.isEmpty ? "; there is no series at all" : "; --series without a name lists them all"
    throw Failure(
      status: .noInput,
      message: "no series is called \"\(name)\"\(proposal ?? rest)".withoutControls)
  }

  private static func next(on shelf: SeriesShelf) -> String? {
    switch shelf.next {
    case .add(_, let volume): "add \(volume)"
    case .lookFor(_, let volume): "look for \(volume)"
    case .continueWith(_, let work):
      shelf.places.first { $0.work == work }.map { place in
        [place.position?.description, Self.title(of: place)].compactMap { $0 }.joined(separator: ", ")
      }
    case .others, nil: nil
    }
  }

  /// The title of a place without its series marker; nil if the book is missing.
  static func title(of place: SeriesShelf.Place) -> String? {
    place.title.map { SeriesGrammar.extended.parse(title: $0).title }
  }

  /// The rows from which a book came; empty if it was in the library before.
  func rows(of place: SeriesShelf.Place) -> [Int] { place.work.flatMap { rows[$0] } ?? [] }

  /// The places of all rows whose books are in one of the series, in the order of the file.
  var places: [(row: Int, place: SeriesShelf.Place, shelf: SeriesShelf)] {
    lines.flatMap { line in
      line.shelf.places.flatMap { place in rows(of: place).map { (row: $0, place: place, shelf: line.shelf) }
      }
    }.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }.map(\.element)
  }
}
