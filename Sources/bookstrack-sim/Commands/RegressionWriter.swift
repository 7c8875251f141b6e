// Keeps the small failing cases of a hunt as files.

import Foundation
import Lab

/// Writes regressions into a folder. A file that exists already is left as it is: it may have been edited.
struct RegressionWriter {
  /// Where cases go; nil if they are not to be kept.
  private let folder: OutputFolder?
  /// Why a case could not be kept, if one could not: a hunt is not lost because of that.
  private(set) var failure: Failure?

  init(_ folder: OutputFolder?) { self.folder = folder }

  /// The report with the places at which its failing cases are kept.
  mutating func keep(_ report: CampaignReport) -> CampaignReport {
    CampaignReport(
      plan: report.plan, isComplete: report.isComplete, figures: report.figures,
      findings: keep(report.findings))
  }

  /// The findings with the places at which their cases are kept.
  mutating func keep(_ found: [CampaignFinding]) -> [CampaignFinding] {
    guard let folder else { return found }
    var findings = found
    for index in findings.indices {
      guard let made = findings[index].reproducer, made.isVerified else { continue }
      let file = folder.file(made.regression.name)
      guard keep(made.regression, as: file) else { continue }
      findings[index].reproducer?.file = file.path
    }
    return findings
  }

  private mutating func keep(_ regression: RegressionFile, as file: OutputFile) -> Bool {
    if file.isThere { return true }
    do {
      try file.write(regression.encoded())
      return true
    } catch {
      failure = error as? Failure ?? Failure(cannotWrite: file.path, "\(error)")
      return false
    }
  }
}
