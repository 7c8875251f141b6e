// Identifies a kind of failure by verdict, oracle and clause.

/// The kind of a failure. Shrinking only accepts candidates that fail in the same way as the original.
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

  /// Creates the signature of a run from its first objection; nil if it passed.
  package init?(_ answer: HuntAnswer) {
    guard answer.verdict != .passed else { return nil }
    self.init(
      verdict: answer.verdict, oracle: answer.objections.first?.oracle ?? "",
      clause: answer.objections.first?.clause ?? "")
  }

  /// Returns true if a run failed in this way; it may have failed in others as well.
  package func matches(_ answer: HuntAnswer) -> Bool {
    guard answer.verdict == verdict else { return false }
    return answer.objections.isEmpty ? oracle.isEmpty : objection(in: answer) != nil
  }

  /// Returns the matching objection of a run.
  package func objection(in answer: HuntAnswer) -> Objection? {
    answer.objections.first { $0.oracle == oracle && $0.clause == clause }
  }
}

extension FailureSignature: CustomStringConvertible {
  /// For example `safety: library-model, ENR-6`.
  package var description: String {
    let names = [oracle, clause].filter { !$0.isEmpty }
    return names.isEmpty ? verdict.rawValue : "\(verdict.rawValue): \(names.joined(separator: ", "))"
  }
}
