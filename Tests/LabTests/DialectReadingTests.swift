// The exports of further apps as `verify` measures them: all held by the stack, and each row missed by a
// stack that reads them wrong.

import BooksTrack
import Testing

@testable import LabWorld
@testable import Verify

@Suite struct DialectReadingTests {
  private static func missed(_ rules: DialectRules) -> [String] {
    DialectReading.figures(by: rules).filter { $0.target.verdict != .held }.map(\.target.id)
  }

  @Test func `IMP-17, IMP-18, IMP-19: exports of further apps are read whole, and as they mean it`() {
    let figures = DialectReading.figures()
    #expect(figures.map(\.target.id) == ["IMP-17.columns", "IMP-17.facts", "IMP-18.known", "IMP-19.values"])
    for figure in figures { #expect(figure.target.verdict == .held && figure.target.measured != nil) }
  }

  @Test func `IMP-17: columns that are not named are missed`() {
    #expect(Self.missed(.shipped.with { $0.named = { _ in [] } }) == ["IMP-17.columns"])
  }

  @Test func `IMP-19: days that are read as months are missed`() {
    let missed = Self.missed(.shipped.with { $0.imports.dayOrder = .dayFirst })
    #expect(missed == ["IMP-17.facts", "IMP-19.values"])
  }

  @Test func `IMP-18: a format whose table is forgotten is missed`() {
    let missed = Self.missed(
      .shipped.with { $0.imports.formats = ExportFormat.known.filter { $0.name != "BookBuddy" } })
    #expect(missed.contains("IMP-18.known"))
  }
}
