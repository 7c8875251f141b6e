// Checks the normalization of export titles for search (TTL-1, TTL-3): the marker of a series is removed, and
// a subtitle is removed unless only the name of the series would be left. A volume named like its series
// keeps its number. The truth is the titles of the catalog; the rules of the documents are compared with
// those of the stack.

import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synthesis

/// Normalizes the titles of synthetic exports.
enum TitleAsking {
  private struct Counts {
    /// Titles with a marker; of these, the ones normalized to the title of the book.
    var marked = Rate.none
    /// Titles with a subtitle; of these, the ones normalized as they should be.
    var subtitled = Rate.none

    mutating func count(_ title: String, _ row: TruthRow, _ catalog: Catalog, by rules: TitleRules) {
      let (edition, work) = (catalog.editions[row.edition], catalog.works[row.work])
      let query = letters(rules.normalizedForSearch(title))
      let bare = letters(edition.title)
      let full = bare + letters(edition.subtitle ?? "")
      let place = work.memberships.first { letters(catalog.series[$0.series].name) == bare }
      if row.marker != .none {
        let isNamed = query == full && full != bare
        let number = query.hasPrefix(bare) ? numbers(query.dropFirst(bare.count)) : []
        if let position = place?.position.whole {
          // The number occurs once, wherever the export has it; the first volume may have the bare title.
          marked.count(isNamed || number == [position] || position == 1 && query == bare)
        } else {
          // With or without the subtitle, and nothing after it.
          marked.count(isNamed || query == bare)
        }
      } else if let subtitle = edition.subtitle, title.contains(": \(subtitle)") {
        subtitled.count(query == (place != nil ? full : bare))
      }
    }

    private func numbers(_ text: Substring) -> [Int] {
      text.split { !$0.isNumber }.compactMap { Int($0) }
    }

    /// Returns the letters and digits of a text in lower case.
    private func letters(_ text: String) -> String {
      String(text.lowercased().filter { $0.isLetter || $0.isNumber })
    }
  }

  /// - Parameter rules: The rules of the stack.
  static func figures(by rules: TitleRules = .corrected) -> [VerifyFigure] {
    let catalog = Catalog.make(seed: 3, size: 4_000)
    var (corrected, markers, subtitles) = (Counts(), Counts(), Counts())
    for reader in 0..<4 {
      let library = SyntheticLibrary.make(
        catalog: catalog, books: 600,
        stream: RandomStream(seed: 11, name: "titles").substream(reader))
      let drafts = Dictionary(
        ExportReading(library.export, pieces: library.export.count).books.map {
          ($0.row, $0.title)
        },
        uniquingKeysWith: { first, _ in first })
      for row in library.truth.rows where row.kind == .book {
        guard let title = drafts[row.row] else { continue }
        corrected.count(title, row, catalog, by: rules)
        markers.count(title, row, catalog, by: .markersAsWritten)
        subtitles.count(title, row, catalog, by: .subtitleAsWritten)
      }
    }
    return [
      figure(
        "TTL-1.markers", "titles without their markers", corrected.marked, "markers", markers.marked
      ),
      figure(
        "TTL-3.subtitles", "titles without subtitles", corrected.subtitled, "subtitles",
        subtitles.subtitled),
    ]
  }

  private static func figure(
    _ id: FigureID, _ title: String, _ rate: Rate, _ noun: String, _ asWritten: Rate
  ) -> VerifyFigure {
    VerifyFigure(
      Target(id, title).judge(Fraction(rate)), from: .series,
      on: Evidence(rate.whole, noun, atLeast: 100), asWritten: RuleComparison.percent(asWritten))
  }
}
