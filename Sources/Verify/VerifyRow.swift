// One row for every clause: what is promised, what was measured, and what proves it. A clause that is only
// tested is not called measured, and one that nothing looks at is not called held.

package import LabWorld

/// What is to be said of a clause.
package enum ClauseVerdict: String, Codable, CaseIterable, Sendable {
  /// Measured by this command; every gate holds.
  case held
  /// Measured by this command; a gate is missed.
  case missed
  /// To be measured by this command, and it met too few cases.
  case noData = "no data"
  /// Measured, and the documents promise what cannot be: told, and no gate.
  case finding
  /// Not measured by this command: tests prove it, and `swift test` says whether they pass.
  case tested = "by test"
  /// A part of it is built; what was measured or tested is that part, and every gate holds.
  case partly = "in part"
  /// Nothing of it is built.
  case notYet = "not yet"
}

/// A clause and what became of it.
package struct VerifyRow: Codable, Hashable, Sendable {
  package let clause: ClauseID
  package let promise: String
  /// What was decided where the documents are wrong or silent.
  package let decision: String?
  package let verdict: ClauseVerdict
  /// What is not built of it.
  package let lacking: String?
  package let figures: [VerifyFigure]
  /// The tests that prove it, as `Suite` or `Suite: name`.
  package let tests: [String]

  /// - Parameter figures: All that were measured; those of other clauses are left out.
  init(_ clause: Clause, _ proof: ClauseProof?, _ figures: [VerifyFigure]) {
    self.clause = clause.id
    promise = clause.text
    decision = clause.decision
    lacking = if case .partly(let lacking) = clause.state { lacking } else { nil }
    self.figures = figures.filter { $0.clause == clause.id }
    tests = proof?.tests ?? []
    verdict = Self.verdict(clause, proof, self.figures)
  }

  private static func verdict(
    _ clause: Clause, _ proof: ClauseProof?, _ figures: [VerifyFigure]
  ) -> ClauseVerdict {
    if case .notYet = clause.state { return .notYet }
    let gates = figures.filter(\.target.isGate).map(\.target.verdict)
    if gates.contains(.missed) { return .missed }
    if gates.contains(.noData) { return .noData }
    // Each part that is to measure the clause has to have done so, and of a part of a clause as much as of
    // all of it.
    let silent = (proof?.parts ?? []).filter { part in !figures.contains { $0.part == part } }
    if !silent.isEmpty { return .noData }
    if case .partly = clause.state { return .partly }
    if figures.isEmpty { return proof?.tests.isEmpty == false ? .tested : .notYet }
    if figures.contains(where: { $0.target.verdict == .missed }) { return .finding }
    // What nothing was met of is no more held if it is no gate.
    return figures.contains { $0.target.verdict == .held } ? .held : .noData
  }
}
