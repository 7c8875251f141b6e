// The report on a labelled list: the rules of the stack beside those of the document, by kind, with examples
// of wrong answers of every kind.

package import BooksTrack
package import Foundation
package import Measurement
package import Synthesis

/// A rate of a list with its source.
package struct ListRateLine: Codable, Sendable {
  package let name: String
  package let perTenThousand: Int
  package let source: String
}

/// The results of another program on a list, in pairs of rows.
package struct ListPeerFigures: Codable, Hashable, Sendable {
  package let name: String
  package let counts: ConfusionCounts

  package init(name: String, truePositive: Int, falsePositive: Int, falseNegative: Int) {
    self.name = name
    counts = ConfusionCounts(
      truePositive: truePositive, falsePositive: falsePositive, falseNegative: falseNegative)
  }
}

/// The report as it is written to a file.
package struct ListReport: Codable, Sendable {
  package let schema: Int
  package let seed: UInt64
  package let rows: Int
  package let books: Int
  package let corrected: ListFigures
  package let asWritten: ListFigures
  package let targets: [TargetResult]
  package let rates: [ListRateLine]
  /// The results of other programs on the same list; nil if there are none.
  package var peers: [ListPeerFigures]?

  /// Imports and judges a list.
  ///
  /// - Parameter rules: The rules of the stack.
  /// - Throws: `ImportError` if the file of the list is not an export.
  package init(_ list: LabelledList, by rules: MatchRules = .corrected) throws {
    schema = 1
    seed = list.seed
    rows = list.rows.count
    books = list.bookCount
    corrected = try ListAccuracy(rules).judge(list)
    asWritten = try ListAccuracy(.asWritten).judge(list)
    targets = Self.judge(corrected.counts)
    let table = list.rates
    rates = Self.lines(table.shares) + Self.lines(table.same) + Self.lines(table.different)
  }

  /// Judges the targets of a list; without any counts the verdict is that there is no data.
  package static func judge(_ counts: ConfusionCounts) -> [TargetResult] {
    [
      Target("DUP-11.list-f1", "F1 on the list")
        .judge(Fraction(counts.f1), on: counts.truePairs(for: "DUP-11.list-f1")),
      Target("DUP-11.list-precision", "precision on the list")
        .judge(counts.precision, of: "merges"),
    ]
  }

  private static func lines<Name: RawRepresentable<String>>(_ rates: [ListRate<Name>]) -> [ListRateLine] {
    rates.map { ListRateLine(name: $0.name.rawValue, perTenThousand: $0.perTenThousand, source: $0.source) }
  }

  /// True if every target held.
  package var holds: Bool { targets.allSatisfy { $0.verdict == .held } }

  /// Returns the report as JSON, indented and with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Returns the report for a terminal, ending in a newline.
  ///
  /// - Parameter examples: The maximum number of missed and of wrongly joined rows that are shown.
  package func table(examples: Int) -> String {
    let head = "\(rows.of("row")) of \(books.of("book")), seed \(seed)"
    var lines = [head, ""] + rateLines + [""]
    lines += kindLines("one book", "found", \.same) + [""]
    lines += kindLines("two books", "told apart", \.different) + [""]
    lines += joinedLines
    lines += shown("missed", corrected.missed, limit: examples)
    lines += shown("joined and two books", corrected.wrong, limit: examples)
    lines += targets.map { target in
      "\(target.verdict.rawValue)  \(target.title): \(target.measuredText) "
        + "\(target.comparison.rawValue) \(target.limit) %"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var rateLines: [String] {
    let all =
      [corrected, asWritten].map { ($0.rules, $0.counts) } + (peers ?? []).map { ($0.name, $0.counts) }
    let rows = all.map { name, counts in
      [name] + [counts.f1, counts.precision, counts.recall].map(Self.percent)
        + [counts.falseNegative.grouped, counts.falsePositive.grouped]
    }
    return Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render(
      [["", "F1", "precision", "recall", "missed", "joined wrongly"]] + rows)
  }

  private func kindLines(
    _ title: String, _ verdict: String, _ group: KeyPath<ListFigures, [String: Rate]>
  ) -> [String] {
    let rows = corrected[keyPath: group].sorted { $0.key < $1.key }.map { kind, figures in
      [kind, figures.whole.grouped] + [figures, asWritten[keyPath: group][kind] ?? .none].map(Self.percent)
    }
    return Grid(columns: 4, rightAligned: [1, 2, 3]).render(
      [[title, "pairs", "\(verdict) %", "as-written"]] + rows)
  }

  private var joinedLines: [String] {
    guard !corrected.joined.isEmpty else { return [] }
    let kinds = corrected.joined.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return Grid(columns: 2, rightAligned: [1]).render(
      [["joined wrongly", "rows"]] + kinds.map { [$0.key, $0.value.grouped] }) + [""]
  }

  /// Lists the first confusion of each kind, the most frequent kind first, then the second of each kind, and
  /// so on.
  private func shown(_ title: String, _ all: [PairConfusion], limit: Int) -> [String] {
    guard !all.isEmpty, limit > 0 else { return [] }
    let groups = Dictionary(grouping: all, by: \.kind).values
      .sorted { ($1.count, $0[0].kind) < ($0.count, $1[0].kind) }
    let most = groups.first?.count ?? 0
    let order = (0..<most).flatMap { place in groups.compactMap { $0.count > place ? $0[place] : nil } }
    var lines = ["\(title): \(all.count.grouped)"]
    for confusion in order.prefix(limit) {
      lines += ["  \(confusion.kind)"] + [confusion.library, confusion.row].map { "    " + Self.clipped($0) }
    }
    if all.count > limit { lines.append("  … and \((all.count - limit).grouped) more; see --report") }
    return lines + [""]
  }

  /// Truncates a line to 76 columns.
  private static func clipped(_ text: String) -> String {
    guard text.visibleWidth > 76 else { return text }
    var text = text
    while text.visibleWidth > 75 { text.removeLast() }
    return text + "…"
  }

  private static func percent(_ rate: Rate) -> String {
    Fraction(rate.part * 100, of: rate.whole).hundredths.map { "\(Hundredths(hundredths: $0))" } ?? "no data"
  }
}
