// A row for each clause: the requirement, the measured figures, and the proof. A clause that is only tested
// is not called measured, and one without any check is not called held.

package import LabWorld

/// The verdict on a clause.
package enum ClauseVerdict: String, Codable, CaseIterable, Sendable {
  /// Measured; every gate holds.
  case held
  /// Measured; a gate is missed.
  case missed
  /// To be measured, but with too few cases.
  case noData = "no data"
  /// Measured, but the documents promise what is impossible; reported, without a gate.
  case finding
  /// Not measured: tests prove it, and `swift test` runs them.
  case tested = "by test"
  /// Built in part; that part was measured or tested, and every gate holds.
  case partly = "in part"
  /// Nothing of it is built.
  case notYet = "not yet"
}

/// A clause with its verdict.
package struct VerifyRow: Codable, Hashable, Sendable {
  package let clause: ClauseID
  package let promise: String
  /// The decision taken where the documents are wrong or silent.
  package let decision: String?
  package let verdict: ClauseVerdict
  /// The part that is not built.
  package let lacking: String?
  package let figures: [VerifyFigure]
  /// The tests that prove it, as `Suite` or `Suite: name`.
  package let tests: [String]

  /// - Parameter figures: All measured figures; those of other clauses are ignored.
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
    // Every part that is to measure the clause must have figures, also for a clause that is built in part.
    let silent = (proof?.parts ?? []).filter { part in !figures.contains { $0.part == part } }
    if !silent.isEmpty { return .noData }
    if case .partly = clause.state { return .partly }
    if figures.isEmpty { return proof?.tests.isEmpty == false ? .tested : .notYet }
    if figures.contains(where: { $0.target.verdict == .missed }) { return .finding }
    // A finding without data is not held either.
    return figures.contains { $0.target.verdict == .held } ? .held : .noData
  }
}
