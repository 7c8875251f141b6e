// Keeps the small failing cases of a hunt as files.

import Foundation
import Lab

/// Writes regressions into a folder. A file that is there already is left as it is: somebody may have worked on it.
struct HuntKeeper {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// The report with the places at which its failing cases are kept.
  func keep(_ report: CampaignReport) throws -> CampaignReport {
    var findings = report.findings
    for index in findings.indices {
      guard let made = findings[index].reproducer, made.isVerified else { continue }
      let file = OutputFile("\(folder)/\(made.regression.name)")
      if !FileManager.default.fileExists(atPath: file.path) { try file.write(made.regression.encoded()) }
      findings[index].reproducer?.file = file.path
    }
    return CampaignReport(
      plan: report.plan, isComplete: report.isComplete, figures: report.figures, findings: findings)
  }
}
