// The result of a verification, as a document for programs.

package import Bench
package import Foundation
package import LabWorld

/// The rows of clauses, and their counts by verdict.
package struct VerifyReport: Codable, Sendable {
  /// The name and version of the format.
  package let schema: String
  /// False if it was stopped before every part was done.
  package let isComplete: Bool
  package let rows: [VerifyRow]
  /// The number of rows by verdict, including verdicts without rows.
  package let counts: [String: Int]
  /// The memory use of the app's work, if it was measured.
  package let memory: MemoryFigures?
  /// The time that each part took on this machine.
  package let seconds: [String: Hundredths]

  /// - Parameters:
  ///   - clauses: The requested clauses.
  ///   - figures: All measured figures.
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

  /// True if no row is missed or lacks data. Clauses that are not built do not count.
  package var holds: Bool { !rows.contains { $0.verdict == .missed || $0.verdict == .noData } }

  /// Returns the report as JSON with sorted keys.
  package func encoded() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }

  /// The counts by verdict, in a line.
  package var sum: String { sums.joined(separator: ", ") }

  /// The counts by verdict, one phrase each.
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
