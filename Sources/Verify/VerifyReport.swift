// What a verification gave, as a document for programs.

package import Bench
package import Foundation
package import LabWorld

/// Rows for clauses, and how they add up.
package struct VerifyReport: Codable, Sendable {
  /// The name and version of this form.
  package let schema: String
  /// False if it was ended before every part was done.
  package let isComplete: Bool
  package let rows: [VerifyRow]
  /// How many rows have each verdict, by its name; verdicts without a row as well.
  package let counts: [String: Int]
  /// What the app's work took of memory, if that was measured.
  package let memory: MemoryFigures?
  /// How long each part took on this machine.
  package let seconds: [String: Hundredths]

  /// - Parameters:
  ///   - clauses: Those that are asked for.
  ///   - figures: All that were measured.
  init(
    _ clauses: [Clause], _ figures: [VerifyFigure], isComplete: Bool = true, memory: MemoryFigures? = nil,
    seconds: [String: Hundredths] = [:]
  ) {
    schema = "bookstrack-verify/1"
    self.isComplete = isComplete
    self.memory = memory
    self.seconds = seconds
    rows = clauses.map { VerifyRow($0, ClauseProof.of($0.id), figures) }
    var counts = Dictionary(uniqueKeysWithValues: ClauseVerdict.allCases.map { ($0.rawValue, 0) })
    for row in rows { counts[row.verdict.rawValue, default: 0] += 1 }
    self.counts = counts
  }

  /// Whether nothing was missed and nothing lacks data. What is not built is told and no miss.
  package var holds: Bool { !rows.contains { $0.verdict == .missed || $0.verdict == .noData } }

  /// JSON, keys sorted.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// How the clauses add up, in a line.
  package var sum: String { sums.joined(separator: ", ") }

  /// The same, verdict by verdict.
  var sums: [String] {
    let words = ClauseVerdict.allCases.map { verdict in
      let count = counts[verdict.rawValue] ?? 0
      return switch verdict {
      case .held: "\(count) held"
      case .missed: "\(count) missed"
      case .noData: "\(count) without data"
      case .finding: count.of("finding")
      case .tested: "\(count) proved by tests"
      case .partly: "\(count) in part"
      case .notYet: "\(count) not yet"
      }
    }
    return ["\(rows.count.of("clause")): \(words[0])"] + words.dropFirst()
  }
}
