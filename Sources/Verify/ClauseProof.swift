// The proof of a clause: the parts of a verification that measure it, and tests that claim it. A test checks
// that the named tests exist, and that every built clause has an entry.

import LabWorld

/// The proof of a clause.
struct ClauseProof: Sendable {
  let clause: ClauseID
  /// The parts that measure it; empty if only tests prove it.
  let parts: [VerifyPart]
  /// Some of its tests: a file, such as `GenreTests`, or a test in it, such as `GenreTests: what it claims`.
  let tests: [String]

  init(_ clause: ClauseID, in parts: [VerifyPart] = [], _ tests: String...) {
    self.clause = clause
    self.parts = parts
    self.tests = tests
  }

  /// The proofs of all clauses that are built at least in part.
  static let all = importing + lookingUp + further + reading + curation + sync

  private static let byClause = Dictionary(
    all.map { ($0.clause, $0) }, uniquingKeysWith: { first, _ in first })

  /// Returns the proof of a clause; nil if nothing of it is built.
  static func of(_ clause: ClauseID) -> ClauseProof? { byClause[clause] }
}
