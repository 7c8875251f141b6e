// What a verification measures of reading beside worlds: libraries of earlier versions that are carried over
// while the power goes, and the chart of a large library. Both can fail.

import BooksTrack
import Foundation
import Testing

@testable import Hunt
@testable import LabWorld
@testable import Verify

@Suite struct ReadingEvidenceTests {
  private static let corpora = EvidenceCorpora.compiledIn

  @Test func `SES-7: a loss of power at any point loses nothing of an earlier version's library`() throws {
    let figure = try #require(MigrationEvidence.figures(Self.corpora.libraries).first)
    #expect(figure.target.verdict == .held && figure.evidence.count > 100, "\(figure)")
    let nothing = try #require(
      MigrationEvidence.figures(EvidenceCorpora(in: URL(filePath: "no such folder")).libraries).first)
    #expect(nothing.target.verdict == .noData)
  }

  @Test func `the compiled-in corpora are those of the checkout`() {
    let checkout = EvidenceCorpora(in: PackageFiles.root.appending(path: "Corpora"))
    #expect(Self.corpora.libraries == checkout.libraries && Self.corpora.libraries.count == 7)
    #expect(Self.corpora.headings == checkout.headings && Self.corpora.headings != nil)
  }

  @Test func `SES-7: files that are not synced are detected`() throws {
    let figure = try #require(
      MigrationEvidence.figures(
        Self.corpora.libraries, wrapping: FileDefect.skipsSync(.unfinishedSnapshot).around
      )
      .first)
    #expect(figure.target.verdict == .missed)
  }

  @Test func `DIV-6: a chart that takes longer than 200 ms is missed`() throws {
    func verdict(slow: Int, of charts: Int = 20) -> TargetVerdict {
      let times = (0..<charts).map { $0 < slow ? 200_000_001 : 50_000_000 }
      return ChartEvidence.figure(times).target.verdict
    }
    #expect(verdict(slow: 20) == .missed && verdict(slow: 0) == .held)
    // The median of twenty: half of them may not be slow.
    #expect(verdict(slow: 10) == .missed && verdict(slow: 9) == .held)
    #expect(verdict(slow: 0, of: 19) == .noData && verdict(slow: 0, of: 0) == .noData)
    #expect(ChartEvidence.figures(books: 300).first?.evidence.count == 20)
  }
}
