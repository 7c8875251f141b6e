// The report of an import as a page: the format of the file, and the results of its rows.

import BooksTrack
import LabWorld

/// Renders an import or a plan of one.
struct ImportPage {
  private let summary: ImportSummary
  private let limit: Int
  private let library: String?

  /// - Parameters:
  ///   - limit: The maximum number of listed duplicates, rejected rows and series, each.
  ///   - library: The contents of the library; nil if there is none.
  init(_ summary: ImportSummary, limit: Int, library: String?) {
    self.summary = summary
    self.limit = limit
    self.library = library
  }

  var text: String {
    (counts
      + section("duplicates", summary.duplicates.map(Self.line))
      + section("rejected rows", summary.rejected.map { "  row \($0.row) (line \($0.line)): \($0.reason)" })
      + section("cells left out", summary.cellProblems.map { "  \($0)" })
      + section("series", series)).map(\.withoutControls).joined(separator: "\n") + "\n"
  }

  private static func line(_ duplicate: DuplicateRow) -> String {
    let account = duplicate.accountSentence.map { ": \($0)" } ?? ""
    return "  \(duplicate) — \(duplicate.effect.title)\(account)"
  }

  private var counts: [String] {
    let tiers = MatchTier.allCases.map { "\($0.title) \(summary.duplicates(by: $0).grouped)" }
    return Grid(columns: 2).render(
      [["format", summary.format]] + columns + [
        ["rows", summary.rows.grouped],
        ["imported", summary.imported.of("book")],
        ["duplicates", "\(summary.duplicates.count.grouped) (\(tiers.joined(separator: ", ")))"],
        ["rejected", summary.rejected.count.grouped],
        ["strategy", summary.strategy.rawValue],
        ["library", library ?? "nothing was changed"],
      ])
  }

  /// The interpretation of the columns by their names or, for a mapped file, its header row.
  private var columns: [[String]] {
    let header = summary.headerOfMapped ?? []
    let read = summary.columns.compactMap { column in column.field.map { "\(column.name): \($0.mappingName)" }
    }
    return lines("header", header.prefix(1).map { "row 1: \($0)" } + header.dropFirst())
      + (summary.isByNames ? lines("columns", read) : []) + lines("not read", summary.notRead)
      + lines("read as", summary.reading.filter { !summary.format.hasSuffix($0) })
  }

  private func lines(_ name: String, _ items: [String]) -> [[String]] {
    WrappedText.lines(items, width: WrappedText.width - 12).enumerated().map { [$0 == 0 ? name : "", $1] }
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    guard !lines.isEmpty else { return [] }
    let rest = lines.count - min(lines.count, limit)
    return ["", "\(title) (\(lines.count.grouped))"] + lines.prefix(limit)
      + (rest > 0 ? ["  … and \(rest.grouped) more; --all lists them"] : [])
  }

  /// One line per series, in order of first appearance in the file.
  private var series: [String] {
    var order: [String] = []
    var volumes: [String: [SeriesPosition?]] = [:]
    for finding in summary.seriesFound {
      if volumes[finding.name] == nil { order.append(finding.name) }
      volumes[finding.name, default: []].append(finding.position)
    }
    return order.map { name in
      let positions = (volumes[name] ?? []).compactMap { $0 }.sorted().map { "#\($0)" }
      return "  \(name): \(positions.isEmpty ? "no number" : positions.joined(separator: ", "))"
    }
  }
}

extension MatchTier {
  /// The tier in words.
  fileprivate var title: String {
    switch self {
    case .titleAndAuthor: "title and author"
    case .isbn: "ISBN"
    case .fuzzy: "similar"
    }
  }
}

extension DuplicateEffect {
  /// The effect in words.
  var title: String {
    switch self {
    case .merged: "merged"
    case .unchanged: "nothing new"
    case .skipped: "skipped"
    case .replaced: "replaced"
    }
  }
}

extension String {
  /// The text with control characters replaced, so that a title cannot control the terminal.
  var withoutControls: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
    }
    return text
  }
}
