// A reader's own file in a load run: the catalog is made of its books, and rows that need ground truth about
// the file are left out.

import Bench
import BooksTrack
import BooksTrackAPI
import Foundation
import Measurement
import Providers
import Simulation
import Synthesis
import Testing

@testable import LabWorld
@testable import LoadRun

@Suite struct GivenExportTests {
  private static let header = "Title,Author,ISBN13,Publisher,Pages,Year,My Rating\n"

  /// A file of invented books; row 41 repeats row 1, and row 42 has no title.
  private static func text(books: Int = 40) -> String {
    let rows = (1...books).map { number in
      "\"The Tale of Place \(number) (Tales, #\(number))\",Ann Writer \(number),,A House,\(100 + number),2001,4"
    }
    return header + (rows + [rows[0], ",Nobody,,,,,"]).joined(separator: "\n") + "\n"
  }

  private static func export(_ text: String, name: String = "own.csv") async throws -> GivenExport? {
    let app = App(
      Library(replica: 1), in: VolatileStorage(),
      on: AppPlatform(
        clock: ContinuousClock(), wallTime: BenchmarkCalendar(), transport: NoNetwork(),
        connectivity: NoNetwork()))
    return try await GivenExport.read(Array(text.utf8), fileName: name, by: app)
  }

  private static func configuration(_ export: GivenExport) -> LoadConfiguration {
    var configuration = LoadConfiguration()
    configuration.export = export
    configuration.books = export.books
    configuration.users = 2
    configuration.readersPerCell = 1
    configuration.catalogSize = 2_000
    configuration.coverage = 100
    return configuration
  }

  @Test func `The rows of a file are counted, and its books without repetition`() async throws {
    let export = try #require(await Self.export(Self.text()))
    #expect((export.rows, export.books) == (42, 40))
    #expect(export.file == "own.csv")
    let (other, none) = try await (
      Self.export(Self.text(books: 39)), Self.export(Self.header + ",Nobody,,,,,\n")
    )
    #expect(other?.digest != export.digest)
    #expect(none == nil)
    await #expect(throws: GivenExport.UnknownColumns.self) { try await Self.export("a;b;c\n1;2;3\n") }
  }

  @Test func `LAB-1: a run with a file is the same again, and its books are found`() async throws {
    let export = try #require(await Self.export(Self.text()))
    let configuration = Self.configuration(export)
    let report = try LoadRun(configuration).run(threads: 2)
    let again = try LoadRun(configuration).run(threads: 1)
    #expect(again.run == report.run)
    let figures = report.run.figures
    #expect(figures.violations == [])
    #expect(figures.readers == 2)
    #expect((figures.imports.rows, figures.imports.imported, figures.imports.rejected) == (84, 80, 2))
    #expect(figures.imports.duplicateRows == 2)
    #expect(figures.enrichment.works == 80)
    #expect(figures.enrichment.correct >= 76)
    #expect(figures.enrichment.wrong == 0)
  }

  @Test func `Rows that need the truth about a file are left out`() async throws {
    let export = try #require(await Self.export(Self.text()))
    let report = try LoadRun(Self.configuration(export)).run(threads: 2).run
    let families = Set(report.targets.map { $0.id.prefix { $0 != "-" } })
    #expect(families == ["IMP", "ENR", "CON", "TTL", "LAB"])
    #expect(report.targets.map(\.id).filter { $0.hasPrefix("IMP") } == ["IMP-11"])
    #expect(report.figures.imports.duplicates.truePositive == 0)
    #expect(report.figures.series == SeriesFigures())
  }

  @Test func `What depends on how many books of a file an author has is no gate`() async throws {
    var configuration = Self.configuration(try #require(await Self.export(Self.text())))
    configuration.curation = true
    (configuration.users, configuration.readingDays) = (100, 30)
    let findings = LoadTargets.expected(configuration).filter { !$0.isGate }.map(\.id)
    #expect(Set(findings).isSuperset(of: ["CAS-9.overridden", "CAS-13.completion"]))
    configuration.export = nil
    let invented = LoadTargets.expected(configuration).first { $0.id == "CAS-9.overridden" }
    #expect(invented?.isGate == true)
  }

  @Test func `A report has the name of the file, and not the file`() async throws {
    let export = try #require(await Self.export(Self.text()))
    let configuration = Self.configuration(export)
    let data = try JSONEncoder().encode(configuration)
    let read = try JSONDecoder().decode(LoadConfiguration.self, from: data)
    #expect(read == configuration)
    #expect(data.count < 2_000)
    #expect(configuration.specialties.first == "export own.csv")
    #expect(configuration.command(explaining: 1).contains(" --export own.csv "))
    #expect(!configuration.command(explaining: 1).contains("--books"))
    #expect(throws: ConfigurationError.self) { try LoadRun(read) }
    let spaced = try #require(await Self.export(Self.text(), name: "my own.csv"))
    #expect(Self.configuration(spaced).command(explaining: 1).contains(" --export 'my own.csv' "))
  }

  @Test func `A marathon refuses a file, because the true series of its books are unknown`() async throws {
    var configuration = Self.configuration(try #require(await Self.export(Self.text())))
    configuration.marathon = true
    let error = #expect(throws: ConfigurationError.self) { try configuration.validate() }
    #expect(error?.setting == .export)
  }

  @Test func `Readers of a file read, have devices, and warm a cache`() async throws {
    var configuration = Self.configuration(try #require(await Self.export(Self.text())))
    configuration.readingDays = 20
    configuration.cacheWarmth = 50
    configuration.devices = SeveralDevices()
    let figures = try LoadRun(configuration).run(threads: 2).run.figures
    #expect(figures.violations == [])
    #expect(figures.readers == 2)
    #expect((figures.reading?.minutes ?? 0) > 0)
    #expect(figures.devices != nil)
  }
}
