// Saves the shrunk failing cases of a hunt as files.

import Foundation
import Hunt

/// Writes regressions into a folder. Existing files are kept, because they may have been edited.
struct RegressionWriter {
  /// The folder; nil if cases are not saved.
  private let folder: OutputFolder?
  /// The last failure to save a case; it does not stop the hunt.
  private(set) var failure: Failure?

  init(_ folder: OutputFolder?) { self.folder = folder }

  /// Saves the cases of a report and returns the report with their file names.
  mutating func keep(_ report: CampaignReport) -> CampaignReport {
    CampaignReport(
      plan: report.plan, isComplete: report.isComplete, figures: report.figures,
      findings: keep(report.findings))
  }

  /// Saves the cases of findings and returns the findings with their file names.
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
