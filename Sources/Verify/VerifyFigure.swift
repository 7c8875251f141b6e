// A measured figure of a clause with the number of cases that it rests on. Below the number that it needs it
// says nothing (LAB-7).

package import LabWorld

/// A figure of a clause.
package struct VerifyFigure: Codable, Hashable, Sendable {
  /// Limit, measured value and verdict.
  package let target: TargetResult
  /// What measured it.
  package let part: VerifyPart
  package let evidence: Evidence
  /// What the rule of the product documents gives on the same cases, where there is another one.
  package let asWritten: Hundredths?
  /// What shows that it can fail: a stack that is wrong on purpose, or a test.
  package let redBy: String?

  init(_ target: TargetResult, from part: VerifyPart, on evidence: Evidence, asWritten: Fraction? = nil) {
    var target = target
    target.rest(on: evidence)
    self.target = target.withoutEvidence
    redBy = RowProof.of(target.id)?.text
    self.part = part
    self.evidence = evidence
    self.asWritten = asWritten?.hundredths.map { Hundredths(hundredths: $0) }
  }

  /// The clause that it belongs to; nil for a figure that no clause has.
  package var clause: ClauseID? { ClauseID(target.id.prefix { $0 != "." }) }
}
