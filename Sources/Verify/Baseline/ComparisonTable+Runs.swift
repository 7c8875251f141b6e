// The parts of a comparison that are about whole runs: settings, rows that moved, gates, and readers.

import LabWorld

extension ComparisonTable {
  /// The number of readers shown with their commands.
  private static let shownReaders = 3

  /// The settings that differ; empty if none do.
  var settings: [String] {
    guard !comparison.settings.isEmpty else { return [] }
    let isOne = Set(comparison.settings.map(\.part)).count == 1
    let rows = comparison.settings.map { change in
      [isOne ? change.setting : "\(change.part): \(change.setting)", change.before, change.after]
    }
    return Grid(columns: 3).render([["setting", "before", "after"]] + rows) + [""]
  }

  /// The rows, gates and readers of two runs; empty for other documents.
  var runs: [String] { comparison.runs.map { rows($0) + gates($0) + readers($0) } ?? [] }

  private func rows(_ runs: RunDifference) -> [String] {
    let moved = runs.rows(.worse) + runs.rows(.better) + runs.rows(.neither)
    guard !moved.isEmpty else { return ["every row is what it was", ""] }
    let lines = moved.flatMap { row -> [[String]] in
      let title = WrappedText.lines(of: row.title, width: 22)
      let first = [mark(row.direction), row.id, title[0], row.before, row.after, row.limit]
      guard title.count > 1 || !row.difference.isEmpty else { return [first] }
      let second = ["", "", title.dropFirst().first ?? "", "", row.difference, ""]
      return [first, second] + title.dropFirst(2).map { ["", "", $0, "", "", ""] }
    }
    return Grid(columns: 6, rightAligned: [3, 4]).render(
      [["", "row", "", "before", "after", "limit"]] + lines) + [""]
  }

  private func gates(_ runs: RunDifference) -> [String] {
    let gates = runs.rows.filter(\.isChangedGate)
    guard !gates.isEmpty else { return ["no gate has another verdict", ""] }
    return ["gates with another verdict"]
      + gates.map { "  \($0.id): \($0.verdictBefore) → \($0.verdictAfter)" } + [""]
  }

  private func readers(_ runs: RunDifference) -> [String] {
    let lost = runs.readers.filter { $0.direction == .worse }
    let gained = runs.readers.filter { $0.direction == .better }
    let left = runs.readersLeftOut.isEmpty ? [] : WrappedText.lines(of: runs.readersLeftOut) + [""]
    guard !runs.readers.isEmpty else { return left }
    func stories(_ readers: [RunDifference.ReaderChange]) -> [String] {
      readers.prefix(min(most, Self.shownReaders)).flatMap { reader in
        WrappedText.lines(of: "  \(reader.sentence)", indent: 4)
          + ["    before:"] + MissedCaseLines.command(reader.commandBefore)
          + ["    after:"] + MissedCaseLines.command(reader.commandAfter)
      }
    }
    return ["\(lost.count.of("reader")) lost, \(gained.count.of("reader")) gained"]
      + stories(lost.isEmpty ? Array(gained.reversed()) : lost) + [""] + left
  }
}
