// The page of a report. The kind of a report is recognised by its keys, which the schemas under
// `Reports/schema` require.

package import Foundation

/// A report of which a page can be made.
package struct ReportPage: Sendable {
  /// A kind of report with a page of its own.
  package enum Kind: String, Sendable, CaseIterable {
    case run, hunt, planted, verify, compare, sweep, `import`, reader, regression, benchmarks, scorecard

    /// Keys that only this kind has.
    var keys: [String] {
      switch self {
      case .run: ["run", "host"]
      case .hunt: ["hunt", "host"]
      case .planted: ["rows", "oracles", "complaints"]
      case .verify: ["rows", "counts", "seconds"]
      case .compare: ["changes", "identicalParts"]
      case .sweep: ["points", "axes", "configuration"]
      case .import: ["columns", "rejected", "strategy"]
      case .reader: ["sessions", "routine"]
      case .regression: ["case", "expects", "events"]
      case .benchmarks: ["rows", "histories", "wantedRows"]
      case .scorecard: ["engine", "held", "noData", "rows"]
      }
    }
  }

  /// The kind; nil for a report without a page of its own.
  package let kind: Kind?
  private let report: ReportValue
  private let name: String

  /// Reads a report.
  ///
  /// - Throws: `DecodingError` if the data is no JSON.
  package init(_ data: Data, name: String) throws {
    report = try JSONDecoder().decode(ReportValue.self, from: data)
    let report = report
    kind = Kind.allCases.first { kind in kind.keys.allSatisfy { report[$0].isThere } }
    self.name = name
  }

  /// Makes the page of a load run.
  package func page(of run: RunNotes) -> Page { RunPage(report: report, notes: run).page }

  /// Makes the page of any other report.
  ///
  /// - Parameter chapters: The titles of the chapters of clauses, by their ids such as `ENR`.
  package func page(chapters: [String: String]) -> Page {
    switch kind {
    case .hunt: HuntPage(report: report).page
    case .planted: PlantedPage(report: report).page
    case .verify: VerifyPage(report: report, titles: chapters).page
    case .compare: ComparePage(report: report).page
    case .sweep: SweepPage(report: report).page
    case .import: ImportPage(report: report).page
    case .reader: ReaderPage(report: report).page
    case .regression: FailurePage(report: report, path: name).page
    case .benchmarks: BenchmarkPage(report: report).page
    case .scorecard: ScorecardPage(report: report).page
    case .run, nil: PlainPage(report: report, name: name).page
    }
  }

  /// The main chart of the report as a picture of its own (SVG); nil for kinds without one.
  package var picture: String? {
    switch kind {
    case .run: RunPage.timeline(of: report["run"])?.picture
    case .regression: FailurePage(report: report, path: name).story?.picture
    case .reader: ReaderPage(report: report).chart?.picture
    case .hunt, .planted, .verify, .compare, .sweep, .import, .benchmarks, .scorecard, nil: nil
    }
  }
}
