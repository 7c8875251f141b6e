// The profile of an export as a table and as JSON: each share beside the range of real libraries.

package import Foundation

/// The report on a profile.
package struct ProfileReport: Codable, Sendable {
  /// A trait with its share.
  package struct Line: Codable, Sendable {
    package let trait: String
    package let title: String
    package let rows: Int
    /// The share of all rows, in tenths of a percent.
    package let perThousand: Int
    /// True if the share is in the range of real libraries; nil if that range is unknown.
    package let isInRange: Bool?
    package let realLow: Int?
    package let realHigh: Int?
  }

  package let schema: Int
  package let format: String
  package let rows: Int
  package let lines: [Line]
  /// The length of titles in characters: median, 95th percentile, maximum.
  package let titleLengths: [Int]

  /// Creates the report on a profile; nil if it has no rows.
  package init?(_ profile: ExportProfile) {
    guard profile.rows > 0 else { return nil }
    schema = 1
    format = profile.format
    rows = profile.rows
    lines = ProfileTrait.allCases.map { trait in
      let share = profile.perThousand(trait) ?? 0
      let range = trait.realRange
      return Line(
        trait: trait.rawValue, title: trait.words, rows: profile.count(trait), perThousand: share,
        isInRange: range?.contains(share), realLow: range?.lowerBound, realHigh: range?.upperBound)
    }
    let lengths = profile.titleLengths
    titleLengths = [
      lengths[lengths.count / 2], lengths[(lengths.count - 1) * 95 / 100], lengths[lengths.count - 1],
    ]
  }

  /// Returns the report as JSON, indented and with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// Returns the report for a terminal, ending in a newline.
  package func table() -> String {
    let heads = [["share of rows", "rows", "%", "real, each", ""]]
    let body = lines.map { line in
      let range = line.realLow.flatMap { low in line.realHigh.map { (low, $0) } }
      return [
        line.title, "\(line.rows)", Self.percent(line.perThousand),
        range.map { "\(Self.percent($0.0)) … \(Self.percent($0.1))" } ?? "-",
        line.isInRange == false ? "outside" : "",
      ]
    }
    let text =
      [
        "\(format), \(rows.of("row"))", "",
      ] + Grid(columns: 5, rightAligned: [1, 2, 3]).render(heads + body) + [
        "",
        "length of the title: median \(titleLengths[0]), 95th percentile \(titleLengths[1]), "
          + "longest \(titleLengths[2])",
        "(real: 27, 82, 249)",
      ]
    return text.joined(separator: "\n") + "\n"
  }

  private static func percent(_ tenths: Int) -> String { "\(tenths / 10).\(tenths % 10)" }
}
