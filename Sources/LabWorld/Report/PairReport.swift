// The report on labelled pairs: the corrected rules beside those of the document, for each half of the pairs,
// with every wrong answer of the corrected rules.

import BooksTrack
package import Foundation
import Measurement
package import Synthesis

/// The figures for one half of the pairs.
package struct PairSection: Codable, Sendable {
  package let part: String
  package let corrected: PairFigures
  package let asWritten: PairFigures
}

/// The report as it is written to a file.
package struct PairReport: Codable, Sendable {
  package let schema: Int
  package let sections: [PairSection]
  package let targets: [TargetResult]

  /// Judges all pairs.
  ///
  /// - Complexity: O(n); some milliseconds for a thousand pairs.
  package init(_ pairs: [LabelledPair]) {
    schema = 1
    sections = PairPart.allCases.map { part in
      let half = pairs.filter { $0.part == part }
      return PairSection(
        part: part.rawValue, corrected: PairAccuracy(.corrected).judge(half),
        asWritten: PairAccuracy(.asWritten).judge(half))
    }
    targets = Self.judge(sections)
  }

  private static func judge(_ sections: [PairSection]) -> [TargetResult] {
    sections.flatMap { section in
      let counts = section.corrected.counts
      return [
        Target("DUP-9.pairs-f1", "F1 on \(section.part) pairs")
          .judge(Fraction(counts.f1), on: counts.truePairs(for: "DUP-9.pairs-f1")),
        Target("DUP-9.pairs-precision", "precision on \(section.part) pairs").judge(
          counts.precision, of: "merges"),
      ]
    }
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
  /// - Parameter confusions: The maximum number of wrong answers that are shown for each half.
  package func table(confusions: Int) -> String {
    var lines: [String] = []
    for section in sections { lines += rates(section) + [""] + kinds(section) + [""] }
    for section in sections { lines += wrong(section, limit: confusions) }
    lines += targets.map { target in
      "\(target.verdict.rawValue)  \(target.title): \(target.measuredText) "
        + "\(target.comparison.rawValue) \(target.limit) %"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rates(_ section: PairSection) -> [String] {
    let rows = [section.corrected, section.asWritten].map { figures in
      [figures.rules, figures.pairs.grouped]
        + [figures.counts.precision, figures.counts.recall, figures.counts.f1].map(Self.percent)
        + [figures.dependingOnOrder.grouped]
    }
    return Grid(columns: 6, rightAligned: [1, 2, 3, 4, 5]).render(
      [[section.part, "pairs", "precision", "recall", "F1", "order matters"]] + rows)
  }

  private func kinds(_ section: PairSection) -> [String] {
    let kinds = section.corrected.byKind.keys.sorted()
    let rows = kinds.map { kind in
      [kind, Self.share(section.corrected, kind), Self.share(section.asWritten, kind)]
    }
    return Grid(columns: 3, rightAligned: [1, 2]).render(
      [["right answers", "corrected", "as-written"]] + rows)
  }

  private static func share(_ figures: PairFigures, _ kind: String) -> String {
    let counts = figures.byKind[kind] ?? ConfusionCounts()
    let apart = figures.toldApart[kind] ?? 0
    return "\(counts.truePositive + apart)/"
      + "\(counts.truePositive + counts.falsePositive + counts.falseNegative + apart)"
  }

  private func wrong(_ section: PairSection, limit: Int) -> [String] {
    let confusions = section.corrected.confusions
    guard !confusions.isEmpty, limit > 0 else { return [] }
    var lines = ["\(confusions.count.of("wrong answer")) on \(section.part) pairs"]
    for confusion in confusions.prefix(limit) {
      let verdict = confusion.reason.map { "merged: \($0)" } ?? "missed"
      lines += ["  \(confusion.kind), \(verdict)", "    \(confusion.library)", "    \(confusion.row)"]
    }
    if confusions.count > limit { lines.append("  … and \(confusions.count - limit) more; see --report") }
    return lines + [""]
  }

  private static func percent(_ rate: Rate) -> String {
    Fraction(rate.part * 100, of: rate.whole).hundredths.map { "\(Hundredths(hundredths: $0))" } ?? "no data"
  }
}
