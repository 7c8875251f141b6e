// A measured figure of a clause with the number of cases that it rests on. Below the number that it needs it says nothing
// (LAB-7).

/// How many cases a figure rests on.
package struct Evidence: Codable, Hashable, Sendable {
  package let count: Int
  /// What a case is, in the plural.
  package let noun: String
  /// With fewer cases there is no verdict.
  package let minimum: Int

  init(_ count: Int, _ noun: String, atLeast minimum: Int) {
    self.count = count
    self.noun = noun
    self.minimum = minimum
  }
}

/// A figure of a clause.
package struct VerifyFigure: Codable, Hashable, Sendable {
  /// Limit, measured value and verdict.
  package let target: TargetResult
  /// What measured it.
  package let part: VerifyPart
  package let evidence: Evidence
  /// What the rule of the product documents gives on the same cases, where there is another one.
  package let asWritten: Hundredths?

  init(_ target: TargetResult, from part: VerifyPart, on evidence: Evidence, asWritten: Fraction? = nil) {
    self.target = evidence.count < evidence.minimum ? target.withoutData : target
    self.part = part
    self.evidence = evidence
    self.asWritten = asWritten?.hundredths.map { Hundredths(hundredths: $0) }
  }

  /// The clause that it belongs to; nothing for a figure that no clause has.
  package var clause: ClauseID? { ClauseID(target.id.prefix { $0 != "." }) }
}

extension TargetResult {
  /// The same without a verdict: what was measured says too little.
  fileprivate var withoutData: TargetResult {
    TargetResult(
      id: id, title: title, unit: unit, comparison: comparison, limit: limit, measured: measured,
      verdict: .noData, isGate: isGate)
  }
}
