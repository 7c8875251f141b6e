// What memory the app's work takes, measured in real processes in small, and how figures are judged.

import BooksTrack
import BooksTrackAPI
import Foundation
import Testing

@testable import Bench
@testable import ContractSchemas
@testable import LabWorld
@testable import Verify

@Suite struct MemoryTests {
  private static let platform = AppPlatform(
    clock: ContinuousClock(), wallTime: BenchmarkCalendar(), transport: NoNetwork(), connectivity: NoNetwork()
  )

  /// The program that is built beside the tests.
  private static let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "bookstrack-sim")

  private static func measure(_ cases: [MemoryCase], keepsRows: Bool = false) async throws -> MemoryFigures {
    let directory = FileManager.default.temporaryDirectory.appending(
      path: "bookstrack-memory-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    return try await MemoryTest(
      program, ["memory-worker"], directory: directory, on: platform, keepsRows: keepsRows
    ).run(cases, samples: 1)
  }

  private static func verdicts(_ figures: MemoryFigures) -> [String: TargetVerdict] {
    Dictionary(uniqueKeysWithValues: figures.targets.map { ($0.id, $0.verdict) })
  }

  private static let sizes = [MemoryCase(.parse, books: 1_500), MemoryCase(.parse, books: 15_000)]

  @Test func `IMP-7: parsing takes the same memory for a file ten times as large`() async throws {
    let figures = try await Self.measure(Self.sizes)
    #expect(figures.isComplete && figures.rows.allSatisfy { $0.reached > $0.books })
    let verdicts = Self.verdicts(figures)
    #expect(verdicts["IMP-7.flat"] == .held && verdicts["IMP-7.memory"] == .held, "\(figures.table)")
    // Of what was not measured nothing is said.
    #expect(verdicts["IMP-13.1500"] == .noData)
  }

  @Test func `IMP-7: a program that keeps every row is detected`() async throws {
    let figures = try await Self.measure(Self.sizes, keepsRows: true)
    #expect(Self.verdicts(figures)["IMP-7.flat"] == .missed, "\(figures.table)")
  }

  @Test func `IMP-13: an import with all its look-ups stays within its memory`() async throws {
    let figures = try await Self.measure([MemoryCase(.import, books: 100), MemoryCase(.enrich, books: 100)])
    let (imported, enriched) = (figures[.import, books: 100], figures[.enrich, books: 100])
    #expect(imported?.reached == 100)
    // Else the backend's answers have not come.
    #expect(enriched?.reached ?? 0 > 85)
    #expect(Self.verdicts(figures)["IMP-13.100"] == .held)
  }

  @Test func `LAB-3: the memory reports of verify and bench obey their schemas`() async throws {
    let cases = [MemoryCase(.parse, books: 100), MemoryCase(.import, books: 100)]
    let figures = try await Self.measure(cases + [MemoryCase(.enrich, books: 100)])
    let clauses = Clause.all.filter { ClauseProof.of($0.id)?.parts.contains(.memory) == true }
    let verified = VerifyReport(
      clauses, figures.verified, memory: figures, seconds: ["memory": Hundredths(hundredths: 1_234)])
    #expect(verified.memory?.isComplete == true && !verified.rows.flatMap(\.figures).isEmpty)
    #expect(try ReportSchemas.violations(of: verified.encoded(), kind: "verify") == [])
    var report = BenchmarkReport(measuring: [], samples: 1, isCancelled: { false }, watch: { _ in })
    report.memory = figures
    #expect(try ReportSchemas.violations(of: report.encoded(), kind: "bench") == [])
  }

  private static func figures(_ growth: [MemoryCase: [Int]]) -> MemoryFigures {
    var figures = MemoryFigures(wantedRows: growth.count)
    for one in MemoryCase.all {
      guard let samples = growth[one] else { continue }
      figures.add(
        MemoryFigure(
          one, samples.map { MemorySample(baseline: 30_000_000, peak: 30_000_000 + $0, books: one.books) }))
    }
    return figures
  }

  @Test func `IMP-13: the median of the samples is judged`() throws {
    let case1 = MemoryCase(.enrich, books: 500)
    let held = Self.figures([case1: [119_000_000, 900_000_000, 120_000_000]])
    let row = try #require(held.targets.first { $0.id == "IMP-13.500" })
    #expect(row.verdict == .held && row.measured == Hundredths(hundredths: 120_00))
    let missed = Self.figures([case1: [119_000_000, 900_000_000, 120_000_001]])
    #expect(Self.verdicts(missed)["IMP-13.500"] == .missed)
  }
}
