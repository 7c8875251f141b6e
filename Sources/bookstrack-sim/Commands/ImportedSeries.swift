// The series of a library after an import, for a page or for a program: their shelves, what comes next on
// each, and which row of the file each book came from.

import BooksTrack
import Foundation
import Lab

/// All series of a library, or those of one name.
struct ImportedSeries {
  /// One series.
  struct Line {
    let shelf: SeriesShelf
    /// What comes next, in words; nil when nothing is known to be left.
    let next: String?
  }

  /// By name.
  let lines: [Line]
  /// Whether only series of one name were asked for.
  let isNamed: Bool
  /// The rows of the file by the work that they ended in.
  private let rows: [WorkID: [Int]]

  /// - Parameter name: Empty for all series. A part of a name finds the series that contain it, if none is
  ///   called so.
  /// - Throws: `Failure` if no series has that name.
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

  /// The title of a place without its marker; nil if the book is missing.
  static func title(of place: SeriesShelf.Place) -> String? {
    place.title.map { SeriesGrammar.extended.parse(title: $0).title }
  }

  /// The rows of the file that a book of a shelf came from; none if it was there before.
  func rows(of place: SeriesShelf.Place) -> [Int] { place.work.flatMap { rows[$0] } ?? [] }

  /// Every row whose book stands in one of the series, in the order of the file.
  var places: [(row: Int, place: SeriesShelf.Place, shelf: SeriesShelf)] {
    lines.flatMap { line in
      line.shelf.places.flatMap { place in rows(of: place).map { (row: $0, place: place, shelf: line.shelf) }
      }
    }.enumerated().sorted { ($0.element.row, $0.offset) < ($1.element.row, $1.offset) }.map(\.element)
  }
}
