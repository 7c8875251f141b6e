// A measured figure of a clause with its evidence. With less evidence than it needs, it has no data (LAB-7).

package import LabWorld

/// A figure of a clause.
package struct VerifyFigure: Codable, Hashable, Sendable {
  /// The limit, the measured value and the verdict.
  package let target: TargetResult
  /// The part that measured it.
  package let part: VerifyPart
  package let evidence: Evidence
  /// The value of the product documents' rule on the same cases, if they have a different rule.
  package let asWritten: Hundredths?
  /// The proof that the row can fail, a planted bug or a test; nil until a verification adds it.
  package internal(set) var redBy: String?

  init(_ target: TargetResult, from part: VerifyPart, on evidence: Evidence, asWritten: Fraction? = nil) {
    var target = target
    target.rest(on: evidence)
    self.target = target.withoutEvidence
    self.part = part
    self.evidence = evidence
    self.asWritten = asWritten?.hundredths.map { Hundredths(hundredths: $0) }
  }

  /// The clause of the figure; nil if its id has none.
  package var clause: ClauseID? { ClauseID(target.id.prefix { $0 != "." }) }
}
