// What proves a clause: the parts of a verification that measure it, and the tests that claim it. A test
// holds the names of tests to the sources, and every clause that is built to an entry here.

import LabWorld

/// What proves a clause.
struct ClauseProof: Sendable {
  let clause: ClauseID
  /// What measures it here; none if only tests prove it.
  let parts: [VerifyPart]
  /// The file of a test, as `GenreTests`, or a test in it, as `GenreTests: what it claims`; some of them,
  /// where there are many.
  let tests: [String]

  init(_ clause: ClauseID, in parts: [VerifyPart] = [], _ tests: String...) {
    self.clause = clause
    self.parts = parts
    self.tests = tests
  }

  /// Every clause of which something is built.
  static let all = importing + lookingUp + further + reading + curation

  private static let byClause = Dictionary(
    all.map { ($0.clause, $0) }, uniquingKeysWith: { first, _ in first })

  /// The entry of a clause; nil if nothing of it is built.
  static func of(_ clause: ClauseID) -> ClauseProof? { byClause[clause] }
}
