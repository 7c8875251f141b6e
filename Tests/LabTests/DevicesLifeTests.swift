// Readers with several devices: what the devices have at the end is equal, and is what the readers' own
// account has; and with a wrong app or server the rows say that it is not.

import BooksTrackAPI
import Measurement
import SimulatedCloud
import Simulation
import Testing

@testable import BooksTrack
@testable import LabWorld
@testable import LoadRun

@Suite struct DevicesLifeTests {
  private static func configuration(
    _ devices: SeveralDevices = SeveralDevices(days: 3)
  ) -> LoadConfiguration {
    var configuration = LoadRunTests.small
    configuration.devices = devices
    return configuration
  }

  private static func cell(_ configuration: LoadConfiguration) -> CellResult {
    Cell(number: 0, on: CellFixture(configuration, sharing: LoadRunTests.fixture)).run()
  }

  @Test(
    arguments: [
      SeveralDevices(count: 2, days: 3), SeveralDevices(count: 3, days: 2),
      SeveralDevices(count: 2, meeting: .late, days: 2), SeveralDevices(count: 2, meeting: .apart, days: 2),
    ])
  func `SYN-1, SYN-2, SYN-3, SYN-7: the devices of a reader agree, and have what the reader did`(
    devices: SeveralDevices
  ) throws {
    let configuration = Self.configuration(devices)
    let result = Self.cell(configuration)
    let figures = try #require(result.figures.devices)
    #expect(result.figures.violations == [])
    #expect(figures.equal.whole > 100 && figures.equal.part == figures.equal.whole)
    #expect(figures.lastWrites.whole > 10 && figures.lastWrites.part == figures.lastWrites.whole)
    #expect(figures.sessions.part == figures.sessions.whole && figures.running.part == figures.running.whole)
    #expect(figures.points == figures.pointsEarned && figures.silent.part == figures.silent.whole)
    #expect(figures.latency.count > 10)
    #expect(figures.claims.whole > 2 && figures.claims.part == figures.claims.whole)
    #expect((figures.joined.whole > 100 && figures.alone.whole > 20) == (devices.meeting == .apart))
    // The limit is one in a hundred, of more books than these.
    #expect(figures.joined.whole - figures.joined.part <= figures.joined.whole / 50)
    if devices.count == 3 { #expect(Self.cell(configuration).digest == result.digest) }
  }

  @Test func `SYN-12: edits for a device that is off or offline are counted apart`() throws {
    var configuration = Self.configuration(SeveralDevices(days: 7))
    // In so small a world lost pushes alone make a tenth of the edits wait for the next fetch.
    configuration.faults = FaultSelection(.without, [CloudFault.pushLost, CloudFault.pushLate])
    let figures = try #require(Self.cell(configuration).figures.devices)
    let (all, online) = (figures.latency, figures.latencyOnline)
    #expect(online.count > 100 && online.count < all.count)
    let minute = 60_000_000_000
    #expect(try #require(all.quantile(perTenThousand: 9_000)) > minute)
    #expect(try #require(online.quantile(perTenThousand: 9_000)) < minute)
  }

  @Test func `SYN-11: a text that the server lacks while a device says that it is synced is a missed case`() {
    var fixture = CellFixture(Self.configuration(SeveralDevices(days: 7)), sharing: LoadRunTests.fixture)
    fixture.losesEvery = 5
    let cases = Cell(number: 0, on: fixture).run().figures.missed.byRow["SYN-11.true"] ?? []
    #expect(cases.contains { $0.outcome.hasSuffix("synced, and the server does not have it") })
    #expect(cases.allSatisfy { $0.truth.contains("noted ") || $0.truth.contains("said ") })
  }

  @Test func `SYN-1: a reader with one device has no record server, and the run no row of it`() {
    var configuration = Self.configuration()
    configuration.devices = nil
    #expect(LoadTargets.expected(configuration).allSatisfy { !$0.id.hasPrefix("SYN") })
    #expect(CloudTroubles.plan(for: configuration) == .none)
  }

  @Test func `SYN-3: a library that differs in one field of one row is found`() throws {
    let one = try #require(Self.library)
    #expect(LibraryEquality(one, one).differing == 0 && LibraryEquality(one, one).rows > 2)
    var editor = LibraryEditor(one)
    var work = try #require(one.works.first { _ in true })
    work.title += "!"
    editor.put(work)
    #expect(LibraryEquality(one, editor.library).differing == 1)
    editor.remove(work.id)
    #expect(LibraryEquality(one, editor.library).differing > 0)
    #expect(LibraryEquality(editor.library, one).differing > 0)
  }

  private static var library: Library? {
    var editor = LibraryEditor(Library(replica: 1))
    let author = Author(id: editor.newID(), name: "Jane Austen")
    let work = Work(id: editor.newID(), title: "Emma", authors: [AuthorCredit(author: author.id)])
    editor.put(author)
    editor.put(work)
    editor.put(
      Entry(id: editor.newID(), work: work.id, edition: nil, facts: ReaderFacts(status: .reading)))
    return editor.library
  }

  @Test func `SYN-2: the last acknowledged write counts, and one that a device died over may`() {
    var account = EditAccount()
    let second: Int64 = 1_000_000_000
    account.write("rating", of: 1, "8", on: 0, at: 10 * second, isSure: true)
    account.write("rating", of: 1, "12", on: 1, at: 60 * second, isSure: true)
    let field = WrittenField(book: 1, field: "rating")
    #expect(account.values(of: field) == ["12"])
    account.write("rating", of: 1, "16", on: 0, at: 62 * second, isSure: true)
    // Two devices within five seconds may be ordered either way.
    #expect(account.values(of: field) == ["12", "16"])
    account.write("rating", of: 1, "20", on: 1, at: 900 * second, isSure: false)
    #expect(account.values(of: field) == ["12", "16", "20"])
    #expect(account.fields == [field])
    account.remove(1, isSure: true)
    #expect(account.fields == [])
  }
}
