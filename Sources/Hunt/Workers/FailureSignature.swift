// What makes two failures the same one: how the run ended, and which oracle objected in the name of which
// clause.

/// The kind of a failure. A candidate of shrinking counts only if it fails in the same way as the original.
package struct FailureSignature: Codable, Hashable, Sendable {
  package let verdict: HuntVerdict
  /// Empty if no oracle objected.
  package let oracle: String
  package let clause: String

  package init(verdict: HuntVerdict, oracle: String, clause: String) {
    self.verdict = verdict
    self.oracle = oracle
    self.clause = clause
  }

  /// The failure of a run, by its first objection; nil if it passed.
  package init?(_ answer: HuntAnswer) {
    guard answer.verdict != .passed else { return nil }
    self.init(
      verdict: answer.verdict, oracle: answer.objections.first?.oracle ?? "",
      clause: answer.objections.first?.clause ?? "")
  }

  /// Whether a run failed in this way; it may have failed in others as well.
  package func matches(_ answer: HuntAnswer) -> Bool {
    guard answer.verdict == verdict else { return false }
    return answer.objections.isEmpty ? oracle.isEmpty : objection(in: answer) != nil
  }

  /// What the oracle said in that run.
  package func objection(in answer: HuntAnswer) -> Objection? {
    answer.objections.first { $0.oracle == oracle && $0.clause == clause }
  }
}

extension FailureSignature: CustomStringConvertible {
  /// Such as `safety: library-model, ENR-6`.
  package var description: String {
    let names = [oracle, clause].filter { !$0.isEmpty }
    return names.isEmpty ? verdict.rawValue : "\(verdict.rawValue): \(names.joined(separator: ", "))"
  }
}
