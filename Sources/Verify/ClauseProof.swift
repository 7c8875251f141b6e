// The proof of a clause: the parts of a verification that measure it, and the tests whose names carry its
// number.

import EvidenceFiles
import LabWorld
import Tables

/// The proof of a clause.
struct ClauseProof: Sendable {
  let clause: ClauseID
  /// The parts that measure it; empty if only tests prove it.
  let parts: [VerifyPart]
  /// Its tests, as a file and the name of a test, such as `GenreTests: what it claims`; or a file alone, if
  /// the name of its suite carries the number.
  let tests: [String]

  /// The table of tests, of which a test finds out whether it is that of the sources.
  static let file = "Proofs/tests.tsv"

  /// The proofs of all clauses that are built at least in part.
  static let all = Clause.all.filter { $0.state != .notYet }.map { clause in
    ClauseProof(clause: clause.id, parts: parts[clause.id] ?? [], tests: tests[clause.id] ?? [])
  }

  private static let tests = Dictionary(
    grouping: EmbeddedFiles(evidenceFile)[file].table.lines.compactMap { line in
      let cells = line.text.split(separator: "\t", maxSplits: 1).map(String.init)
      return ClauseID(cells[0]).map { (clause: $0, test: cells[1]) }
    }, by: \.clause
  ).mapValues { $0.map(\.test) }

  private static let byClause = Dictionary(uniqueKeysWithValues: all.map { ($0.clause, $0) })

  /// Returns the proof of a clause; nil if nothing of it is built.
  static func of(_ clause: ClauseID) -> ClauseProof? { byClause[clause] }
}
