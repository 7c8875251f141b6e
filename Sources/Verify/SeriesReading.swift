// Parses titles of exports with and without series markers by the extended grammar and by the expression of
// the documents (SER-2), and counts how many places are found and how many found places are true.

import BooksTrack
import LabWorld
import Measurement
import Simulation
import Synthesis

/// Parses the titles of synthetic exports.
enum SeriesReading {
  private struct Counts {
    /// Places that titles name; of these, the ones that were found.
    var found = Rate.none
    /// Places that were found; of these, the true ones.
    var held = Rate.none

    mutating func count(_ title: String, _ row: TruthRow, _ mentions: [SeriesMention]) {
      func key(_ name: String, _ position: String) -> String { "\(name.lowercased())\t\(position)" }
      let all = Set(row.memberships.map { key($0.name, $0.position) })
      let said = Set(row.memberships.filter(\.inTitle).map { key($0.name, $0.position) })
      let read = Set(
        mentions.map { key($0.name ?? "", $0.position?.description ?? "") })
      let names = Set(row.memberships.map { $0.name.lowercased() })
      found = found + Rate(said.intersection(read).count, of: said.count)
      // A series without a position is true if its name is.
      let vague = read.count {
        $0.hasSuffix("\t") && names.contains(String($0.dropLast())) && !all.contains($0)
      }
      held = held + Rate(read.intersection(all).count + vague, of: read.count)
    }
  }

  /// - Parameter read: Finds the series that a title names.
  static func figures(
    by read: @Sendable (String) -> [SeriesMention] = { SeriesGrammar.extended.parse(title: $0).mentions }
  ) -> [VerifyFigure] {
    let catalog = Catalog.make(seed: 3, size: 4_000)
    var extended = Counts()
    var asWritten = Counts()
    var titles = 0
    for reader in 0..<4 {
      let library = SyntheticLibrary.make(
        catalog: catalog, books: 600, stream: RandomStream(seed: 11, name: "markers").substream(reader))
      let drafts = Dictionary(
        ExportReading(library.export, pieces: library.export.count).books.map { ($0.row, $0.title) },
        uniquingKeysWith: { first, _ in first })
      for row in library.truth.rows where !row.kind.isToBeRejected {
        guard let title = drafts[row.row] else { continue }
        titles += 1
        extended.count(title, row, read(title))
        asWritten.count(title, row, SeriesGrammar.asWritten.parse(title: title).mentions)
      }
    }
    return [
      VerifyFigure(
        Target("SER-2.found", "places in titles found")
          .judge(Fraction(extended.found)),
        from: .series, on: Evidence(extended.found.whole, "places", atLeast: 300),
        asWritten: RuleComparison.percent(asWritten.found)),
      VerifyFigure(
        Target("SER-2.true", "places found that are true")
          .judge(Fraction(extended.held)),
        from: .series, on: Evidence(titles, "titles", atLeast: 1_000),
        asWritten: RuleComparison.percent(asWritten.held)),
    ]
  }
}
