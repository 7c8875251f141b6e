// The series of a library as a page: a sign for each place, and the next book. A single series has a line per
// place. Lines fit a terminal.
//
//     The Expanse · James S.A. Corey                                         4/9 books
//       ✓1…2 ✓2.5 ●3 ○4 ●5   next: 3, Abaddon's Gate

import BooksTrack
import LabWorld

/// Renders the series of a library.
struct SeriesPage {
  private let series: ImportedSeries

  init(_ series: ImportedSeries) { self.series = series }

  private static let width = WrappedText.width

  var text: String {
    let lines =
      series.lines.isEmpty
      ? ["no series: no title names one"]
      : series.isNamed ? Array(series.lines.map(detail).joined(separator: [""])) : overview
    return (lines + (series.lines.isEmpty ? [] : ["", "✓ read  ● owned, not read  ○ missing"]))
      .map(\.withoutControls).joined(separator: "\n") + "\n"
  }

  // MARK: All series

  private var overview: [String] {
    let stages = SeriesList.Stage.allCases.reversed().map { stage in
      "\(stage.title) \(series.lines.count { $0.shelf.stage == stage }.grouped)"
    }
    return ["series  \(series.lines.count.grouped): \(stages.joined(separator: ", "))"]
      + series.lines.flatMap { ["", Self.head($0.shelf)] + Self.strip($0) }
  }

  /// The name and author on the left, `4/7 books` on the right.
  private static func head(_ shelf: SeriesShelf) -> String {
    let progress = shelf.badge ?? shelf.owned.text
    let room = width - progress.count - 2
    let name = Self.name(shelf).fitted(to: room)
    return name + String(repeating: " ", count: room - name.visibleWidth + 2) + progress
  }

  private static func name(_ shelf: SeriesShelf) -> String {
    shelf.author.map { "\(shelf.name) · \($0)" } ?? shelf.name
  }

  private static func strip(_ line: ImportedSeries.Line) -> [String] {
    let signs = "  " + Self.signs(line.shelf.places).joined(separator: " ")
    guard let next = line.next.map({ "next: \($0)" }) else { return WrappedText.lines(of: signs, indent: 2) }
    if signs.visibleWidth + next.visibleWidth + 3 <= width { return ["\(signs)   \(next)"] }
    return WrappedText.lines(of: signs, indent: 2) + ["  " + next.fitted(to: width - 2)]
  }

  /// The sign and position of each place. Three or more consecutive whole volumes of one state are a span:
  /// `✓1…5`.
  private static func signs(_ places: [SeriesShelf.Place]) -> [String] {
    var signs: [String] = []
    var rest = places[...]
    while let first = rest.first {
      let run = rest.prefix(run(at: rest))
      let place = first.position?.description ?? "?"
      let last = run.count > 2 ? run.last?.position.map { "…\($0)" } : nil
      signs.append(first.state.sign + place + (last ?? ""))
      rest = rest.dropFirst(last == nil ? 1 : run.count)
    }
    return signs
  }

  /// Returns the number of places from the first that are consecutive whole volumes of one state.
  private static func run(at places: ArraySlice<SeriesShelf.Place>) -> Int {
    guard let first = places.first, let start = first.volume else { return 1 }
    return zip(places, start...).prefix { $0.state == first.state && $0.volume == $1 }.count
  }

  // MARK: One series

  private func detail(_ line: ImportedSeries.Line) -> [String] {
    let shelf = line.shelf
    let share = shelf.percentageText.map { ", \($0)" } ?? ""
    let facts = [
      ["owned", shelf.owned.text + share],
      ["read", shelf.read.text],
      ["missing", Self.spans(shelf.missing)],
      ["next", line.next ?? (shelf.isFinished ? "nothing, all of it is read" : "nothing")],
    ]
    return WrappedText.lines(of: Self.name(shelf))
      + Grid(columns: 2).render(facts).flatMap {
        WrappedText.lines(of: $0, indent: 9)
      } + [""] + places(shelf)
  }

  private func places(_ shelf: SeriesShelf) -> [String] {
    let positions = shelf.places.map { $0.position?.description ?? "?" }
    let width = min(positions.map(\.count).max() ?? 0, 12)
    return zip(shelf.places, positions).map { place, position in
      let rows = series.rows(of: place)
      let origin = rows.isEmpty ? "" : "  row \(rows.map(String.init).joined(separator: ", "))"
      let left = "  \(place.state.sign) \(position.fitted(to: width).filled(to: width))  "
      let title = (ImportedSeries.title(of: place) ?? "missing").fitted(
        to: Self.width - left.visibleWidth - min(origin.count, 24))
      return left + title + origin.fitted(to: 24)
    }
  }

  /// Formats ranges such as `2, 4-9`; `none` if there are none.
  private static func spans(_ volumes: [Int]) -> String {
    var spans: [ClosedRange<Int>] = []
    for volume in volumes {
      if let last = spans.last, last.upperBound + 1 == volume {
        spans[spans.count - 1] = last.lowerBound...volume
      } else {
        spans.append(volume...volume)
      }
    }
    guard !spans.isEmpty else { return "none" }
    return spans.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension SeriesShelf.Place {
  /// The volume number of a place that is one whole volume.
  fileprivate var volume: Int? {
    guard let position, let volume = position.wholeVolumes.first, position == SeriesPosition(volume) else {
      return nil
    }
    return volume
  }
}

extension SeriesShelf.State {
  /// A sign of one column.
  fileprivate var sign: String {
    switch self {
    case .read: "✓"
    case .owned: "●"
    case .missing: "○"
    }
  }
}

extension String {
  /// Returns the text on one line, cut to a number of columns.
  func fitted(to width: Int) -> String {
    var line = split(whereSeparator: \.isNewline).joined(separator: " ")
    guard line.visibleWidth > width else { return line }
    while line.visibleWidth > width - 1 { line.removeLast() }
    return line + "…"
  }

  /// Returns the text padded with spaces to a number of columns.
  fileprivate func filled(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - visibleWidth))
  }
}
